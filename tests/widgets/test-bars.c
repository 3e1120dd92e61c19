/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/adaptive/awale-center-layout.h"
#include "widgets/board/awale-board.h"
#include "widgets/board/awale-player-bar.h"
#include "widgets/moves/awale-glyph-bar.h"

#include "cases.h"
#include "widget-fixtures.h"

static GtkToggleButton *
get_glyph_button (GtkWidget *bar,
                  int        glyph)
{
  return GTK_TOGGLE_BUTTON (fixtures_find (bar, GTK_TYPE_TOGGLE_BUTTON, glyph - 1));
}

static void
test_glyph_bar (void)
{
  AwaleGame *game = fixtures_create_game ("Ff");
  GtkWidget *bar = g_object_new (AWALE_TYPE_GLYPH_BAR, NULL);
  GtkWidget *window = fixtures_show (bar, 300, 50);
  AwaleNode *node = awale_game_get_cursor (game);

  g_assert_false (gtk_widget_get_sensitive (bar));
  g_object_set (bar, "game", game, NULL);

  /* A button sets its glyph, which replaces the glyph set before. */
  gtk_toggle_button_set_active (get_glyph_button (bar, 1), TRUE);
  g_assert_true (awale_node_has_glyph (node, AWALE_GLYPH_GOOD));
  gtk_toggle_button_set_active (get_glyph_button (bar, 4), TRUE);
  g_assert_false (awale_node_has_glyph (node, AWALE_GLYPH_GOOD));
  g_assert_true (awale_node_has_glyph (node, AWALE_GLYPH_BLUNDER));
  g_assert_false (gtk_toggle_button_get_active (get_glyph_button (bar, 1)));

  /* The state of the buttons follows the cursor, undo and other changes. */
  awale_game_set_cursor (game, awale_node_get_parent (node));
  g_assert_false (gtk_toggle_button_get_active (get_glyph_button (bar, 4)));
  awale_game_set_cursor (game, node);
  g_assert_true (gtk_toggle_button_get_active (get_glyph_button (bar, 4)));
  awale_game_undo (game);
  g_assert_true (gtk_toggle_button_get_active (get_glyph_button (bar, 1)));
  awale_game_toggle_glyph (game, node, AWALE_GLYPH_GOOD);
  g_assert_false (gtk_toggle_button_get_active (get_glyph_button (bar, 1)));

  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_false (gtk_widget_get_sensitive (bar));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_glyph_button (bar, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Good move");
  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

static void
assert_heard (GtkWidget  *bar,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static GtkWidget *
create_player_bar (AwaleSide side)
{
  GtkWidget *bar = g_object_new (AWALE_TYPE_PLAYER_BAR, NULL);

  awale_player_bar_set_side (AWALE_PLAYER_BAR (bar), side);
  return bar;
}

static void
test_player_bar (void)
{
  AwaleGame *game = fixtures_create_game_from ("abapa", "1-0-0-0-0-2-1-1-0-0-0-4-20-19-S", "");
  GtkWidget *bar = create_player_bar (AWALE_SOUTH);
  GtkWidget *window = fixtures_show (bar, 300, 50);

  g_object_set (bar, "game", game, NULL);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_ROLE_GROUP);

  assert_heard (bar, "South, to move, 20 seeds");
  awale_game_set_tag (game, "South", "-");
  assert_heard (bar, "South, to move, 20 seeds");
  awale_game_set_tag (game, "South", "Ama");
  assert_heard (bar, "Ama, South, to move, 20 seeds");
  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  assert_heard (bar, "Ama, South, 24 seeds");
  awale_game_undo (game);
  assert_heard (bar, "Ama, South, to move, 20 seeds");
  awale_player_bar_set_player (AWALE_PLAYER_BAR (bar), "Computer");
  assert_heard (bar, "Computer, South, to move, 20 seeds");
  awale_player_bar_set_thinking (AWALE_PLAYER_BAR (bar), true);
  assert_heard (bar, "Computer, South, thinking…, 20 seeds");
  awale_player_bar_set_thinking (AWALE_PLAYER_BAR (bar), false);
  awale_player_bar_set_player (AWALE_PLAYER_BAR (bar), NULL);
  assert_heard (bar, "Ama, South, to move, 20 seeds");

  awale_player_bar_set_side (AWALE_PLAYER_BAR (bar), AWALE_NORTH);
  assert_heard (bar, "North, 19 seeds");
  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

/* The bar describes the result of a sowing only when the seeds have landed. */
static void
test_waiting (void)
{
  AwaleGame *game = fixtures_create_game ("");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = g_object_new (AWALE_TYPE_PLAYER_BAR, NULL);
  GtkWidget *board = awale_board_new ();
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), board);
  window = fixtures_show (box, 600, 400);
  g_object_bind_property (board, "animating", bar, "waiting", G_BINDING_SYNC_CREATE);
  g_object_set (bar, "game", game, NULL);
  awale_board_set_game (AWALE_BOARD (board), game);
  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  g_assert_true (awale_board_is_animating (AWALE_BOARD (board)));
  assert_heard (bar, "South, to move, 0 seeds");
  awale_board_skip_animation (AWALE_BOARD (board));
  assert_heard (bar, "South, 0 seeds");
  fixtures_destroy (window, box);
  g_assert_finalize_object (game);
}

static void
test_result (void)
{
  AwaleGame *game = fixtures_create_game ("Ff");
  GtkWidget *south = create_player_bar (AWALE_SOUTH);
  GtkWidget *north = create_player_bar (AWALE_NORTH);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), south);
  gtk_box_append (GTK_BOX (box), north);
  window = fixtures_show (box, 300, 100);
  g_object_set (south, "game", game, NULL);
  g_object_set (north, "game", game, NULL);
  assert_heard (north, "North, 0 seeds");

  /* A game that was stopped shows its result only at the last move. */
  awale_game_set_tag (game, "Result", "23.5-24.5");
  assert_heard (north, "North, 24.5 seeds, wins");
  assert_heard (south, "South, 23.5 seeds");
  awale_game_set_cursor (game, awale_game_find_path (game, "F"));
  assert_heard (north, "North, to move, 0 seeds");
  awale_game_set_cursor (game, awale_game_find_path (game, "Ff"));
  awale_game_set_tag (game, "Result", "24-24");
  assert_heard (south, "South, 24 seeds, draw");
  fixtures_destroy (window, box);
  g_assert_finalize_object (game);
}

