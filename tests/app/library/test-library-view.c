/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/common/awale-name-dialog.h"
#include "app/library/awale-library-actions.h"
#include "app/library/awale-filter-popover.h"
#include "cases.h"
#include "stage.h"
#include "widgets/library/awale-library-columns.h"
#include "widgets/library/awale-library-view-state.h"

#include "../../wait.h"
#include "library/awale-library-change.h"

static const char games[] = "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f 2. B *\n\n"
                            "[South \"Esi\"]\n[North \"Yaw\"]\n\n1. A a *\n\n"
                            "[South \"Bad\"]\n\nnonsense\n";

typedef struct
{
  Stage            *stage;
  AwaleNoticeBar   *notice;
  AwaleLibraryView *library;
  AwaleDocument    *opened;
  gint64            game;         /* ID of the game in the library. */
  unsigned          n_titled;
} Fixture;

static void
titled_cb (Fixture *self)
{
  self->n_titled++;
}

static void
opened_cb (Fixture       *self,
           AwaleDocument *document,
           gint64         game)
{
  g_set_object (&self->opened, document);
  self->game = game;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  Stage *stage = stage_new ();
  GtkWidget *library;

  self->stage = stage;
  self->notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  library = awale_library_view_new (stage->services, stage->draft, self->notice, stage->toasts);
  self->library = AWALE_LIBRARY_VIEW (library);
  gtk_window_set_child (stage->window, library);
  awale_library_actions_add (self->library, stage->actions);
  g_signal_connect_swapped (self->library, "titled", G_CALLBACK (titled_cb), self);
  g_signal_connect_swapped (self->library, "opened", G_CALLBACK (opened_cb), self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_set_child (self->stage->window, NULL);
  g_clear_object (&self->notice);
  g_clear_object (&self->opened);
  stage_free (self->stage);
}

static void
show_library (Fixture *self)
{
  awale_library_view_set_shown (self->library, true);
  awale_actions_set_in_library (self->stage->actions, true);
  wait_while (self->n_titled == 0);
}

static bool
write_cb (GFile   *file,
          GBytes  *bytes,
          GError **error)
{
  g_assert_not_reached ();
}

/* Imports the games of @text, as another program would. */
static void
import (Fixture    *self,
        const char *text)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("awale-XXXXXX.ogn", &stream, NULL);
  g_autoptr (AwaleLibraryTasks) tasks = NULL;

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_list_store_append (files, file);
  tasks = awale_library_tasks_new (self->stage->services->library, write_cb, "/");
  awale_library_tasks_import (tasks, G_LIST_MODEL (files), NULL);
  wait_while (awale_library_tasks_is_importing (tasks));
  g_file_delete (file, NULL, NULL);
}

static void
fill (Fixture *self)
{
  import (self, games);
}

static AwaleLibraryPage *
get_page (Fixture *self)
{
  return awale_library_view_get_page (self->library);
}

static unsigned
count_games (Fixture *self)
{
  return awale_library_table_get_n_games (awale_library_page_get_table (get_page (self)));
}

static void
wait_for_games (Fixture *self,
                unsigned n_games)
{
  wait_while (count_games (self) != n_games);
}

/* The page is created on demand and follows the library. */
static void
test_shown (Fixture      *self,
            gconstpointer data)
{
  g_autofree char *title = NULL;

  g_assert_null (get_page (self));
  show_library (self);
  wait_while (awale_library_table_get_rows (awale_library_page_get_table (get_page (self)))
              == NULL);
  wait_for_games (self, 0);
  g_assert_false (stage_can (self->stage, "delete-listed"));
  fill (self);
  wait_for_games (self, 2);
  title = awale_library_view_dup_subtitle (self->library);
  g_assert_cmpstr (title, ==, "2 games");
  stage_show (self->stage, "Ff");
  g_assert_false (awale_library_view_get_shown (self->library));
}

/* Returns the first widget of @type in the tree of @widget, except on hidden stack pages, or
 * NULL. */
