/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-actions"

#include "awale-library-actions.h"

#include "app/common/awale-details-dialog.h"
#include "app/common/awale-dialogs.h"
#include "app/common/awale-name-dialog.h"
#include "app/share/awale-share.h"
#include "awale-library-task-notice.h"
#include "awale-merge-names-dialog.h"
#include "library/awale-library-tags.h"
#include "training/awale-training-store.h"
#include "widgets/library/awale-library-text.h"

#include <glib/gi18n-lib.h>

static AwaleLibraryTable *
get_table (AwaleLibraryView *view)
{
  return awale_library_page_get_table (awale_library_view_get_page (view));
}

static const char *
get_collection (AwaleLibraryView *view)
{
  return awale_filter_popover_get_collection (
    awale_library_page_get_filters (awale_library_view_get_page (view)));
}

static GArray *
list_selected (AwaleLibraryView *view)
{
  return awale_library_table_list_selected (get_table (view));
}

/* The selected games and the visible collection when a dialog was opened, to which the user's
 * answer applies. */
typedef struct
{
  AwaleLibraryView *view;
  GArray           *games;
  char             *collection;  /* Name of the visible collection; nullable. */
} Subject;

/* Creates a subject with @games (transfer full) and the visible collection. */
static Subject *
subject_new (AwaleLibraryView *view,
             GArray           *games)
{
  Subject *subject = g_new (Subject, 1);

  *subject = (Subject) { g_object_ref (view), games, g_strdup (get_collection (view)) };
  return subject;
}

static void
subject_free (Subject *subject)
{
  g_object_unref (subject->view);
  g_array_unref (subject->games);
  g_free (subject->collection);
  g_free (subject);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Subject, subject_free)

/* --- Deletion -------------------------------------------------------------------------------- */

static void
delete_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (Subject) subject = data;

  if (answer == AWALE_ANSWER_DISCARD)
    awale_library_view_change (subject->view, &(AwaleLibraryChange) {
                                                .kind = AWALE_CHANGE_REMOVE,
                                                .games = subject->games });
}

/* The heading of the question. A single game is named, because its row may be scrolled out of view.
 * (transfer full) */
static char *
dup_delete_heading (AwaleLibraryView *view,
                    unsigned          n_games)
{
  g_autoptr (AwaleLibraryItem) item = awale_library_table_dup_selected (get_table (view));
  g_autofree char *players = awale_library_text_players (awale_library_item_get_row (item));

  if (n_games == 1)
    return g_strdup_printf (_("Delete “%s” From the Library?"), players);
  return g_strdup_printf (ngettext ("Delete %'u Game From the Library?",
                                    "Delete %'u Games From the Library?", n_games), n_games);
}

static void
delete_action (AwaleLibraryView *view)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = _("_Delete") };
  Subject *subject = subject_new (view, list_selected (view));
  g_autofree char *heading = dup_delete_heading (view, subject->games->len);

  awale_dialogs_ask (awale_library_view_get_window (view), heading,
                     _("Files from which games were imported stay as they are."), &answers,
                     delete_answered_cb, subject);
}

/* --- Doubles --------------------------------------------------------------------------------- */

static void
change_pair (AwaleLibraryView       *view,
             AwaleLibraryChangeKind  kind,
             GVariant               *pair)
{
  g_autoptr (GArray) ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), 2);

  g_array_set_size (ids, 2);
  g_variant_get (pair, "(xx)", &g_array_index (ids, gint64, 0), &g_array_index (ids, gint64, 1));
  awale_library_view_change (view, &(AwaleLibraryChange) { .kind = kind, .games = ids });
}

static void
merge_double_action (AwaleLibraryView *view,
                     GVariant         *pair)
{
  change_pair (view, AWALE_CHANGE_MERGE_DOUBLE, pair);
}

static void
keep_both_action (AwaleLibraryView *view,
                  GVariant         *pair)
{
  change_pair (view, AWALE_CHANGE_KEEP_BOTH, pair);
}

/* --- Imports, exports and analyses ----------------------------------------------------------- */

static AwaleLibraryTasks *
get_tasks (AwaleLibraryView *view)
{
  return awale_library_view_get_services (view)->tasks;
}

