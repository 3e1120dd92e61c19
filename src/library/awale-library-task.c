/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-tasks"

#include "awale-library-task.h"

#include "game/awale-signal.h"

struct _AwaleLibraryTask
{
  GObject                  parent_instance;

  AwaleLibraryTaskKind     kind;
  GObject                 *owner;        /* Object that started the task; NULL if none, or once it
                                          * is destroyed. */
  GCancellable            *cancellable;
  AwaleLatest             *latest;       /* Progress, an AwaleLibraryTaskProgress set by the
                                          * thread. */
  AwaleLibraryTaskProgress progress;
  bool                     is_paused;
  AwaleImportReport       *report;       /* Report of an import; NULL before its end. */
  GError                  *error;
};

G_DEFINE_FINAL_TYPE (AwaleLibraryTask, awale_library_task, G_TYPE_OBJECT)

static void
progress_cb (const void *value,
             void       *owner)
{
  awale_library_task_set_progress (owner, value);
}

static void
awale_library_task_finalize (GObject *object)
{
  AwaleLibraryTask *self = AWALE_LIBRARY_TASK (object);

  g_clear_weak_pointer (&self->owner);
  g_clear_object (&self->cancellable);
  awale_latest_disown (self->latest);
  awale_latest_unref (self->latest);
  g_clear_pointer (&self->report, awale_import_report_free);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (awale_library_task_parent_class)->finalize (object);
}

static void
awale_library_task_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_set_boolean (value, awale_library_task_is_paused (AWALE_LIBRARY_TASK (object)));
}

static void
awale_library_task_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  awale_library_task_set_paused (AWALE_LIBRARY_TASK (object), g_value_get_boolean (value));
}

static void
awale_library_task_class_init (AwaleLibraryTaskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = awale_library_task_finalize;
  object_class->get_property = awale_library_task_get_property;
  object_class->set_property = awale_library_task_set_property;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));

  AWALE_ADD_SIGNAL (klass, "progress", 0);
}

static void
awale_library_task_init (AwaleLibraryTask *self)
{
  self->cancellable = g_cancellable_new ();
  self->latest = awale_latest_new (sizeof (AwaleLibraryTaskProgress), progress_cb, self);
  self->progress.seconds_left = -1;
}

AwaleImportReport *
awale_import_report_new (void)
{
  AwaleImportReport *self = g_new0 (AwaleImportReport, 1);

  self->faults = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
awale_import_report_free (AwaleImportReport *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->faults);
  g_clear_error (&self->error);
  g_free (self);
}

AwaleLibraryTask *
awale_library_task_new (AwaleLibraryTaskKind kind,
                        GObject             *owner)
{
  AwaleLibraryTask *self;

  g_return_val_if_fail (owner == NULL || G_IS_OBJECT (owner), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_TASK, NULL);
  self->kind = kind;
  g_set_weak_pointer (&self->owner, owner);

  return self;
}

AwaleLibraryTaskKind
awale_library_task_get_kind (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), AWALE_LIBRARY_TASK_IMPORT);

  return self->kind;
}

bool
awale_library_task_is_for (AwaleLibraryTask *self,
                           gpointer          object)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), false);

  return self->owner == NULL || self->owner == object;
}

void
awale_library_task_cancel (AwaleLibraryTask *self)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (self));

  g_cancellable_cancel (self->cancellable);
}

bool
awale_library_task_is_paused (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), false);

  return self->is_paused;
}

void
awale_library_task_set_paused (AwaleLibraryTask *self,
                               bool              paused)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (self));

  if (self->is_paused == paused)
    return;
  self->is_paused = paused;
  g_object_notify (G_OBJECT (self), "paused");
}

const AwaleLibraryTaskProgress *
awale_library_task_get_progress (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), NULL);

  return &self->progress;
}

const AwaleImportReport *
awale_library_task_get_report (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), NULL);

  return self->report;
}

const GError *
awale_library_task_get_error (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), NULL);

  return self->error;
}

GCancellable *
awale_library_task_get_cancellable (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), NULL);

  return self->cancellable;
}

AwaleLatest *
awale_library_task_get_latest (AwaleLibraryTask *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (self), NULL);

  return self->latest;
}

void
awale_library_task_set_progress (AwaleLibraryTask               *self,
                                 const AwaleLibraryTaskProgress *progress)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (self));
  g_return_if_fail (progress != NULL);

  self->progress = *progress;
  g_signal_emit_by_name (self, "progress");
}

void
awale_library_task_set_report (AwaleLibraryTask  *self,
                               AwaleImportReport *report)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (self));
  g_return_if_fail (report != NULL && self->report == NULL);

  self->report = report;
}

void
awale_library_task_set_error (AwaleLibraryTask *self,
                              GError           *error)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (self));

  g_clear_error (&self->error);
  self->error = error;
}
