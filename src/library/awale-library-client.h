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
 * work has one thread with a connection of its own, which runs jobs one after the other, so that
 * slow jobs block no quick ones: one can look for games while an import goes on, and a game is
 * saved between two of its batches. The library is opened when it is first needed; one that does
 * not exist is read as empty. Errors are whole sentences.
 *
 * Property: "busy": a change, an import or an export is going on.
 *
 * Signals: "changed": games were added, changed or removed.
 * "replaced" (sentences): the open file was replaced or removed, and the file there now is opened;
 * numbers of games mean other games.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryClient, awale_library_client, AWALE, LIBRARY_CLIENT, GObject)

typedef enum
{
  AWALE_LIBRARY_THREAD_READ,    /**< Queries. */
  AWALE_LIBRARY_THREAD_EXPLORE, /**< The explorer, whose connection keeps the moves in memory. */
  AWALE_LIBRARY_THREAD_EXPORT,
  AWALE_LIBRARY_THREAD_WRITE,   /**< Changes, which the program completes before it exits. */
  AWALE_LIBRARY_THREAD_IMPORT,
  AWALE_LIBRARY_THREAD_ANALYZE,
  AWALE_N_LIBRARY_THREADS,
} AwaleLibraryThread;

/** A blocking function, called in a thread. Returns: a result; NULL with @error */
typedef gpointer (* AwaleLibraryFunc) (AwaleLibrary  *library,
                                       gpointer       data,
                                       GCancellable  *cancellable,
                                       GError       **error);

/** A kind of job. */
typedef struct
{
  AwaleLibraryThread thread;
  AwaleLibraryFunc   func;
  GDestroyNotify     free_data;    /**< (nullable) */
  GDestroyNotify     free_result;  /**< (nullable) */
  bool               is_quiet;     /**< Does not emit "changed", in the thread that writes. */
} AwaleLibraryJob;

/** Creates a client of the library at @path. */
AwaleLibraryClient *awale_library_client_new     (const char         *path);

/**
 * Sets @func for changed values, see awale_library_set_values_func(); to be called before any
 * job.
 */
void                awale_library_client_set_values_func (AwaleLibraryClient     *self,
                                                          AwaleLibraryValuesFunc  func);

bool                awale_library_client_is_busy (AwaleLibraryClient *self);

/**
 * Completes changes and exports at the end of the program, and cancels other jobs. Callbacks run
 * on the next main-loop iteration.
 */
void                awale_library_client_flush   (AwaleLibraryClient *self);

/** Runs @job with @data (transfer full), which it may also fill. */
void                awale_library_client_run_async  (AwaleLibraryClient    *self,
                                                     const AwaleLibraryJob *job,
                                                     gpointer               data,
                                                     GCancellable          *cancellable,
                                                     GAsyncReadyCallback    callback,
                                                     gpointer               user_data);

/** Finishes the job with its result (transfer full), or NULL with @error. */
gpointer            awale_library_client_run_finish (AwaleLibraryClient    *self,
                                                     GAsyncResult          *result,
                                                     GError               **error);

/** The data of the job, also after a failure. (transfer none) */
gpointer            awale_library_client_get_data   (GAsyncResult          *result);

/** Emits "changed", after quiet jobs. */
void                awale_library_client_changed    (AwaleLibraryClient    *self);

/**
 * Reads moves for explorations ahead, in steps of @n_games games that an exploration may have to
 * wait for.
 */
void                awale_library_client_read_moves (AwaleLibraryClient    *self,
                                                     unsigned               n_games);

/** Lists the games of an AwaleLibraryFilter as an AwaleLibraryRows. */
extern const AwaleLibraryJob awale_library_list_job;

/** Loads a game, whose number is the gint64 data, as an AwaleDocument. */
extern const AwaleLibraryJob awale_library_load_job;

/** Lists the names of the collections, as a GStrv. */
extern const AwaleLibraryJob awale_library_collections_job;

/** Explores the position of an AwaleLibraryFilter as an AwaleExploration. */
extern const AwaleLibraryJob awale_library_explore_job;

G_END_DECLS