static bool
can_import (AwaleLibraryView *view)
{
  return !awale_library_tasks_is_importing (get_tasks (view));
}

static void
import (AwaleLibraryView *view,
        GListModel       *files)
{
  if (g_list_model_get_n_items (files) > 0 && can_import (view))
    awale_library_tasks_import (get_tasks (view), files, G_OBJECT (view));
}

static gboolean
dropped_cb (AwaleLibraryView *view,
            const GValue     *value)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GSList) dropped = gdk_file_list_get_files (g_value_get_boxed (value));

  for (const GSList *l = dropped; l != NULL; l = l->next)
    g_list_store_append (files, l->data);
  if (can_import (view))
    import (view, G_LIST_MODEL (files));
  else
    awale_toast_overlay_say (awale_library_view_get_toasts (view),
                             _("Other games are still being imported."));
  return TRUE;
}

static void
import_chosen_cb (GListModel *files,
                  gpointer    data)
{
  g_autoptr (AwaleLibraryView) view = data;

  if (awale_library_view_get_window (view) != NULL)
    import (view, files);
}

static void
import_files_action (AwaleLibraryView *view)
{
  awale_dialogs_import (awale_library_view_get_window (view), false, import_chosen_cb,
                        g_object_ref (view));
}

static void
import_folders_action (AwaleLibraryView *view)
{
  awale_dialogs_import (awale_library_view_get_window (view), true, import_chosen_cb,
                        g_object_ref (view));
}

static void
export_chosen_cb (const AwaleSaveChoice *choice,
                  gpointer               data)
{
  g_autoptr (Subject) subject = data;

  if (awale_library_view_get_window (subject->view) != NULL && choice != NULL)
    awale_library_tasks_export (get_tasks (subject->view), subject->games, choice->file,
                                G_OBJECT (subject->view));
}

static void
export_action (AwaleLibraryView *view)
{
  static const AwaleSaveForm form = {
    .title = N_("Export Games"),
    .accept = N_("_Export"),
    .kinds = { { N_("Awalé games"), "text/x-oware-ogn", { ".ogn" } },
               { N_("Tables of games (.csv)"), NULL, { ".csv" } } },
  };

  awale_dialogs_save_kind (awale_library_view_get_window (view), &form, _("Games.ogn"),
                           export_chosen_cb, subject_new (view, list_selected (view)));
}

static void
analyze_action (AwaleLibraryView *view)
{
  g_autoptr (GArray) games = list_selected (view);

  awale_library_tasks_analyze (get_tasks (view), games, G_OBJECT (view));
}

/* True if the window of @view is the one that the user used last among those of its type. */
static bool
is_last_used (AwaleLibraryView *view)
{
  GtkWindow *window = awale_library_view_get_window (view);
  GtkApplication *application = gtk_window_get_application (window);
  const GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  while (windows != NULL && G_OBJECT_TYPE (windows->data) != G_OBJECT_TYPE (window))
    windows = windows->next;
  return windows == NULL || windows->data == window;
}

/* Reports a finished task that was started in this window. A task resumed from an earlier run
 * belongs to no window and is reported in the window used last. */
static void
task_ended_cb (AwaleLibraryView *view,
               AwaleLibraryTask *task)
{
  AwaleNoticeBar *notice = awale_library_view_get_notice (view);

  if (awale_library_view_get_window (view) == NULL)
    return;
  if (awale_library_task_is_for (task, NULL) ? is_last_used (view)
                                             : awale_library_task_is_for (task, view))
    if (awale_library_task_notice_show (task, notice, awale_library_view_get_toasts (view)))
      awale_notice_bar_close_at (notice, view, "unmap", NULL);
}

/* --- Details and names ----------------------------------------------------------------------- */

static void
details_applied_cb (AdwWindow         *dialog,
                    const char *const *tags,
                    Subject           *subject)
{
  awale_library_view_change (subject->view, &(AwaleLibraryChange) {
                                              .kind = AWALE_CHANGE_TAGS,
                                              .games = subject->games, .tags = tags });
}

