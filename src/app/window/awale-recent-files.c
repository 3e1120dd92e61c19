/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-recent-files"

#include "awale-recent-files.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

#define MIME_TYPE "text/x-oware-ogn"
#define MAX_RECENT 8

/* Maximum number of files to check. It is higher than the number shown, because some files may no
 * longer exist. */
#define MAX_CANDIDATES 24

typedef struct
{
  GFile *file;
  bool   exists;  /* True if the file existed when it was last checked. */
} Candidate;

/* State of a list of recent files, stored in the data of the list. */
typedef struct
{
  GtkRecentManager *manager;
  GListStore       *store;        /* List of the shown files, borrowed. */
  GArray           *candidates;   /* Files to check, latest first. (element-type Candidate) */
  GCancellable     *cancellable;
} Recent;

typedef struct
{
  Recent *self;
  guint   index;
} Question;

static void
candidate_clear (gpointer data)
{
  g_object_unref (((Candidate *) data)->file);
}

static int
compare_visits (gconstpointer a,
                gconstpointer b)
{
  GDateTime *first = gtk_recent_info_get_visited ((GtkRecentInfo *) a);
  GDateTime *second = gtk_recent_info_get_visited ((GtkRecentInfo *) b);

  return g_date_time_compare (second, first);
}

static bool
is_game (GtkRecentInfo *info)
{
  return (g_strcmp0 (gtk_recent_info_get_mime_type (info), MIME_TYPE) == 0 ||
          g_str_has_suffix (gtk_recent_info_get_uri (info), ".ogn")) &&
         gtk_recent_info_is_local (info);
}

static bool
is_shown (Recent *self,
          GFile  *file)
{
  return g_list_store_find_with_equal_func (self->store, file, (GEqualFunc) g_file_equal, NULL);
}

static void
show (Recent *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  bool same;

  for (guint i = 0; i < self->candidates->len && files->len < MAX_RECENT; i++)
    if (g_array_index (self->candidates, Candidate, i).exists)
      g_ptr_array_add (files, g_array_index (self->candidates, Candidate, i).file);

  same = files->len == n_shown;
  for (guint i = 0; i < files->len && same; i++)
    {
      g_autoptr (GFile) shown = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      same = g_file_equal (shown, files->pdata[i]);
    }
  if (!same)
    g_list_store_splice (self->store, 0, n_shown, files->pdata, files->len);
}

/* Records the result of a check. If the check was cancelled, the list may no longer exist. */
static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autofree Question *question = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_array_index (question->self->candidates, Candidate, question->index).exists = info != NULL;
  show (question->self);
}

static void
stop_asking (Recent *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Finds the files to check. A file that is already listed counts as existing until it is
 * checked. */
static void
find_candidates (Recent *self)
{
  GList *infos = g_list_sort (gtk_recent_manager_get_items (self->manager), compare_visits);

  g_array_set_size (self->candidates, 0);
  for (GList *l = infos; l != NULL && self->candidates->len < MAX_CANDIDATES; l = l->next)
    if (is_game (l->data))
      {
        Candidate candidate = { g_file_new_for_uri (gtk_recent_info_get_uri (l->data)), false };

        candidate.exists = is_shown (self, candidate.file);
        g_array_append_val (self->candidates, candidate);
      }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

static void
update (Recent *self)
{
  stop_asking (self);
  self->cancellable = g_cancellable_new ();
  find_candidates (self);
  show (self);
  for (guint i = 0; i < self->candidates->len; i++)
    {
      Question *question = g_new (Question, 1);

      *question = (Question) { self, i };
      g_file_query_info_async (g_array_index (self->candidates, Candidate, i).file,
                               G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                               G_PRIORITY_LOW, self->cancellable, answered_cb, question);
    }
}

static void
recent_free (gpointer data)
{
  Recent *self = data;

  stop_asking (self);
  g_signal_handlers_disconnect_by_data (self->manager, self);
  g_object_unref (self->manager);
  g_array_unref (self->candidates);
  g_free (self);
}

GListModel *
awale_recent_files_new (GtkRecentManager *manager)
{
  Recent *self;

  g_return_val_if_fail (GTK_IS_RECENT_MANAGER (manager), NULL);

  self = g_new0 (Recent, 1);
  self->manager = g_object_ref (manager);
  self->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_array_set_clear_func (self->candidates, candidate_clear);
  self->store = g_list_store_new (G_TYPE_FILE);
  g_object_set_data_full (G_OBJECT (self->store), "awale-recent-files", self, recent_free);
  g_signal_connect_swapped (manager, "changed", G_CALLBACK (update), self);
  update (self);
  return G_LIST_MODEL (self->store);
}

/* Fills the menu without sections, because GTK 4.8 leaks sections that a popover has shown. */
static void
fill_menu (GMenu      *menu,
           GListModel *files)
{
  g_menu_remove_all (menu);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *uri = g_file_get_uri (file);
      g_autofree char *base = g_file_get_basename (file);
      g_autofree char *name = g_filename_display_name (base);
      g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

      g_menu_item_set_label (item, name);
      g_menu_item_set_action_and_target (item, "win.open-uri", "s", uri);
      g_menu_append_item (menu, item);
    }
  if (g_list_model_get_n_items (files) == 0)
    g_menu_append (menu, _("No Recent Games"), "win.no-recent");
}

static void
items_changed_cb (GListModel *files,
                  unsigned    position,
                  unsigned    n_removed,
                  unsigned    n_added,
                  GMenu      *menu)
{
  fill_menu (menu, files);
}

GMenuModel *
awale_recent_files_create_menu (GListModel *files)
{
  GMenu *menu = g_menu_new ();

  g_return_val_if_fail (G_IS_LIST_MODEL (files), NULL);

  g_signal_connect_object (files, "items-changed", G_CALLBACK (items_changed_cb), menu, 0);
  fill_menu (menu, files);
  return G_MENU_MODEL (menu);
}

void
awale_recent_files_add (GFile *file)
{
  g_autofree char *uri = NULL;
  GtkRecentData data = {
    .mime_type = (char *) MIME_TYPE,
    .app_name = (char *) "Awalé",
    .app_exec = (char *) "awale %u",
  };

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
awale_recent_files_remove (GFile *file)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}
