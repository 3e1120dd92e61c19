/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search-types.h"
#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** Called on the searching thread after each finished iteration. */
typedef void (*AwaleSearchCallback) (const AwaleSearchResult *result,
                                     void                    *user_data);

typedef struct _AwaleSearcher AwaleSearcher;

/**
 * So many mebibytes a hash has at most: half of the memory there is (awale_memory_get_limit()).
 * More would drive others to swap, or us beyond a limit. Asking reads a few small files.
 */
unsigned       awale_searcher_get_most_hash (void);

/**
 * A searcher for games of @rules with a hash of @mebibytes, or as many as it may have, kept from
 * search to search.
 */
AwaleSearcher *awale_searcher_new    (const AwaleRuleset *rules,
                                      unsigned            mebibytes);
void           awale_searcher_free   (AwaleSearcher      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSearcher, awale_searcher_free)

/**
 * The tables it may ask, of the same ruleset; NULL for none, as at first. Takes a reference. Other
 * tables than before make it forget what it found with those.
 */
void           awale_searcher_set_tables (AwaleSearcher   *self,
                                      AwaleTablebase      *tables);

/** Forgets what earlier searches found, as a new game does. */
void           awale_searcher_clear  (AwaleSearcher      *self);

/**
 * Searches the last of @positions, which are a game so far (its start, or its last harvest, and
 * every position since). Blocks until a limit is reached, the whole tree is known, or *@stop
 * becomes true (nullable; looked at often enough to return within 20 ms).
 *
 * With one thread, the same history of calls and no time limit the answer is always the same.
 */
AwaleSearchResult awale_searcher_run (AwaleSearcher           *self,
                                      const AwalePosition     *positions,
                                      size_t                   n_positions,
                                      const AwaleSearchLimits *limits,
                                      const atomic_bool       *stop,
                                      AwaleSearchCallback      callback,
                                      void                    *user_data);

/** The values of the leaves, for the tests that compare searches: hundredths for the mover. */
int               awale_searcher_evaluate (AwaleSearcher *self,
                                           AwalePosition  position);

G_END_DECLS
