/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A library of many games. This folder promises that a change of a library that fails leaves it as
 * it was (an import: as it was after the last batch of games) and sets an error, that an import
 * skips games that the library has, and that positions are found by replaying the games. The
 * functions of a library block; AwaleLibraryClient calls them in threads.
 */
#pragma once

#include "awale-library-error.h"
#include "awale-library-file.h"
#include "awale-library-record.h"
#include "notation/awale-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_LIBRARY_READ,   /**< The library must exist and is not changed. */
  AWALE_LIBRARY_WRITE,  /**< The library is created if it does not exist. */
} AwaleLibraryMode;

/** The source of a game: its file, its number in the file from 1, and its first line. */
typedef struct
{
  const char *path;
  unsigned    number;
  unsigned    line;
} AwaleLibrarySource;

/**
 * A library of games in a file. An object is a connection for one thread at a time; other threads
 * and programs have connections of their own.
 *
 * Changes between awale_library_begin() and awale_library_end() are written completely or not at
 * all; after a failure, only the end may follow.
 */
typedef struct _AwaleLibrary AwaleLibrary;

void          awale_library_free             (AwaleLibrary *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibrary, awale_library_free)

/** The path of the user's library. (transfer full) */
char         *awale_library_dup_default_path (void);

/** Opens the library at @path; NULL with an AWALE_LIBRARY_ERROR. (transfer full) */
AwaleLibrary *awale_library_open          (const char          *path,
                                           AwaleLibraryMode     mode,
                                           GError             **error);

/**
 * Opens the library at @path; NULL with an error. A cancellation ends the wait for other programs.
 * (transfer full)
 */
AwaleLibrary *awale_library_open_cancellably (const char        *path,
                                              AwaleLibraryMode   mode,
                                              GCancellable      *cancellable,
                                              GError           **error);

/**
 * Creates an empty library in memory, which stands for a missing one; NULL with an error. (transfer
 * full)
 */
AwaleLibrary *awale_library_new_empty     (GError             **error);

const char   *awale_library_get_path      (AwaleLibrary        *self);

/** Checks the whole file for damage; false with @error if it is damaged or cannot be checked. */
bool          awale_library_check         (AwaleLibrary        *self,
                                           GError             **error);

/**
 * Called with @game, whose values may have changed, in the transaction of that change; returns
 * false with an error to roll the change back.
 */
typedef bool (* AwaleLibraryValuesFunc) (AwaleLibrary  *self,
                                         AwaleGame     *game,
                                         GError       **error);

/**
 * Sets the function called when values of a game may have changed, so that exercises made from them
 * can be updated.
 */
void awale_library_set_values_func (AwaleLibrary           *self,
                                    AwaleLibraryValuesFunc  func);

/** The open file. (transfer none) (nullable) */
AwaleLibraryFile *awale_library_get_file  (AwaleLibrary        *self);

/**
 * Compares the open file with the one at its path, as awale_library_begin() and awale_library_end()
 * do. If they differ, this fails with AWALE_LIBRARY_ERROR_REPLACED, neither file is written from
 * now on, and a copy of the old file is made beside it, which the error names, unless the log of
 * the old file was empty or the copy fails.
 */
bool          awale_library_check_file    (AwaleLibrary        *self,
                                           GError             **error);

/**
 * Interrupts the SQL that another thread runs, which then fails with G_IO_ERROR_CANCELLED. May be
 * called in any thread while the library exists.
 */
void          awale_library_interrupt     (AwaleLibrary        *self);

/**
 * Sets a mutex that is locked from awale_library_begin() to awale_library_end(), so that threads of
 * this program wait for each other without a time limit.
 */
void          awale_library_set_write_lock (AwaleLibrary       *self,
                                            GMutex             *lock);

/** Begins a transaction, or joins the running one; waits a limited time for other programs. */
bool          awale_library_begin         (AwaleLibrary        *self,
                                           GError             **error);

/**
 * Ends the transaction, or a nested part of it. The outermost end writes the changes if they are
 * @done, and otherwise undoes them. Returns: @done, or false if the changes could not be written
 */
bool          awale_library_end           (AwaleLibrary        *self,
                                           bool                 done,
                                           GError             **error);

/**
 * Finds the game with the moves and players of @record; sets @id to 0 if there is none, and
 * @has_tags (nullable) to true if event, place, date, round and result are equal too.
 */
bool          awale_library_find_same     (AwaleLibrary             *self,
                                           const AwaleLibraryRecord *record,
                                           gint64                   *id,
                                           bool                     *has_tags,
                                           GError                  **error);

/**
 * Adds a game, even if an equal one exists, and sets @id to its id. @source (nullable) is the file
 * it comes from, and @faults (nullable) are its diagnostics there.
 */
bool          awale_library_add           (AwaleLibrary             *self,
                                           const AwaleLibraryRecord *record,
                                           const AwaleLibrarySource *source,
                                           const char               *faults,
                                           gint64                   *id,
                                           GError                  **error);

/** Replaces the game @id with @record; the collections and the source of the game stay. */
bool          awale_library_replace       (AwaleLibrary             *self,
                                           gint64                    id,
                                           const AwaleLibraryRecord *record,
                                           GError                  **error);

bool          awale_library_remove        (AwaleLibrary        *self,
                                           gint64               id,
                                           GError             **error);

/** Gets the game @id as OGN, as a document or as a game. (transfer full) (nullable) */
char         *awale_library_dup_text      (AwaleLibrary        *self,
                                           gint64               id,
                                           GError             **error);
AwaleDocument *awale_library_load_document (AwaleLibrary       *self,
                                            gint64              id,
                                            GError            **error);
AwaleGame    *awale_library_load          (AwaleLibrary        *self,
                                           gint64               id,
                                           GError             **error);

/**
 * Sets @has to true if @text equals the text of the game @id except for values that only the
 * library has, or if the text of the game is missing and cannot be compared.
 */
bool          awale_library_has_text      (AwaleLibrary        *self,
                                           gint64               id,
                                           const char          *text,
                                           bool                *has,
                                           GError             **error);

bool          awale_library_set_favorite  (AwaleLibrary        *self,
                                           gint64               id,
                                           bool                 favorite,
                                           GError             **error);

/**
 * Adds the game @id to the collection @name, which is created if it does not exist, or removes the
 * game from it.
 */
bool          awale_library_collect       (AwaleLibrary        *self,
                                           const char          *name,
                                           gint64               id,
                                           GError             **error);
bool          awale_library_uncollect     (AwaleLibrary        *self,
                                           const char          *name,
                                           gint64               id,
                                           GError             **error);

G_END_DECLS
