/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_CLIENT (awale_library_client_get_type ())

/**
 * The asynchronous access to a library of games: blocking functions run in threads. Each kind of
 * work has one thread with a connection of its own, which runs jobs one after another, so that
 * quick jobs need not wait for slow ones to end: the user can search games during an import, and a
 * game is saved between two batches of it. The library is opened when it is first needed; one that
 * does not exist is read as empty. Errors are whole sentences.
 *
 * Property: "busy": a change, an import or an export is running.
 *
 * Signals: "changed": games may have been added, changed or removed. "replaced" (sentences): the
 * open file was replaced or removed, so that ids may now belong to other games.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryClient, awale_library_client, AWALE, LIBRARY_CLIENT, GObject)

typedef enum
{
  AWALE_LIBRARY_THREAD_READ,    /**< Thread of queries. */
  AWALE_LIBRARY_THREAD_EXPLORE, /**< Thread of the explorer, whose connection keeps the moves in
                                 * memory. */
  AWALE_LIBRARY_THREAD_EXPORT,
  AWALE_LIBRARY_THREAD_WRITE,   /**< Thread of changes; the program completes them before it
                                 * exits. */
  AWALE_LIBRARY_THREAD_IMPORT,
  AWALE_LIBRARY_THREAD_ANALYZE,
  AWALE_N_LIBRARY_THREADS,
} AwaleLibraryThread;

/** A blocking function, called in a thread. Returns: a result; NULL with @error */
typedef gpointer (* AwaleLibraryFunc) (AwaleLibrary  *library,
                                       gpointer       data,
                                       GCancellable  *cancellable,
                                       GError       **error);

typedef struct
{
  AwaleLibraryThread thread;
  AwaleLibraryFunc   func;
  GDestroyNotify     free_data;    /**< Frees the data. (nullable) */
  GDestroyNotify     free_result;  /**< Frees the result. (nullable) */
  bool               is_quiet;     /**< True if a job that may change the library does not emit
                                    * "changed". */
} AwaleLibraryJob;

AwaleLibraryClient *awale_library_client_new     (const char         *path);

/** Sets @func for changed values, see awale_library_set_values_func(); call it before any job. */
void                awale_library_client_set_values_func (AwaleLibraryClient     *self,
                                                          AwaleLibraryValuesFunc  func);

bool                awale_library_client_is_busy (AwaleLibraryClient *self);

/**
 * Completes changes and exports at the end of the program, and cancels other jobs that have a
 * cancellable. Callbacks run later, in the main loop.
 */
void                awale_library_client_flush   (AwaleLibraryClient *self);

/** Runs @job with @data (transfer full), which the job may also fill with results. */
void                awale_library_client_run_async  (AwaleLibraryClient    *self,
                                                     const AwaleLibraryJob *job,
                                                     gpointer               data,
                                                     GCancellable          *cancellable,
                                                     GAsyncReadyCallback    callback,
                                                     gpointer               user_data);

/**
 * Finishes the job with its result, which the caller owns if the job has `free_result`, or NULL
 * with @error.
 */
gpointer            awale_library_client_run_finish (AwaleLibraryClient    *self,
                                                     GAsyncResult          *result,
                                                     GError               **error);

/** The data of the job, available after a failure too. (transfer none) */
gpointer            awale_library_client_get_data   (GAsyncResult          *result);

/** Emits "changed"; call it after quiet jobs that have changed games. */
void                awale_library_client_changed    (AwaleLibraryClient    *self);

/**
 * Reads moves in advance for explorations, @n_games games at a time, so that an exploration has to
 * wait for one such step at most.
 */
void                awale_library_client_read_moves (AwaleLibraryClient    *self,
                                                     unsigned               n_games);

/** Job that lists the games of an AwaleLibraryFilter as an AwaleLibraryRows. */
extern const AwaleLibraryJob awale_library_list_job;

/** Job that loads a game, whose id is the gint64 data, as an AwaleDocument. */
extern const AwaleLibraryJob awale_library_load_job;

/** Job that lists the names of the collections as a GStrv. */
extern const AwaleLibraryJob awale_library_collections_job;

/** Job that explores the position of an AwaleLibraryFilter as an AwaleExploration. */
extern const AwaleLibraryJob awale_library_explore_job;

G_END_DECLS
