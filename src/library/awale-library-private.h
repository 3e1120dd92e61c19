/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

struct _AwaleLibrary
{
  sqlite3        *db;
  char           *path;
  GHashTable     *statements;                /* Prepared statements by their SQL. */
  char           *source;                    /* Path of the source that was looked up last. */
  gint64          source_id;
  AwaleLibraryFile *file;                    /* Open file; NULL until it is open, and for a library
                                              * in memory. */
  gpointer        move_cache;                /* Moves in memory; NULL until the first exploration or
                                              * reading in advance. */
  GDestroyNotify  free_move_cache;
  gint64          undo;                      /* Number of the change that can be undone, or 0. */
  AwaleLibraryValuesFunc values_func;
  GCancellable   *opening;                   /* Cancels the wait while the library is opened;
                                              * nullable. */
  GMutex         *write_lock;                /* Mutex set by awale_library_set_write_lock(). */
  bool            is_locked;
  unsigned        n_begun;                   /* Number of unfinished calls of
                                              * awale_library_begin(). */
};

/**
 * Runs @sql, a literal with a single statement, with values as in awale_statement_set(), and
 * ignores its rows. The statement is prepared once for the connection.
 */
bool            awale_library_run       (AwaleLibrary  *self,
                                         GError       **error,
                                         const char    *sql,
                                         const char    *types,
                                         ...);

/** Ends a query. Returns: @done, or false if the file was replaced meanwhile */
bool            awale_library_end_reading  (AwaleLibrary  *self,
                                            bool           done,
                                            GError       **error);

/** Finds the id of the file at @path in the table of sources, and adds a missing file. */
bool            awale_library_find_source  (AwaleLibrary  *self,
                                            const char    *path,
                                            gint64        *id,
                                            GError       **error);

/** Replaces the row of the game @id, its text and its indexed words. */
bool            awale_library_replace_tags (AwaleLibrary             *self,
                                            gint64                    id,
                                            const AwaleLibraryRecord *record,
                                            GError                  **error);

bool            awale_library_set_loss     (AwaleLibrary             *self,
                                            gint64                    id,
                                            const AwaleLibraryRecord *record,
                                            GError                  **error);

/**
 * Stores the games @ids for an undo, in place of those stored before; call it in a change, before
 * the games are touched.
 */
bool            awale_library_keep         (AwaleLibrary  *self,
                                            const GArray  *ids,
                                            GError       **error);

/** Stores the state of the kept games after the change; call it at the end of the change. */
bool            awale_library_keep_after   (AwaleLibrary  *self,
                                            GError       **error);

/** Moves the collections and the favorite mark of @copy to the game @id, and removes @copy. */
bool            awale_library_merge_copy   (AwaleLibrary  *self,
                                            gint64         id,
                                            gint64         copy,
                                            GError       **error);

G_END_DECLS
