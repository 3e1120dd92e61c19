/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-combination.h"

G_BEGIN_DECLS

/**
 * A finder of combinations under one ruleset. Its functions block; the results are deterministic.
 */
typedef struct _AwaleCombinationFinder AwaleCombinationFinder;

/**
 * Creates a finder with the endgame tables @tables (nullable) of @rules. Only combinations in the
 * bit set @kinds are wanted, all if it is 0. Each search ends after @nodes nodes, unless that is 0.
 */
AwaleCombinationFinder *awale_combination_finder_new  (const AwaleRuleset     *rules,
                                                       AwaleTablebase         *tables,
                                                       unsigned                kinds,
                                                       uint64_t                nodes);
void                    awale_combination_finder_free (AwaleCombinationFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCombinationFinder, awale_combination_finder_free)

/**
 * True if @position has a combination, found by a search of AWALE_COMBINATION_DEPTH or by the
 * tables. The position is taken without its history, so that no repetition or drought is near.
 * False if the search gives no certain result within its limit, or if a player has a majority.
 */
bool                    awale_combination_finder_look (AwaleCombinationFinder *self,
                                                       AwalePosition           position,
                                                       AwaleCombination       *combination);

G_END_DECLS
