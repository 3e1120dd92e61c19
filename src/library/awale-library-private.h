/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * What the sources of AwaleLibrary share.
 */
#pragma once

#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/** What is asked for each game of an import, kept ready. */
typedef enum
{
  AWALE_QUERY_FIND_SAME,
  AWALE_QUERY_ADD_GAME,
  AWALE_QUERY_ADD_MOVES,
  AWALE_QUERY_ADD_TEXT,
  AWALE_QUERY_ADD_WORDS,
  AWALE_QUERY_FORGET_GIVEN,
  AWALE_QUERY_ADD_GIVEN,
  AWALE_QUERY_COLLECT,
  AWALE_QUERY_ADD_BAD,
  AWALE_QUERY_LIST_BAD,
  AWALE_N_QUERIES,
} AwaleQuery;

/** How many games are to be analyzed, as they were counted last. */
typedef struct
{
  bool     is_counted;  /**< And only others may have changed that since. */
  gint64   version;     /**< Of the database then, by which it is known if others did. */
  unsigned n_games;
  unsigned n_done;
  bool     paused;
} AwaleQueueCount;

struct _AwaleLibrary
{
  GObject         parent_instance;

  sqlite3        *db;
  char           *path;
  AwaleStatement *queries[AWALE_N_QUERIES];  /* Each NULL until it is first asked. */
  char           *source;                    /* The last one that was looked up. */
  gint64          source_id;
  AwaleLibraryFile *file;                    /* What is open. NULL: not yet. */
  AwaleQueueCount queue;
  gint64          undo;                      /* The number of the change that can be taken back. */
  AwaleLibraryValuesFunc values_func;        /* Nullable. */
  GCancellable   *opening;                   /* While it is opened: who ends that, or NULL. */
  GMutex         *write_lock;                /* See awale_library_set_write_lock(). */
  bool            is_locked;
};

/** The statement of @query, ready to be given its values. (transfer none) (nullable) */
AwaleStatement *awale_library_get_query (AwaleLibrary  *self,
                                         AwaleQuery     query,
                                         GError       **error);

/**
 * Around a change of several statements: alone it is a whole of its own. Returns, at its end,
 * @done, or false if the change could not be written.
 */
bool            awale_library_begin_change (AwaleLibrary  *self,
                                            bool          *alone,
                                            GError       **error);
bool            awale_library_end_change   (AwaleLibrary  *self,
                                            bool           alone,
                                            bool           done,
                                            GError       **error);

/**
 * After a question: returns @done, or false if the file was replaced while it was asked.
 */
bool            awale_library_end_reading  (AwaleLibrary  *self,
                                            bool           done,
                                            GError       **error);

/** The number of the file at @path among the sources, which gets one if it has none. */
bool            awale_library_find_source  (AwaleLibrary  *self,
                                            const char    *path,
                                            gint64        *id,
                                            GError       **error);

/** Keeps what the players of the game @id gave away, in the place of what was there. */
bool            awale_library_set_loss     (AwaleLibrary             *self,
                                            gint64                    id,
                                            const AwaleLibraryRecord *record,
                                            GError                  **error);

/** Keeps the games @ids as they are, in the place of what was kept before. Within a change, before
 * it touches them. */
bool            awale_library_keep         (AwaleLibrary  *self,
                                            const GArray  *ids,
                                            GError       **error);

/** Notes how the kept games are after the change. Within it, at its end. */
bool            awale_library_keep_after   (AwaleLibrary  *self,
                                            GError       **error);

/** Says that there is no game @id. */
void            awale_library_set_unreadable (GError   **error,
                                              gint64     id);
void            awale_library_set_missing (GError      **error,
                                           gint64        id);

G_END_DECLS
