/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client-private.h"

void
awale_library_client_list_collections_async (AwaleLibraryClient *self,
                                             GCancellable       *cancellable,
                                             GAsyncReadyCallback callback,
                                             gpointer            user_data)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  awale_library_client_start (awale_library_client_new_question (
      self, awale_library_job_list_collections, (GDestroyNotify) g_strfreev, cancellable, callback,
      user_data));
}

char **
awale_library_client_list_collections_finish (AwaleLibraryClient *self,
                                              GAsyncResult       *result,
                                              GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
awale_library_client_change_async (AwaleLibraryClient       *self,
                                   const AwaleLibraryChange *change,
                                   GCancellable             *cancellable,
                                   GAsyncReadyCallback       callback,
                                   gpointer                  user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (change != NULL);

  job = awale_library_client_new_change (self, awale_library_job_change, NULL, cancellable,
                                         callback, user_data);
  job->change = awale_library_change_copy (change);
  awale_library_client_start (job);
}

bool
awale_library_client_change_finish (AwaleLibraryClient *self,
                                    GAsyncResult       *result,
                                    GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

gint64
awale_library_client_get_undo (GAsyncResult *result)
{
  const AwaleLibraryJob *job = g_task_get_task_data (G_TASK (result));

  return job->undo;
}

unsigned
awale_library_client_count_copies (GAsyncResult *result)
{
  const AwaleLibraryJob *job = g_task_get_task_data (G_TASK (result));

  return job->n_copies;
}

void
awale_library_client_undo_async (AwaleLibraryClient *self,
                                 gint64              number,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  job = awale_library_client_new_change (self, awale_library_job_undo, NULL, NULL, callback,
                                         user_data);
  job->undo = number;
  awale_library_client_start (job);
}

bool
awale_library_client_undo_finish (AwaleLibraryClient *self,
                                  GAsyncResult       *result,
                                  GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}
