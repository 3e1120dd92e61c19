/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Shows widgets of the study in a window without the application, and takes pictures of them, for
 * work on their style. The program is not installed.
 */
#include "widgets/awale-widgets.h"

#include "../wait.h"

#include <adwaita.h>
#include <locale.h>
#include <string.h>
#include <time.h>
#include <glib/gi18n-lib.h>

static char *moves;
static char *size;
static char *picture;
static char *position_text;
static char *theme;
static int hover = -1;
static int focus = -1;
static int frame_ms = -1;
static gboolean measure;
static gboolean dark, high_contrast, flipped, narrow, no_counts;

static const GOptionEntry options[] = {
  { "moves", 0, 0, G_OPTION_ARG_STRING, &moves, "Moves to play", "LETTERS" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WxH" },
  { "picture", 0, 0, G_OPTION_ARG_FILENAME, &picture, "Write a PNG and quit", "FILE" },
  { "position", 0, 0, G_OPTION_ARG_STRING, &position_text, "Start position", "TEXT" },
  { "theme", 0, 0, G_OPTION_ARG_STRING, &theme, "Board theme", "ID" },
  { "hover", 0, 0, G_OPTION_ARG_INT, &hover, "Pit to focus by keyboard", "PIT" },
  { "refuse", 0, 0, G_OPTION_ARG_INT, &focus, "Pit to press", "PIT" },
  { "frame", 0, 0, G_OPTION_ARG_INT, &frame_ms, "Time of the last sowing's frame", "MS" },
  { "measure", 0, 0, G_OPTION_ARG_NONE, &measure, "Tell the time of a sowing's frames", NULL },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark", NULL },
  { "high-contrast", 0, 0, G_OPTION_ARG_NONE, &high_contrast, "High contrast", NULL },
  { "flipped", 0, 0, G_OPTION_ARG_NONE, &flipped, "North below", NULL },
  { "narrow", 0, 0, G_OPTION_ARG_NONE, &narrow, "Everything in one column", NULL },
  { "no-counts", 0, 0, G_OPTION_ARG_NONE, &no_counts, "Without counts", NULL },
  { NULL },
};

static AwaleGame *
create_game (void)
{
  AwaleGame *game = awale_game_new (&awale_preset_default ()->rules);
  const uint16_t good[] = { 1 }, mistake[] = { 2 }, blunder[] = { 4 }, doubtful[] = { 6 };
  AwaleNode *node;
  AwalePosition position;
  int ply = 0;

  if (position_text != NULL && awale_position_parse (position_text, &position, NULL))
    awale_game_set_start (game, awale_game_get_rules (game), position);
  awale_game_set_tag (game, "South", "Ama Mensah");
  awale_game_set_tag (game, "North", "Kofi Agyeman");
  for (const char *m = moves; *m != '\0'; m++)
    {
      if (awale_game_play (game, awale_move_from_letter (*m)) != AWALE_ILLEGAL_REASON_NONE)
        g_printerr ("refused: %s\n", m);
      ply++;
      node = awale_game_get_cursor (game);
      awale_game_set_evaluation (game, node, &(AwaleEvaluation) {
        AWALE_PROOF_ESTIMATE, (ply * 137 % 500) - 250, (ply * 137 % 500) - 250, 14 });
      if (ply == 1)
        awale_game_set_glyphs (game, node, good, 1);
      if (ply == 4)
        awale_game_set_glyphs (game, node, doubtful, 1);
      if (ply == 6)
        awale_game_set_glyphs (game, node, mistake, 1);
      if (ply == 7)
        awale_game_set_glyphs (game, node, blunder, 1);
      if (ply == 3)
        awale_game_set_comment (game, node, "Feeds too early? South gives up the krou that she "
                                "could have built on F, and with it the tempo.");
    }
  if (strlen (moves) > 8)
    {
      AwaleNode *branch = awale_game_find_path (game, "FfBe");
      AwaleNode *v = awale_game_add_move (game, branch, 0);

      for (const char *m = "fEdCbDa"; v != NULL && *m != '\0'; m++)
        {
          AwaleNode *next = awale_game_add_move (game, v, awale_move_from_letter (*m));

          if (next != NULL)
            v = next;
          if (*m == 'E' && next != NULL)
            awale_game_set_comment (game, v, "The usual way.");
        }
      v = awale_game_find_path (game, "FfBeAf");
      v = awale_game_add_move (game, v, 2);
      if (v != NULL)
        awale_game_add_move (game, v, 8);
    }
  awale_game_forget_history (game);
  return game;
}

static GtkWidget *
create_pane (AwaleGame *game)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  GtkWidget *glyphs = awale_glyph_bar_new ();
  GtkWidget *comment = g_object_new (AWALE_TYPE_COMMENT_EDITOR, NULL);

  g_object_set (list, "game", game, NULL);
  g_object_set (glyphs, "game", game, NULL);
  g_object_set (comment, "game", game, NULL);
  gtk_widget_set_vexpand (list, TRUE);
  gtk_widget_set_size_request (comment, -1, 90);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), glyphs);
  gtk_box_append (GTK_BOX (box), comment);
  gtk_widget_set_size_request (box, 320, -1);
  gtk_widget_add_css_class (box, "view");
  return box;
}

