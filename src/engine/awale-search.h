/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search-types.h"
#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** Called in the searching thread after each completed iteration. */
typedef void (*AwaleSearchCallback) (const AwaleSearchResult *result,
                                     void                    *user_data);

typedef struct _AwaleSearcher AwaleSearcher;

/**
 * Maximum size of a hash table in mebibytes: half of the memory that the process may use
 * (awale_memory_get_limit()), but at most 65536. Reads a few small files.
 */
unsigned       awale_searcher_get_most_hash (void);

/**
 * Creates a searcher for @rules with a hash table of @mebibytes, or of the maximum if that is less.
 * The entries are kept between searches, except between plain and full ones.
 */
AwaleSearcher *awale_searcher_new    (const AwaleRuleset *rules,
                                      unsigned            mebibytes);
void           awale_searcher_free   (AwaleSearcher      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSearcher, awale_searcher_free)

/**
 * Sets the tables, which must belong to the same ruleset; NULL, the default, for none. Takes a
 * reference. If the tables change, the hash table is cleared.
 */
void           awale_searcher_set_tables (AwaleSearcher   *self,
                                      AwaleTablebase      *tables);

/** Clears the results of earlier searches, as at the start of a new game. */
void           awale_searcher_clear  (AwaleSearcher      *self);

/**
 * Searches the last of @positions, the game so far (every position since its start or its last
 * harvest). Blocks until a limit is reached, a greater depth would add nothing, or *@stop
 * (nullable) becomes true, after which it returns in some 20 ms. The limit of depth may be exceeded
 * to find the line to an exact value, and the limits of time and nodes to keep a value that was
 * reported before.
 *
 * With one thread and no time limit, the same sequence of calls gives the same results.
 */
AwaleSearchResult awale_searcher_run (AwaleSearcher           *self,
                                      const AwalePosition     *positions,
                                      size_t                   n_positions,
                                      const AwaleSearchLimits *limits,
                                      const atomic_bool       *stop,
                                      AwaleSearchCallback      callback,
                                      void                    *user_data);

/**
 * The value that a search gives a position without looking ahead, for the player to move and in
 * hundredths of a seed; for tests that compare searches.
 */
int               awale_searcher_evaluate (AwaleSearcher *self,
                                           AwalePosition  position);

/**
 * State of the decision when to stop: early while the best move is stable, later after it has
 * changed.
 */
typedef struct
{
  int64_t   usual;     /**< Usual microseconds for a move; 0 for no limit. */
  AwaleMove best;      /**< Best move of the last iteration. */
  int       n_stable;  /**< Number of iterations since the best move changed. */
} AwaleTimeManager;

/**
 * True if the search should stop after an iteration that found @best among @n_candidates possible
 * best moves, @elapsed microseconds after the start of the search: the next iteration takes about
 * as long as all earlier ones together and would end too late. A single candidate needs no further
 * search. Always false without a usual time.
 */
bool awale_time_manager_is_up (AwaleTimeManager *self,
                               int64_t           elapsed,
                               AwaleMove         best,
                               int               n_candidates);

G_END_DECLS
