/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * Files of this machine, read and written by path. All functions block.
 *
 * An entity tag tells what such a file holds, not when it was written as GIO's do: a file put back
 * with its old time and size by a synchronization has another tag, and one that was only touched
 * or copied back has the same.
 */

/** The entity tag of a file that holds @data. (transfer full) */
char *awale_local_file_make_etag    (const void *data,
                                     size_t      size);

/**
 * Whether the file at @path still has @etag; one that is gone counts as unchanged, as it may be
 * made anew. The file is read, unless its size tells. @error_number (out): 0; or, where false is
 * returned because the file cannot be read, the errno.
 */
bool  awale_local_file_matches_etag (const char *path,
                                     const char *etag,
                                     int        *error_number);

/**
 * Reads the regular file open as @fd. Returns: (transfer full) (nullable): its @size bytes and a
 * zero byte; NULL sets errno
 */
char *awale_local_file_read         (int         fd,
                                     size_t     *size);

/**
 * Makes @bytes the contents of the file at @path (no symbolic link), so that at any moment, even
 * after a power cut, it has its old contents or the new ones, whole:
 *
 * A new file is written and synced beside it, with the owner, permissions and extended attributes
 * of the old one, and takes its place. Where that would part it from what it is (it has further
 * hard links, an owner we cannot give it, or nobody may write in its folder) it is written in
 * place, once a copy of what it holds has been made and verified: beside it or in @spare_folder.
 * The copy goes when all is well again, and is named in the error if it is needed.
 *
 * If it has its new contents, but the folder could not be synced, that is an error, too: a power
 * cut may undo it.
 *
 * @etag (nullable): the tag that the file must have until it changes, else G_IO_ERROR_WRONG_ETAG.
 */
bool  awale_local_file_write          (const char  *path,
                                       GBytes      *bytes,
                                       const char  *spare_folder,
                                       const char  *etag,
                                       GError     **error);

/** Writes a file of the program's own, which nobody else may read if it is new. */
bool  awale_local_file_write_private  (const char  *path,
                                       GBytes      *bytes,
                                       GError     **error);

/**
 * Removes the leftovers of a killed write of the file at @path, unless somebody is writing it now:
 * the beginning of a new file, and a copy of the old one if the file still holds the same. Any
 * other copy stays, since it may be the only one. Call it when the file is opened; writing the
 * file does so too.
 */
void  awale_local_file_clear_leftovers (const char *path);

/**
 * Makes the folder @path and those it is in, for nobody else to read, so that they outlast a power
 * cut. Returns: whether it is there; false sets errno
 */
bool  awale_local_file_make_folder     (const char *path);

G_END_DECLS
