/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-animation.h"

GArray *
awale_animation_list_frames (const AwaleBoardPicture *board,
                             AwaleGame               *game,
                             AwaleNode               *first,
                             AwaleNode               *last)
{
  GArray *frames = g_array_new (FALSE, FALSE, sizeof (AwaleBoardPicture));
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  g_return_val_if_fail (board != NULL && first != NULL && last != NULL, frames);

  for (AwaleNode *node = last; node != NULL; node = awale_node_get_parent (node))
    {
      g_ptr_array_insert (nodes, 0, node);
      if (node == first)
        break;
    }
  for (unsigned i = 0; i < MIN (nodes->len, AWALE_ANIMATION_MAX_FRAMES); i++)
    {
      AwaleBoardPicture frame = *board;

      frame.position = awale_game_get_board (game, nodes->pdata[i]);
      frame.look = awale_board_look_for_node (game, nodes->pdata[i]);
      frame.look.show_turn = false;  /* It would change half of the board each time. */
      g_array_append_val (frames, frame);
    }
  return frames;
}
