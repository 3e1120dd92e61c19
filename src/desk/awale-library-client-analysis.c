/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client-analysis.h"

#include "awale-library-client-private.h"

void
awale_library_client_queue_async (AwaleLibraryClient *self,
                                  AwaleQueueChange    change,
                                  GArray             *ids,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail ((change == AWALE_QUEUE_ADD) == (ids != NULL));

  job = change == AWALE_QUEUE_ASK
            ? awale_library_client_new_question (self, awale_analysis_job_queue, g_free, NULL,
                                                 callback, user_data)
            : awale_library_client_new_change (self, awale_analysis_job_queue, g_free, NULL,
                                               callback, user_data);
  job->queue_change = change;
  job->ids = ids != NULL ? g_array_copy (ids) : NULL;
  /* Games are listed anew once no more of them will change. */
  job->is_quiet = change != AWALE_QUEUE_CLEAR;
  awale_library_client_start (job);
}

bool
awale_library_client_queue_finish (AwaleLibraryClient *self,
                                   GAsyncResult       *result,
                                   AwaleLibraryQueue  *queue,
                                   GError            **error)
{
  g_autofree AwaleLibraryQueue *told = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), false);
  g_return_val_if_fail (queue != NULL, false);

  told = g_task_propagate_pointer (G_TASK (result), error);
  if (told == NULL)
    return false;
  *queue = *told;
  return true;
}

void
awale_library_client_analyze_next_async (AwaleLibraryClient          *self,
                                         const char                  *tables,
                                         GCancellable                *cancellable,
                                         AwaleLibraryTaskProgressFunc told,
                                         GAsyncReadyCallback          callback,
                                         gpointer                     user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (tables != NULL && told != NULL);

  job = awale_library_client_new_analysis (self, awale_analysis_job_next,
                                           (GDestroyNotify) awale_analyzed_game_free, cancellable,
                                           callback, user_data);
  /* What is kept is told, though nobody waits for it any more. */
  g_task_set_check_cancellable (job->task, FALSE);
  job->tables = g_strdup (tables);
  job->told = told;
  job->told_data = user_data;
  job->is_quiet = true;
  awale_library_client_start (job);
}

AwaleAnalyzedGame *
awale_library_client_analyze_next_finish (AwaleLibraryClient *self,
                                          GAsyncResult       *result,
                                          GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