static void
test_half_seeds (void)
{
  AwaleGame *game = fixtures_create_game_from ("abapa", "0-0-0-0-0-0-0-0-0-0-0-1-23.5-0.5-N", "");
  GtkWidget *bar = create_player_bar (AWALE_SOUTH);
  GtkWidget *window = fixtures_show (bar, 300, 50);

  g_object_set (bar, "game", game, NULL);
  assert_heard (bar, "South, 23.5 seeds");
  awale_player_bar_set_side (AWALE_PLAYER_BAR (bar), AWALE_NORTH);
  assert_heard (bar, "North, to move, 0.5 seeds");
  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

/* Returns where the buttons start in a row of @width, between a text and a menu. */
static int
place_buttons (GtkWidget *row,
               int        width)
{
  GtkWidget *label = gtk_widget_get_first_child (row);
  GtkWidget *buttons = gtk_widget_get_next_sibling (label);
  graphene_rect_t bounds;

  gtk_widget_allocate (row, width, 50, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (row), row, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, ==, width);
  g_assert_true (gtk_widget_compute_bounds (buttons, row, &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, 100);
  g_assert_cmpint (gtk_widget_get_width (label), <=, (int) bounds.origin.x);
  return (int) bounds.origin.x;
}

/* The buttons are centered, unless the text needs the room. */
static void
test_center_layout (void)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *label = gtk_label_new ("A text that is longer than the room that it has");
  GtkWidget *buttons = gtk_label_new (NULL), *menu = gtk_label_new (NULL);
  int natural;

  gtk_widget_set_layout_manager (row, awale_center_layout_new ());
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_size_request (buttons, 100, 20);
  gtk_widget_set_size_request (menu, 30, 30);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), buttons);
  gtk_box_append (GTK_BOX (row), menu);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);

  g_assert_cmpint (place_buttons (row, 2 * natural + 200), ==, natural + 50);
  g_assert_cmpint (place_buttons (row, natural + 140), ==, natural);
  g_assert_cmpint (place_buttons (row, natural + 100), ==, natural - 30);
  g_object_unref (row);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/bars/glyph-bar", test_glyph_bar);
  g_test_add_func ("/widgets/bars/player-bar", test_player_bar);
  g_test_add_func ("/widgets/bars/waiting", test_waiting);
  g_test_add_func ("/widgets/bars/result", test_result);
  g_test_add_func ("/widgets/bars/half-seeds", test_half_seeds);
  g_test_add_func ("/widgets/center-layout", test_center_layout);
}
