/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "../wait.h"

static void
changed_cb (Asking *self)
{
  self->n_changed++;
}

static bool
write_cb (GFile   *file,
          GBytes  *bytes,
          GError **error)
{
  size_t n_bytes;
  const char *text = g_bytes_get_data (bytes, &n_bytes);

  return g_file_replace_contents (file, text, n_bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error);
}

void
asking_set_up (Asking     *self,
               const void *data)
{
  self->folder = fixture_make_folder ();
  self->path = g_build_filename (self->folder, "library.sqlite", NULL);
  self->client = awale_library_client_new (self->path);
  self->tasks = awale_library_tasks_new (self->client, write_cb, self->folder);
  g_signal_connect_swapped (self->client, "changed", G_CALLBACK (changed_cb), self);
}

void
asking_tear_down (Asking     *self,
                  const void *data)
{
  g_clear_object (&self->result);
  g_clear_object (&self->tasks);
  g_object_add_weak_pointer (G_OBJECT (self->client), (gpointer *) &self->client);
  g_object_unref (self->client);
  wait_while (self->client != NULL);
  g_free (self->path);
  fixture_remove_folder (self->folder);
}

void
asking_done_cb (GObject      *source,
                GAsyncResult *result,
                void         *data)
{
  Asking *self = data;

  g_set_object (&self->result, result);
}

GAsyncResult *
asking_wait (Asking *self)
{
  wait_while (self->result == NULL);
  return self->result;
}

gpointer
asking_run (Asking                *self,
            const AwaleLibraryJob *job,
            gpointer               data,
            GCancellable          *cancellable,
            GError               **error)
{
  g_clear_object (&self->result);
  awale_library_client_run_async (self->client, job, data, cancellable, asking_done_cb, self);
  return awale_library_client_run_finish (self->client, asking_wait (self), error);
}

AwaleLibraryRows *
asking_list (Asking                    *self,
             const AwaleLibraryFilter  *filter,
             GError                   **error)
{
  return asking_run (self, &awale_library_list_job, awale_library_filter_copy (filter), NULL,
                     error);
}

static void
progress_cb (Asking *self)
{
  self->n_told++;
}

AwaleLibraryTask *
asking_end_task (Asking *self)
{
  GListModel *list = awale_library_tasks_get_list (self->tasks);
  AwaleLibraryTask *task = g_list_model_get_item (list, 0);

  g_signal_connect_swapped (task, "progress", G_CALLBACK (progress_cb), self);
  wait_while (g_list_model_get_n_items (list) > 0);
  wait_while (awale_library_client_is_busy (self->client));
  return task;
}

AwaleLibraryTask *
asking_import (Asking     *self,
               const char *path,
               bool        cancels)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AwaleLibraryTask) task = NULL;

  g_list_store_append (files, file);
  awale_library_tasks_import (self->tasks, G_LIST_MODEL (files), NULL);
  task = g_list_model_get_item (awale_library_tasks_get_list (self->tasks), 0);
  if (cancels)
    awale_library_task_cancel (task);
  return asking_end_task (self);
}

void
asking_fill (Asking   *self,
             unsigned  n_games)
{
  g_autofree char *text = fixture_games_text (1, n_games);
  g_autofree char *path = fixture_write_file (self->folder, "games.ogn", text);
  g_autoptr (AwaleLibraryTask) task = asking_import (self, path, false);
  const AwaleImportReport *report = awale_library_task_get_report (task);

  g_assert_no_error (report->error);
  g_assert_cmpuint (report->count.n_added, ==, n_games);
  g_assert_cmpuint (report->faults->len, ==, 0);
}