static gpointer
find (GtkWidget *widget,
      GType      type)
{
  gpointer found = NULL;

  if (!gtk_widget_get_child_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static GtkColumnView *
get_view (Fixture *self)
{
  return find (GTK_WIDGET (get_page (self)), GTK_TYPE_COLUMN_VIEW);
}

static void
test_position (Fixture      *self,
               gconstpointer data)
{
  AwaleGame *game;

  fill (self);
  game = stage_show (self->stage, "Ff");
  awale_game_set_cursor (game, awale_game_get_line_end (game, awale_game_get_root (game)));
  show_library (self);
  wait_for_games (self, 2);
  g_object_set (self->library, "with-position", TRUE, NULL);
  wait_for_games (self, 1);
  g_signal_emit_by_name (get_view (self), "activate", 0);
  wait_while (self->opened == NULL);
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (
                     awale_document_get_game (self->opened, 0))), ==, 2);
  g_object_set (self->library, "with-position", FALSE, NULL);
  wait_for_games (self, 2);
}

static GtkSelectionModel *
get_selection (Fixture *self)
{
  return gtk_column_view_get_model (get_view (self));
}

static const char *
get_south (Fixture  *self,
           unsigned  position)
{
  g_autoptr (AwaleLibraryItem) item =
    g_list_model_get_item (G_LIST_MODEL (get_selection (self)), position);

  return awale_library_item_get_row (item)->south;
}

static void
assert_opened (Fixture    *self,
               const char *south)
{
  wait_while (self->opened == NULL);
  g_assert_cmpstr (awale_game_get_tag (awale_document_get_game (self->opened, 0), "South"), ==,
                   south);
}

static void
show_games (Fixture *self)
{
  fill (self);
  show_library (self);
  wait_for_games (self, 2);
}

static void
test_open (Fixture      *self,
           gconstpointer data)
{
  show_games (self);
  g_assert_false (stage_can (self->stage, "open-listed"));
  gtk_selection_model_select_item (get_selection (self), 1, TRUE);
  g_assert_true (stage_can (self->stage, "delete-listed"));
  stage_do (self->stage, "open-listed");
  assert_opened (self, "Esi");
}

/* Activating a row opens its game, whatever is selected. */
static void
test_activated (Fixture      *self,
                gconstpointer data)
{
  show_games (self);
  gtk_selection_model_select_item (get_selection (self), 0, TRUE);
  g_signal_emit_by_name (get_view (self), "activate", 1);
  assert_opened (self, "Esi");
  g_assert_cmpint (self->game, ==, awale_library_view_state_get_game (get_view (self), 1));
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_assert_nonnull (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
}

static void
remove_game (Fixture  *self,
             unsigned  position)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE, .games = ids };
  gint64 id = awale_library_view_state_get_game (get_view (self), position);
  unsigned n_games = count_games (self);

  g_array_append_val (ids, id);
  awale_library_client_run_async (self->stage->services->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, removed_cb, NULL);
  wait_for_games (self, n_games - 1);
}

static GtkWidget *
get_focus (Fixture *self)
{
  return gtk_window_get_focus (self->stage->window);
}

static void
assert_at (Fixture    *self,
           unsigned    position,
           const char *south)
{
  g_assert_cmpstr (get_south (self, position), ==, south);
  g_assert_true (gtk_selection_model_is_selected (get_selection (self), position));
  g_assert_cmpuint (awale_library_columns_get_position (get_focus (self)), ==, position);
}

/* Selection and focus stay on their game when the list is replaced. A button gets the focus when
 * the list becomes empty, and the entry when games return. */
static void
test_place (Fixture      *self,
            gconstpointer data)
{
  show_games (self);
  gtk_selection_model_select_item (get_selection (self), 1, TRUE);
  awale_library_view_state_focus (get_view (self), 1);
  assert_at (self, 1, "Esi");
  remove_game (self, 0);
  assert_at (self, 0, "Esi");
  remove_game (self, 0);
  g_assert_true (GTK_IS_BUTTON (get_focus (self)));
  fill (self);
  wait_for_games (self, 2);
  g_assert_true (GTK_IS_TEXT (get_focus (self)));
}

static GtkEditable *
get_entry (Fixture *self)
{
  return find (GTK_WIDGET (get_page (self)), GTK_TYPE_SEARCH_ENTRY);
}

/* Games can be filtered by date and by result, and a date that is not fully typed is
 * ignored. */
