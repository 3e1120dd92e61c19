/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game-private.h"

/*
 * Only forks whose selected child is not the first are kept; a child that has left its parent is
 * ignored.
 */

AwaleNode *
awale_game_get_next (AwaleGame *self,
                     AwaleNode *node)
{
  AwaleNode *taken;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  taken = self->taken != NULL ? g_hash_table_lookup (self->taken, node) : NULL;
  if (taken != NULL && awale_node_get_parent (taken) == node)
    return taken;
  return awale_node_get_first_child (node);
}

AwaleNode *
awale_game_get_selected_line_end (AwaleGame *self,
                                  AwaleNode *node)
{
  AwaleNode *next;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  while ((next = awale_game_get_next (self, node)) != NULL)
    node = next;
  return node;
}

static void
take_way (AwaleGame *self,
          AwaleNode *parent,
          AwaleNode *child)
{
  if (awale_node_is_first_child (child))
    {
      if (self->taken != NULL)
        g_hash_table_remove (self->taken, parent);
      return;
    }
  if (self->taken == NULL)
    self->taken = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) awale_node_unref,
                                         (GDestroyNotify) awale_node_unref);
  g_hash_table_insert (self->taken, awale_node_ref (parent), awale_node_ref (child));
}

void
awale_game_choose_next (AwaleGame *self,
                        AwaleNode *child)
{
  AwaleNode *parent;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (child != NULL && awale_game_contains (self, child));

  parent = awale_node_get_parent (child);
  if (parent == NULL || awale_game_get_next (self, parent) == child)
    return;
  take_way (self, parent, child);
  awale_game_emit_line_selected (self, parent);
}

void
awale_game_remember_line (AwaleGame *self)
{
  AwaleNode *node = self->cursor;
  AwaleNode *parent = awale_node_get_parent (node);

  if (parent == NULL)
    g_clear_pointer (&self->taken, g_hash_table_unref);
  for (; parent != NULL; node = parent, parent = awale_node_get_parent (node))
    if (!awale_node_is_first_child (node) || self->taken != NULL)
      take_way (self, parent, node);
}
