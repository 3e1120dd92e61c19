/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/window/awale-browsing.h"
#include "app/window/awale-filter-popover.h"
#include "stage.h"
#include "widgets/library/awale-pattern-entry.h"

#include "../../wait.h"

static const char games[] = "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f 2. B *\n\n"
                            "[South \"Esi\"]\n[North \"Yaw\"]\n\n1. A a *\n";

typedef struct
{
  Stage         *stage;
  AwaleBrowsing *browsing;
  AwaleDocument *opened;
} Fixture;

static void
opened_cb (Fixture       *self,
           AwaleDocument *document,
           gint64         game)
{
  g_set_object (&self->opened, document);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  bool *done = data;

  awale_import_report_free (awale_librarian_import_finish (AWALE_LIBRARIAN (source), result));
  *done = true;
}

static void
told_cb (const AwaleTransferProgress *progress,
         gpointer                     data)
{
}

static void
fill (Fixture *self)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("awale-XXXXXX.ogn", &stream, NULL);
  bool done = false;

  g_assert_true (g_file_replace_contents (file, games, strlen (games), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_list_store_append (files, file);
  awale_librarian_import_async (self->stage->desk->librarian, G_LIST_MODEL (files), NULL, told_cb,
                                imported_cb, &done);
  wait_while (!done);
  g_file_delete (file, NULL, NULL);
}

static AwaleLibraryPage *
get_page (Fixture *self)
{
  GtkWidget *bin = gtk_window_get_child (self->stage->window);

  return AWALE_LIBRARY_PAGE (gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (bin))));
}

static void
wait_for_games (Fixture *self,
                unsigned n_games)
{
  AwaleLibraryTable *table = awale_library_page_get_table (get_page (self));

  wait_while (awale_library_table_get_n_games (table) != n_games);
}

/* The library has two games, which are all in view; on the board is what comes after A. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autoptr (AwaleNoticeBar) notice =
    g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  GtkWidget *bin = adw_bin_new ();
  AwaleGame *game;

  self->stage = stage_new ();
  gtk_window_set_child (self->stage->window, bin);
  self->browsing =
    awale_browsing_new (self->stage->window, ADW_BIN (bin), self->stage->draft,
                        self->stage->desk->librarian, self->stage->desk->transfers,
                        self->stage->desk->analyses, self->stage->desk->rulesets, notice,
                        self->stage->toasts);
  awale_browsing_add_actions (self->browsing, self->stage->actions);
  g_signal_connect_swapped (self->browsing, "opened", G_CALLBACK (opened_cb), self);
  fill (self);
  game = stage_show (self->stage, "A");
  awale_game_set_cursor (game, awale_game_get_line_end (game, awale_game_get_root (game)));
  awale_actions_set_in_library (self->stage->actions, true);
  awale_browsing_set_shown (self->browsing, true);
  wait_for_games (self, 2);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_object_run_dispose (G_OBJECT (self->browsing));
  g_clear_object (&self->browsing);
  g_clear_object (&self->opened);
  stage_free (self->stage);
}

/* The first widget of @type that is @widget or in it. */
static gpointer
find (GtkWidget *widget,
      GType      type)
{
  gpointer found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The entries stand as the pits do: North's from f to a, then South's from A to F. */
static void
set_pit (Fixture    *self,
         char        letter,
         const char *seeds)
{
  int index = g_ascii_islower (letter) ? 'f' - letter : 6 + letter - 'A';
  GtkWidget *pattern = find (GTK_WIDGET (get_page (self)), AWALE_TYPE_PATTERN_ENTRY);
  GtkWidget *grid = gtk_widget_get_first_child (pattern);

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_ENTRY (child) && index-- == 0)
      gtk_editable_set_text (GTK_EDITABLE (child), seeds);
}

/* What the line above the table says of the filters. */
static void
assert_summary (Fixture    *self,
                const char *expected)
{
  GtkWidget *clear = stage_find (GTK_WIDGET (get_page (self)), GTK_TYPE_BUTTON, "C_lear Filters");
  GtkLabel *label = GTK_LABEL (gtk_widget_get_prev_sibling (clear));

  g_assert_cmpstr (gtk_label_get_label (label), ==, expected);
}

/* A pattern is one of the filters, beside the position on the board. */
static void
test_with_position (Fixture      *self,
                    gconstpointer data)
{
  set_pit (self, 'B', "0");
  wait_for_games (self, 1);
  assert_summary (self, "Pits B 0");
  g_object_set (self->browsing, "with-position", TRUE, NULL);
  wait_for_games (self, 0);
  set_pit (self, 'B', "4+");
  wait_for_games (self, 1);
  g_object_set (self->browsing, "with-position", FALSE, NULL);
  wait_for_games (self, 2);
  set_pit (self, 'B', "9");
  wait_for_games (self, 0);
  stage_do (self->stage, "clear-filters");
  wait_for_games (self, 2);
  assert_summary (self, "");
}

/* From either side at once, or once one wants it; a game opens where the pattern comes up. */
static void
test_either_side (Fixture      *self,
                  gconstpointer data)
{
  set_pit (self, 'b', "0");
  wait_for_games (self, 0);
  g_object_set (self->browsing, "either-side", TRUE, NULL);
  wait_for_games (self, 1);
  assert_summary (self, "Pits b 0, seen from either side");
  g_object_set (self->browsing, "either-side", FALSE, NULL);
  wait_for_games (self, 0);
  stage_do (self->stage, "clear-filters");
  wait_for_games (self, 2);
  g_object_set (self->browsing, "either-side", TRUE, NULL);
  set_pit (self, 'a', "0");
  wait_for_games (self, 1);
  g_signal_emit_by_name (find (GTK_WIDGET (get_page (self)), GTK_TYPE_COLUMN_VIEW), "activate", 0);
  wait_while (self->opened == NULL);
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (
                     awale_document_get_game (self->opened, 0))), ==, 1);
}

#define ADD(name, test) \
  g_test_add ("/app/pattern-filter/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  ADD ("with-position", test_with_position);
  ADD ("either-side", test_either_side);
  return g_test_run ();
}
