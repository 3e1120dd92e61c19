/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/moves/awale-branch-bar.h"
#include "widgets/moves/awale-find-bar.h"

#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/moves/awale-move-cell.h"

static void
assert_cursor (AwaleGame  *game,
               const char *path)
{
  g_autofree char *actual = awale_node_dup_path (awale_game_get_cursor (game));

  g_assert_cmpstr (actual, ==, path);
}

/* Creates the game 1. F f (1… e 2. B) 2. B e {Une récolte}. */
static AwaleGame *
create_game (void)
{
  AwaleGame *game = fixtures_create_game ("FfBe");
  AwaleNode *variation =
    awale_game_add_move (game, awale_game_find_path (game, "F"), awale_move_from_letter ('e'));

  awale_game_add_move (game, variation, awale_move_from_letter ('B'));
  awale_game_set_comment (game, awale_game_find_path (game, "FfBe"), "Une récolte");
  awale_game_set_cursor (game, awale_game_get_root (game));
  return game;
}

static const char *
get_count (GtkWidget *bar)
{
  GtkWidget *label = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (bar); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      label = child;
  return gtk_label_get_label (GTK_LABEL (label));
}

static void
count_cb (int *count)
{
  ++*count;
}

/* Shows the bar inside a box, because the bar may be invisible itself. */
static GtkWidget *
show (GtkWidget *bar)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), bar);
  return fixtures_show (box, 320, 60);
}

static void
test_find (void)
{
  AwaleGame *game = create_game ();
  GtkWidget *bar = g_object_new (AWALE_TYPE_FIND_BAR, NULL);
  GtkWidget *window = show (bar);
  AwaleFindBar *self = AWALE_FIND_BAR (bar);
  GtkWidget *entry;
  int closed = 0;
  int opened = 0;

  g_signal_connect_swapped (bar, "closed", G_CALLBACK (count_cb), &closed);
  fixtures_count_notify (bar, "open", &opened);
  g_object_set (self, "game", game, NULL);
  g_assert_false (awale_find_bar_is_open (self));
  awale_find_bar_open (self);
  entry = fixtures_find (bar, GTK_TYPE_SEARCH_ENTRY, 0);
  g_assert_true (awale_find_bar_is_open (self));
  g_assert_cmpint (opened, ==, 1);

  /* With each letter typed, the search starts again from the position where it began. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "B");
  assert_cursor (game, "FeB");
  g_assert_cmpstr (get_count (bar), ==, "1 of 2");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Be");
  assert_cursor (game, "FfBe");
  g_assert_cmpstr (get_count (bar), ==, "1 of 1");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Bex");
  g_assert_cmpstr (get_count (bar), ==, "Not found");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "B");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  awale_find_bar_step (self, 1);
  assert_cursor (game, "FfB");
  g_assert_cmpstr (get_count (bar), ==, "2 of 2");
  awale_find_bar_step (self, 1);
  assert_cursor (game, "FeB");
  awale_find_bar_step (self, -1);
  assert_cursor (game, "FfB");

  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_cmpstr (get_count (bar), ==, "2 found");
  g_assert_true (fixtures_press (bar, GDK_KEY_Escape, 0));
  g_assert_false (awale_find_bar_is_open (self));
  g_assert_cmpint (closed, ==, 1);
  g_assert_cmpint (opened, ==, 2);
  g_object_set (self, "game", NULL, NULL);
  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

static void
look_in_cb (AwaleFindBar *self,
            AwaleGame    *game)
{
  g_object_set (self, "game", game, NULL);
}

/* A search continues in the next game that has a match, emits "game-found" for it, and shows its
 * number. */
static void
test_games (void)
{
  g_autoptr (GListStore) games = g_list_store_new (AWALE_TYPE_GAME);
  g_autoptr (AwaleGame) first = create_game ();
  g_autoptr (AwaleGame) second = fixtures_create_game ("Aa");
  g_autoptr (AwaleGame) third = create_game ();
  GtkWidget *bar = g_object_new (AWALE_TYPE_FIND_BAR, "game", first, "games", games, NULL);
  AwaleFindBar *self = AWALE_FIND_BAR (bar);
  GtkWidget *window = show (bar);
  GtkWidget *entry;

  g_list_store_append (games, first);
  g_list_store_append (games, second);
  g_list_store_append (games, third);
  awale_game_set_tag (second, "South", "Kofi Mensah");
  g_signal_connect (bar, "game-found", G_CALLBACK (look_in_cb), NULL);
  awale_find_bar_open (self);

  entry = fixtures_find (bar, GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "recolte");
  g_assert_cmpstr (get_count (bar), ==, "1 of 1 in game 1 of 3");
  assert_cursor (first, "FfBe");
  awale_find_bar_step (self, 1);
  g_assert_cmpstr (get_count (bar), ==, "1 of 1 in game 3 of 3");
  assert_cursor (third, "FfBe");
  awale_find_bar_step (self, 1);
  g_assert_cmpstr (get_count (bar), ==, "1 of 1 in game 1 of 3");
  awale_find_bar_step (self, -1);
  g_assert_cmpstr (get_count (bar), ==, "1 of 1 in game 3 of 3");

  /* The names of players are found, too, and a step goes to matches in other games. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "kofi");
  g_assert_cmpstr (get_count (bar), ==, "Not in this game. Press Enter to look in the others.");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  awale_find_bar_step (self, 1);
  g_assert_cmpstr (get_count (bar), ==, "1 of 1 in game 2 of 3");
  assert_cursor (second, "");
  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody");
  awale_find_bar_step (self, 1);
  g_assert_cmpstr (get_count (bar), ==, "Not found in any game");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  fixtures_destroy (window, bar);
}

static void
test_branches (void)
{
  AwaleGame *game = create_game ();
  GtkWidget *bar = g_object_new (AWALE_TYPE_BRANCH_BAR, NULL);
  GtkWidget *window = show (bar);
  GtkWidget *cell;

  g_object_set (bar, "game", game, NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  awale_game_set_cursor (game, awale_game_find_path (game, "F"));
  g_assert_true (gtk_widget_get_visible (bar));
  cell = fixtures_find (bar, AWALE_TYPE_MOVE_CELL, 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Round 1, North f: next");
  awale_game_choose_next (game, awale_game_find_path (game, "Fe"));
  cell = fixtures_find (bar, AWALE_TYPE_MOVE_CELL, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Round 1, North e: next");
  g_assert_null (fixtures_find (bar, AWALE_TYPE_MOVE_CELL, 2));
  g_signal_emit_by_name (cell, "clicked");
  assert_cursor (game, "Fe");
  g_assert_false (gtk_widget_get_visible (bar));

  awale_game_set_cursor (game, awale_game_find_path (game, "F"));
  awale_game_delete (game, awale_game_find_path (game, "Fe"));
  g_assert_false (gtk_widget_get_visible (bar));
  awale_game_undo (game);
  g_assert_true (gtk_widget_get_visible (bar));
  g_object_set (bar, "game", NULL, NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  fixtures_destroy (window, bar);
  g_assert_finalize_object (game);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/find-bar/find", test_find);
  g_test_add_func ("/widgets/find-bar/games", test_games);
  g_test_add_func ("/widgets/branch-bar/branches", test_branches);
}