static gpointer
list_shared_tags (AwaleLibrary *library,
                  gpointer      games,
                  GCancellable *cancellable,
                  GError      **error)
{
  return awale_library_list_shared_tags (library, games, awale_details_dialog_get_shared_names (),
                                         error);
}

static const AwaleLibraryJob shared_tags_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list_shared_tags,
  .free_data = (GDestroyNotify) g_array_unref,
  .free_result = (GDestroyNotify) g_ptr_array_unref,
};

static void
shared_tags_listed_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (AwaleLibraryView) view = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tags =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  GtkWindow *window = awale_library_view_get_window (view);
  GArray *games = awale_library_client_get_data (result);

  if (tags == NULL)
    awale_library_view_say_failure (view, _("The details could not be read."), error);
  else if (window != NULL)
    {
      GtkWidget *dialog = awale_details_dialog_new_shared (games->len, tags);

      g_signal_connect_data (dialog, "applied", G_CALLBACK (details_applied_cb),
                             subject_new (view, g_array_ref (games)),
                             (GClosureNotify) (void (*) (void)) subject_free, 0);
      awale_dialogs_present (GTK_WIDGET (window), dialog);
    }
}

static void
edit_action (AwaleLibraryView *view)
{
  awale_library_client_run_async (awale_library_view_get_services (view)->library, &shared_tags_job,
                                  list_selected (view), NULL, shared_tags_listed_cb,
                                  g_object_ref (view));
}

static void
merge_action (AwaleLibraryView *view)
{
  awale_merge_names_dialog_open (view);
}

/* --- Collections ----------------------------------------------------------------------------- */

/* Opens a dialog that asks for a name; @named receives the name and the current subject. */
static void
ask_name (AwaleLibraryView  *view,
          const char        *title,
          const char        *accept,
          const char        *name,
          const char *const *names,
          AwaleNamedFunc     named)
{
  GtkWindow *window = awale_library_view_get_window (view);

  awale_dialogs_present (GTK_WIDGET (window),
                         awale_name_dialog_new (window, title, accept, name, names, named,
                                                subject_new (view, list_selected (view)),
                                                (GDestroyNotify) subject_free));
}

static void
collect_named_cb (const char *name,
                  gpointer    data)
{
  Subject *subject = data;

  awale_library_view_change (subject->view, &(AwaleLibraryChange) {
                                              .kind = AWALE_CHANGE_COLLECT,
                                              .games = subject->games, .name = name });
}

static void
collect_action (AwaleLibraryView *view)
{
  ask_name (view, _("Add to Collection"), _("_Add"), "",
            awale_library_page_get_collections (awale_library_view_get_page (view)),
            collect_named_cb);
}

static void
uncollect_action (AwaleLibraryView *view)
{
  g_autoptr (GArray) games = list_selected (view);

  awale_library_view_change (view, &(AwaleLibraryChange) { .kind = AWALE_CHANGE_UNCOLLECT,
                                                           .games = games,
                                                           .name = get_collection (view) });
}

static void
rename_named_cb (const char *name,
                 gpointer    data)
{
  Subject *subject = data;

  awale_library_view_change (subject->view, &(AwaleLibraryChange) {
                                              .kind = AWALE_CHANGE_RENAME_COLLECTION,
                                              .name = subject->collection, .new_name = name });
}

static void
rename_action (AwaleLibraryView *view)
{
  ask_name (view, _("Rename Collection"), _("_Rename"), get_collection (view), NULL,
            rename_named_cb);
}

static void
delete_collection_answered_cb (AwaleAnswer answer,
                               gpointer    data)
{
  g_autoptr (Subject) subject = data;

  if (answer == AWALE_ANSWER_DISCARD)
    awale_library_view_change (subject->view, &(AwaleLibraryChange) {
                                                .kind = AWALE_CHANGE_REMOVE_COLLECTION,
                                                .name = subject->collection });
}

static void
delete_collection_action (AwaleLibraryView *view)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = _("_Delete") };
  g_autofree char *heading = g_strdup_printf (_("Delete the Collection “%s”?"),
                                              get_collection (view));

  awale_dialogs_ask (awale_library_view_get_window (view), heading,
                     _("Its games stay in the library."), &answers,
                     delete_collection_answered_cb, subject_new (view, list_selected (view)));
}

