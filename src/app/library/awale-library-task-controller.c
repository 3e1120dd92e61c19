/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-task-controller"

#include "awale-library-task-controller.h"

#include "app/common/awale-dialogs.h"
#include "awale-library-task-notice.h"

#include <glib/gi18n-lib.h>

struct _AwaleLibraryTaskController
{
  GObject             parent_instance;

  GtkWindow          *window;     /* the owner; NULL after it was closed */
  AwaleLibraryPage   *page;       /* NULL until first shown */
  AwaleLibraryTasks  *tasks;
  AwaleNoticeBar     *notice;
  char               *told;         /* title of the last notice about a task; nullable */
  AwaleToasts        *toasts;
};

G_DEFINE_FINAL_TYPE (AwaleLibraryTaskController, awale_library_task_controller, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void
changed (AwaleLibraryTaskController *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static AwaleLibraryTable *
get_table (AwaleLibraryTaskController *self)
{
  return awale_library_page_get_table (self->page);
}

static bool
is_importing (AwaleLibraryTaskController *self)
{
  return awale_library_tasks_is_importing (self->tasks);
}

/* True if this is the last used window of its type. */
static bool
is_used (AwaleLibraryTaskController *self)
{
  GtkApplication *application = gtk_window_get_application (self->window);
  const GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  while (windows != NULL && G_OBJECT_TYPE (windows->data) != G_OBJECT_TYPE (self->window))
    windows = windows->next;
  return windows == NULL || windows->data == self->window;
}

/* Reports a task of this window; a task without a window, from an earlier run, is reported in the
 * last used one. */
static void
ended_cb (AwaleLibraryTaskController *self,
          AwaleLibraryTask           *task)
{
  bool is_anybodys = awale_library_task_is_for (task, NULL);

  if (!(is_anybodys ? is_used (self) : awale_library_task_is_for (task, self)) ||
      !awale_library_task_notice_show (task, self->notice, self->toasts))
    return;
  g_free (self->told);
  self->told = g_strdup (awale_notice_bar_get_title (self->notice));
}

static void
import (AwaleLibraryTaskController *self,
        GListModel                 *files)
{
  if (g_list_model_get_n_items (files) > 0 && !is_importing (self))
    awale_library_tasks_import (self->tasks, files, G_OBJECT (self));
}

static gboolean
dropped_cb (AwaleLibraryTaskController *self,
            const GValue               *value)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GSList) dropped = gdk_file_list_get_files (g_value_get_boxed (value));

  for (const GSList *l = dropped; l != NULL; l = l->next)
    g_list_store_append (files, l->data);
  if (is_importing (self))
    awale_toasts_say (self->toasts, _("Other games are still being imported."));
  else
    import (self, G_LIST_MODEL (files));
  return TRUE;
}

static void
import_chosen_cb (GListModel *files,
                  gpointer    data)
{
  g_autoptr (AwaleLibraryTaskController) self = data;

  if (self->window != NULL)
    import (self, files);
}

static void
import_files_action (AwaleLibraryTaskController *self)
{
  awale_dialogs_import (self->window, false, import_chosen_cb, g_object_ref (self));
}

static void
import_folders_action (AwaleLibraryTaskController *self)
{
  awale_dialogs_import (self->window, true, import_chosen_cb, g_object_ref (self));
}

typedef struct
{
  AwaleLibraryTaskController *controller;
  GArray                     *ids;
} Choosing;

static void
choosing_free (Choosing *choosing)
{
  g_object_unref (choosing->controller);
  g_array_unref (choosing->ids);
  g_free (choosing);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Choosing, choosing_free)

static void
export_chosen_cb (GListModel *files,
                  gpointer    data)
{
  g_autoptr (Choosing) choosing = data;
  AwaleLibraryTaskController *self = choosing->controller;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (self->window != NULL && file != NULL)
    awale_library_tasks_export (self->tasks, choosing->ids, file, G_OBJECT (self));
}

static void
export_action (AwaleLibraryTaskController *self)
{
  Choosing *choosing = g_new (Choosing, 1);

  *choosing = (Choosing) {
    g_object_ref (self), awale_library_table_list_selected (get_table (self)),
  };
  awale_dialogs_export (self->window, _("Games.ogn"), export_chosen_cb, choosing);
}

static void
analyze_action (AwaleLibraryTaskController *self)
{
  g_autoptr (GArray) ids = awale_library_table_list_selected (get_table (self));

  awale_library_tasks_analyze (self->tasks, ids, G_OBJECT (self));
}

static void
analyzed_cb (AwaleLibraryTaskController *self,
             gint64                      game,
             double                      loss)
{
  if (self->page != NULL)
    awale_library_table_set_loss (get_table (self), game, loss);
}

static bool
has_some (AwaleLibraryTaskController *self)
{
  return self->page != NULL && awale_library_table_count_selected (get_table (self)) > 0;
}

static bool
can_import (AwaleLibraryTaskController *self)
{
  return !is_importing (self);
}

static const AwaleAction actions[] =
{
  { .name = "import-files", .activate = G_CALLBACK (import_files_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (can_import),
    .keys = "<Control>i", .group = AWALE_KEYS_LIBRARY, .title = N_("Import games") },
  { .name = "import-folders", .activate = G_CALLBACK (import_folders_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (can_import) },
  { .name = "export-listed", .activate = G_CALLBACK (export_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_some) },
  { .name = "analyze-listed", .activate = G_CALLBACK (analyze_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_some) },
};

static void
awale_library_task_controller_dispose (GObject *object)
{
  AwaleLibraryTaskController *self = AWALE_LIBRARY_TASK_CONTROLLER (object);

  self->window = NULL;
  self->page = NULL;
  g_clear_object (&self->tasks);
  g_clear_object (&self->notice);
  g_clear_pointer (&self->told, g_free);
  g_clear_object (&self->toasts);

  G_OBJECT_CLASS (awale_library_task_controller_parent_class)->dispose (object);
}

static void
awale_library_task_controller_class_init (AwaleLibraryTaskControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_library_task_controller_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_library_task_controller_init (AwaleLibraryTaskController *self)
{
}

AwaleLibraryTaskController *
awale_library_task_controller_new (GtkWindow          *window,
                                   AwaleLibraryTasks  *tasks,
                                   AwaleNoticeBar     *notice,
                                   AwaleToasts        *toasts)
{
  AwaleLibraryTaskController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (tasks), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_TASK_CONTROLLER, NULL);
  self->window = window;
  self->tasks = g_object_ref (tasks);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  g_signal_connect_object (tasks, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tasks, "failed", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (awale_library_tasks_get_list (tasks), "items-changed",
                           G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tasks, "analyzed", G_CALLBACK (analyzed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/* Also resumes waiting analyses, which the page shows. */
void
awale_library_task_controller_set_page (AwaleLibraryTaskController *self,
                                        AwaleLibraryPage           *page)
{
  GtkDropTarget *target;

  g_return_if_fail (AWALE_IS_LIBRARY_TASK_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (page));

  self->page = page;
  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (page), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_object (page, "selected", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "listed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  awale_library_tasks_resume (self->tasks);
}

void
awale_library_task_controller_set_in_library (AwaleLibraryTaskController *self,
                                              bool                        in_library)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK_CONTROLLER (self));

  if (in_library)
    return;
  if (self->told != NULL &&
      g_strcmp0 (self->told, awale_notice_bar_get_title (self->notice)) == 0)
    awale_notice_bar_close (self->notice);
  g_clear_pointer (&self->told, g_free);
}

void
awale_library_task_controller_add_actions (AwaleLibraryTaskController *self,
                                           AwaleActions               *list)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