/* Returns the processor time of this thread in milliseconds, which other programs do not affect. */
static double
get_thread_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Milliseconds for a frame, and for the board's part of it before the renderer's work. */
typedef struct
{
  double all;
  double board;
} Frame;

static double frame_begin;
static double board_time;
static GArray *frames;

/* A container that measures the time for the snapshot of its child. */
#define METER_TYPE (meter_get_type ())
G_DECLARE_FINAL_TYPE (Meter, meter, METER, METER, AdwBin)
struct _Meter
{
  AdwBin parent_instance;
};
G_DEFINE_FINAL_TYPE (Meter, meter, ADW_TYPE_BIN)

static void
meter_snapshot (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  double begin = get_thread_time ();

  GTK_WIDGET_CLASS (meter_parent_class)->snapshot (widget, snapshot);
  board_time += get_thread_time () - begin;
}

static void
meter_class_init (MeterClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = meter_snapshot;
}

static void
meter_init (Meter *self)
{
}

static void
before_paint_cb (void)
{
  board_time = 0;
  frame_begin = get_thread_time ();
}

/* Counts the time from the start of a frame to its layout as the board's, because the seeds
 * move in it. */
static void
layout_cb (void)
{
  board_time += get_thread_time () - frame_begin;
}

static void
after_paint_cb (void)
{
  Frame frame = { get_thread_time () - frame_begin, board_time };

  g_array_append_val (frames, frame);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : 1;
}

static void
tell_times (const char *what,
            size_t      offset)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (unsigned i = 0; i < frames->len; i++)
    g_array_append_vals (times, (const char *) &g_array_index (frames, Frame, i) + offset, 1);
  g_array_sort (times, compare_times);
  g_print ("%s: %.2f ms a frame (median), %.2f ms at most, %.2f ms the first\n", what,
           g_array_index (times, double, times->len / 2),
           g_array_index (times, double, times->len - 1),
           *(double *) (void *) ((char *) &g_array_index (frames, Frame, 0) + offset));
}

static void
passed_cb (gpointer data)
{
  *(bool *) data = true;
}

/* Runs the main loop for @ms milliseconds, so that the widgets become idle. */
static void
let_pass (unsigned ms)
{
  bool passed = false;

  g_timeout_add_once (ms, passed_cb, &passed);
  wait_while (!passed);
}

/* Repeats the last sowing, and prints the times of its frames and the number of frames that an idle
 * board draws in a second. */
static void
measure_frames (AwaleGame  *game,
                AwaleBoard *board)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (board));
  AwaleNode *end = awale_game_get_cursor (game);
  unsigned n;

  /* Draw the positions before and after the move once, so that all textures exist before the
   * measurement. */
  awale_game_set_cursor (game, awale_node_get_parent (end));
  let_pass (300);
  awale_game_set_cursor (game, end);
  awale_board_skip_animation (board);
  let_pass (300);
  awale_game_set_cursor (game, awale_node_get_parent (end));
  let_pass (500);
  frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), NULL);
  g_signal_connect (clock, "layout", G_CALLBACK (layout_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);
  awale_game_set_cursor (game, end);
  wait_while (awale_board_is_animating (board));
  g_print (
    "%s, board %d × %d: %u frames\n",
    G_OBJECT_TYPE_NAME (gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (board)))),
    gtk_widget_get_width (GTK_WIDGET (board)), gtk_widget_get_height (GTK_WIDGET (board)),
    frames->len);
  tell_times ("  all of the window", G_STRUCT_OFFSET (Frame, all));
  tell_times ("  of it the board's own", G_STRUCT_OFFSET (Frame, board));
  let_pass (300);
  n = frames->len;
  let_pass (1000);
  g_print ("  at rest: %u frames in a second\n", frames->len - n);
}

