/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-split-view.h"
#include "app/study/awale-study-column.h"
#include "widget-fixtures.h"
#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/board/awale-board.h"
#include "widgets/board/awale-player-bar.h"
#include "widgets/graph/awale-graph.h"

#include "../../wait.h"

static GtkWidget *
new_child (int width,
           int height)
{
  GtkWidget *child = gtk_label_new (NULL);

  gtk_widget_set_size_request (child, width, height);

  return child;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
  g_assert_cmpint (min, <=, width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &min, NULL, NULL, NULL);
  g_assert_cmpint (min, <=, height);
  gtk_widget_allocate (widget, width, height, -1, NULL);
}

static bool
is_below (GtkWidget *split,
          GtkWidget *pane)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (pane, split, &bounds));
  return bounds.origin.y > 0;
}

static void
test_wide (void)
{
  GtkWidget *split = g_object_ref_sink (g_object_new (AWALE_TYPE_SPLIT_VIEW, NULL));
  GtkWidget *content = new_child (200, 100);
  GtkWidget *pane = new_child (100, 50);

  awale_split_view_set_content (AWALE_SPLIT_VIEW (split), content);
  awale_split_view_set_pane (AWALE_SPLIT_VIEW (split), pane);
  allocate (split, 1000, 400);
  g_assert_false (is_below (split, pane));
  g_assert_cmpint (gtk_widget_get_width (pane), ==, awale_split_view_pane_width (1000, 1));
  g_assert_cmpint (gtk_widget_get_width (content) + 1 + gtk_widget_get_width (pane), ==, 1000);
  g_assert_cmpint (gtk_widget_get_height (content), ==, 400);

  awale_split_view_set_show_pane (AWALE_SPLIT_VIEW (split), false);
  allocate (split, 1000, 400);
  g_assert_cmpint (gtk_widget_get_width (content), ==, 1000);
  g_assert_false (gtk_widget_get_child_visible (pane));
  g_object_unref (split);
}

static void
test_narrow (void)
{
  GtkWidget *split = g_object_new (AWALE_TYPE_SPLIT_VIEW, NULL);
  GtkWidget *content = new_child (200, 100);
  GtkWidget *pane = new_child (100, 50), *window;

  awale_split_view_set_content (AWALE_SPLIT_VIEW (split), content);
  awale_split_view_set_pane (AWALE_SPLIT_VIEW (split), pane);
  window = fixtures_show_resizable (split);
  fixtures_resize (split, 360, 500);
  g_assert_true (is_below (split, pane));
  g_assert_cmpint (gtk_widget_get_width (content), ==, 360);
  g_assert_cmpint (gtk_widget_get_width (pane), ==, 360);
  g_assert_cmpint (gtk_widget_get_height (content) + 1 + gtk_widget_get_height (pane), ==, 500);
  fixtures_destroy (window, split);
}

/* Large text moves the pane below the content. */
static void
test_large_text (void)
{
  GtkWidget *split = g_object_ref_sink (g_object_new (AWALE_TYPE_SPLIT_VIEW, NULL));
  GtkWidget *pane = new_child (100, 50);
  int usual;

  awale_split_view_set_content (AWALE_SPLIT_VIEW (split), new_child (280, 100));
  awale_split_view_set_pane (AWALE_SPLIT_VIEW (split), pane);
  allocate (split, 640, 500);
  g_assert_false (is_below (split, pane));
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  allocate (split, 640, 501);
  g_assert_true (is_below (split, pane));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
  g_object_unref (split);
}

static void
count_cb (unsigned *count)
{
  ++*count;
}

static void
test_properties (void)
{
  GtkWidget *split = g_object_ref_sink (g_object_new (AWALE_TYPE_SPLIT_VIEW, NULL));
  unsigned notified = 0;

  g_signal_connect_swapped (split, "notify::show-pane", G_CALLBACK (count_cb), &notified);
  g_assert_true (awale_split_view_get_show_pane (AWALE_SPLIT_VIEW (split)));
  awale_split_view_set_show_pane (AWALE_SPLIT_VIEW (split), true);
  g_assert_cmpuint (notified, ==, 0);
  awale_split_view_set_show_pane (AWALE_SPLIT_VIEW (split), false);
  g_assert_cmpuint (notified, ==, 1);
  g_assert_finalize_object (split);
}

static void
test_pane_width (void)
{
  g_assert_cmpint (awale_split_view_pane_width (600, 1), ==, 280);
  g_assert_cmpint (awale_split_view_pane_width (1000, 1), ==, 320);
  g_assert_cmpint (awale_split_view_pane_width (3000, 1), ==, 440);
  g_assert_cmpint (awale_split_view_pane_width (1000, 1.5), ==, 420);
  g_assert_cmpint (awale_split_view_pane_width (3000, 2), ==, 880);
}

