/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/share/awale-share.h"

#include "app-fixtures.h"
#include "awale-app-resources.h"
#include "cases.h"

#include <glib/gstdio.h>

/* Width of the pictures in pixels, which copied pictures have anyway. */
#define WIDTH 1200

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

  awale_share_draw_content_async (board, NULL, copied_cb, &result);
  fixtures_wait (is_copied, &result);
  content = awale_share_draw_content_finish (board, result, &error);
  g_assert_no_error (error);
  g_value_init (&value, GDK_TYPE_TEXTURE);
  gdk_content_provider_get_value (content, &value, &error);
  g_assert_no_error (error);
  return draw_texture (g_value_get_object (&value));
}

/* A window whose toasts report that a file was saved. */
typedef struct
{
  AwaleToastOverlay *toasts;
  GtkWidget         *window;
} Report;

static Report
create_report (void)
{
  GtkWidget *toasts = g_object_new (AWALE_TYPE_TOAST_OVERLAY, NULL);

  return (Report) { AWALE_TOAST_OVERLAY (toasts), fixtures_show (toasts, 400, 300) };
}

static bool
is_told (gpointer toasts)
{
  return awale_toast_overlay_get_text (toasts) != NULL;
}

/* Waits for the report about a saved file, and closes its window. Returns: the text (transfer
 * full) */
static char *
wait_for_report (Report report)
{
  char *text;

  fixtures_wait (is_told, report.toasts);
  text = g_strdup (awale_toast_overlay_get_text (report.toasts));
  fixtures_destroy (report.window, GTK_WIDGET (report.toasts));
  return text;
}

static void
begin_saving (Report      report,
              AwaleBoard *board,
              const char *path,
              bool        mono)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  awale_share_write (AWALE_SHARE_PICTURE,
                     &(AwaleShareSource) { .toasts = report.toasts, .board = board },
                     &(AwaleSaveChoice) { .file = file, .width = WIDTH, .mono = mono });
}

static cairo_surface_t *
save (AwaleBoard *board,
      const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  Report report = create_report ();

  begin_saving (report, board, path, false);
  text = wait_for_report (report);
  g_assert_cmpstr (text, ==, "Picture saved");
  texture = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  return draw_texture (texture);
}

/* Copied and saved pictures are the same, even if a property or the theme of the board is
 * changed. */
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
  g_object_set (board, "theme", "slate", NULL);
  g_assert_cmpint (fixtures_compare (copy (board), save (board, path)), ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

/* A picture is saved even if the board is finalized after the request. */
static void
test_board_gone (void)
{
  AwaleBoard *board = create_board ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-diagram-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "board.svg", NULL);
  g_autofree char *text = NULL;
  Report report = create_report ();

  g_assert_no_error (error);
  begin_saving (report, board, path, true);
  g_assert_finalize_object (board);
  text = wait_for_report (report);
  g_assert_cmpstr (text, ==, "Picture saved");
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
      g_autofree char *text = NULL;
      Report report = create_report ();

      begin_saving (report, board, names[i], false);
      text = wait_for_report (report);
      g_assert_cmpstr (text, !=, "Picture saved");
    }
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/share/same-picture", test_same_picture);
  g_test_add_func ("/app/share/board-gone", test_board_gone);
  g_test_add_func ("/app/share/errors", test_errors);
}
