/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-position-node.h"

AwaleNode *
awale_position_query_find_node (const AwalePositionQuery *self,
                                AwaleGame                *game)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    for (unsigned i = 0; i < self->n_patterns; i++)
      if (awale_position_pattern_matches (&self->patterns[i], awale_node_get_position (node)))
        return node;
  return NULL;
}