/* A child that is too wide in the wide layout does not keep the window from becoming narrow. */
static void
test_adaptive (void)
{
  GtkWidget *adaptive = g_object_new (AWALE_TYPE_BREAKPOINT_BIN, NULL);
  GtkWidget *child = new_child (500, 10), *window;
  unsigned notified = 0;

  g_object_set (adaptive, "child", child, NULL);
  window = fixtures_show_resizable (adaptive);
  fixtures_resize (adaptive, 800, 100);
  g_signal_connect_swapped (adaptive, "notify::narrow", G_CALLBACK (count_cb), &notified);
  g_assert_false (awale_breakpoint_bin_get_narrow (AWALE_BREAKPOINT_BIN (adaptive)));
  g_assert_cmpuint (notified, ==, 0);
  fixtures_resize (adaptive, 360, 100);
  g_assert_true (awale_breakpoint_bin_get_narrow (AWALE_BREAKPOINT_BIN (adaptive)));
  g_assert_cmpuint (notified, ==, 1);
  g_assert_cmpint (gtk_widget_get_width (child), ==, 500);
  fixtures_resize (adaptive, 599, 100);
  g_assert_cmpuint (notified, ==, 1);
  fixtures_resize (adaptive, 600, 100);
  g_assert_cmpuint (notified, ==, 2);
  fixtures_destroy (window, adaptive);
}

static void
check_shares (int wish,
              int height,
              int board,
              int graph)
{
  const AwaleStudyColumnRequest request = { .board = wish, .board_min = 100,
                                            .graph = 200, .graph_min = 60 };
  AwaleStudyColumnAllocation allocation = awale_study_column_share (&request, height);

  g_assert_cmpint (allocation.board, ==, board);
  g_assert_cmpint (allocation.graph, ==, graph);
  /* The space left over is split evenly above and below the column. */
  g_assert_cmpint (allocation.above, ==, MAX (0, height - board - graph) / 2);
}

static void
test_shares (void)
{
  /* The graph gets the rest, up to its useful height, unless less than its minimum is left. */
  check_shares (150, 400, 150, 200);
  check_shares (150, 260, 150, 110);
  check_shares (150, 200, 150, 0);
  check_shares (150, 120, 120, 0);
  check_shares (150, 80, 100, 0);
  /* Heights of a board with its stores above and below the pits. */
  check_shares (260, 300, 260, 0);
  check_shares (260, 400, 260, 140);
  check_shares (260, 259, 259, 0);
}

/* Returns the height of the graph in a column of 700 × 600. */
static int
graph_height (GtkWidget  *column,
              AwaleGraph *graph)
{
  allocate (column, 700, 600);

  return gtk_widget_get_height (GTK_WIDGET (graph));
}

/* Without values or while a game is played, the graph is a strip of 90 pixels; otherwise it is
 * higher. */
static void
test_graph (void)
{
  GtkWidget *column = g_object_ref_sink (g_object_new (AWALE_TYPE_STUDY_COLUMN, NULL));
  AwaleGraph *graph = g_object_new (AWALE_TYPE_GRAPH, NULL);
  g_autoptr (AwaleGame) game = fixtures_create_game ("CdEfDc");
  AwaleEvaluation value = { AWALE_PROOF_ESTIMATE, 50, 50, 12 };

  gtk_widget_set_parent (GTK_WIDGET (graph), column);
  g_object_set (graph, "game", game, NULL);
  g_assert_cmpint (graph_height (column, graph), ==, 90);
  for (AwaleNode *node = awale_game_get_cursor (game); node != NULL;
       node = awale_node_get_parent (node))
    awale_game_set_evaluation (game, node, &value);
  wait_while (graph_height (column, graph) == 90);
  g_assert_cmpint (graph_height (column, graph), ==, 300);
  awale_graph_set_brief (graph, true);
  g_assert_cmpint (graph_height (column, graph), ==, 90);
  awale_graph_set_brief (graph, false);
  awale_graph_set_show_evaluations (graph, false);
  g_assert_cmpint (graph_height (column, graph), ==, 90);
  g_object_unref (column);
}

