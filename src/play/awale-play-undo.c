/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Taking back moves, through the history of the game.
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-play-private.h"

#include <glib/gi18n-lib.h>

const char *
awale_play_get_consequence_name (void)
{
  return _("Course of the Game");
}

static bool
is_consequence (const char *name)
{
  return g_strcmp0 (name, awale_play_get_consequence_name ()) == 0;
}

/* True if undo or redo may stop here: a person is to move and can do more than pass. */
static bool
is_resting_place (AwalePlay *self)
{
  AwalePosition position = awale_node_get_position (self->head);
  unsigned moves = awale_legal_moves (position, awale_game_get_rules (self->game));

  return awale_play_is_person (self, position.side) && moves != 1u << AWALE_PASS &&
         awale_play_judge (self).cause == AWALE_END_CAUSE_NONE;
}

/* Steps back one move. A move that existed before it was played is not in the history. */
static bool
step_back (AwalePlay *self)
{
  if (self->head != self->start && g_hash_table_contains (self->walked, self->head))
    {
      AwaleNode *parent = awale_node_get_parent (self->head);

      g_hash_table_remove (self->walked, self->head);
      awale_play_set_node (&self->head, parent);
      awale_game_set_cursor (self->game, parent);
      return true;
    }
  if (!awale_game_can_undo (self->game))
    return false;
  awale_game_undo (self->game);
  return true;
}

static void
undo (AwalePlay *self,
      bool       until_moved)
{
  g_autoptr (AwaleNode) from = awale_node_ref (self->head);
  bool ends = false, consequence;

  self->suspended = true;
  do
    {
      const char *name = awale_game_get_undo_name (self->game);

      consequence = is_consequence (name);
      ends = ends || (self->end_step != NULL && g_strcmp0 (name, self->end_step) == 0);
      if (!step_back (self))
        break;
    }
  while (consequence || (until_moved && self->head == from) ||
         (self->head != from && self->head != self->start && !is_resting_place (self)));
  self->suspended = false;

  if (self->head != from)
    awale_game_set_cursor (self->game, self->head);
  if (self->head != from || ends)
    awale_play_update (self);
}

void
awale_play_undo (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  undo (self, false);
}

void
awale_play_redo (AwalePlay *self)
{
  g_autoptr (AwaleNode) from = NULL;

  g_return_if_fail (AWALE_IS_PLAY (self));

  from = awale_node_ref (self->head);
  self->suspended = true;
  do
    {
      AwaleNode *cursor;

      awale_game_redo (self->game);
      cursor = awale_game_get_cursor (self->game);
      if (cursor != self->head && awale_play_comes_from (cursor, self->head))
        awale_play_set_node (&self->head, cursor);
    }
  while (awale_game_can_redo (self->game) &&
         (is_consequence (awale_game_get_redo_name (self->game)) ||
          (self->head != from && !is_resting_place (self))));
  self->suspended = false;
  if (self->head != from)
    awale_play_update (self);
}

bool
awale_play_can_undo (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_game_can_undo (self->game) || g_hash_table_contains (self->walked, self->head);
}

bool
awale_play_can_redo (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_game_can_redo (self->game);
}

bool
awale_play_can_take_back (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  for (AwaleNode *node = self->head; node != self->start; node = awale_node_get_parent (node))
    if (awale_play_is_person (self, awale_node_get_mover (node)))
      return awale_play_can_undo (self);

  return false;
}

void
awale_play_take_back (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  if (awale_play_can_take_back (self))
    undo (self, true);
}
