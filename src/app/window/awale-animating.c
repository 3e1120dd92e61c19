/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-animating"

#include "awale-animating.h"

#include "awale-diagram.h"
#include "desk/awale-file.h"
#include "picture/awale-animation.h"

/* As the board shows each position, its last move included if it shows that. */
static GArray *
list_frames (AwaleBoard *board)
{
  AwaleGame *game = awale_board_get_game (board);
  AwaleNode *first = awale_game_get_cursor (game), *last = awale_game_get_way_end (game, first);
  AwaleBoardPicture picture =
    awale_diagram_describe (board, AWALE_ANIMATION_WIDTH, false);
  GArray *frames;

  if (first == last)
    first = awale_game_get_root (game);
  frames = awale_animation_list_frames (&picture, first, last);
  for (unsigned i = 0; i < frames->len; i++)
    awale_diagram_leave_out (board, &g_array_index (frames, AwaleBoardPicture, i));
  return frames;
}

static GBytes *
draw (const void  *data,
      GError     **error)
{
  return awale_animation_draw ((GArray *) data, error);
}

void
awale_animating_save_async (AwaleBoard          *board,
                            GFile               *file,
                            GAsyncReadyCallback  callback,
                            void                *user_data)
{
  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (awale_board_get_game (board) != NULL);
  g_return_if_fail (G_IS_FILE (file));

  awale_file_make_async (file, draw, list_frames (board), (GDestroyNotify) g_array_unref, callback,
                         user_data);
}
