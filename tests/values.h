/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Functions that create move values as a search would.
 */
#pragma once

#include "game/awale-game.h"

/* Returns a legal move other than that of @node, or AWALE_NO_MOVE if there is none. */
static inline AwaleMove
find_other_move (AwaleGame *game,
                 AwaleNode *node)
{
  unsigned legal = awale_legal_moves (awale_node_get_position (awale_node_get_parent (node)),
                                      awale_game_get_rules (game));

  legal &= ~(1u << awale_node_get_move (node));
  return legal != 0 ? __builtin_ctz (legal) : AWALE_NO_MOVE;
}

/*
 * Sets the value of @node's move to @value, and makes another move the best if the mover could have
 * had more. For the root, sets the value of the position.
 */
static inline void
judge_move (AwaleGame       *game,
            AwaleNode       *node,
            AwaleEvaluation  value)
{
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  AwaleMove move = awale_node_get_move (node), other;
  AwaleSide mover = awale_node_get_mover (node);
  const AwaleEvaluation *before;
  int own;

  if (parent == NULL)
    {
      awale_game_set_evaluation (game, node, &value);
      return;
    }
  before = awale_node_get_evaluation (parent);
  own = awale_evaluation_for_side (&value, mover).high;
  other = find_other_move (game, node);
  awale_move_values_set_best (&values, move, &value);
  if (other != AWALE_NO_MOVE && before != NULL &&
      awale_evaluation_for_side (before, mover).low > own)
    awale_move_values_set_best (&values, other, before);
  awale_game_set_move_values (game, parent, &values);
}

/* Returns the values of a search to @depth whose best move is @move, with the value @value. */
static inline AwaleMoveValues
best_move_of (AwaleMove move,
              int       value,
              int       depth)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;

  awale_move_values_set_best (&values, move,
                              &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, value, value, depth });
  return values;
}
