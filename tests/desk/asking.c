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

void
asking_set_up (Asking     *self,
               const void *data)
{
  self->folder = fixture_make_folder ();
  self->path = g_build_filename (self->folder, "library.sqlite", NULL);
  self->librarian = awale_library_client_new (self->path);
  g_signal_connect_swapped (self->librarian, "changed", G_CALLBACK (changed_cb), self);
}

void
asking_tear_down (Asking     *self,
                  const void *data)
{
  g_clear_object (&self->result);
  g_object_add_weak_pointer (G_OBJECT (self->librarian), (gpointer *) &self->librarian);
  g_object_unref (self->librarian);
  wait_while (self->librarian != NULL);
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

void
asking_told_cb (const AwaleLibraryTaskProgress *progress,
                void                           *data)
{
  Asking *self = data;

  self->n_told++;
}

GAsyncResult *
asking_wait (Asking *self)
{
  wait_while (self->result == NULL);
  return self->result;
}

AwaleImportReport *
asking_import (Asking       *self,
               const char   *path,
               GCancellable *cancellable)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_list_store_append (files, file);
  g_clear_object (&self->result);
  awale_library_client_import_async (self->librarian, G_LIST_MODEL (files), cancellable,
                                     asking_told_cb, asking_done_cb, self);
  return awale_library_client_import_finish (self->librarian, asking_wait (self));
}

void
asking_fill (Asking   *self,
             unsigned  n_games)
{
  g_autofree char *text = fixture_games_text (1, n_games);
  g_autofree char *path = fixture_write_file (self->folder, "games.ogn", text);
  g_autoptr (AwaleImportReport) report = asking_import (self, path, NULL);

  g_assert_no_error (report->error);
  g_assert_cmpuint (report->count.n_added, ==, n_games);
  g_assert_cmpuint (report->faults->len, ==, 0);
}
