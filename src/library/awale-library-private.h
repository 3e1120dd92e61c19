/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Declarations shared by the sources of AwaleLibrary. */
#pragma once

#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/** Statements that an import runs for each game, which are kept prepared. */
typedef enum
{
  AWALE_QUERY_FIND_SAME,
  AWALE_QUERY_ADD_GAME,
  AWALE_QUERY_ADD_MOVES,
  AWALE_QUERY_ADD_TEXT,
  AWALE_QUERY_ADD_WORDS,
  AWALE_QUERY_FORGET_LOSS,
  AWALE_QUERY_ADD_LOSS,
  AWALE_QUERY_COLLECT,
  AWALE_QUERY_ADD_UNREADABLE,
  AWALE_QUERY_MARK_UNREADABLE,
  AWALE_N_QUERIES,
} AwaleQuery;

struct _AwaleLibrary
{
  sqlite3        *db;
  char           *path;
  AwaleStatement *queries[AWALE_N_QUERIES];  /* Prepared statements; NULL until first used. */
  char           *source;                    /* Path of the source that was looked up last. */
  gint64          source_id;
  AwaleLibraryFile *file;                    /* Open file; NULL until it is open. */
  gpointer        move_cache;                /* Moves in memory; NULL until the first
                                              * exploration. */
  GDestroyNotify  free_move_cache;
  gint64          undo;                      /* Number of the change that can be undone. */
  AwaleLibraryValuesFunc values_func;
  GCancellable   *opening;                   /* Cancels the wait while the library is opened;
                                              * nullable. */
  GMutex         *write_lock;                /* Mutex set by awale_library_set_write_lock(). */
  bool            is_locked;
};

/**
 * The prepared statement of @query with the values of its parameters, as in awale_statement_set().
 * (transfer none) (nullable)
 */
AwaleStatement *awale_library_get_query (AwaleLibrary  *self,
                                         AwaleQuery     query,
                                         GError       **error,
                                         const char    *types,
                                         ...);

/**
 * Begins a change of several statements, or joins the running one. @alone: (out): true if this
 * change is a transaction of its own. The end function returns @done, or false if the change could
 * not be written.
 */
bool            awale_library_begin_change (AwaleLibrary  *self,
                                            bool          *alone,
                                            GError       **error);
bool            awale_library_end_change   (AwaleLibrary  *self,
                                            bool           alone,
                                            bool           done,
                                            GError       **error);

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

/** Replaces the losses of the game @id. */
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

/** Stores the state of those games after the change; call it at the end of the change. */
bool            awale_library_keep_after   (AwaleLibrary  *self,
                                            GError       **error);

/** Sets @error for a game @id that does not exist. */
void            awale_library_set_unreadable (GError   **error,
                                              gint64     id);
void            awale_library_set_missing (GError      **error,
                                           gint64        id);

G_END_DECLS
