/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client-private.h"

void
awale_library_client_list_async (AwaleLibraryClient       *self,
                                 const AwaleLibraryFilter *filter,
                                 const AwaleLibraryOrder  *order,
                                 GCancellable             *cancellable,
                                 GAsyncReadyCallback       callback,
                                 gpointer                  user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (filter != NULL);

  job = awale_library_client_new_question (self, awale_library_job_list,
                                           (GDestroyNotify) awale_library_listing_unref,
                                           cancellable, callback, user_data);
  job->filter = awale_library_filter_copy (filter);
  if (order != NULL)
    job->order = *order;
  awale_library_client_start (job);
}

void
awale_library_client_sort_async (AwaleLibraryClient      *self,
                                 AwaleLibraryRows        *rows,
                                 const AwaleLibraryOrder *order,
                                 GCancellable            *cancellable,
                                 GAsyncReadyCallback      callback,
                                 gpointer                 user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (rows != NULL && order != NULL);

  job = awale_library_client_new_question (self, awale_library_job_sort,
                                           (GDestroyNotify) awale_library_listing_unref,
                                           cancellable, callback, user_data);
  job->rows = awale_library_rows_ref (rows);
  job->is_in_memory = true;
  job->order = *order;
  awale_library_client_start (job);
}

AwaleLibraryListing *
awale_library_client_list_finish (AwaleLibraryClient *self,
                                  GAsyncResult       *result,
                                  GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
