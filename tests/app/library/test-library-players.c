/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"
#include "library-stage.h"

#include "../../wait.h"
#include "library/awale-library-change.h"

/* Two games with players, and one without. */
static const char games[] = "[South \"Ama_Serwaa\"]\n[North \"Kofi\"]\n[Result \"26-22\"]\n\n"
                            "1. F f 2. B *\n\n"
                            "[South \"Kofi\"]\n[North \"A name that is longer than any menu has "
                            "room for\"]\n\n1. A a *\n\n[Event \"Nobody\"]\n\n1. B b *\n";

static AwaleLibraryPage *
get_page (LibraryStage *self)
{
  return library_stage_get_page (self);
}

/* Asserts that the menu section for players has these labels, separated by “|”. */
static void
assert_menu (LibraryStage *self,
             const char *expected)
{
  GMenuModel *menu = G_MENU_MODEL (awale_library_page_get_menu (get_page (self)));
  g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, 2, G_MENU_LINK_SECTION);
  g_autoptr (GString) labels = g_string_new (NULL);

  for (int i = 0; i < g_menu_model_get_n_items (section); i++)
    {
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (section, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      g_string_append_printf (labels, "%s%s", i > 0 ? "|" : "", label);
    }
  g_assert_cmpstr (labels->str, ==, expected);
}

/* The menu has the players of the selected game, with long names shortened. */
static void
test_menu (LibraryStage *self,
           gconstpointer data)
{
  g_assert_false (stage_can (self->stage, "visit-south"));
  library_stage_select (self, 0, true);
  assert_menu (self, "Player “Ama__Serwaa”|Player “Kofi”");
  g_assert_true (stage_can (self->stage, "visit-south"));
  g_assert_true (stage_can (self->stage, "visit-north"));
  library_stage_select (self, 1, true);
  assert_menu (self, "Player “Kofi”|Player “A name that is longer than any…”");
  library_stage_select (self, 0, false);
  assert_menu (self, "");
  g_assert_false (stage_can (self->stage, "visit-north"));
  library_stage_select (self, 2, true);
  assert_menu (self, "");
  g_assert_false (stage_can (self->stage, "visit-south"));
}

static GtkWidget *
get_player (LibraryStage *self)
{
  return gtk_widget_get_next_sibling (GTK_WIDGET (get_page (self)));
}

static void
wait_for_rows (LibraryStage *self)
{
  wait_while (stage_find (get_player (self), GTK_TYPE_LIST_BOX_ROW, NULL) == NULL);
}

static bool
shows_games (LibraryStage *self)
{
  GtkWidget *page = GTK_WIDGET (get_page (self));

  return gtk_stack_get_visible_child (GTK_STACK (gtk_widget_get_parent (page))) == page;
}

/* The game stays selected, but without actions, while a player is shown. */
static void
test_visit (LibraryStage *self,
            gconstpointer data)
{
  library_stage_select (self, 0, true);
  g_assert_false (stage_can (self->stage, "leave-subpage"));
  stage_do (self->stage, "visit-north");
  wait_for_rows (self);
  library_stage_assert_subtitle (self, "Kofi");
  g_assert_false (shows_games (self));
  g_assert_false (stage_can (self->stage, "delete-listed"));
  g_assert_false (stage_can (self->stage, "leave-library"));
  stage_do (self->stage, "leave-subpage");
  library_stage_assert_subtitle (self, "3 games");
  g_assert_true (stage_can (self->stage, "delete-listed"));
  g_assert_true (shows_games (self));
  stage_do (self->stage, "visit-south");
  library_stage_assert_subtitle (self, "Ama_Serwaa");
}

/* The notice about an import stays while a player is shown, and closes when the library is
 * hidden. */
static void
test_notice (LibraryStage *self,
             gconstpointer data)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/no-games");

  g_list_store_append (files, file);
  library_stage_select (self, 0, true);
  awale_library_tasks_import (self->stage->services->tasks, G_LIST_MODEL (files), NULL);
  wait_while (awale_notice_bar_get_title (self->notice) == NULL);
  stage_do (self->stage, "visit-north");
  wait_for_rows (self);
  g_assert_nonnull (awale_notice_bar_get_title (self->notice));
  gtk_widget_set_visible (GTK_WIDGET (self->library), FALSE);
  g_assert_null (awale_notice_bar_get_title (self->notice));
}

/* The games of the player can be listed. */
static void
test_games (LibraryStage *self,
            gconstpointer data)
{
  AwalePlayerGames all = { .name = "Ama_Serwaa" };

  library_stage_select (self, 0, true);
  stage_do (self->stage, "visit-south");
  wait_for_rows (self);
  g_signal_emit_by_name (get_player (self), "games-requested", &all);
  library_stage_wait_for_games (self, 1);
  g_assert_true (awale_library_page_is_filtered (get_page (self)));
  g_assert_false (stage_can (self->stage, "leave-subpage"));
  awale_filter_popover_clear (awale_library_page_get_filters (get_page (self)));
  library_stage_wait_for_games (self, 3);
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_assert_nonnull (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
}

static GtkWidget *
find_row (LibraryStage *self)
{
  return stage_find (get_player (self), GTK_TYPE_LIST_BOX_ROW, NULL);
}

/* Updated rows keep the focus. */
static void
test_changed (LibraryStage *self,
              gconstpointer data)
{
  AwaleLibraryChange change = { .kind = AWALE_CHANGE_LIKE };
  g_autoptr (GArray) ids = NULL;
  GtkWidget *second, *former;

  library_stage_select (self, 0, true);
  ids = awale_library_table_list_selected (awale_library_page_get_table (get_page (self)));
  change.games = ids;
  stage_do (self->stage, "visit-south");
  wait_for_rows (self);
  second = former = gtk_widget_get_next_sibling (find_row (self));
  gtk_window_set_focus (self->stage->window, second);
  g_object_add_weak_pointer (G_OBJECT (former), (gpointer *) &former);
  awale_library_client_run_async (self->stage->services->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, changed_cb, NULL);
  wait_while (former != NULL);
  g_assert_true (gtk_window_get_focus (self->stage->window)
                 == gtk_widget_get_next_sibling (find_row (self)));
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_assert_nonnull (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
}

static bool
says_so (GtkWidget *widget)
{
  GtkWidget *states = stage_find (widget, GTK_TYPE_STACK, NULL);

  return g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (states)), "none");
}

/* The page reports that all games of the player were removed. */
static void
test_removed (LibraryStage *self,
              gconstpointer data)
{
  g_autoptr (GArray) ids = NULL;

  library_stage_select (self, 0, true);
  ids = awale_library_table_list_selected (awale_library_page_get_table (get_page (self)));
  stage_do (self->stage, "visit-south");
  wait_for_rows (self);
  awale_library_client_run_async (
    self->stage->services->library, &awale_library_change_job,
    awale_library_change_copy (&(AwaleLibraryChange) { .kind = AWALE_CHANGE_REMOVE, .games = ids }),
    NULL, removed_cb, NULL);
  wait_while (!says_so (get_player (self)));
  stage_do (self->stage, "leave-subpage");
  library_stage_wait_for_games (self, 2);
}

#define ADD(name, test) \
  g_test_add ("/app/library-players/" name, LibraryStage, games, library_stage_set_up_three, test, \
              library_stage_tear_down)

CASES (stage_init)
{
  ADD ("menu", test_menu);
  ADD ("visit", test_visit);
  ADD ("notice", test_notice);
  ADD ("games", test_games);
  ADD ("changed", test_changed);
  ADD ("removed", test_removed);
}
