/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-document-file"

#include "awale-document-file.h"

#include "awale-file.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AwaleDocumentFile
{
  GObject       parent_instance;

  GFile        *file;
  char         *etag;
  unsigned      saving;   /* so many writings are under way */
  bool          watched;
  GFileMonitor *monitor;  /* Nullable. */
};

G_DEFINE_FINAL_TYPE (AwaleDocumentFile, awale_document_file, G_TYPE_OBJECT)
G_DEFINE_QUARK (awale-document-file-error-quark, awale_document_file_error)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

/* The task's data is the etag. */
static void
compare_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  AwaleDocumentFile *self = source;

  g_task_return_boolean (task, awale_file_matches_etag (self->file, task_data));
}

static void
compared_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  AwaleDocumentFile *self = AWALE_DOCUMENT_FILE (source);
  bool matches = g_task_propagate_boolean (G_TASK (result), NULL);

  /* What is written here in the meantime is no other program's. */
  if (!matches && self->saving == 0 &&
      g_strcmp0 (g_task_get_task_data (G_TASK (result)), self->etag) == 0)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The file may have been written, perhaps by us: its etag tells whether we know what it holds. */
static void
compare (AwaleDocumentFile *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->etag == NULL)
    return;

  task = g_task_new (self, NULL, compared_cb, NULL);
  g_task_set_source_tag (task, compare);
  g_task_set_task_data (task, g_strdup (self->etag), g_free);
  g_task_run_in_thread (task, compare_thread);
}

static void
monitor_changed_cb (AwaleDocumentFile *self,
                    GFile             *file,
                    GFile             *other,
                    GFileMonitorEvent  event)
{
  if (event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT || event == G_FILE_MONITOR_EVENT_CREATED ||
      event == G_FILE_MONITOR_EVENT_RENAMED)
    compare (self);
}

/* A mount that does not answer holds this thread. Events come to the main loop, since no context of
 * the thread's own is there. */
static void
watch_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  AwaleDocumentFile *self = source;

  g_task_return_pointer (task, g_file_monitor_file (self->file, G_FILE_MONITOR_WATCH_MOVES, NULL,
                                                    NULL), g_object_unref);
}

/* What was written before the watch began is found out once. */
static void
watched_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  AwaleDocumentFile *self = AWALE_DOCUMENT_FILE (source);

  self->monitor = g_task_propagate_pointer (G_TASK (result), NULL);
  if (self->monitor == NULL)
    return;
  g_signal_connect_object (self->monitor, "changed", G_CALLBACK (monitor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  compare (self);
}

static void
watch (AwaleDocumentFile *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, watched_cb, NULL);

  self->watched = true;
  g_task_set_source_tag (task, watch);
  g_task_run_in_thread (task, watch_thread);
}

static void
awale_document_file_finalize (GObject *object)
{
  AwaleDocumentFile *self = AWALE_DOCUMENT_FILE (object);

  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_free (self->etag);

  G_OBJECT_CLASS (awale_document_file_parent_class)->finalize (object);
}

static void
awale_document_file_class_init (AwaleDocumentFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_document_file_finalize;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_document_file_init (AwaleDocumentFile *self)
{
}

AwaleDocumentFile *
awale_document_file_new (GFile *file)
{
  AwaleDocumentFile *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (AWALE_TYPE_DOCUMENT_FILE, NULL);
  self->file = g_object_ref (file);

  return self;
}

GFile *
awale_document_file_get_file (AwaleDocumentFile *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT_FILE (self), NULL);

  return self->file;
}

char *
awale_document_file_dup_name (AwaleDocumentFile *self)
{
  g_autofree char *base = NULL;

  g_return_val_if_fail (AWALE_IS_DOCUMENT_FILE (self), NULL);

  base = g_file_get_basename (self->file);

  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (self->file);
}

const char *
awale_document_file_get_etag (AwaleDocumentFile *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT_FILE (self), NULL);

  return self->etag;
}

void
awale_document_file_set_etag (AwaleDocumentFile *self,
                              const char        *etag)
{
  g_autofree char *earlier = NULL;

  g_return_if_fail (AWALE_IS_DOCUMENT_FILE (self));

  earlier = g_steal_pointer (&self->etag);
  self->etag = g_strdup (etag);
  if (!self->watched)
    watch (self);
}

/* The state of the file is the task's data. */
static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  AwaleDocumentFile *self = source;
  g_autofree char *name = awale_document_file_dup_name (self);
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *contents = NULL;
  GError *error = NULL;
  gsize length;
  char *etag;

  contents = awale_file_load (self->file, cancellable, &length, &etag, &error);
  if (contents == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  awale_file_clear_leftovers (self->file);
  g_task_set_task_data (task, etag, g_free);
  document = awale_ogn_read (contents, length, name);
  if (awale_document_get_n_games (document) > 0)
    g_task_return_pointer (task, g_steal_pointer (&document), g_object_unref);
  else
    g_task_return_new_error (task, AWALE_DOCUMENT_FILE_ERROR, AWALE_DOCUMENT_FILE_ERROR_NO_GAME,
                             _("“%s” contains no game."), name);
}

void
awale_document_file_load_async (AwaleDocumentFile   *self,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (AWALE_IS_DOCUMENT_FILE (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_document_file_load_async);
  /* A disk that does not answer holds the thread, but nobody who has given it up. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

AwaleDocument *
awale_document_file_load_finish (AwaleDocumentFile  *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  AwaleDocument *document;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  document = g_task_propagate_pointer (G_TASK (result), error);
  if (document != NULL)
    awale_document_file_set_etag (self, g_task_get_task_data (G_TASK (result)));
  return document;
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  AwaleDocumentFile *self = g_task_get_source_object (task);
  g_autofree char *etag = NULL;
  GError *error = NULL;
  bool written = awale_file_write_finish (G_FILE (source), result, &etag, &error);

  self->saving--;
  /* What may not outlast a power cut is there all the same. */
  if (written || etag != NULL)
    awale_document_file_set_etag (self, etag);
  if (written)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
awale_document_file_save_async (AwaleDocumentFile   *self,
                                GBytes              *text,
                                bool                 overwrite,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (AWALE_IS_DOCUMENT_FILE (self));
  g_return_if_fail (text != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_document_file_save_async);
  self->saving++;
  awale_file_write_async (self->file, text, overwrite ? NULL : self->etag, written_cb, task);
}

bool
awale_document_file_save_finish (AwaleDocumentFile  *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
