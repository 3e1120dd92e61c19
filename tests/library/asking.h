/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A client with a folder of its own, in which there is no library yet, for the tests of it.
 */
#pragma once

#include "fixtures.h"

#include "library/awale-library-filter.h"
#include "library/awale-library-rows.h"
#include "library/awale-library-tasks.h"

typedef struct
{
  char               *folder;
  char               *path;       /* of the library in it */
  AwaleLibraryClient *client;
  AwaleLibraryTasks  *tasks;
  GAsyncResult       *result;     /* of the last thing that was asked for; NULL: not there yet */
  unsigned            n_told;     /* how often progress was told */
  unsigned            n_changed;  /* how often the client emitted "changed" */
} Asking;

void               asking_set_up    (Asking                         *self,
                                     const void                     *data);

/** Waits until the client has gone, too. */
void               asking_tear_down (Asking                         *self,
                                     const void                     *data);

/** Runs @job with @data. Returns: its result; NULL with @error */
gpointer           asking_run       (Asking                         *self,
                                     const AwaleLibraryJob          *job,
                                     gpointer                        data,
                                     GCancellable                   *cancellable,
                                     GError                        **error);

/** A callback that sets the result of the Asking that is its data. */
void               asking_done_cb   (GObject                        *source,
                                     GAsyncResult                   *result,
                                     void                           *data);

/** The result, once it is there. */
GAsyncResult      *asking_wait      (Asking                         *self);

/** Lists the games of @filter. (transfer full) */
AwaleLibraryRows *asking_list       (Asking                         *self,
                                     const AwaleLibraryFilter       *filter,
                                     GError                        **error);

/** Waits for the end of the only task that there is. (transfer full) */
AwaleLibraryTask  *asking_end_task  (Asking                         *self);

/** Imports the file at @path; @cancels it at once. (transfer full): the task */
AwaleLibraryTask  *asking_import    (Asking                         *self,
                                     const char                     *path,
                                     bool                            cancels);

/** Imports so many games, which have the numbers from 1 on. */
void               asking_fill      (Asking                         *self,
                                     unsigned                        n_games);
