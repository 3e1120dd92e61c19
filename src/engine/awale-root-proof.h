/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluate.h"
#include "awale-search-types.h"
#include "tablebase/awale-distances.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** A proof of the value of a root move, and the line that reaches this value. */
typedef struct
{
  AwaleTableValue proven; /**< Bounds for the player to move at the root; known only if something
                           * was proven. */
  int             length; /**< Length of the line; 0 if unknown. */
  int8_t          way[AWALE_SEARCH_MAX_LINE];  /**< Line to a harvest or an end, beginning with
                                                * the root move. */
} AwaleMoveProof;

/**
 * Proofs of the values of the root and its moves, from the tables and the moves since the last
 * harvest.
 */
typedef struct
{
  AwaleTableValue root;  /**< Bounds of the root; known only if something was proven. */
  AwaleMove       best;  /**< First move of the path found to the root's value, or AWALE_NO_MOVE. */
  bool            is_held;  /**< True if endless play yields the same value, so that no path is
                             * needed. */
  AwaleMoveProof moves[AWALE_PASS + 1];
  uint64_t        nodes; /**< Number of moves examined for the proof. */
  uint64_t        table_hits;
} AwaleRootProof;

/**
 * Proves what the limits allow about the last of @positions, a game that has not ended there.
 *
 * On boards of at most twelve seeds, an exact value for which the player to move needs a path
 * counts as proven only if that path is known. For fuller boards, a path is searched for only if
 * the value is exact in the tables, and with fewer positions; @distances (nullable) may spare the
 * search. @promise is a final margin that was promised to the player to move earlier in the game.
 *
 * The proof takes about half of the time and nodes that @limits allow, or less. It ends soon after
 * @stop (nullable) is set.
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
