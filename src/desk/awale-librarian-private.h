/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How the sources of AwaleLibrarian have something done.
 */
#pragma once

#include "awale-librarian.h"
#include "awale-library-job.h"

G_BEGIN_DECLS

/** A job for the thread that answers questions, for the one that makes changes, or for the one that
 * analyzes: does @what. */
AwaleLibraryJob *awale_librarian_new_question (AwaleLibrarian      *self,
                                               AwaleLibraryWork     what,
                                               GDestroyNotify       free_result,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  callback,
                                               gpointer             user_data);
AwaleLibraryJob *awale_librarian_new_change   (AwaleLibrarian      *self,
                                               AwaleLibraryWork     what,
                                               GDestroyNotify       free_result,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  callback,
                                               gpointer             user_data);
AwaleLibraryJob *awale_librarian_new_analysis (AwaleLibrarian      *self,
                                               AwaleLibraryWork     what,
                                               GDestroyNotify       free_result,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  callback,
                                               gpointer             user_data);

/** Has it done, once all is in it. */
void             awale_librarian_start        (AwaleLibraryJob     *job);

G_END_DECLS
