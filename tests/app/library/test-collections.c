/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A question about games or a collection applies to those that were selected when it was asked, not
 * to those selected when it is answered.
 */
#include "app/common/awale-name-dialog.h"
#include "app/library/awale-filter-popover.h"
#include "cases.h"
#include "library-stage.h"
#include "widget-fixtures.h"

#include "../../wait.h"

static GtkWidget *
find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  g_assert_not_reached ();
}

static void
answer_name (const char *name)
{
  GtkWidget *dialog = find_dialog (ADW_TYPE_WINDOW);

  gtk_editable_set_text (GTK_EDITABLE (stage_find (dialog, ADW_TYPE_ENTRY_ROW, NULL)), name);
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(AwaleLibraryRows **) data =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL);
}

static char *
list_games (LibraryStage *self,
            const char   *collection)
{
  const AwaleLibraryFilter filter = { .collection = collection };
  g_autoptr (AwaleLibraryRows) listing = NULL;
  GString *names = g_string_new (NULL);

  awale_library_client_run_async (self->stage->services->library, &awale_library_list_job,
                                  awale_library_filter_copy (&filter), NULL, listed_cb, &listing);
  wait_while (listing == NULL);
  for (unsigned i = 0; i < awale_library_rows_get_n (listing); i++)
    g_string_append_printf (names, " %s", awale_library_rows_get (listing, i)->south);
  return g_string_free (names, FALSE);
}

static bool
has_games (LibraryStage *self,
           const char   *collection,
           const char   *expected)
{
  g_autofree char *names = list_games (self, collection);

  return g_str_equal (names, expected);
}

static void
wait_for_collection (LibraryStage *self,
                     const char   *collection,
                     const char   *expected)
{
  wait_while (!has_games (self, collection, expected));
}

static void
collect_first (LibraryStage *self)
{
  library_stage_select (self, 0, true);
  stage_do (self->stage, "collect");
  library_stage_select (self, 2, true);
  answer_name ("Finals");
  wait_for_collection (self, "Finals", " Kwa");
}

static void
test_collect (LibraryStage *self,
              const void   *data)
{
  collect_first (self);
}

static AdwComboRow *
find_collections (LibraryStage *self)
{
  GtkWidget *page = GTK_WIDGET (library_stage_get_page (self));
  GtkWidget *filters = fixtures_find (page, AWALE_TYPE_FILTER_POPOVER, 0);

  return ADW_COMBO_ROW (fixtures_find (filters, ADW_TYPE_COMBO_ROW, 0));
}

/* Returns the only collection of the library, or NULL if it has none. */
static const char *
get_collection (AdwComboRow *row)
{
  return gtk_string_list_get_string (GTK_STRING_LIST (adw_combo_row_get_model (row)), 2);
}

static void
show_collection (LibraryStage *self,
                 const char   *name)
{
  AdwComboRow *row = find_collections (self);

  wait_while (g_strcmp0 (get_collection (row), name) != 0);
  adw_combo_row_set_selected (row, 2);
  library_stage_wait_for_games (self, 1);
}

static void
show_all (LibraryStage *self)
{
  stage_do (self->stage, "clear-filters");
  library_stage_wait_for_games (self, 3);
}

static void
test_collection (LibraryStage *self,
                 const void   *data)
{
  collect_first (self);
  show_collection (self, "Finals");
  stage_do (self->stage, "rename-collection");
  show_all (self);
  answer_name ("Semifinals");
  wait_for_collection (self, "Semifinals", " Kwa");

  show_collection (self, "Semifinals");
  stage_do (self->stage, "delete-collection");
  show_all (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog (ADW_TYPE_MESSAGE_DIALOG)),
                               "discard");
  wait_for_collection (self, "Semifinals", "");
}

#define ADD(name, test) \
  g_test_add ("/app/collections/" name, LibraryStage, library_stage_games, \
              library_stage_set_up_three, test, library_stage_tear_down)

CASES (stage_init)
{
  ADD ("collect", test_collect);
  ADD ("collection", test_collection);
}
