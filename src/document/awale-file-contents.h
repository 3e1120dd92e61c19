/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Maximum size in bytes of a file to read. */
#define AWALE_FILE_MAX_BYTES  ((size_t) 1 << 30)

/**
 * Reads @stream to its end. Returns: its @length bytes and a zero byte (transfer full); NULL with
 * an error, also if there are more than @most bytes, because some devices never end. Blocks.
 */
char *awale_file_load_stream  (GInputStream  *stream,
                               size_t         most,
                               GCancellable  *cancellable,
                               size_t        *length,
                               GError       **error);

/**
 * Reads the contents of @file, and sets @etag (optional) to its entity tag (transfer full)
 * (nullable). Fails if the file has more than AWALE_FILE_MAX_BYTES. Blocks. Returns: (transfer
 * full) (nullable): @length bytes, and a zero byte after them
 */
char *awale_file_load         (GFile         *file,
                               GCancellable  *cancellable,
                               size_t        *length,
                               char         **etag,
                               GError       **error);

/** True if @file still has @etag, is missing, or cannot be read. Blocks. */
bool  awale_file_matches_etag (GFile         *file,
                               const char    *etag);

/**
 * Replaces the contents of @file with @bytes. Either the old or the new contents of a local file
 * exist completely: see awale_atomic_file_write(). g_file_replace(), by which remote files
 * are written, does not guarantee this for local ones: it truncates a file with hard links or
 * another owner in place, and a full disk then leaves a part. A symbolic link stays, and its target
 * is written.
 *
 * @etag (nullable) is the required tag of the file unless it is missing, else
 * G_IO_ERROR_WRONG_ETAG. @new_etag (out) (optional) (transfer full) is the new tag; it is also set,
 * with an error, if @bytes are written but a power cut may undo the write.
 */
bool awale_file_write        (GFile                *file,
                              GBytes               *bytes,
                              const char           *etag,
                              char                **new_etag,
                              GError              **error);

/**
 * Makes the contents of a file in a thread. Returns: (transfer full) (nullable): the contents; NULL
 * with @error set
 */
typedef GBytes *(* AwaleFileContentsFunc) (const void *data,
                                           GError    **error);

/**
 * Calls @maker with @data in a thread and writes the contents that it returns to @file. @data_free
 * (nullable) frees @data in any thread.
 */
void awale_file_make_async   (GFile                *file,
                              AwaleFileContentsFunc maker,
                              void                 *data,
                              GDestroyNotify        data_free,
                              GAsyncReadyCallback   callback,
                              void                 *user_data);
bool awale_file_make_finish  (GFile                *file,
                              GAsyncResult         *result,
                              GError              **error);

/**
 * Removes leftovers of an interrupted write of a local file, see
 * awale_atomic_file_clear_leftovers(). Blocks.
 */
void awale_file_clear_leftovers (GFile *file);

G_END_DECLS
