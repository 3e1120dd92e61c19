/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-diagram"

#include "awale-diagram.h"

#include "document/awale-file.h"

/* Width of a picture on the clipboard in pixels, sharp in a printed text column. */
#define WIDTH 1200

typedef struct
{
  AwaleBoardPicture  picture;
  char              *name;   /* name of the file, which sets the format */
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_free (saving->name);
  g_free (saving);
}

void
awale_diagram_leave_out (AwaleBoard        *board,
                         AwaleBoardPicture *picture)
{
  gboolean has_last_move;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (picture != NULL);

  g_object_get (board, "show-last-move", &has_last_move, NULL);
  if (!has_last_move)
    picture->look.last_from = picture->look.last_to = AWALE_NO_MOVE;
}

AwaleBoardPicture
awale_diagram_describe (AwaleBoard *board,
                        int         width,
                        bool        mono)
{
  AwaleGame *game = awale_board_get_game (board);
  AwaleNode *node = awale_game_get_cursor (game);
  AwaleBoardPicture picture = {
    .position = awale_game_get_board (game, node),
    .palette = awale_palette_get (awale_board_get_theme (board), false),
    .mono = mono,
    .flags = AWALE_GEOMETRY_COUNTS,
    .width = width,
    .look = awale_board_look_for_node (game, node),
  };
  gboolean is_flipped, has_letters;

  g_object_get (board, "flipped", &is_flipped, "show-letters", &has_letters, NULL);
  if (is_flipped)
    picture.flags |= AWALE_GEOMETRY_FLIPPED;
  if (has_letters)
    picture.flags |= AWALE_GEOMETRY_LETTERS;
  awale_diagram_leave_out (board, &picture);
  return picture;
}

static GdkContentProvider *
create_content (const AwaleBoardPicture  *picture,
                GError                  **error)
{
  g_autoptr (GBytes) png = awale_picture_draw_board (picture, AWALE_PICTURE_PNG, error);
  g_autoptr (GBytes) svg =
    png == NULL ? NULL : awale_picture_draw_board (picture, AWALE_PICTURE_SVG, error);
  g_autoptr (GdkTexture) texture = svg == NULL ? NULL : gdk_texture_new_from_bytes (png, error);
  GdkContentProvider *contents[2];

  if (texture == NULL)
    return NULL;
  contents[0] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  contents[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  return gdk_content_provider_new_union (contents, G_N_ELEMENTS (contents));
}

static void
create_content_thread (GTask        *task,
                       gpointer      source,
                       gpointer      picture,
                       GCancellable *cancellable)
{
  GError *error = NULL;
  GdkContentProvider *content = create_content (picture, &error);

  if (content != NULL)
    g_task_return_pointer (task, content, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
awale_diagram_create_content_async (AwaleBoard          *board,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    void                *user_data)
{
  g_autoptr (GTask) task = NULL;
  AwaleBoardPicture *picture;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (awale_board_get_game (board) != NULL);

  picture = g_new (AwaleBoardPicture, 1);
  *picture = awale_diagram_describe (board, WIDTH, false);
  task = g_task_new (board, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_diagram_create_content_async);
  g_task_set_task_data (task, picture, g_free);
  g_task_run_in_thread (task, create_content_thread);
}

GdkContentProvider *
awale_diagram_create_content_finish (AwaleBoard    *board,
                                     GAsyncResult  *result,
                                     GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, board), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static GBytes *
draw (const void  *data,
      GError     **error)
{
  const Saving *saving = data;
  AwalePictureFormat format;

  if (!awale_picture_get_format (saving->name, &format, error))
    return NULL;
  return awale_picture_draw_board (&saving->picture, format, error);
}

void
awale_diagram_save_async (AwaleBoard          *board,
                          GFile               *file,
                          int                  width,
                          bool                 mono,
                          GAsyncReadyCallback  callback,
                          void                *user_data)
{
  Saving *saving;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (awale_board_get_game (board) != NULL);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new0 (Saving, 1);
  saving->picture = awale_diagram_describe (board, width, mono);
  saving->name = g_file_get_basename (file);
  awale_file_make_async (file, draw, saving, saving_free, callback, user_data);
}
