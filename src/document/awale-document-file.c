/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-document-file"

#include "awale-document-file.h"

#include "awale-file-contents.h"
#include "game/awale-signal.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AwaleDocumentFile
{
  GObject       parent_instance;

  GFile        *file;
  char         *etag;
  unsigned      saving;   /* Number of running saves. */
  bool          watched;
  GFileMonitor *monitor;
};

G_DEFINE_FINAL_TYPE (AwaleDocumentFile, awale_document_file, G_TYPE_OBJECT)
G_DEFINE_QUARK (awale-document-file-error-quark, awale_document_file_error)

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

  /* A change during a save is taken for this program's own and not reported. */
  if (!matches && self->saving == 0 &&
      g_strcmp0 (g_task_get_task_data (G_TASK (result)), self->etag) == 0)
    g_signal_emit_by_name (self, "changed");
}

/* Compares the file with the stored tag, because the change may be this program's own. */
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

/* Creates the monitor in a thread, because a mount that does not answer blocks it. The events of
 * the monitor go to the main loop, because the thread has no main context of its own. */
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

/* Follows the monitor, and compares the file once, in case it changed before the watch began. */
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

  AWALE_ADD_SIGNAL (klass, "changed", 0);
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

typedef struct
{
  AwaleReadOptions  options;
  char             *etag;
} Loading;

static void
loading_free (Loading *loading)
{
  g_free (loading->etag);
  g_free (loading);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  AwaleDocumentFile *self = source;
  Loading *loading = task_data;
  g_autofree char *name = awale_document_file_dup_name (self);
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *contents = NULL;
  GError *error = NULL;
  gsize length;

  contents = awale_file_load (self->file, cancellable, &length, &loading->etag, &error);
  if (contents == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  awale_file_clear_leftovers (self->file);
  document = awale_notation_read (&loading->options, contents, length, name);
  /* The file does not contain the answers yet. */
  if (loading->options.notation != NULL || loading->options.variant != NULL)
    for (size_t i = 0; i < awale_document_get_n_games (document); i++)
      awale_game_mark_unsaved (awale_document_get_game (document, i));
  if (awale_document_get_n_games (document) > 0)
    g_task_return_pointer (task, g_steal_pointer (&document), g_object_unref);
  else
    g_task_return_new_error (task, AWALE_DOCUMENT_FILE_ERROR, AWALE_DOCUMENT_FILE_ERROR_NO_GAME,
                             _("“%s” contains no game."), name);
}

void
awale_document_file_load_async (AwaleDocumentFile      *self,
                                const AwaleReadOptions *options,
                                GCancellable           *cancellable,
                                GAsyncReadyCallback     callback,
                                gpointer                user_data)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading;

  g_return_if_fail (AWALE_IS_DOCUMENT_FILE (self));

  loading = g_new0 (Loading, 1);
  if (options != NULL)
    loading->options = *options;
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_document_file_load_async);
  g_task_set_task_data (task, loading, (GDestroyNotify) loading_free);
  /* A cancelled task returns at once, even if a disk that does not answer blocks its thread. */
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
    awale_document_file_set_etag (self, ((Loading *) g_task_get_task_data (G_TASK (result)))->etag);
  return document;
}

typedef struct
{
  GBytes *text;
  char   *etag;
  char   *new_etag;  /* Entity tag of the written file. */
} Saving;

static void
saving_free (Saving *saving)
{
  g_bytes_unref (saving->text);
  g_free (saving->etag);
  g_free (saving->new_etag);
  g_free (saving);
}

static void
save_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  AwaleDocumentFile *self = source;
  Saving *saving = task_data;
  GError *error = NULL;

  if (awale_file_write (self->file, saving->text, saving->etag, &saving->new_etag, &error))
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
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (AWALE_IS_DOCUMENT_FILE (self));
  g_return_if_fail (text != NULL);

  saving = g_new (Saving, 1);
  *saving = (Saving) { g_bytes_ref (text), overwrite ? NULL : g_strdup (self->etag), NULL };
  self->saving++;
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_document_file_save_async);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  g_task_run_in_thread (task, save_thread);
}

bool
awale_document_file_save_finish (AwaleDocumentFile  *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  Saving *saving;

  g_return_val_if_fail (g_task_is_valid (result, self), false);

  saving = g_task_get_task_data (G_TASK (result));
  self->saving--;
  /* The file may have its new contents in spite of an error if only a power cut could undo the
   * write. */
  if (saving->new_etag != NULL || !g_task_had_error (G_TASK (result)))
    awale_document_file_set_etag (self, saving->new_etag);
  return g_task_propagate_boolean (G_TASK (result), error);
}
