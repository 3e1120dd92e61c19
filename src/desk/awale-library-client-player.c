/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client-private.h"

/* Without a library there is nobody. */
static gpointer
tell_player (AwaleLibrary     *library,
             AwaleLibraryJob  *job,
             GCancellable     *cancellable,
             GError          **error)
{
  return library != NULL ? awale_library_get_player_stats (library, job->filter, error)
                         : awale_library_player_new_none ();
}

void
awale_library_client_tell_player_async (AwaleLibraryClient *self,
                                        const char         *name,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data)
{
  const AwaleLibraryFilter filter = { .player = name };
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (name != NULL);

  job = awale_library_client_new_question (self, tell_player,
                                           (GDestroyNotify) awale_library_player_free, cancellable,
                                           callback, user_data);
  job->filter = awale_library_filter_copy (&filter);
  awale_library_client_start (job);
}

AwaleLibraryPlayer *
awale_library_client_tell_player_finish (AwaleLibraryClient *self,
                                         GAsyncResult       *result,
                                         GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Likewise. */
static gpointer
tell_progress (AwaleLibrary     *library,
               AwaleLibraryJob  *job,
               GCancellable     *cancellable,
               GError          **error)
{
  return library != NULL ? awale_library_tell_progress (library, (const char *const *) job->names,
                                                        error)
                         : awale_library_progress_new_none ();
}

void
awale_library_client_tell_progress_async (AwaleLibraryClient *self,
                                          const char *const  *names,
                                          GCancellable       *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (names != NULL);

  job = awale_library_client_new_question (self, tell_progress,
                                           (GDestroyNotify) awale_library_progress_free,
                                           cancellable, callback, user_data);
  job->names = g_strdupv ((char **) names);
  awale_library_client_start (job);
}

AwaleLibraryProgress *
awale_library_client_tell_progress_finish (AwaleLibraryClient *self,
                                           GAsyncResult       *result,
                                           GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
