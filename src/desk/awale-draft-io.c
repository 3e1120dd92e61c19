/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Reading and writing the file of a draft, without the interface waiting for it.
 */
#define G_LOG_DOMAIN "awale-draft-io"

#include "awale-draft-private.h"

#include "awale-file.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>

static bool
is_partial (AwaleDocument *document)
{
  return awale_document_is_incomplete (document) || awale_document_count_errors (document, 0) > 0;
}

typedef struct
{
  GFile *file;
  char  *etag;
  GBytes *bytes;
} OpenData;

static void
open_data_free (OpenData *data)
{
  g_clear_object (&data->file);
  g_clear_pointer (&data->bytes, g_bytes_unref);
  g_free (data->etag);
  g_free (data);
}

static GError *
no_game_error (AwaleDocument *document,
               const char    *name)
{
  if (awale_document_get_n_diagnostics (document) > 0)
    {
      g_autofree char *sentence =
        awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, 0));

      return g_error_new (AWALE_DRAFT_ERROR, AWALE_DRAFT_ERROR_NO_GAME,
                          /* Translators: a file name, and a sentence that says what is wrong */
                          _("“%s” holds no game. %s"), name, sentence);
    }

  return g_error_new (AWALE_DRAFT_ERROR, AWALE_DRAFT_ERROR_NO_GAME,
                      _("“%s” holds no game."), name);
}

/* Reading a long file takes its time; nobody else knows the document yet. */
static void
parse_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  OpenData *data = task_data;
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *base = g_file_get_basename (data->file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  document = awale_ogn_read (g_bytes_get_data (data->bytes, NULL), g_bytes_get_size (data->bytes),
                             name);
  if (awale_document_get_n_games (document) > 0)
    g_task_return_pointer (task, g_steal_pointer (&document), g_object_unref);
  else
    g_task_return_error (task, no_game_error (document, name));
}

static void
contents_loaded_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  OpenData *data = g_task_get_task_data (task);
  GError *error = NULL;
  char *contents;
  gsize length;

  if (!g_file_load_contents_finish (G_FILE (source), result, &contents, &length, &data->etag,
                                    &error))
    {
      g_task_return_error (task, error);
      return;
    }

  data->bytes = g_bytes_new_take (contents, length);
  g_task_run_in_thread (task, parse_thread);
}

void
awale_draft_open_async (AwaleDraft         *self,
                        GFile              *file,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  OpenData *data;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_draft_open_async);
  data = g_new0 (OpenData, 1);
  data->file = g_object_ref (file);
  g_task_set_task_data (task, data, (GDestroyNotify) open_data_free);

  g_file_load_contents_async (file, cancellable, contents_loaded_cb, g_steal_pointer (&task));
}

bool
awale_draft_open_finish (AwaleDraft   *self,
                         GAsyncResult *result,
                         GError      **error)
{
  g_autoptr (AwaleDocument) document = NULL;
  OpenData *data;

  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  document = g_task_propagate_pointer (G_TASK (result), error);
  if (document == NULL)
    return false;

  data = g_task_get_task_data (G_TASK (result));
  self->partial = is_partial (document);
  awale_draft_set_file (self, data->file, data->etag);
  awale_draft_set_document (self, document, 0);
  awale_draft_update_modified (self);

  return true;
}

typedef struct
{
  GFile   *file;
  unsigned changes;
  unsigned findings;
} SaveData;

static void
save_data_free (SaveData *data)
{
  g_clear_object (&data->file);
  g_free (data);
}

/* What was written is what the draft holds, unless it changed meanwhile. */
static void
mark_saved (AwaleDraft     *self,
            const SaveData *data)
{
  self->written = MAX (self->written, data->findings);
  if (self->changes != data->changes)
    return;

  self->reordered = false;
  for (size_t i = 0; i < awale_document_get_n_games (self->document); i++)
    awale_game_mark_saved (awale_document_get_game (self->document, i));
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  AwaleDraft *self = g_task_get_source_object (task);
  SaveData *data = g_task_get_task_data (task);
  g_autofree char *etag = NULL;
  GError *error = NULL;

  if (!awale_file_write_finish (G_FILE (source), result, &etag, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  awale_draft_set_file (self, data->file, etag);
  self->partial = false;
  mark_saved (self, data);
  awale_draft_update_modified (self);
  g_task_return_boolean (task, TRUE);
}

void
awale_draft_save_async (AwaleDraft         *self,
                        GFile              *file,
                        bool                overwrite,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GTask) task = NULL;
  const char *etag = NULL;
  SaveData *data;
  char *text;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->document != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_draft_save_async);
  data = g_new0 (SaveData, 1);
  data->file = g_object_ref (file);
  data->changes = self->changes;
  data->findings = self->findings;
  g_task_set_task_data (task, data, (GDestroyNotify) save_data_free);

  if (!overwrite && self->file != NULL && g_file_equal (self->file, file))
    etag = self->etag;
  text = awale_ogn_write (self->document, AWALE_WRITE_DEFAULT);
  bytes = g_bytes_new_take (text, strlen (text));
  awale_file_write_async (file, bytes, etag, written_cb, g_steal_pointer (&task));
}

bool
awale_draft_save_finish (AwaleDraft   *self,
                         GAsyncResult *result,
                         GError      **error)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
