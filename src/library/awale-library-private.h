/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Shared by the sources of AwaleLibrary. */
#pragma once

#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/** Statements that an import runs for each game, kept prepared. */
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
  AwaleStatement *queries[AWALE_N_QUERIES];  /* NULL until first used. */
  char           *source;                    /* The last source looked up. */
  gint64          source_id;
  AwaleLibraryFile *file;                    /* NULL until the file is open. */
  gpointer        move_cache;                /* NULL until the first exploration. */
  GDestroyNotify  free_move_cache;
  gint64          undo;                      /* Number of the change that can be undone. */
  AwaleLibraryValuesFunc values_func;
  GCancellable   *opening;                   /* Cancels waiting while the library is opened;
                                              * nullable. */
  GMutex         *write_lock;                /* See awale_library_set_write_lock(). */
  bool            is_locked;
};

/**
 * The prepared statement of @query with values as for awale_statement_set(). (transfer none)
 * (nullable)
 */
AwaleStatement *awale_library_get_query (AwaleLibrary  *self,
                                         AwaleQuery     query,
                                         GError       **error,
                                         const char    *types,
                                         ...);

/**
 * Begins a change of several statements, or joins the running one. @alone: (out): this change is
 * a transaction of its own. The end returns @done, or false if the change could not be written.
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

/** The number of the file at @path in the table of sources, added if missing. */
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
 * Keeps the games @ids for undo instead of those kept before; called in a change, before it
 * touches them.
 */
bool            awale_library_keep         (AwaleLibrary  *self,
                                            const GArray  *ids,
                                            GError       **error);

/** Notes the kept games' state after the change; called at its end. */
bool            awale_library_keep_after   (AwaleLibrary  *self,
                                            GError       **error);

/** Sets the error for a game @id that does not exist. */
void            awale_library_set_unreadable (GError   **error,
                                              gint64     id);
void            awale_library_set_missing (GError      **error,
                                           gint64        id);

G_END_DECLS
