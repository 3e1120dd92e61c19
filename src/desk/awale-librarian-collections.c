/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-librarian"

#include "awale-librarian-private.h"

void
awale_librarian_list_collections_async (AwaleLibrarian      *self,
                                        GCancellable        *cancellable,
                                        GAsyncReadyCallback  callback,
                                        gpointer             user_data)
{
  g_return_if_fail (AWALE_IS_LIBRARIAN (self));

  awale_librarian_start (awale_librarian_new_question (self, awale_library_job_list_collections,
                                                       (GDestroyNotify) g_strfreev, cancellable,
                                                       callback, user_data));
}

char **
awale_librarian_list_collections_finish (AwaleLibrarian  *self,
                                         GAsyncResult    *result,
                                         GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
awale_librarian_change_async (AwaleLibrarian           *self,
                              const AwaleLibraryChange *change,
                              GCancellable             *cancellable,
                              GAsyncReadyCallback       callback,
                              gpointer                  user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARIAN (self));
  g_return_if_fail (change != NULL);

  job = awale_librarian_new_change (self, awale_library_job_change, NULL, cancellable, callback,
                                    user_data);
  job->change = awale_library_change_copy (change);
  awale_librarian_start (job);
}

bool
awale_librarian_change_finish (AwaleLibrarian  *self,
                               GAsyncResult    *result,
                               GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

gint64
awale_librarian_get_undo (GAsyncResult *result)
{
  const AwaleLibraryJob *job = g_task_get_task_data (G_TASK (result));

  return job->undo;
}

unsigned
awale_librarian_count_copies (GAsyncResult *result)
{
  const AwaleLibraryJob *job = g_task_get_task_data (G_TASK (result));

  return job->n_copies;
}

void
awale_librarian_undo_async (AwaleLibrarian      *self,
                            gint64               number,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARIAN (self));

  job = awale_librarian_new_change (self, awale_library_job_undo, NULL, NULL, callback, user_data);
  job->undo = number;
  awale_librarian_start (job);
}

bool
awale_librarian_undo_finish (AwaleLibrarian  *self,
                             GAsyncResult    *result,
                             GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}
