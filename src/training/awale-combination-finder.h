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
 * bit set @kinds are wanted, all if it is 0. A search for the best move ends after @nodes nodes,
 * unless that is 0; the final search of all moves gets a multiple of it, and the searches that find
 * the level are not limited.
 */
AwaleCombinationFinder *awale_combination_finder_new  (const AwaleRuleset     *rules,
                                                       AwaleTablebase         *tables,
                                                       unsigned                kinds,
                                                       uint64_t                nodes);
void                    awale_combination_finder_free (AwaleCombinationFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCombinationFinder, awale_combination_finder_free)

/**
 * True if @position has a combination of a wanted kind, found by a search of
 * AWALE_COMBINATION_DEPTH or by the tables. The position is taken without its history, so that no
 * repetition or drought is near. False also if a search gives no certain result within its limit,
 * if only one move is legal, or if the game is decided; @combination is then undefined.
 */
bool                    awale_combination_finder_look (AwaleCombinationFinder *self,
                                                       AwalePosition           position,
                                                       AwaleCombination       *combination);

G_END_DECLS
