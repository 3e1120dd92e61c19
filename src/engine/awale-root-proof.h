/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"
#include "awale-search-types.h"
#include "tablebase/awale-distances.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** A proof about a root move, and the line that reaches the proven value. */
typedef struct
{
  AwaleTableValue proven; /**< Value for the player to move at the root; set only if proven. */
  int             length; /**< Length of the line; 0 if unknown. */
  int8_t          way[AWALE_SEARCH_MAX_LINE];  /**< Line to a harvest or an end, beginning with
                                                * the root move. */
} AwaleMoveProof;

/** Proofs about the root, from the tables and the moves since the last harvest. */
typedef struct
{
  AwaleTableValue root;  /**< Value of the root; set only if proven. */
  AwaleMove       best;  /**< First move of the shortest path to the root's value, or
                          * AWALE_NO_MOVE. */
  bool            is_held;  /**< True if endless play brings the same value, so that no path is
                             * needed. */
  AwaleMoveProof moves[AWALE_PASS + 1];
  uint64_t        nodes; /**< Number of positions reached by a sowing during the proof. */
  uint64_t        table_hits;
} AwaleRootProof;

/**
 * Proves as much as possible about the last of @positions, a game that has not ended there, for a
 * search within @limits. Boards of at most twelve seeds in @tables are settled: their values become
 * as exact as the history allows. For fuller boards a path to a value that is exact in the tables
 * is searched with fewer positions; with @distances (nullable) no search for it is needed. The
 * value of a board of at most twelve seeds does not count as proven without a known path to it. If
 * the player to move was promised a final margin, @promise, earlier, a path to it is searched
 * unless it is certain. Half of the time and nodes that the limits allow are left for the search.
 * Checks @stop (nullable) often.
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
