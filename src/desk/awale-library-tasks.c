/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-tasks"

#include "awale-library-tasks.h"

struct _AwaleLibraryTasks
{
  GObject             parent_instance;

  AwaleLibraryClient *librarian;
  GListStore         *list;       /* of AwaleLibraryTask */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryTasks, awale_library_tasks, G_TYPE_OBJECT)

enum
{
  SIGNAL_ENDED,
  SIGNAL_FAILED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

/* One that is going on, which keeps the list of them. */
typedef struct
{
  AwaleLibraryTasks *transfers;
  AwaleLibraryTask  *task;
} Going;

static void
going_free (Going *going)
{
  g_object_unref (going->transfers);
  g_object_unref (going->task);
  g_free (going);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Going, going_free)

static Going *
begin (AwaleLibraryTasks   *self,
       AwaleLibraryTaskKind kind,
       GObject             *owner)
{
  Going *going = g_new (Going, 1);

  *going = (Going) { g_object_ref (self), awale_library_tasks_begin (self, kind, owner) };
  return going;
}

static void
end (const Going *going)
{
  awale_library_tasks_end (going->transfers, going->task);
}

static void
told_cb (const AwaleLibraryTaskProgress *progress,
         gpointer                        data)
{
  const Going *going = data;

  awale_library_task_tell (going->task, progress);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Going) going = data;
  AwaleLibraryClient *librarian = AWALE_LIBRARY_CLIENT (source);

  awale_library_task_set_report (going->task,
                                 awale_library_client_import_finish (librarian, result));
  end (going);
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Going) going = data;
  GError *error = NULL;

  if (!awale_library_client_export_finish (AWALE_LIBRARY_CLIENT (source), result, &error))
    awale_library_task_set_error (going->task, error);
  end (going);
}

static void
awale_library_tasks_finalize (GObject *object)
{
  AwaleLibraryTasks *self = AWALE_LIBRARY_TASKS (object);

  g_object_unref (self->list);
  g_object_unref (self->librarian);

  G_OBJECT_CLASS (awale_library_tasks_parent_class)->finalize (object);
}

static void
awale_library_tasks_class_init (AwaleLibraryTasksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_tasks_finalize;

  signals[SIGNAL_ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, AWALE_TYPE_LIBRARY_TASK);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, AWALE_TYPE_LIBRARY_TASK);
}

static void
awale_library_tasks_init (AwaleLibraryTasks *self)
{
  self->list = g_list_store_new (AWALE_TYPE_LIBRARY_TASK);
}

AwaleLibraryTasks *
awale_library_tasks_new (AwaleLibraryClient *librarian)
{
  AwaleLibraryTasks *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (librarian), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_TASKS, NULL);
  self->librarian = g_object_ref (librarian);

  return self;
}

GListModel *
awale_library_tasks_get_list (AwaleLibraryTasks *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (self), NULL);

  return G_LIST_MODEL (self->list);
}

bool
awale_library_tasks_is_importing (AwaleLibraryTasks *self)
{
  GListModel *list;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (self), false);

  list = awale_library_tasks_get_list (self);
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AwaleLibraryTask) task = g_list_model_get_item (list, i);

      if (awale_library_task_get_kind (task) == AWALE_LIBRARY_TASK_IMPORT)
        return true;
    }
  return false;
}

AwaleLibraryTask *
awale_library_tasks_begin (AwaleLibraryTasks   *self,
                           AwaleLibraryTaskKind kind,
                           GObject             *owner)
{
  AwaleLibraryTask *task;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (self), NULL);

  task = awale_library_task_new (kind, owner);
  g_list_store_append (self->list, task);
  return task;
}

void
awale_library_tasks_end (AwaleLibraryTasks *self,
                         AwaleLibraryTask  *task)
{
  unsigned position;

  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (task));

  if (g_list_store_find (self->list, task, &position))
    g_list_store_remove (self->list, position);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0, task);
}

void
awale_library_tasks_fail (AwaleLibraryTasks *self,
                          AwaleLibraryTask  *task,
                          GError            *error)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (task));
  g_return_if_fail (error != NULL);

  awale_library_task_set_error (task, error);
  awale_library_task_set_paused (task, true);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, task);
}

void
awale_library_tasks_import (AwaleLibraryTasks *self,
                            GListModel        *files,
                            GObject           *owner)
{
  Going *going;

  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (G_IS_LIST_MODEL (files));

  going = begin (self, AWALE_LIBRARY_TASK_IMPORT, owner);
  awale_library_client_import_async (self->librarian, files,
                                     awale_library_task_get_cancellable (going->task), told_cb,
                                     imported_cb, going);
}

void
awale_library_tasks_export (AwaleLibraryTasks *self,
                            GArray            *ids,
                            GFile             *file,
                            GObject           *owner)
{
  Going *going;

  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (ids != NULL && G_IS_FILE (file));

  going = begin (self, AWALE_LIBRARY_TASK_EXPORT, owner);
  awale_library_client_export_async (self->librarian, ids, file,
                                     awale_library_task_get_cancellable (going->task), told_cb,
                                     exported_cb, going);
}
