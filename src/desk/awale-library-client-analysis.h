/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What AwaleLibraryClient does with the games of a library that are to be analyzed.
 */
#pragma once

#include "awale-analyzed-game.h"
#include "awale-library-client.h"

G_BEGIN_DECLS

/**
 * Makes @change, with the games @ids (element-type gint64) (nullable). @queue: (out): what is there
 * then; nothing as long as there is no library
 */
void awale_library_client_queue_async    (AwaleLibraryClient   *self,
                                          AwaleQueueChange      change,
                                          GArray               *ids,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
bool awale_library_client_queue_finish   (AwaleLibraryClient   *self,
                                          GAsyncResult         *result,
                                          AwaleLibraryQueue    *queue,
                                          GError              **error);

/**
 * Analyzes the next game, at a low priority, with the tables in the folder @tables. @told is called
 * with the fraction of it that is done, and @user_data, until @callback is. (transfer full)
 */
void               awale_library_client_analyze_next_async  (AwaleLibraryClient *self,
                                                             const char *tables,
                                                             GCancellable *cancellable,
                                                             AwaleLibraryTaskProgressFunc told,
                                                             GAsyncReadyCallback callback,
                                                             gpointer user_data);
AwaleAnalyzedGame *awale_library_client_analyze_next_finish (AwaleLibraryClient *self,
                                                             GAsyncResult *result,
                                                             GError **error);

G_END_DECLS
