/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-animating"

#include "awale-animating.h"

#include "awale-diagram.h"
#include "desk/awale-file.h"
#include "picture/awale-animation.h"

typedef struct
{
  GArray *frames;
  GFile  *file;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_array_unref (saving->frames);
  g_object_unref (saving->file);
  g_free (saving);
}

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

static void
save_in_thread (GTask        *task,
                void         *source,
                void         *data,
                GCancellable *cancellable)
{
  const Saving *saving = data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = awale_animation_draw (saving->frames, &error);

  if (bytes != NULL && awale_file_write (saving->file, bytes, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
awale_animating_save_async (AwaleBoard          *board,
                            GFile               *file,
                            GAsyncReadyCallback  callback,
                            void                *user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (awale_board_get_game (board) != NULL);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new0 (Saving, 1);
  saving->frames = list_frames (board);
  saving->file = g_object_ref (file);
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_animating_save_async);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

bool
awale_animating_save_finish (GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
