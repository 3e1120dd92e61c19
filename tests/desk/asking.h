/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the tests of a librarian share: one that has a folder of its own, with no library yet, and
 * what came of the last thing that it was asked for.
 */
#pragma once

#include "../library/fixtures.h"

#include "desk/awale-library-client.h"

typedef struct
{
  char               *folder;
  char               *path;       /* of the library in it */
  AwaleLibraryClient *librarian;
  GAsyncResult       *result;     /* of the last thing that was asked for; NULL: not there yet */
  unsigned            n_told;     /* how often progress was told, */
  unsigned            n_changed;  /* and that the library has changed */
} Asking;

void               asking_set_up    (Asking                         *self,
                                     const void                     *data);

/** Waits until the librarian has gone, too. */
void               asking_tear_down (Asking                         *self,
                                     const void                     *data);

/** What to ask with, the Asking being the data. */
void               asking_done_cb   (GObject                        *source,
                                     GAsyncResult                   *result,
                                     void                           *data);
void               asking_told_cb   (const AwaleLibraryTaskProgress *progress,
                                     void                           *data);

/** What came of what was asked last, once it is there. */
GAsyncResult      *asking_wait      (Asking                         *self);

AwaleImportReport *asking_import    (Asking                         *self,
                                     const char                     *path,
                                     GCancellable                   *cancellable);

/** Imports so many games, which have the numbers from 1 on. */
void               asking_fill      (Asking                         *self,
                                     unsigned                        n_games);
