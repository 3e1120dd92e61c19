/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-line-animation"

#include "awale-line-animation.h"

#include "awale-diagram.h"
#include "document/awale-file.h"
#include "picture/awale-animation.h"

/* Frames mark the last move only if the board does. */
GArray *
awale_line_animation_list_frames (AwaleBoard *board,
                                  int         width,
                                  bool       *is_whole)
{
  AwaleGame *game = awale_board_get_game (board);
  AwaleNode *first, *last;
  AwaleBoardPicture picture;
  GArray *frames;

  g_return_val_if_fail (game != NULL && is_whole != NULL, NULL);

  first = awale_game_get_cursor (game);
  last = awale_game_get_selected_line_end (game, first);
  if (first == last)
    first = awale_game_get_root (game);
  picture = awale_diagram_describe (board, width, false);
  frames = awale_animation_list_frames (&picture, game, first, last);
  *is_whole = (int) frames->len > awale_node_get_ply (last) - awale_node_get_ply (first);
  for (unsigned i = 0; i < frames->len; i++)
    awale_diagram_leave_out (board, &g_array_index (frames, AwaleBoardPicture, i));
  return frames;
}

typedef struct
{
  GArray *frames;
  int     pause;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_array_unref (saving->frames);
  g_free (saving);
}

static GBytes *
draw (const void  *data,
      GError     **error)
{
  const Saving *saving = data;

  return awale_animation_draw (saving->frames, saving->pause, error);
}

void
awale_line_animation_save_async (GArray             *frames,
                                 int                 pause,
                                 GFile              *file,
                                 GAsyncReadyCallback callback,
                                 void               *user_data)
{
  Saving *saving;

  g_return_if_fail (frames != NULL);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new (Saving, 1);
  *saving = (Saving) { g_array_ref (frames), pause };
  awale_file_make_async (file, draw, saving, saving_free, callback, user_data);
}
