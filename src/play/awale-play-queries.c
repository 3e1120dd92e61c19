/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What follows from the state of a play: whose turn it is, and what the players may do. The
 * functions use the other public functions of the play.
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-play.h"

bool
awale_play_comes_from (AwaleNode *node,
                       AwaleNode *ancestor)
{
  while (node != NULL && node != ancestor)
    node = awale_node_get_parent (node);
  return node != NULL;
}

bool
awale_play_is_person (AwalePlay *self,
                      AwaleSide  side)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);
  g_return_val_if_fail (side == AWALE_SOUTH || side == AWALE_NORTH, false);

  return awale_play_get_opponent (self, side) == NULL;
}

AwaleOutcome
awale_play_get_outcome (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), (AwaleOutcome) { 0 });

  return awale_game_get_outcome (awale_play_get_game (self), awale_play_get_head (self));
}

AwaleSide
awale_play_get_turn (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), AWALE_SOUTH);

  return awale_node_get_position (awale_play_get_head (self)).side;
}

bool
awale_play_has_computer (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return !awale_play_is_person (self, AWALE_SOUTH) || !awale_play_is_person (self, AWALE_NORTH);
}

bool
awale_play_can_take_back (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  for (AwaleNode *node = awale_play_get_head (self); node != awale_play_get_start (self);
       node = awale_node_get_parent (node))
    if (awale_play_is_person (self, awale_node_get_mover (node)))
      return awale_play_can_undo (self);

  return false;
}

/* True if @side has at least half of the seeds, so that it can no longer lose. */
static bool
has_half (AwalePlay *self,
          AwaleSide  side)
{
  AwalePosition position = awale_node_get_position (awale_play_get_head (self));
  AwaleScore score = awale_score (position);
  int margin = side == AWALE_SOUTH ? score.south - score.north : score.north - score.south;

  return margin >= 2 * awale_position_seeds_on_board (position);
}

bool
awale_play_can_resign (AwalePlay *self,
                       AwaleSide  loser)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_play_has_begun (self) && !awale_play_is_over (self) &&
         awale_play_is_person (self, loser) && !has_half (self, loser);
}

bool
awale_play_can_stop (AwalePlay *self)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  if (!awale_play_has_begun (self) || awale_play_is_over (self))
    return false;
  outcome = awale_play_get_outcome (self);
  return outcome.state != AWALE_GAME_STATE_PLAYING;
}

AwaleScore
awale_play_get_proposal (AwalePlay *self)
{
  AwalePosition position;
  AwaleScore score = { 0, 0 };

  g_return_val_if_fail (AWALE_IS_PLAY (self), score);

  position = awale_node_get_position (awale_play_get_head (self));
  score = awale_score (position);
  score.south += 2 * awale_position_seeds_of_side (position, AWALE_SOUTH);
  score.north += 2 * awale_position_seeds_of_side (position, AWALE_NORTH);
  return score;
}

bool
awale_play_can_redo (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_game_can_redo (awale_play_get_game (self));
}
