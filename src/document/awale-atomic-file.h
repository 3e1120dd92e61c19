/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * Reading and writing local files. All functions block.
 *
 * An entity tag is the size and a hash of the contents. GIO's tags depend on the time of the last
 * change: a synchronization that restores the old time would leave them unchanged, and a mere touch
 * would change them.
 */

/** Makes the entity tag of the contents @data. (transfer full) */
char *awale_atomic_file_make_etag    (const void *data,
                                      size_t      size);

/**
 * True if the file at @path has @etag, or is missing, because it may then be created again. The
 * file is not read if its size already differs. @error_number (out) is errno if the file cannot be
 * read, which gives false, and 0 otherwise.
 */
bool  awale_atomic_file_matches_etag (const char *path,
                                      const char *etag,
                                      int        *error_number);

/**
 * Reads the regular file that is open as @fd. Returns: its @size bytes and a zero byte (transfer
 * full); NULL with errno set
 */
char *awale_atomic_file_read         (int         fd,
                                      size_t     *size);

/**
 * Replaces the contents of the file at @path, which is not a symbolic link, with @bytes. At any
 * time, even after a power cut, either the old or the new contents exist completely, in the file or
 * in a copy.
 *
 * A new file is written and synced beside the old one, gets its owner, permissions and extended
 * attributes, and is renamed over it. If that is impossible (other hard links, an owner that cannot
 * be set, a read-only folder), the file is written in place, after a verified copy was made beside
 * it or in @spare_folder (nullable). The copy is removed on success; the error names it if it is
 * needed.
 *
 * A failure to sync the folder after the replacement is an error too, because a power cut may undo
 * the replacement. It is no error if the folder cannot be read or its file system has nothing to
 * sync. A pipe or a device is only written to.
 *
 * @etag (nullable) is the tag that the file must have up to its replacement unless it is missing,
 * else G_IO_ERROR_WRONG_ETAG.
 */
bool  awale_atomic_file_write         (const char   *path,
                                       GBytes       *bytes,
                                       const char   *spare_folder,
                                       const char   *etag,
                                       GError      **error);

/** Writes a private file of the program; a new file is readable by the user only. */
bool  awale_atomic_file_write_private (const char   *path,
                                       GBytes       *bytes,
                                       GError      **error);

/**
 * Removes the leftovers of an interrupted write of the file at @path, unless a write is in
 * progress: an incomplete new file, and a copy that equals the file. Any other copy stays, because
 * it may be the only one. Call this function when the file is opened; writing does so too.
 */
void  awale_atomic_file_clear_leftovers (const char *path);

/**
 * Creates the folder @path and its missing parents, private and, if possible, synced. Returns:
 * false with errno set if the folder does not exist afterwards
 */
bool  awale_atomic_file_make_folder     (const char *path);

G_END_DECLS