static void
test_filters (Fixture      *self,
              gconstpointer data)
{
  GtkWidget *popover, *combo;
  GtkEditable *since;

  import (self, "[South \"Kwa\"]\n[Date \"2024.05.02\"]\n\n1. F f 26-22\n");
  fill (self);
  show_library (self);
  wait_for_games (self, 3);
  popover = find (GTK_WIDGET (get_page (self)), AWALE_TYPE_FILTER_POPOVER);
  since = find (popover, ADW_TYPE_ENTRY_ROW);
  g_assert_false (stage_can (self->stage, "clear-filters"));
  gtk_editable_set_text (since, "2024-05");
  wait_for_games (self, 1);
  g_assert_cmpstr (get_south (self, 0), ==, "Kwa");
  g_assert_true (stage_can (self->stage, "clear-filters"));
  gtk_editable_set_text (since, "2024-05-");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (since), "error"));
  wait_for_games (self, 3);
  /* The rows are those for the collection, the ruleset and the result. */
  combo = gtk_widget_get_next_sibling (
    gtk_widget_get_next_sibling (find (popover, ADW_TYPE_COMBO_ROW)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 1);
  wait_for_games (self, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 2);
  wait_for_games (self, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 4);
  wait_for_games (self, 2);
  stage_do (self->stage, "clear-filters");
  wait_for_games (self, 3);
  g_assert_false (stage_can (self->stage, "clear-filters"));
}

/* Returns the summary of the filters, which is shown above the table. */
static const char *
get_summary (Fixture *self)
{
  GtkWidget *clear = stage_find (GTK_WIDGET (get_page (self)), GTK_TYPE_BUTTON, "C_lear Filters");

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_prev_sibling (clear)));
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  bool *answered = data;
  g_autoptr (AwaleLibraryRows) list =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL);

  g_assert_nonnull (list);
  *answered = true;
}

/* Waits until all earlier queries are answered, which happens in their order. */
static void
wait_for_answers (Fixture *self)
{
  const AwaleLibraryFilter none = { .limit = 1 };
  bool answered = false;

  wait_while (g_main_context_pending (NULL));
  awale_library_client_run_async (self->stage->services->library, &awale_library_list_job,
                                  awale_library_filter_copy (&none), NULL, answered_cb, &answered);
  wait_while (!answered);
}

static gboolean
cancelled_cb (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               count)
{
  ++*(unsigned *) count;
  return TRUE;
}

/* Shows the games with the position on the board by a single query, and checks the @summary of the
 * filters. */
static void
show_position (Fixture    *self,
               unsigned    n_games,
               const char *summary)
{
  unsigned signal = g_signal_lookup ("cancelled", G_TYPE_CANCELLABLE), n_cancelled = 0;
  unsigned long hook;

  wait_for_answers (self);
  self->n_titled = 0;
  hook = g_signal_add_emission_hook (signal, 0, cancelled_cb, &n_cancelled, NULL);
  awale_library_view_show_position (self->library, false);
  wait_while (self->n_titled == 0);
  g_signal_remove_emission_hook (signal, hook);
  g_assert_cmpuint (n_cancelled, ==, 0);
  g_assert_cmpuint (count_games (self), ==, n_games);
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "");
  g_assert_cmpstr (get_summary (self), ==, summary);
  g_assert_true (awale_library_view_get_shown (self->library));
  awale_library_view_set_shown (self->library, false);
}

/* Showing a position replaces all filters with the position and ruleset on the board, which may be
 * unnamed. */
static void
test_show_position (Fixture      *self,
                    gconstpointer data)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (AwaleGame) unnamed = NULL;
  AwaleRuleset rules = awale_preset_default ()->rules;
  AwaleGame *game;

  import (self, "[Variant \"Awele Society\"]\n[South \"Ama\"]\n\n"
                "1. F f *\n\n"
                "[Variant \"Awele Society\"]\n\n1. A a *\n");
  fill (self);
  game = stage_show (self->stage, "F");
  show_position (self, 1, "Awélé (Oware Society)");

  gtk_editable_set_text (get_entry (self), "Esi");
  wait_for_games (self, 0);
  show_position (self, 1, "Awélé (Oware Society)");
  awale_game_set_cursor (game, awale_game_get_root (game));
  show_position (self, 2, "Awélé (Oware Society)");

  rules.slam = AWALE_SLAM_FORBIDDEN;
  unnamed = awale_game_new (&rules);
  awale_document_add_game (document, unnamed);
  awale_draft_adopt (self->stage->draft, document, false);
  show_position (self, 0, "Custom rules");
  g_assert_true (awale_rulesets_save (self->stage->services->rulesets, NULL, "Mine", &rules, NULL));
  g_assert_cmpstr (get_summary (self), ==, "Mine");
  awale_rulesets_remove (self->stage->services->rulesets, "Mine");
}

static GtkWidget *
find_name_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_object_get_data (G_OBJECT (window), "awale-name-dialog") != NULL)
        return window;
    }
  g_assert_not_reached ();
}

