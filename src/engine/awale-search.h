/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search-types.h"
#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** Called on the searching thread after each completed iteration. */
typedef void (*AwaleSearchCallback) (const AwaleSearchResult *result,
                                     void                    *user_data);

typedef struct _AwaleSearcher AwaleSearcher;

/**
 * Maximum mebibytes of a hash: half of the available memory (awale_memory_get_limit()), so that
 * neither swapping nor a limit is hit. Reads a few small files.
 */
unsigned       awale_searcher_get_most_hash (void);

/**
 * Creates a searcher for @rules with a hash of @mebibytes, or the maximum if that is less, kept
 * between searches.
 */
AwaleSearcher *awale_searcher_new    (const AwaleRuleset *rules,
                                      unsigned            mebibytes);
void           awale_searcher_free   (AwaleSearcher      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSearcher, awale_searcher_free)

/**
 * Sets the tables of the same ruleset; NULL, the default, for none. Takes a reference. Other
 * tables than before clear the results found.
 */
void           awale_searcher_set_tables (AwaleSearcher   *self,
                                      AwaleTablebase      *tables);

/** Clears the results of earlier searches, as for a new game. */
void           awale_searcher_clear  (AwaleSearcher      *self);

/**
 * Searches the last of @positions, the game so far (every position since its start or last
 * harvest). Blocks until a limit is reached, the whole tree is known, or *@stop (nullable)
 * becomes true, after which it returns within 20 ms.
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

/** The value of a leaf, for tests that compare searches: hundredths for the mover. */
int               awale_searcher_evaluate (AwaleSearcher *self,
                                           AwalePosition  position);

/** Decides when to stop: early if nothing changes any more, late if the best move does. */
typedef struct
{
  int64_t   usual;     /**< Usual microseconds of a move; 0: unlimited. */
  AwaleMove best;      /**< Best move of the last iteration. */
  int       n_stable;  /**< Iterations since the best move changed. */
} AwaleTimeManager;

/**
 * True if the search should stop after an iteration that found @best among @n_candidates
 * possible best moves, @elapsed microseconds after its start: the next iteration takes about as
 * long as all before it and would end too late. A single candidate needs no more search.
 */
bool awale_time_manager_is_up (AwaleTimeManager *self,
                               int64_t           elapsed,
                               AwaleMove         best,
                               int               n_candidates);

G_END_DECLS
