/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Long searches off the main thread. They run one after another, each in a thread of its own, and
 * share a searcher, so that its hash table is kept from one search to the next. No function waits
 * for a thread.
 */
typedef struct _AwaleSearchThread AwaleSearchThread;

/**
 * Function that searches, at most until *@stop is set, in the thread of the search; it must deliver
 * its results by an AwaleLatest or a GTask.
 */
typedef void (*AwaleSearchThreadFunc) (AwaleSearcher     *searcher,
                                       const atomic_bool *stop,
                                       void              *data);

/**
 * Creates an object without a search. Its threads will be called @name, a static text, and have at
 * least @niceness.
 */
AwaleSearchThread *awale_search_thread_new   (const char            *name,
                                              int                    niceness);

/**
 * Stops the current search and starts the next one, which ends early if @cancellable (nullable) is
 * cancelled. A searcher for other rules, or with another size of the hash table (in mebibytes), is
 * replaced. @data is freed in the thread of the search. Returns: false if the system cannot start a
 * thread; @data is then freed at once
 */
bool               awale_search_thread_start (AwaleSearchThread     *self,
                                              const AwaleRuleset    *rules,
                                              AwaleTablebase        *tables,
                                              unsigned               hash,
                                              GCancellable          *cancellable,
                                              AwaleSearchThreadFunc  func,
                                              void                  *data,
                                              GDestroyNotify         free_data);

/** Tells the current search, if there is one, to stop. */
void               awale_search_thread_stop  (AwaleSearchThread     *self);
void               awale_search_thread_free  (AwaleSearchThread     *self);

/** Lowers the priority of the calling thread, and of all threads that it starts, to @niceness. */
void               awale_search_thread_yield (int                    niceness);

G_END_DECLS