static void
answer_name (const char *name)
{
  GtkWidget *dialog = find_name_dialog ();

  gtk_editable_set_text (find (dialog, ADW_TYPE_ENTRY_ROW), name);
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
}

static bool
is_favorite (Fixture  *self,
             unsigned  position)
{
  g_autoptr (AwaleLibraryItem) item =
    g_list_model_get_item (G_LIST_MODEL (get_selection (self)), position);

  return awale_library_item_get_row (item)->favorite;
}

/* Selected games can be added to a collection and removed from it; the collection can be shown and
 * renamed. */
static void
test_collections (Fixture      *self,
                  gconstpointer data)
{
  AdwComboRow *row;

  show_games (self);
  row = find (find (GTK_WIDGET (get_page (self)), AWALE_TYPE_FILTER_POPOVER), ADW_TYPE_COMBO_ROW);
  g_assert_false (stage_can (self->stage, "collect"));
  gtk_selection_model_select_item (get_selection (self), 1, TRUE);
  stage_do (self->stage, "collect");
  answer_name ("Finals");
  wait_while (g_list_model_get_n_items (adw_combo_row_get_model (row)) != 3);
  stage_do (self->stage, "favorite");
  wait_while (!is_favorite (self, 1));
  adw_combo_row_set_selected (row, 2);
  wait_for_games (self, 1);
  g_assert_cmpstr (get_south (self, 0), ==, "Esi");
  stage_do (self->stage, "rename-collection");
  answer_name ("Semifinals");
  wait_while (g_strcmp0 (awale_filter_popover_get_collection (
                           awale_library_page_get_filters (get_page (self))), "Semifinals") != 0);
  wait_while (!g_str_equal (get_summary (self), "Semifinals"));
  wait_for_answers (self);
  g_assert_cmpuint (count_games (self), ==, 1);
  gtk_selection_model_select_item (get_selection (self), 0, TRUE);
  stage_do (self->stage, "uncollect");
  wait_for_games (self, 0);
  stage_do (self->stage, "clear-filters");
  wait_for_games (self, 2);
  adw_combo_row_set_selected (row, 1);
  wait_for_games (self, 1);
  gtk_selection_model_select_item (get_selection (self), 0, TRUE);
  stage_do (self->stage, "collect");
  adw_action_row_activate (find (find_name_dialog (), ADW_TYPE_ACTION_ROW));
  adw_combo_row_set_selected (row, 2);
  wait_for_games (self, 1);
}

/* The entry keeps the focus while typing, even when it becomes empty. */
static void
test_typing (Fixture      *self,
             gconstpointer data)
{
  GtkEditable *entry;

  show_library (self);
  wait_while (awale_library_table_get_rows (awale_library_page_get_table (get_page (self)))
              == NULL);
  g_assert_true (GTK_IS_BUTTON (get_focus (self)));
  entry = get_entry (self);
  gtk_widget_grab_focus (GTK_WIDGET (get_page (self)));
  self->n_titled = 0;
  gtk_editable_set_text (entry, "k");
  wait_while (self->n_titled == 0);
  gtk_editable_set_text (entry, "");
  wait_while (self->n_titled == 1);
  g_assert_true (GTK_IS_TEXT (get_focus (self)));
}

/* While another window imports games, this one cannot; it reports the end of the import if the
 * other window has been closed. */
static void
test_transfer (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/games.ogn");
  g_autoptr (GObject) other = g_object_new (G_TYPE_OBJECT, NULL);

  show_games (self);
  g_list_store_append (files, missing);
  awale_library_tasks_import (self->stage->services->tasks, G_LIST_MODEL (files), other);
  g_assert_false (stage_can (self->stage, "import-files"));
  wait_while (!stage_can (self->stage, "import-files"));
  g_assert_null (awale_notice_bar_get_title (self->notice));
  awale_library_tasks_import (self->stage->services->tasks, G_LIST_MODEL (files), other);
  g_clear_object (&other);
  wait_while (awale_notice_bar_get_title (self->notice) == NULL);
  g_assert_cmpstr (awale_notice_bar_get_title (self->notice), ==, "No games were added.");
}

/* Waits for the list, and returns the advice on the empty page. */
static const char *
wait_for_advice (Fixture *self)
{
  wait_while (self->n_titled == 0);
  self->n_titled = 0;
  return adw_status_page_get_description (find (GTK_WIDGET (get_page (self)),
                                                ADW_TYPE_STATUS_PAGE));
}

