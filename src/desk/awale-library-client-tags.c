/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client-private.h"

#include <glib/gi18n-lib.h>

static gpointer
no_library (GError **error)
{
  g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                       _("There is no library yet."));
  return NULL;
}

/* In the thread that answers questions. */
static gpointer
list_shared_tags (AwaleLibrary     *library,
                  AwaleLibraryJob  *job,
                  GCancellable     *cancellable,
                  GError          **error)
{
  const char *const *names = (const char *const *) job->names;

  return library != NULL ? awale_library_list_shared_tags (library, job->ids, names, error)
                         : no_library (error);
}

void
awale_library_client_list_shared_tags_async (AwaleLibraryClient *self,
                                             GArray             *ids,
                                             const char *const  *names,
                                             GCancellable       *cancellable,
                                             GAsyncReadyCallback callback,
                                             gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (ids != NULL && names != NULL);

  job = awale_library_client_new_question (
      self, list_shared_tags, (GDestroyNotify) g_ptr_array_unref, cancellable, callback, user_data);
  job->ids = g_array_copy (ids);
  job->names = g_strdupv ((char **) names);
  awale_library_client_start (job);
}

GPtrArray *
awale_library_client_list_shared_tags_finish (AwaleLibraryClient *self,
                                              GAsyncResult       *result,
                                              GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static gpointer
list_spellings (AwaleLibrary     *library,
                AwaleLibraryJob  *job,
                GCancellable     *cancellable,
                GError          **error)
{
  return library != NULL ? awale_library_list_spellings (library, error) : no_library (error);
}

void
awale_library_client_list_spellings_async (AwaleLibraryClient *self,
                                           GCancellable       *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer            user_data)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  awale_library_client_start (awale_library_client_new_question (
      self, list_spellings, (GDestroyNotify) awale_spellings_free, cancellable, callback,
      user_data));
}

AwaleSpellings *
awale_library_client_list_spellings_finish (AwaleLibraryClient *self,
                                            GAsyncResult       *result,
                                            GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
