/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"
#include "awale-search-types.h"
#include "tablebase/awale-distances.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** A proof about a root move, and the line that reaches its value. */
typedef struct
{
  AwaleTableValue proven; /**< For the player to move at the root; set only if proven. */
  int             length; /**< Length of the line; 0: unknown. */
  int8_t          way[AWALE_SEARCH_MAX_LINE];  /**< Line to a harvest or an end, beginning with
                                                * the move. */
} AwaleMoveProof;

/** Proofs about the root by the tables and the moves since the last harvest. */
typedef struct
{
  AwaleTableValue root;  /**< Set only if proven. */
  AwaleMove       best;  /**< First move of the shortest path to the root's value, or
                          * AWALE_NO_MOVE. */
  bool            is_held;  /**< Endless play also brings that value, so no path is needed. */
  AwaleMoveProof moves[AWALE_PASS + 1];
  uint64_t        nodes; /**< Positions reached by a sowing during the proof. */
  uint64_t        table_hits;
} AwaleRootProof;

/**
 * Proves what it can of the last of @positions, a game that has not ended there, for a search
 * within @limits. Boards in @tables of at most twelve seeds are settled: as exact as the history
 * allows. Of fuller ones the way to what the tables call exact is looked for, with less patience.
 * Where @distances (nullable) are known there is no need to look for it. What a board of at most
 * twelve seeds is worth is not called proven if there is no known way to it. A final margin that
 * the player to move was promised, @promise, is looked for if it is not sure already. Half of what
 * the limits allow is left for the search. Looks at @stop (nullable) often enough.
 */
void awale_root_proof_find (AwaleRootProof          *self,
                            const AwaleRuleset      *rules,
                            const AwaleTablebase    *tables,
                            const AwaleDistances    *distances,
                            const AwalePosition     *positions,
                            size_t                   n_positions,
                            const AwaleSearchLimits *limits,
                            int                      promise,
                            const atomic_bool       *stop);

G_END_DECLS