/* The advice only mentions active filters. */
static void
test_advice (Fixture      *self,
             gconstpointer data)
{
  GtkEditable *entry;

  fill (self);
  stage_show (self->stage, "Cc");
  show_library (self);
  wait_for_games (self, 2);
  entry = get_entry (self);
  self->n_titled = 0;
  g_object_set (self->library, "with-position", TRUE, NULL);
  g_assert_cmpstr (wait_for_advice (self), ==, "Turn off “Position” to see all games.");
  gtk_editable_set_text (entry, "nobody");
  g_assert_cmpstr (wait_for_advice (self), ==, "Try other words, or turn off “Position”.");
  g_object_set (self->library, "with-position", FALSE, NULL);
  g_assert_cmpstr (wait_for_advice (self), ==, "Try other words.");
}

/* The selection moves to the next game when one is removed. */
static void
test_next (Fixture      *self,
           gconstpointer data)
{
  show_games (self);
  gtk_selection_model_select_item (get_selection (self), 0, TRUE);
  awale_library_view_state_focus (get_view (self), 0);
  remove_game (self, 0);
  assert_at (self, 0, "Esi");
}

/* The selection moves to the next game in a sorted table, too. */
static void
test_next_sorted (Fixture      *self,
                  gconstpointer data)
{
  import (self, "[South \"Kwa\"]\n\n1. F f 2. E e 3. D d *\n");
  fill (self);
  show_library (self);
  wait_for_games (self, 3);
  g_object_set (self->library, "sort", "plies", NULL);
  wait_while (!g_str_equal (get_south (self, 0), "Esi"));
  gtk_selection_model_select_item (get_selection (self), 1, TRUE);
  awale_library_view_state_focus (get_view (self), 1);
  assert_at (self, 1, "Ama");
  remove_game (self, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_at (self, 1, "Kwa");
}

/* An unchanged list is not loaded again when the library is shown again. */
static void
test_back (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AwaleLibraryRows) listing = NULL;
  AwaleLibraryTable *table;

  show_games (self);
  table = awale_library_page_get_table (get_page (self));
  listing = awale_library_rows_ref (awale_library_table_get_rows (table));
  awale_library_view_set_shown (self->library, false);
  awale_library_view_set_shown (self->library, true);
  wait_for_answers (self);
  g_assert_true (awale_library_table_get_rows (table) == listing);
}

/* A property sorts the table, and follows when the sort order is changed through a column
 * header. */
static void
test_sort (Fixture      *self,
           gconstpointer data)
{
  g_autofree char *column = NULL;

  show_games (self);
  g_assert_false (stage_can (self->stage, "reversed"));
  g_object_set (self->library, "sort", "plies", NULL);
  wait_while (!g_str_equal (get_south (self, 0), "Esi"));
  g_object_set (self->library, "reversed", TRUE, NULL);
  wait_while (!g_str_equal (get_south (self, 0), "Ama"));
  gtk_column_view_sort_by_column (get_view (self), NULL, GTK_SORT_ASCENDING);
  g_object_get (self->library, "sort", &column, NULL);
  g_assert_cmpstr (column, ==, "");
}

/* Games without a value come first. */
static void
test_sort_unsaid (Fixture      *self,
                  gconstpointer data)
{
  import (self, "[South \"Kwa\"]\n[Event \"Cup\"]\n\n1. F *\n\n"
                       "[South \"Afi\"]\n\n1. E *\n");
  show_library (self);
  wait_for_games (self, 2);
  g_object_set (self->library, "sort", "event", NULL);
  wait_while (!g_str_equal (get_south (self, 0), "Afi"));
}

#define ADD(name, test) \
  g_test_add ("/app/library-view/" name, Fixture, NULL, set_up, test, tear_down)

CASES (stage_init)
{
  ADD ("shown", test_shown);
  ADD ("position", test_position);
  ADD ("open", test_open);
  ADD ("activated", test_activated);
  ADD ("place", test_place);
  ADD ("filters", test_filters);
  ADD ("show-position", test_show_position);
  ADD ("collections", test_collections);
  ADD ("typing", test_typing);
  ADD ("transfer", test_transfer);
  ADD ("advice", test_advice);
  ADD ("next", test_next);
  ADD ("next-sorted", test_next_sorted);
  ADD ("back", test_back);
  ADD ("sort", test_sort);
  ADD ("sort-unsaid", test_sort_unsaid);
}
