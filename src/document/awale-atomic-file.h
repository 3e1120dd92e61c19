/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * Local files, read and written by path. All functions block.
 *
 * An entity tag is a hash of the contents, unlike GIO's, which depend on the time: a
 * synchronization that restores old time and size changes the tag, a mere touch does not.
 */

/** Makes the entity tag of the contents @data. (transfer full) */
char *awale_atomic_file_make_etag    (const void *data,
                                      size_t      size);

/**
 * True if the file at @path has @etag, or is missing, so that it may be created again. Reads
 * the file unless the size differs. @error_number (out): errno if it cannot be read, and false
 * is returned; else 0.
 */
bool  awale_atomic_file_matches_etag (const char *path,
                                      const char *etag,
                                      int        *error_number);

/**
 * Reads the regular file open as @fd. Returns: its @size bytes and a zero byte (transfer full);
 * NULL with errno set
 */
char *awale_atomic_file_read         (int         fd,
                                      size_t     *size);

/**
 * Replaces the contents of the file at @path (no symbolic link) by @bytes, so that at any time,
 * even after a power cut, it has the old or the new ones, complete:
 *
 * A new file is written and synced beside it, with owner, permissions and extended attributes
 * of the old one, and renamed over it. If that is impossible (other hard links, an owner that
 * cannot be set, a read-only folder) the file is written in place, after a verified copy was
 * made beside it or in @spare_folder. The copy is removed on success, and named in the error if
 * it is needed.
 *
 * A folder that cannot be synced after the replacement is an error, too, as a power cut may
 * undo it.
 *
 * @etag (nullable): tag that the file must have until it changes, else G_IO_ERROR_WRONG_ETAG.
 */
bool  awale_atomic_file_write         (const char   *path,
                                       GBytes       *bytes,
                                       const char   *spare_folder,
                                       const char   *etag,
                                       GError      **error);

/** Writes a private file of the program, readable by the user only if it is new. */
bool  awale_atomic_file_write_private (const char   *path,
                                       GBytes       *bytes,
                                       GError      **error);

/**
 * Removes leftovers of a killed write of the file at @path, unless it is being written: an
 * incomplete new file, and a copy equal to the file's contents. Any other copy stays, as it may
 * be the only one. Call it when the file is opened; writing does so too.
 */
void  awale_atomic_file_clear_leftovers (const char *path);

/**
 * Makes the folder @path with its parents, private and synced. Returns: false with errno set if
 * it does not exist afterwards
 */
bool  awale_atomic_file_make_folder     (const char *path);

G_END_DECLS
