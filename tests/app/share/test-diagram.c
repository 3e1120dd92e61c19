/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/share/awale-diagram.h"

#include "app-fixtures.h"
#include "awale-app-resources.h"
#include "document/awale-file.h"

#include <glib/gstdio.h>

/* Width of a copied picture in pixels. */
#define WIDTH 1200

typedef struct
{
  bool    done;
  bool    saved;
  GError *error;
} Result;

static AwaleBoard *
create_board (void)
{
  g_autoptr (AwaleGame) game = fixtures_create_game ("FfBeB");
  AwaleBoard *board = g_object_ref_sink (AWALE_BOARD (awale_board_new ()));

  awale_game_toggle_circle (game, awale_game_get_cursor (game), 3, AWALE_MARK_RED);
  awale_game_toggle_arrow (game, awale_game_get_cursor (game), 2, 7, AWALE_MARK_BLUE);
  awale_board_set_game (board, game);
  return board;
}

static cairo_surface_t *
draw_texture (GdkTexture *texture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         gdk_texture_get_width (texture),
                                                         gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static bool
is_copied (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

static cairo_surface_t *
copy (AwaleBoard *board)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GdkContentProvider) content = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  awale_diagram_create_content_async (board, NULL, copied_cb, &result);
  fixtures_wait (is_copied, &result);
  content = awale_diagram_create_content_finish (board, result, &error);
  g_assert_no_error (error);
  g_value_init (&value, GDK_TYPE_TEXTURE);
  gdk_content_provider_get_value (content, &value, &error);
  g_assert_no_error (error);
  return draw_texture (g_value_get_object (&value));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Result *self = data;

  self->saved = awale_file_make_finish (G_FILE (source), result, &self->error);
  self->done = true;
}

static bool
is_done (gpointer data)
{
  return ((Result *) data)->done;
}

static cairo_surface_t *
save (AwaleBoard *board,
      const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  Result result = { 0 };

  awale_diagram_save_async (board, file, WIDTH, false, saved_cb, &result);
  fixtures_wait (is_done, &result);
  g_assert_no_error (result.error);
  g_assert_true (result.saved);
  texture = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  return draw_texture (texture);
}

/* Copied and saved pictures are the same, whatever the board's properties. */
static void
test_same_picture (void)
{
  g_autoptr (AwaleBoard) board = create_board ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-diagram-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  static const char *const properties[] = { NULL, "flipped", "show-letters", "show-counts",
                                            "show-last-move" };

  g_assert_no_error (error);
  for (size_t i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      gboolean value;

      if (properties[i] != NULL)
        {
          g_object_get (board, properties[i], &value, NULL);
          g_object_set (board, properties[i], !value, NULL);
        }
      g_assert_cmpint (fixtures_compare (copy (board), save (board, path)), ==, 0);
    }
  awale_board_set_theme (board, "slate");
  g_assert_cmpint (fixtures_compare (copy (board), save (board, path)), ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

/* The picture shows the board at the time of the request, even if the board is gone. */
static void
test_board_gone (void)
{
  AwaleBoard *board = create_board ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-diagram-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "board.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Result result = { 0 };

  g_assert_no_error (error);
  awale_diagram_save_async (board, file, WIDTH, true, saved_cb, &result);
  g_assert_finalize_object (board);
  fixtures_wait (is_done, &result);
  g_assert_no_error (result.error);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_errors (void)
{
  static const char *const names[] = { "/nowhere/board.png", "/nowhere/board.jpg" };
  g_autoptr (AwaleBoard) board = create_board ();

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (names[i]);
      Result result = { 0 };

      awale_diagram_save_async (board, file, WIDTH, false, saved_cb, &result);
      fixtures_wait (is_done, &result);
      g_assert_false (result.saved);
      g_assert_nonnull (result.error);
      g_clear_error (&result.error);
    }
}

int
main (int   argc,
      char *argv[])
{
  app_fixtures_init (&argc, &argv);
  g_test_add_func ("/app/diagram/same-picture", test_same_picture);
  g_test_add_func ("/app/diagram/board-gone", test_board_gone);
  g_test_add_func ("/app/diagram/errors", test_errors);
  return g_test_run ();
}
