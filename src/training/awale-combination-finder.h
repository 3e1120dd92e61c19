/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-combination.h"

G_BEGIN_DECLS

/** A finder of combinations for one ruleset. Blocks; deterministic. */
typedef struct _AwaleCombinationFinder AwaleCombinationFinder;

/**
 * Creates a finder. @tables (nullable): those of @rules; @kinds: set of wanted kinds, 0 for all;
 * @nodes: limit of a search, 0 for none
 */
AwaleCombinationFinder *awale_combination_finder_new  (const AwaleRuleset     *rules,
                                                       AwaleTablebase         *tables,
                                                       unsigned                kinds,
                                                       uint64_t                nodes);
void                    awale_combination_finder_free (AwaleCombinationFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCombinationFinder, awale_combination_finder_free)

/**
 * True if @position, taken without history, so that no repetition or drought is near, is a
 * combination by a search of AWALE_COMBINATION_DEPTH or by the tables. Unsettled within the
 * limit, or decided by a majority, it is none.
 */
bool                    awale_combination_finder_look (AwaleCombinationFinder *self,
                                                       AwalePosition           position,
                                                       AwaleCombination       *combination);

G_END_DECLS
