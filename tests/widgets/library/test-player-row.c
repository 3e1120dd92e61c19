/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/library/awale-player-row.h"
#include "widgets/library/awale-result-bar.h"

/* Asserts the accessible name and the last label of a row with @results, which fits on a phone. */
static void
assert_told (const char         *words,
             AwalePlayerResults  results,
             const char         *heard,
             const char         *read)
{
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *row = awale_player_row_new ("F f", words, &results, names);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *window;

  gtk_list_box_append (GTK_LIST_BOX (list), row);
  window = fixtures_show (list, 360, 200);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, heard);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (fixtures_find (row, GTK_TYPE_LABEL, 2))), ==,
                   read);
  g_assert_cmpint (gtk_widget_get_width (list), <=, 360);
  fixtures_destroy (window, list);
}

#define NBSP "\302\240"

static void
test_words (void)
{
  assert_told (NULL, (AwalePlayerResults) { 4, 2, 1, 1, 4, -1.25 },
               "F f, 4 games, 2 won, 1 drawn, 1 lost, \342\200\216−1.3 seeds per game",
               "2" NBSP "won" NBSP "· 1" NBSP "drawn" NBSP "· 1" NBSP "lost" NBSP
               "· \342\200\216−1.3" NBSP "seeds" NBSP "per" NBSP "game");
  assert_told ("f, answering F", (AwalePlayerResults) { 1, 0, 0, 0, 0, 0 },
               "f, answering F, 1 game, 1 without a result",
               "1" NBSP "without" NBSP "a" NBSP "result");
}

/* The bar of a player looks different from that of the two sides. */
static void
test_bar (void)
{
  GtkWidget *of_player = awale_result_bar_new_of_player ();
  GtkWidget *of_sides = awale_result_bar_new ();
  GtkWidget *windows[2];

  awale_result_bar_set_counts (AWALE_RESULT_BAR (of_player), 2, 1, 1, 4);
  awale_result_bar_set_counts (AWALE_RESULT_BAR (of_sides), 2, 1, 1, 4);
  windows[0] = fixtures_show (of_player, 200, 20);
  windows[1] = fixtures_show (of_sides, 200, 20);
  g_assert_cmpint (fixtures_compare (fixtures_render (of_player), fixtures_render (of_sides)), >,
                   500);
  fixtures_destroy (windows[0], of_player);
  fixtures_destroy (windows[1], of_sides);
}

/* Games with unknown results do not look like games that South has won. */
static void
test_unknown (void)
{
  GtkWidget *some = awale_result_bar_new ();
  GtkWidget *all = awale_result_bar_new ();
  GtkWidget *windows[2];

  awale_result_bar_set_counts (AWALE_RESULT_BAR (some), 1, 0, 0, 4);
  awale_result_bar_set_counts (AWALE_RESULT_BAR (all), 4, 0, 0, 4);
  windows[0] = fixtures_show (some, 200, 20);
  windows[1] = fixtures_show (all, 200, 20);
  g_assert_cmpint (fixtures_compare (fixtures_render (some), fixtures_render (all)), >, 2000);
  fixtures_destroy (windows[0], some);
  fixtures_destroy (windows[1], all);
}

CASES (fixtures_init)
{
  g_test_add_func ("/library/player-row/words", test_words);
  g_test_add_func ("/library/player-row/bar", test_bar);
  g_test_add_func ("/library/player-row/unknown", test_unknown);
}