/* Hidden children get no share, and the board is centered. */
static void
test_hidden (void)
{
  GtkWidget *column = g_object_ref_sink (g_object_new (AWALE_TYPE_STUDY_COLUMN, NULL));
  GtkWidget *board = awale_board_new ();
  GtkWidget *graph = g_object_new (AWALE_TYPE_GRAPH, NULL);
  graphene_rect_t bounds;

  gtk_widget_set_parent (board, column);
  gtk_widget_set_parent (graph, column);
  gtk_widget_set_visible (graph, FALSE);
  allocate (column, 700, 600);
  g_assert_true (gtk_widget_compute_bounds (board, column, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.y, 600 - bounds.origin.y - bounds.size.height, 1);
  g_object_unref (column);
}

static int
board_height (GtkWidget *column,
              int        width,
              int        height)
{
  allocate (column, width, height);

  return gtk_widget_get_height (gtk_widget_get_first_child (column));
}

/* The stores are above and below the board only if it is less than 420 pixels wide and there is
 * enough height. */
static void
test_stores (void)
{
  GtkWidget *column = g_object_ref_sink (g_object_new (AWALE_TYPE_STUDY_COLUMN, NULL));
  AwaleBoard *board = AWALE_BOARD (awale_board_new ());
  int around, ends;

  gtk_widget_set_parent (GTK_WIDGET (board), column);
  around = awale_board_get_useful_height (board, 360, 1000);
  ends = awale_board_get_useful_height (board, 360, 180);
  g_assert_cmpint (around, >, ends + 80);
  g_assert_cmpint (board_height (column, 360, 1000), ==, around);
  g_assert_cmpint (board_height (column, 360, around), ==, around);
  g_assert_cmpint (board_height (column, 360, around - 1), ==, around - 1);
  g_assert_cmpint (board_height (column, 360, 180), ==, ends);
  g_assert_cmpint (board_height (column, 419, 1000), >, around);
  g_assert_cmpint (board_height (column, 420, 1000), <, around);
  g_object_unref (column);
}

static bool
is_counted (GtkWidget *column,
            GtkWidget *bar,
            int        width)
{
  fixtures_resize (column, width, 600);

  return gtk_widget_get_visible (gtk_widget_get_last_child (bar));
}

/* Player bars show counts of seeds, unless the stores above and below the pits of a narrow board
 * do. */
static void
test_counts (void)
{
  GtkWidget *column = g_object_new (AWALE_TYPE_STUDY_COLUMN, NULL);
  GtkWidget *bar = g_object_new (AWALE_TYPE_PLAYER_BAR, NULL);
  GtkWidget *board = awale_board_new (), *window;

  gtk_widget_set_parent (bar, column);
  gtk_widget_set_parent (board, column);
  window = fixtures_show_resizable (column);
  g_assert_true (is_counted (column, bar, 700));
  g_assert_false (is_counted (column, bar, 360));
  g_object_set (board, "show-counts", FALSE, NULL);
  g_assert_true (is_counted (column, bar, 361));
  fixtures_destroy (window, column);
}

/* The pane gets the height that the board and the graph leave. */
static void
test_useful_height (void)
{
  GtkWidget *split = g_object_ref_sink (g_object_new (AWALE_TYPE_SPLIT_VIEW, NULL));
  GtkWidget *column = g_object_new (AWALE_TYPE_STUDY_COLUMN, NULL);
  GtkWidget *board = awale_board_new ();
  GtkWidget *graph = g_object_new (AWALE_TYPE_GRAPH, NULL);
  GtkWidget *pane = new_child (100, 50);
  bool shown = false, hidden = false;

  gtk_widget_add_css_class (column, "study");
  gtk_widget_set_parent (board, column);
  gtk_widget_set_parent (graph, column);
  awale_split_view_set_content (AWALE_SPLIT_VIEW (split), column);
  awale_split_view_set_pane (AWALE_SPLIT_VIEW (split), pane);
  for (int height = 300; height < 900; height += 7)
    {
      int graph_height;

      allocate (split, 360, height);
      graph_height = gtk_widget_get_child_visible (graph) ? gtk_widget_get_height (graph) : 0;
      g_assert_true (graph_height == 0 || graph_height == 90);
      g_assert_cmpint (gtk_widget_get_height (board) + graph_height, ==,
                       gtk_widget_get_height (column));
      g_assert_cmpint (gtk_widget_get_height (column) + 1 + gtk_widget_get_height (pane), ==,
                       height);
      shown |= graph_height > 0;
      hidden |= graph_height == 0;
    }
  g_assert_true (shown && hidden);
  g_object_unref (split);
}

static int
min_height (GtkWidget *widget,
            int        width)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &min, NULL, NULL, NULL);

  return min;
}

/* GTK warns if the minimum height at some width is less than the overall minimum. */
static void
test_least_height (void)
{
  GtkWidget *column = g_object_ref_sink (g_object_new (AWALE_TYPE_STUDY_COLUMN, NULL));
  GtkWidget *board = awale_board_new ();
  GtkWidget *label =
    gtk_label_new ("Too many moves were made without a capture, and that is a lot "
                   "of words, which need three lines or four where it is narrow.");
  int min, least;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_parent (board, column);
  gtk_widget_set_parent (label, column);
  gtk_widget_measure (column, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
  least = min_height (column, -1);
  g_assert_cmpint (min_height (column, min), >, least);
  for (int width = min; width < 1600; width += 40)
    g_assert_cmpint (min_height (column, width), >=, least);
  g_object_unref (column);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/split/wide", test_wide);
  g_test_add_func ("/app/split/narrow", test_narrow);
  g_test_add_func ("/app/split/large-text", test_large_text);
  g_test_add_func ("/app/split/properties", test_properties);
  g_test_add_func ("/app/split/pane-width", test_pane_width);
  g_test_add_func ("/app/adaptive/narrow", test_adaptive);
  g_test_add_func ("/app/column/shares", test_shares);
  g_test_add_func ("/app/column/graph", test_graph);
  g_test_add_func ("/app/column/hidden", test_hidden);
  g_test_add_func ("/app/column/stores", test_stores);
  g_test_add_func ("/app/column/counts", test_counts);
  g_test_add_func ("/app/column/useful-height", test_useful_height);
  g_test_add_func ("/app/column/least-height", test_least_height);

  return g_test_run ();
}
