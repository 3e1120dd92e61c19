/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-combination.h"

G_BEGIN_DECLS

/** Looks for combinations in games of one ruleset. Blocks; answers the same for the same. */
typedef struct _AwaleCombinationFinder AwaleCombinationFinder;

/** @tables (nullable) are of @rules; @kinds: those that are meant, as a set, 0 for all of them;
 * @nodes: what a search is at most worth, 0 for no limit. */
AwaleCombinationFinder *awale_combination_finder_new  (const AwaleRuleset     *rules,
                                                       AwaleTablebase         *tables,
                                                       unsigned                kinds,
                                                       uint64_t                nodes);
void                    awale_combination_finder_free (AwaleCombinationFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCombinationFinder, awale_combination_finder_free)

/**
 * Whether there is a combination in @position, as it is set up: nothing was played before, so that
 * no repetition or drought is near. A search of AWALE_COMBINATION_DEPTH says so, or the tables;
 * what these do not settle within the limit is none, nor is what is decided by a majority.
 */
bool                    awale_combination_finder_look (AwaleCombinationFinder *self,
                                                       AwalePosition           position,
                                                       AwaleCombination       *combination);

G_END_DECLS