static GtkWidget *
create_study (AwaleGame  *game,
              AwaleBoard *board)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *far = g_object_new (AWALE_TYPE_PLAYER_BAR, NULL);
  GtkWidget *near = g_object_new (AWALE_TYPE_PLAYER_BAR, NULL);
  GtkWidget *course = gtk_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                   12);
  GtkWidget *graph = g_object_new (AWALE_TYPE_GRAPH, NULL);
  GtkWidget *meter = g_object_new (METER_TYPE, NULL);

  awale_player_bar_set_side (AWALE_PLAYER_BAR (flipped ? near : far), AWALE_NORTH);
  g_object_set (far, "game", game, NULL);
  g_object_set (near, "game", game, NULL);
  g_object_set (graph, "game", game, NULL);
  gtk_widget_set_hexpand (graph, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (board), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (board), TRUE);
  gtk_box_append (GTK_BOX (course), graph);
  gtk_box_append (GTK_BOX (box), far);
  adw_bin_set_child (ADW_BIN (meter), GTK_WIDGET (board));
  gtk_box_append (GTK_BOX (box), meter);
  gtk_box_append (GTK_BOX (box), near);
  gtk_box_append (GTK_BOX (box), course);
  return box;
}

static gboolean
take_picture_cb (gpointer data)
{
  GtkWidget *window = data;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, picture);
  cairo_surface_destroy (surface);
  g_clear_pointer (&node, gsk_render_node_unref);
  gtk_window_destroy (GTK_WINDOW (window));
  return G_SOURCE_REMOVE;
}

static void
load_style (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, AWALE_WIDGETS_CSS + strlen ("resource://"));
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (AwaleGame) game = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *window, *board, *study, *outer;
  int width = 0, height = 0;

  setlocale (LC_ALL, "");
  if (g_getenv ("AWALE_LOCALE_DIR") != NULL)
    bindtextdomain (GETTEXT_PACKAGE, g_getenv ("AWALE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 1;
  if (moves == NULL)
    moves = g_strdup ("FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAeAfDb");
  if (size == NULL)
    size = g_strdup ("1000x680");
  sscanf (size, "%dx%d", &width, &height);
  adw_init ();
  awale_widgets_init ();
  load_style ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);

  game = create_game ();
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  board = awale_board_new ();
  if (theme != NULL)
    g_object_set (board, "theme", theme, NULL);
  g_object_set (board, "flipped", flipped, "show-counts", !no_counts, NULL);
  awale_board_set_game (AWALE_BOARD (board), game);
  study = create_study (game, AWALE_BOARD (board));
  outer = gtk_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (outer), study);
  gtk_box_append (GTK_BOX (outer), create_pane (game));
  adw_window_set_content (ADW_WINDOW (window), outer);
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (g_main_loop_quit), loop);
  gtk_window_present (GTK_WINDOW (window));
  if (hover >= 0)
    {
      awale_board_focus_pit (AWALE_BOARD (board), hover);
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
    }
  if (focus >= 0)
    awale_board_play (AWALE_BOARD (board), focus);
  if (picture != NULL && frame_ms < 0)
    g_timeout_add (900, take_picture_cb, window);
  if (frame_ms >= 0)
    {
      AwaleNode *end = awale_game_get_cursor (game);

      awale_game_set_cursor (game, awale_node_get_parent (end));
      wait_while (!gtk_widget_get_mapped (board));
      let_pass (300);
      awale_board_set_animation_speed (AWALE_BOARD (board), AWALE_ANIMATION_NORMAL);
      awale_game_set_cursor (game, end);
      if (picture != NULL)
        g_timeout_add (frame_ms, take_picture_cb, window);
    }
  if (measure)
    {
      wait_while (!gtk_widget_get_mapped (board));
      measure_frames (game, AWALE_BOARD (board));
      gtk_window_destroy (GTK_WINDOW (window));
      return 0;
    }
  g_main_loop_run (loop);
  return 0;
}
