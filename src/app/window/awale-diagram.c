/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-diagram"

#include "awale-diagram.h"

#include "picture/awale-picture.h"

/* Pixels across: sharp in a text column, also printed. */
#define WIDTH 1200

GdkContentProvider *
awale_diagram_create_content (AwaleBoard  *board,
                              GError     **error)
{
  AwaleGame *game;
  AwaleNode *node;
  AwaleMarks marks;
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) svg = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GdkContentProvider *contents[2];

  g_return_val_if_fail (AWALE_IS_BOARD (board), NULL);
  game = awale_board_get_game (board);
  g_return_val_if_fail (game != NULL, NULL);

  node = awale_game_get_cursor (game);
  awale_marks_read (&marks, node);
  AwaleBoardPicture picture = {
    .position = awale_node_get_position (node),
    .palette = awale_palette_get (awale_board_get_theme (board), false),
    .flags = (awale_board_get_flipped (board) ? AWALE_GEOMETRY_FLIPPED : 0)
             | (awale_board_get_show_letters (board) ? AWALE_GEOMETRY_LETTERS : 0)
             | (awale_board_get_show_counts (board) ? AWALE_GEOMETRY_COUNTS : 0),
    .width = WIDTH,
    .look = { .last_from = AWALE_HOLLOW_NONE, .last_to = AWALE_HOLLOW_NONE },
    .marks = &marks,
  };

  png = awale_picture_draw_board (&picture, AWALE_PICTURE_PNG, error);
  svg = png == NULL ? NULL : awale_picture_draw_board (&picture, AWALE_PICTURE_SVG, error);
  texture = svg == NULL ? NULL : gdk_texture_new_from_bytes (png, error);
  if (texture == NULL)
    return NULL;
  contents[0] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  contents[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  return gdk_content_provider_new_union (contents, G_N_ELEMENTS (contents));
}
