/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client-private.h"

void
awale_library_client_train_async (AwaleLibraryClient *self,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  awale_library_client_start (awale_library_client_new_question (
      self, awale_training_job_load, g_object_unref, cancellable, callback, user_data));
}

void
awale_library_client_train_course_async (AwaleLibraryClient *self,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            user_data)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  awale_library_client_start (awale_library_client_new_question (
      self, awale_training_job_load_course, g_object_unref, cancellable, callback, user_data));
}

AwaleTraining *
awale_library_client_train_finish (AwaleLibraryClient *self,
                                   GAsyncResult       *result,
                                   GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
awale_library_client_make_drills_async (AwaleLibraryClient *self,
                                        GPtrArray          *drills,
                                        const char *const  *names,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail ((drills != NULL) != (names != NULL));

  job = awale_library_client_new_change (self, awale_training_job_make, g_free, cancellable,
                                         callback, user_data);
  job->is_quiet = true;
  job->drills = drills != NULL ? g_ptr_array_ref (drills) : NULL;
  job->names = g_strdupv ((char **) names);
  awale_library_client_start (job);
}

bool
awale_library_client_make_drills_finish (AwaleLibraryClient *self,
                                         GAsyncResult       *result,
                                         AwaleTrainingCount *count,
                                         GError            **error)
{
  g_autofree AwaleTrainingCount *counted = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), false);

  counted = g_task_propagate_pointer (G_TASK (result), error);
  if (counted == NULL)
    return false;
  *count = *counted;
  return true;
}

void
awale_library_client_add_drill_async (AwaleLibraryClient *self,
                                      AwaleDrill         *drill,
                                      const char         *collection,
                                      GCancellable       *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer            user_data)
{
  const char *const names[] = { collection, NULL };
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (AWALE_IS_DRILL (drill) && collection != NULL);

  job = awale_library_client_new_change (self, awale_training_job_add, g_free, cancellable,
                                         callback, user_data);
  job->drills = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (job->drills, g_object_ref (drill));
  job->names = g_strdupv ((char **) names);
  awale_library_client_start (job);
}

bool
awale_library_client_add_drill_finish (AwaleLibraryClient *self,
                                       GAsyncResult       *result,
                                       gint64             *id,
                                       GError            **error)
{
  g_autofree gint64 *added = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), false);
  g_return_val_if_fail (id != NULL, false);

  added = g_task_propagate_pointer (G_TASK (result), error);
  if (added == NULL)
    return false;
  *id = *added;
  return true;
}

void
awale_library_client_list_drills_async (AwaleLibraryClient *self,
                                        GArray             *ids,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (ids != NULL);

  job = awale_library_client_new_question (self, awale_training_job_list,
                                           (GDestroyNotify) g_ptr_array_unref, cancellable,
                                           callback, user_data);
  job->ids = g_array_ref (ids);
  awale_library_client_start (job);
}

GPtrArray *
awale_library_client_list_drills_finish (AwaleLibraryClient *self,
                                         GAsyncResult       *result,
                                         GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
awale_library_client_answer_async (AwaleLibraryClient *self,
                                   AwaleDrill         *drill,
                                   AwaleScheduleReview review,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (AWALE_IS_DRILL (drill));

  job = awale_library_client_new_change (self, awale_training_job_answer, NULL, NULL, callback,
                                         user_data);
  job->is_quiet = true;
  job->drills = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (job->drills, g_object_ref (drill));
  job->review = review;
  awale_library_client_start (job);
}

bool
awale_library_client_answer_finish (AwaleLibraryClient *self,
                                    GAsyncResult       *result,
                                    GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}