static void
exercises_listed_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (AwaleLibraryView) view = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) exercises =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  GtkWindow *window = awale_library_view_get_window (view);
  AwaleToastOverlay *toasts = awale_library_view_get_toasts (view);

  if (window == NULL)
    return;
  if (exercises == NULL)
    awale_toast_overlay_say (toasts, error->message);
  else
    awale_share_save (AWALE_SHARE_WORKSHEET, &(AwaleShareSource) {
      .toasts = toasts,
      .application = G_APPLICATION (gtk_window_get_application (window)),
      .exercises = exercises,
    });
}

static void
worksheet_action (AwaleLibraryView *view)
{
  awale_library_client_run_async (awale_library_view_get_services (view)->library,
                                  &awale_training_list_job, list_selected (view), NULL,
                                  exercises_listed_cb, g_object_ref (view));
}

/* --- Actions --------------------------------------------------------------------------------- */

static bool
has_games (AwaleLibraryView *view)
{
  return awale_library_table_count_selected (get_table (view)) > 0;
}

static bool
has_collection (AwaleLibraryView *view)
{
  return get_collection (view) != NULL;
}

static bool
can_uncollect (AwaleLibraryView *view)
{
  return has_games (view) && has_collection (view);
}

static const AwaleAction actions[] =
{
  { .name = "delete-listed", .activate = G_CALLBACK (delete_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .keys = "Delete", .group = AWALE_KEYS_LIBRARY, .title = N_("Delete the selected games") },
  { .keys = "Menu", .group = AWALE_KEYS_LIBRARY, .title = N_("Menu of the selected games") },
  { .name = "import-files", .activate = G_CALLBACK (import_files_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (can_import),
    .keys = "<Control>i", .group = AWALE_KEYS_LIBRARY, .title = N_("Import games") },
  { .name = "import-folders", .activate = G_CALLBACK (import_folders_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (can_import) },
  { .name = "export-listed", .activate = G_CALLBACK (export_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "analyze-listed", .activate = G_CALLBACK (analyze_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "favorite", .property = "favorite", .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_games),
    .keys = "<Control>d", .group = AWALE_KEYS_LIBRARY, .title = N_("Mark as a favorite") },
  { .name = "collect", .activate = G_CALLBACK (collect_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "uncollect", .activate = G_CALLBACK (uncollect_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (can_uncollect) },
  { .name = "worksheet-listed", .activate = G_CALLBACK (worksheet_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "rename-collection", .activate = G_CALLBACK (rename_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_collection) },
  { .name = "delete-collection", .activate = G_CALLBACK (delete_collection_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_collection) },
  { .name = "edit-listed", .activate = G_CALLBACK (edit_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "merge-names", .activate = G_CALLBACK (merge_action), .when = AWALE_WHEN_LIBRARY },
  { .name = "merge-double", .activate = G_CALLBACK (merge_double_action), .parameter = "(xx)",
    .when = AWALE_WHEN_SUBPAGE },
  { .name = "keep-both", .activate = G_CALLBACK (keep_both_action), .parameter = "(xx)",
    .when = AWALE_WHEN_SUBPAGE },
};

/* Accepts files dropped onto the page; called once the page exists. */
static void
accept_drops (AwaleLibraryView *view)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), view, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (awale_library_view_get_page (view)),
                             GTK_EVENT_CONTROLLER (target));
}

void
awale_library_actions_add (AwaleLibraryView *view,
                           AwaleActions     *list)
{
  AwaleLibraryTasks *tasks;

  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (view));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  tasks = get_tasks (view);
  awale_library_view_add_actions (view, list);
  awale_actions_add (list, view, actions, G_N_ELEMENTS (actions));
  awale_library_view_add_player_actions (view, list);
  g_signal_connect_object (view, "notify::child", G_CALLBACK (accept_drops), view, 0);
  g_signal_connect_object (tasks, "ended", G_CALLBACK (task_ended_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (tasks, "failed", G_CALLBACK (task_ended_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect_object (awale_library_tasks_get_list (tasks), "items-changed",
                           G_CALLBACK (awale_actions_update), list, G_CONNECT_SWAPPED);
}
