/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/moves/awale-branch-bar.h"
#include "widgets/moves/awale-move-cell.h"

#include "cases.h"
#include "widget-fixtures.h"

/* Creates a game with two branches after its first move, and goes to the position of the
 * branches. */
static AwaleGame *
create_fork (void)
{
  AwaleGame *game = fixtures_create_game ("Ff");
  AwaleNode *fork = awale_game_find_path (game, "F");

  awale_game_add_move (game, fork, awale_move_from_letter ('b'));
  awale_game_set_cursor (game, fork);
  return game;
}

static GtkWidget *
get_cell (GtkWidget *bar,
          int        nth)
{
  return fixtures_find (bar, AWALE_TYPE_MOVE_CELL, nth);
}

/* The branch bar is shown only where a game has several branches. */
static void
test_fork (void)
{
  AwaleGame *game = create_fork ();
  GtkWidget *bar = g_object_new (AWALE_TYPE_BRANCH_BAR, NULL);
  GtkWidget *window;

  g_assert_false (gtk_widget_get_visible (bar));
  g_object_set (bar, "game", game, NULL);
  window = fixtures_show (bar, 300, 50);
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_nonnull (get_cell (bar, 1));
  g_assert_null (get_cell (bar, 2));
  g_assert_true (gtk_widget_has_css_class (get_cell (bar, 0), "next"));

  g_signal_emit_by_name (get_cell (bar, 1), "clicked");
  fixtures_settle ();
  g_assert_true (awale_game_get_cursor (game) == awale_game_find_path (game, "Fb"));
  g_assert_false (gtk_widget_get_visible (bar));
  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

static AwaleNode *
get_focused_node (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (AWALE_IS_MOVE_CELL (focus));
  return awale_move_cell_get_node (AWALE_MOVE_CELL (focus));
}

/* The focus stays on the button of its move, or goes to that of a related move. */
static void
test_focus (void)
{
  AwaleGame *game = create_fork ();
  GtkWidget *bar = g_object_new (AWALE_TYPE_BRANCH_BAR, NULL);
  GtkWidget *window;
  AwaleNode *first = awale_game_find_path (game, "Ff");
  AwaleNode *second = awale_game_find_path (game, "Fb");
  int requests;

  fixtures_count_action (bar, "study.focus-board", &requests);
  g_object_set (bar, "game", game, NULL);
  window = fixtures_show (bar, 300, 50);
  gtk_widget_grab_focus (get_cell (bar, 1));
  g_assert_true (get_focused_node (window) == second);

  awale_game_toggle_glyph (game, second, AWALE_GLYPH_GOOD);
  g_assert_true (get_focused_node (window) == second);
  awale_game_choose_next (game, second);
  g_assert_true (get_focused_node (window) == second);

  /* At another fork, one of its branches gets the focus; where there is none, the board is asked to
   * take it. */
  awale_game_add_move (game, awale_game_get_root (game), awale_move_from_letter ('C'));
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_true (awale_node_get_parent (get_focused_node (window)) == awale_game_get_root (game));
  g_assert_cmpint (requests, ==, 0);
  awale_game_set_cursor (game, first);
  g_assert_cmpint (requests, ==, 1);

  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/branch-bar/fork", test_fork);
  g_test_add_func ("/widgets/branch-bar/focus", test_focus);
}
