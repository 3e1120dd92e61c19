/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A client of a library, in a folder of its own; the library does not exist yet.
 */
#pragma once

#include "fixtures.h"

#include "library/awale-library-filter.h"
#include "library/awale-library-rows.h"
#include "library/awale-library-tasks.h"

typedef struct
{
  char               *folder;
  char               *path;       /* Path of the library in the folder. */
  AwaleLibraryClient *client;
  AwaleLibraryTasks  *tasks;
  GAsyncResult       *result;     /* Result of the last request, or NULL until it arrives. */
  unsigned            n_told;     /* Number of progress reports. */
  unsigned            n_changed;  /* Number of "changed" signals of the client. */
} Asking;

void               asking_set_up    (Asking                         *self,
                                     const void                     *data);

/** Frees the fixture, and waits until the client is finalized. */
void               asking_tear_down (Asking                         *self,
                                     const void                     *data);

/** Runs @job with @data, and waits for it. Returns: its result, or NULL with @error set */
gpointer           asking_run       (Asking                         *self,
                                     const AwaleLibraryJob          *job,
                                     gpointer                        data,
                                     GCancellable                   *cancellable,
                                     GError                        **error);

/** Stores the result in the fixture @data. */
void               asking_done_cb   (GObject                        *source,
                                     GAsyncResult                   *result,
                                     void                           *data);

/** Waits for the result of the last request. */
GAsyncResult      *asking_wait      (Asking                         *self);

/** Lists the games that match @filter. (transfer full) */
AwaleLibraryRows *asking_list       (Asking                         *self,
                                     const AwaleLibraryFilter       *filter,
                                     GError                        **error);

/** Waits until the only task has ended. Returns: the task (transfer full) */
AwaleLibraryTask  *asking_end_task  (Asking                         *self);

/** Imports the file at @path; if @cancels, cancels the import at once. Returns: the task (transfer
 * full) */
AwaleLibraryTask  *asking_import    (Asking                         *self,
                                     const char                     *path,
                                     bool                            cancels);

/** Imports @n_games games, numbered from 1. */
void               asking_fill      (Asking                         *self,
                                     unsigned                        n_games);
