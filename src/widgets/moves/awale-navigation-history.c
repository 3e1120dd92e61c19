/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-navigation-history.h"

/* Maximum number of positions. */
#define MAX_SEEN 500

struct _AwaleNavigationHistory
{
  AwaleGame    *game;
  GSignalGroup *signals;
  GPtrArray    *seen;   /* Visited nodes, of which no two neighbors are equal. (element-type
                         * AwaleNode) */
  unsigned      place;  /* Index of the current node in `seen`, unless `seen` is empty. */
  bool          going;  /* True while the history itself moves the cursor. */
};

/* Adds the new position after the current one. Drops the positions to which the user could have
 * gone forward, and the oldest position if there are too many. */
static void
cursor_moved_cb (AwaleNavigationHistory *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);

  if (self->going || (self->seen->len > 0 && self->seen->pdata[self->place] == cursor))
    return;
  if (self->seen->len > 0)
    g_ptr_array_set_size (self->seen, self->place + 1);
  g_ptr_array_add (self->seen, awale_node_ref (cursor));
  if (self->seen->len > MAX_SEEN)
    g_ptr_array_remove_index (self->seen, 0);
  self->place = self->seen->len - 1;
}

/* Drops nodes that are no longer in the game. If two equal nodes become neighbors, one of them is
 * dropped too. */
static void
drop_removed (AwaleNavigationHistory *self)
{
  GPtrArray *kept = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  unsigned place = 0;

  for (unsigned i = 0; i < self->seen->len; i++)
    {
      AwaleNode *node = self->seen->pdata[i];

      if (awale_game_contains (self->game, node)
          && (kept->len == 0 || kept->pdata[kept->len - 1] != node))
        g_ptr_array_add (kept, awale_node_ref (node));
      if (i == self->place)
        place = kept->len > 0 ? kept->len - 1 : 0;
    }
  g_ptr_array_unref (self->seen);
  self->seen = kept;
  self->place = place;
}

static void
go_to (AwaleNavigationHistory *self,
       unsigned                place)
{
  self->place = place;
  self->going = true;
  awale_game_set_cursor (self->game, self->seen->pdata[place]);
  self->going = false;
}

AwaleNavigationHistory *
awale_navigation_history_new (void)
{
  AwaleNavigationHistory *self = g_new0 (AwaleNavigationHistory, 1);

  self->seen = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  self->signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "notify::cursor", G_CALLBACK (cursor_moved_cb),
                                  self);
  g_signal_group_connect_swapped (self->signals, "node-removed", G_CALLBACK (drop_removed), self);
  g_signal_group_connect_swapped (self->signals, "reset", G_CALLBACK (drop_removed), self);
  return self;
}

void
awale_navigation_history_free (AwaleNavigationHistory *self)
{
  g_return_if_fail (self != NULL);

  g_signal_group_set_target (self->signals, NULL);
  g_object_unref (self->signals);
  g_clear_object (&self->game);
  g_ptr_array_unref (self->seen);
  g_free (self);
}

void
awale_navigation_history_set_game (AwaleNavigationHistory *self,
                                   AwaleGame              *game)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (game == NULL || AWALE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  g_signal_group_set_target (self->signals, game);
  g_ptr_array_set_size (self->seen, 0);
  self->place = 0;
  if (game != NULL)
    cursor_moved_cb (self);
}

bool
awale_navigation_history_can_go_back (AwaleNavigationHistory *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->place > 0;
}

bool
awale_navigation_history_can_go_forward (AwaleNavigationHistory *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->place + 1 < self->seen->len;
}

void
awale_navigation_history_go_back (AwaleNavigationHistory *self)
{
  g_return_if_fail (self != NULL);

  if (self->place > 0)
    go_to (self, self->place - 1);
}

void
awale_navigation_history_go_forward (AwaleNavigationHistory *self)
{
  g_return_if_fail (self != NULL);

  if (self->place + 1 < self->seen->len)
    go_to (self, self->place + 1);
}
