/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A client of a library that does not exist yet, in a folder of its own.
 */
#pragma once

#include "fixtures.h"

#include "library/awale-library-filter.h"
#include "library/awale-library-rows.h"
#include "library/awale-library-tasks.h"

typedef struct
{
  char               *folder;
  char               *path;       /* path of the library in it */
  AwaleLibraryClient *client;
  AwaleLibraryTasks  *tasks;
  GAsyncResult       *result;     /* result of the last request; NULL until it arrives */
  unsigned            n_told;     /* number of progress reports */
  unsigned            n_changed;  /* number of "changed" signals of the client */
} Asking;

void               asking_set_up    (Asking                         *self,
                                     const void                     *data);

/** Tears down, and waits until the client is finalized. */
void               asking_tear_down (Asking                         *self,
                                     const void                     *data);

/** Runs @job with @data. Returns: its result; NULL with @error */
gpointer           asking_run       (Asking                         *self,
                                     const AwaleLibraryJob          *job,
                                     gpointer                        data,
                                     GCancellable                   *cancellable,
                                     GError                        **error);

/** Stores the result in the Asking @data. */
void               asking_done_cb   (GObject                        *source,
                                     GAsyncResult                   *result,
                                     void                           *data);

/** Waits for the result. */
GAsyncResult      *asking_wait      (Asking                         *self);

/** Lists the games of @filter. (transfer full) */
AwaleLibraryRows *asking_list       (Asking                         *self,
                                     const AwaleLibraryFilter       *filter,
                                     GError                        **error);

/** Waits for the end of the only task. (transfer full) */
AwaleLibraryTask  *asking_end_task  (Asking                         *self);

/** Imports the file at @path; @cancels it at once. (transfer full): the task */
AwaleLibraryTask  *asking_import    (Asking                         *self,
                                     const char                     *path,
                                     bool                            cancels);

/** Imports @n games, numbered from 1. */
void               asking_fill      (Asking                         *self,
                                     unsigned                        n_games);
