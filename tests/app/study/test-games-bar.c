/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-games-bar.h"
#include "cases.h"
#include "stage.h"
#include "widget-fixtures.h"

#include "../../wait.h"

/* Shows a document with one game per letter of @names, which is the name of South, and selects its
 * first game. */
static void
show_games (Stage      *stage,
            const char *names)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);

  for (; *names != '\0'; names++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
      const char name[] = { *names, '\0' };

      awale_game_set_tag (game, "South", name);
      awale_document_add_game (document, game);
    }
  awale_draft_adopt (stage->draft, document, false);
}

static void
assert_says (GtkWidget  *bar,
             const char *expected)
{
  GtkWidget *menu = fixtures_find (bar, GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *label = fixtures_find (menu, GTK_TYPE_LABEL, 0);

  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), expected));
}

/* A narrow window hides the bar of a single game. */
static void
test_visible (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) bar = g_object_ref_sink (awale_games_bar_new (stage->draft));

  g_assert_false (gtk_widget_get_visible (bar));
  show_games (stage, "a");
  g_assert_true (gtk_widget_get_visible (bar));
  g_object_set (bar, "narrow", TRUE, NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  show_games (stage, "ab");
  g_assert_true (gtk_widget_get_visible (bar));
  awale_draft_remove_games (stage->draft, 1);
  g_assert_false (gtk_widget_get_visible (bar));
}

static void
test_alone (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) bar = g_object_ref_sink (awale_games_bar_new (stage->draft));
  GtkWidget *button = fixtures_find (bar, GTK_TYPE_BUTTON, 0);
  GtkWidget *label = fixtures_find (button, GTK_TYPE_LABEL, 0);

  show_games (stage, "a");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.details");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==,
                   awale_ruleset_get_name (&awale_preset_default ()->rules));
  show_games (stage, "ab");
  g_assert_false (gtk_widget_get_visible (button));
}

/* The bar names the current game, even after the game at the end, which was current, has been
 * removed. */
static void
test_in_view (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) bar = g_object_ref_sink (awale_games_bar_new (stage->draft));

  show_games (stage, "abc");
  assert_says (bar, "1 of 3: a");
  awale_game_set_tag (awale_draft_get_game (stage->draft), "South", "x");
  assert_says (bar, "1 of 3: x");
  awale_draft_set_index (stage->draft, 2);
  assert_says (bar, "3 of 3: c");
  awale_draft_remove_games (stage->draft, 1);
  assert_says (bar, "2 of 2: b");
}

/* The search filters the games; Enter opens the first. */
static void
test_search (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) bar = g_object_ref_sink (awale_games_bar_new (stage->draft));
  GtkWidget *search, *list;

  show_games (stage, "xqz");
  search = fixtures_find (bar, GTK_TYPE_SEARCH_ENTRY, 0);
  list = fixtures_find (bar, GTK_TYPE_LIST_VIEW, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "Q");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (
                      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))), ==, 1);
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 1);
}

/* Enter works even before search-changed, which GTK emits with a delay, has arrived. */
static void
test_search_in_haste (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) bar = g_object_ref_sink (awale_games_bar_new (stage->draft));
  GtkWidget *search;

  show_games (stage, "xqz");
  search = fixtures_find (bar, GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "z");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 2);
}

/* The tooltip is hidden while the popover is open. */
static void
test_tooltip (void)
{
  g_autoptr (Stage) stage = stage_new ();
  GtkWidget *bar = awale_games_bar_new (stage->draft);
  GtkWidget *button, *popover, *window;

  show_games (stage, "xqz");
  window = fixtures_show (bar, 300, 50);
  button = gtk_widget_get_ancestor (fixtures_find (bar, GTK_TYPE_SEARCH_ENTRY, 0),
                                    GTK_TYPE_MENU_BUTTON);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_while (!gtk_widget_get_visible (popover));
  g_assert_false (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  wait_while (gtk_widget_get_visible (popover));
  g_assert_true (gtk_widget_get_has_tooltip (button));
  fixtures_destroy (window, window);
}

CASES (stage_init)
{
  g_test_add_func ("/app/games-bar/visible", test_visible);
  g_test_add_func ("/app/games-bar/alone", test_alone);
  g_test_add_func ("/app/games-bar/in-view", test_in_view);
  g_test_add_func ("/app/games-bar/search", test_search);
  g_test_add_func ("/app/games-bar/search-in-haste", test_search_in_haste);
  g_test_add_func ("/app/games-bar/tooltip", test_tooltip);
}
