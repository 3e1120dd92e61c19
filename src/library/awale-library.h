/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Many games. This folder promises that what a library was given is kept whole or, where something
 * goes wrong, not at all, and says so; that no two games in it are the same unasked; and that any
 * position is found by playing the games through. Everything here blocks: a window asks from a
 * thread.
 */
#pragma once

#include "awale-library-error.h"
#include "awale-library-file.h"
#include "awale-library-record.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** What a library is opened for. */
typedef enum
{
  AWALE_LIBRARY_READ,   /**< It must be there, and is not changed. */
  AWALE_LIBRARY_WRITE,  /**< It is made if it is not there. */
} AwaleLibraryMode;

/** Where a game came from: a file, its number in that, from 1, and the line where it begins. */
typedef struct
{
  const char *path;
  unsigned    number;
  unsigned    line;
} AwaleLibrarySource;

#define AWALE_TYPE_LIBRARY (awale_library_get_type ())

/**
 * A library of games in a file. An object is a connection to it, for one thread at a time; others,
 * and other programs, have their own, and may read while one writes.
 *
 * What changes it may do so between awale_library_begin() and awale_library_commit(): all of that
 * is then there, or, whatever happens, nothing of it; after a failure within,
 * awale_library_roll_back() is all that is left to do. A change outside is a whole of its own.
 */
G_DECLARE_FINAL_TYPE (AwaleLibrary, awale_library, AWALE, LIBRARY, GObject)

/** Where a person's own library is. (transfer full) */
char         *awale_library_dup_default_path (void);

/** Opens the one at @path; NULL with an error of AWALE_LIBRARY_ERROR. (transfer full) */
AwaleLibrary *awale_library_open          (const char          *path,
                                           AwaleLibraryMode     mode,
                                           GError             **error);

/** The same; cancelling ends the waiting for other programs. (transfer full) */
AwaleLibrary *awale_library_open_cancellably (const char        *path,
                                              AwaleLibraryMode   mode,
                                              GCancellable      *cancellable,
                                              GError           **error);

/** An empty library in memory, to read what there is in one that does not exist. (transfer full) */
AwaleLibrary *awale_library_new_empty     (GError             **error);

const char   *awale_library_get_path      (AwaleLibrary        *self);

/** Looks through all of it; false if it is damaged. */
bool          awale_library_check         (AwaleLibrary        *self,
                                           GError             **error);

/** Called with @game, whose moves may be known better, within the change that says so; false, with
 * an error, undoes that. */
typedef bool (* AwaleLibraryValuesFunc) (AwaleLibrary  *self,
                                         AwaleGame     *game,
                                         GError       **error);

/** Lets @func follow the values of games: exercises were made of them. */
void awale_library_set_values_func (AwaleLibrary           *self,
                                    AwaleLibraryValuesFunc  func);

/** The file that is open. (transfer none) (nullable) */
AwaleLibraryFile *awale_library_get_file  (AwaleLibrary        *self);

/**
 * Compares the open file with the one at its path, as happens before and after each change.
 * AWALE_LIBRARY_ERROR_REPLACED: they differ, and neither is written any more. The log of the old
 * one is kept in a file beside, which the error names.
 */
bool          awale_library_check_file    (AwaleLibrary        *self,
                                           GError             **error);

/**
 * Ends what the library is doing for another thread, which then fails with G_IO_ERROR_CANCELLED.
 * May be called from any thread while the library lives.
 */
void          awale_library_interrupt     (AwaleLibrary        *self);

/** Has each set of changes hold @lock, as other threads of the program do: they wait for each other
 * as long as needed, and for other programs not for long. */
void          awale_library_set_write_lock (AwaleLibrary       *self,
                                            GMutex             *lock);

/** A set of changes. Beginning waits for other programs, but not for long. */
bool          awale_library_begin         (AwaleLibrary        *self,
                                           GError             **error);
bool          awale_library_commit        (AwaleLibrary        *self,
                                           GError             **error);

/** Takes back all since the beginning. */
void          awale_library_roll_back     (AwaleLibrary        *self);

/** The game with the moves and players of @record, 0 if there is none; and, if @has_tags is not
 * NULL, whether event, place, date, round and result are the same, too. */
bool          awale_library_find_same     (AwaleLibrary             *self,
                                           const AwaleLibraryRecord *record,
                                           gint64                   *id,
                                           bool                     *has_tags,
                                           GError                  **error);

/**
 * Adds a game, whether there is one like it or not. @source (nullable): where it came from;
 * @faults (nullable): what was wrong with it there. @id: the number it gets.
 */
bool          awale_library_add           (AwaleLibrary             *self,
                                           const AwaleLibraryRecord *record,
                                           const AwaleLibrarySource *source,
                                           const char               *faults,
                                           gint64                   *id,
                                           GError                  **error);

/** Puts @record in the place of the game @id, which keeps its collections and its source. */
bool          awale_library_replace       (AwaleLibrary             *self,
                                           gint64                    id,
                                           const AwaleLibraryRecord *record,
                                           GError                  **error);

bool          awale_library_remove        (AwaleLibrary        *self,
                                           gint64               id,
                                           GError             **error);

/** The game @id as OGN, or as a game to be studied. (transfer full) (nullable) */
char         *awale_library_dup_text      (AwaleLibrary        *self,
                                           gint64               id,
                                           GError             **error);

/** Sets @has to whether @text is that of the game @id, but for values that the library alone has;
 * true, too, of one whose text is lost, of which nothing can be said. */
bool          awale_library_has_text      (AwaleLibrary        *self,
                                           gint64               id,
                                           const char          *text,
                                           bool                *has,
                                           GError             **error);
AwaleGame    *awale_library_load          (AwaleLibrary        *self,
                                           gint64               id,
                                           GError             **error);

/** Marks the game @id as a favorite, or no longer. */
bool          awale_library_set_favorite  (AwaleLibrary        *self,
                                           gint64               id,
                                           bool                 favorite,
                                           GError             **error);

/** Puts the game @id into the collection called @name, which is made if there is none; or out. */
bool          awale_library_collect       (AwaleLibrary        *self,
                                           const char          *name,
                                           gint64               id,
                                           GError             **error);
bool          awale_library_uncollect     (AwaleLibrary        *self,
                                           const char          *name,
                                           gint64               id,
                                           GError             **error);

G_END_DECLS
