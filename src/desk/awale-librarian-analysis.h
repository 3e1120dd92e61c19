/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What AwaleLibrarian does with the games of a library that are to be analyzed.
 */
#pragma once

#include "awale-analyzed-game.h"
#include "awale-librarian.h"

G_BEGIN_DECLS

/**
 * Makes @change, with the games @ids (element-type gint64) (nullable). @queue: (out): what is there
 * then; nothing as long as there is no library
 */
void awale_librarian_queue_async         (AwaleLibrarian       *self,
                                          AwaleQueueChange      change,
                                          GArray               *ids,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
bool awale_librarian_queue_finish        (AwaleLibrarian       *self,
                                          GAsyncResult         *result,
                                          AwaleLibraryQueue    *queue,
                                          GError              **error);

/**
 * Analyzes the next game, at a low priority, with the tables in the folder @tables. @told is called
 * with the fraction of it that is done, and @user_data, until @callback is. (transfer full)
 */
void               awale_librarian_analyze_next_async  (AwaleLibrarian       *self,
                                                        const char           *tables,
                                                        GCancellable         *cancellable,
                                                        AwaleTransferTold     told,
                                                        GAsyncReadyCallback   callback,
                                                        gpointer              user_data);
AwaleAnalyzedGame *awale_librarian_analyze_next_finish (AwaleLibrarian       *self,
                                                        GAsyncResult         *result,
                                                        GError              **error);

G_END_DECLS
