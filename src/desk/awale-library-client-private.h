/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How the sources of AwaleLibraryClient have something done.
 */
#pragma once

#include "awale-library-client.h"
#include "awale-library-job.h"

G_BEGIN_DECLS

/** A job for the thread that answers questions, for the one that makes changes, or for the one that
 * analyzes: does @what. */
AwaleLibraryJob *awale_library_client_new_question (AwaleLibraryClient *self,
                                                    AwaleLibraryWork    what,
                                                    GDestroyNotify      free_result,
                                                    GCancellable       *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);
AwaleLibraryJob *awale_library_client_new_change   (AwaleLibraryClient *self,
                                                    AwaleLibraryWork    what,
                                                    GDestroyNotify      free_result,
                                                    GCancellable       *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);
AwaleLibraryJob *awale_library_client_new_analysis (AwaleLibraryClient *self,
                                                    AwaleLibraryWork    what,
                                                    GDestroyNotify      free_result,
                                                    GCancellable       *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);

/** Has it done, once all is in it. */
void             awale_library_client_start        (AwaleLibraryJob    *job);

G_END_DECLS
