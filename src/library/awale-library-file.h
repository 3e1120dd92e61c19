/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-statement.h"

G_BEGIN_DECLS

/**
 * The file that a connection has open, and the log beside it: while the connection lives another
 * file, or none, may come to be at their paths. SQLite would go on with the old ones, and take the
 * log for one of the new file. Immutable, so that any thread may use it.
 */
typedef struct _AwaleLibraryFile AwaleLibraryFile;

/** The file of @db, which was opened at @path. (transfer full) */
AwaleLibraryFile *awale_library_file_new         (const char       *path,
                                                  sqlite3          *db);
AwaleLibraryFile *awale_library_file_ref         (AwaleLibraryFile *self);
void              awale_library_file_unref       (AwaleLibraryFile *self);

/** Another file, or none, is at its path now. */
bool              awale_library_file_is_replaced (AwaleLibraryFile *self);

/** If it is replaced, moves its log away, so that what is at its path now can be opened. */
void              awale_library_file_leave       (AwaleLibraryFile *self);

/**
 * Leaves it, and copies @db, the connection to it, to a file beside unless nothing was in its log,
 * or another connection has done so. Returns: the path of the copy (transfer full) (nullable)
 */
char             *awale_library_file_keep        (AwaleLibraryFile *self,
                                                  sqlite3          *db);

/** Says that it is replaced, and that it was kept at @kept (nullable). */
void              awale_library_file_set_error   (AwaleLibraryFile *self,
                                                  const char       *kept,
                                                  GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryFile, awale_library_file_unref)

G_END_DECLS
