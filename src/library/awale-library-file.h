/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-statement.h"

G_BEGIN_DECLS

/**
 * The file that a connection has opened, and the log beside it. Another program may replace or
 * remove the file; SQLite would then continue with the old file, and apply its log to the new one.
 * Immutable, so that any thread may use it.
 */
typedef struct _AwaleLibraryFile AwaleLibraryFile;

/** Describes the file of @db, which was opened at @path. (transfer full) */
AwaleLibraryFile *awale_library_file_new         (const char       *path,
                                                  sqlite3          *db);
AwaleLibraryFile *awale_library_file_ref         (AwaleLibraryFile *self);
void              awale_library_file_unref       (AwaleLibraryFile *self);

/** True if the path now leads to another file, or to none. */
bool              awale_library_file_is_replaced (AwaleLibraryFile *self);

/**
 * Moves the log of a replaced file away, or deletes an empty one, so that the new file can be
 * opened.
 */
void              awale_library_file_leave       (AwaleLibraryFile *self);

/**
 * Copies @db to another file beside it, unless the log was empty or another connection has made the
 * copy, and removes the log; if the copy fails, the log is only moved away. Returns: the path of
 * the copy (transfer full) (nullable)
 */
char             *awale_library_file_keep        (AwaleLibraryFile *self,
                                                  sqlite3          *db);

/** Sets AWALE_LIBRARY_ERROR_REPLACED; the message names the copy at @kept (nullable). */
void              awale_library_file_set_error   (AwaleLibraryFile *self,
                                                  const char       *kept,
                                                  GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryFile, awale_library_file_unref)

G_END_DECLS
