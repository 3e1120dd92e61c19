/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Saving a draft: to a file, or as the game of a library that it is.
 */
#define G_LOG_DOMAIN "awale-draft"

#include "awale-draft-private.h"

/* The texts of games are written for so many microseconds at a time, so that no frame is late. */
#define SLICE 4000

/* What is being saved, and how far it had come when it was written. */
typedef struct
{
  AwaleDocument      *document;
  AwaleGameTexts     *texts;
  AwaleDocumentFile  *file;       /* NULL: as the game listed of the library of librarian, or (NULL,
                                   * too) as text */
  bool                overwrite;
  AwaleLibraryClient *librarian;
  gint64              listed;
  AwaleUnsavedState  *state;      /* NULL: it is not written yet */
  bool                returned;   /* The task has, though writing may go on. */
} Saving;

static Saving *
saving_new (AwaleDraft *self)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->document = g_object_ref (self->document);
  saving->texts = awale_game_texts_ref (awale_unsaved_get_texts (self->unsaved));
  return saving;
}

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->document);
  awale_game_texts_unref (saving->texts);
  g_clear_object (&saving->file);
  g_clear_object (&saving->librarian);
  g_clear_pointer (&saving->state, awale_unsaved_state_free);
  g_free (saving);
}

static bool
finish_saving (GObject       *source,
               GAsyncResult  *result,
               GError       **error)
{
  if (AWALE_IS_LIBRARY_CLIENT (source))
    return awale_library_client_save_finish (AWALE_LIBRARY_CLIENT (source), result, error);
  return awale_document_file_save_finish (AWALE_DOCUMENT_FILE (source), result, error);
}

/* From now on it is a file's. */
static void
set_saved_file (AwaleDraft        *self,
                AwaleDocumentFile *file)
{
  awale_draft_set_listed_game (self, self->document, 0);
  awale_draft_set_file (self, file);
  self->partial = false;
  self->converted = false;
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  AwaleDraft *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;
  bool saved = finish_saving (source, result, &error);

  if (saving->returned)
    {
      g_clear_error (&error);
      return;
    }
  saving->returned = true;
  if (!saved)
    {
      /* What is kept of the work tells which file there is, which may have changed. */
      awale_unsaved_update (self->unsaved);
      g_task_return_error (task, error);
      return;
    }

  /* A document that was opened meanwhile has another file. */
  if (self->document == saving->document)
    {
      if (saving->file != NULL)
        set_saved_file (self, saving->file);
      awale_unsaved_mark_saved (self->unsaved, saving->state);
    }
  g_task_return_boolean (task, TRUE);
}

/* Writes texts for a while; once all are there, they are saved with what was changed up to then. */
static gboolean
write_texts_cb (gpointer data)
{
  GTask *task = data;
  AwaleDraft *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);
  g_autoptr (GBytes) text = NULL;

  if (saving->returned)
    {
      g_object_unref (task);
      return G_SOURCE_REMOVE;
    }
  if (!awale_game_texts_fill (saving->texts, g_get_monotonic_time () + SLICE))
    return G_SOURCE_CONTINUE;

  text = awale_game_texts_join (saving->texts);
  if (saving->file == NULL && saving->librarian == NULL)
    {
      g_task_return_pointer (task, g_steal_pointer (&text), (GDestroyNotify) g_bytes_unref);
      g_object_unref (task);
      return G_SOURCE_REMOVE;
    }
  saving->state = awale_unsaved_begin_saving (self->unsaved);
  if (saving->file != NULL)
    awale_document_file_save_async (saving->file, text, saving->overwrite, saved_cb, task);
  else
    awale_library_client_save_async (saving->librarian, saving->listed, text, NULL, saved_cb, task);
  return G_SOURCE_REMOVE;
}

/* Returns without waiting for a disk that may never answer. */
static void
give_up_cb (GTask *task)
{
  Saving *saving = g_task_get_task_data (task);

  if (!saving->returned)
    saving->returned = g_task_return_error_if_cancelled (task);
}

static void
start_saving (AwaleDraft          *self,
              Saving              *saving,
              GCancellable        *cancellable,
              GAsyncReadyCallback  callback,
              gpointer             user_data)
{
  GTask *task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (task, start_saving);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (give_up_cb), task,
                             G_CONNECT_SWAPPED);
  if (write_texts_cb (task) == G_SOURCE_CONTINUE)
    g_idle_add (write_texts_cb, task);
}

void
awale_draft_save_async (AwaleDraft         *self,
                        GFile              *file,
                        bool                overwrite,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  Saving *saving;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->document != NULL);

  saving = saving_new (self);
  saving->overwrite = overwrite;
  if (self->file != NULL && g_file_equal (awale_draft_get_file (self), file))
    saving->file = g_object_ref (self->file);
  else
    saving->file = awale_document_file_new (file);
  start_saving (self, saving, cancellable, callback, user_data);
}

void
awale_draft_save_library_game_async (AwaleDraft         *self,
                                     AwaleLibraryClient *librarian,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data)
{
  Saving *saving;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (librarian));
  g_return_if_fail (awale_draft_get_library_game (self) != 0);

  saving = saving_new (self);
  saving->librarian = g_object_ref (librarian);
  saving->listed = awale_draft_get_library_game (self);
  start_saving (self, saving, cancellable, callback, user_data);
}

void
awale_draft_write_async (AwaleDraft          *self,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);

  start_saving (self, saving_new (self), NULL, callback, user_data);
}

GBytes *
awale_draft_write_finish (AwaleDraft    *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
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
