/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Long searches off the main thread. They run one after the other, each in a thread of its own, and
 * share a searcher, whose hash lasts from one to the next. No function waits for a thread.
 */
typedef struct _AwaleSearchThread AwaleSearchThread;

/** Searches in the thread, until *@stop is set; answers through an AwaleLatest or a GTask. */
typedef void (*AwaleSearchThreadFunc) (AwaleSearcher     *searcher,
                                       const atomic_bool *stop,
                                       void              *data);

/** Creates the object of threads called @name (static), which yield by at least @niceness. */
AwaleSearchThread *awale_search_thread_new   (const char            *name,
                                              int                    niceness);

/**
 * Stops the current search and starts the next, which ends early if @cancellable (nullable) is
 * cancelled; a searcher for other rules or of another size of hash (in mebibytes) is replaced.
 * @data is freed in the thread. Returns: false if the system cannot start a thread
 */
bool               awale_search_thread_start (AwaleSearchThread     *self,
                                              const AwaleRuleset    *rules,
                                              AwaleTablebase        *tables,
                                              unsigned               hash,
                                              GCancellable          *cancellable,
                                              AwaleSearchThreadFunc  func,
                                              void                  *data,
                                              GDestroyNotify         free_data);

/** Stops the current search, if any, within 20 ms. */
void               awale_search_thread_stop  (AwaleSearchThread     *self);
void               awale_search_thread_free  (AwaleSearchThread     *self);

/** Lowers the priority of the calling thread, and of threads that it starts, to @niceness. */
void               awale_search_thread_yield (int                    niceness);

G_END_DECLS
