/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game-private.h"

AwaleNode *
awale_game_get_line_end (AwaleGame *self,
                         AwaleNode *node)
{
  AwaleNode *next;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  while ((next = awale_node_get_first_child (node)) != NULL)
    node = next;
  return node;
}

AwaleNode *
awale_game_find_path (AwaleGame  *self,
                      const char *path)
{
  AwaleNode *node;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  node = self->root;
  while (true)
    {
      AwaleMove move = awale_move_read (&path);
      AwaleNode *child = move != AWALE_NO_MOVE ? awale_node_find_child (node, move) : NULL;

      if (child == NULL)
        return node;
      node = child;
    }
}

GArray *
awale_game_dup_positions (AwaleGame *self,
                          AwaleNode *node)
{
  GArray *positions;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_set_size (positions, awale_node_get_ply (node) + 1);
  for (; node != NULL; node = awale_node_get_parent (node))
    g_array_index (positions, AwalePosition, awale_node_get_ply (node)) =
      awale_node_get_position (node);
  return positions;
}

AwaleOutcome
awale_game_get_outcome (AwaleGame *self,
                        AwaleNode *node)
{
  g_autoptr (GArray) positions = NULL;

  g_return_val_if_fail (AWALE_IS_GAME (self), (AwaleOutcome) { 0 });
  g_return_val_if_fail (awale_game_contains (self, node), (AwaleOutcome) { 0 });

  positions = awale_game_dup_positions (self, node);
  return awale_outcome (&self->rules, (AwalePosition *) (void *) positions->data, positions->len);
}

AwaleResult
awale_game_get_settled_result (AwaleGame *self)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (AWALE_IS_GAME (self), (AwaleResult) { .known = false });

  outcome = awale_game_get_outcome (self, awale_game_get_line_end (self, self->root));
  if (outcome.state == AWALE_GAME_STATE_ENDED
      || (outcome.state == AWALE_GAME_STATE_MAY_STOP
          && g_strcmp0 (awale_game_get_tag (self, "Termination"), "majority") == 0))
    return (AwaleResult) { .known = true, .score = outcome.score };
  return (AwaleResult) { .known = false };
}
