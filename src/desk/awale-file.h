/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** The largest file that is read: more than any collection of games has, and memory can take it. */
#define AWALE_FILE_MAX_BYTES  ((size_t) 1 << 30)

/**
 * Reads @stream up to its end. Returns: (transfer full) (nullable): its @length bytes and a zero
 * byte; NULL if there are more than @most, as some devices never end. Blocks.
 */
char *awale_file_load_stream  (GInputStream  *stream,
                               size_t         most,
                               GCancellable  *cancellable,
                               size_t        *length,
                               GError       **error);

/**
 * Reads @file. @etag (out) (optional) (transfer full) (nullable): its entity tag. Returns:
 * (transfer full) (nullable): its @length bytes and a zero byte; NULL if there are more than
 * AWALE_FILE_MAX_BYTES. Blocks.
 */
char *awale_file_load         (GFile         *file,
                               GCancellable  *cancellable,
                               size_t        *length,
                               char         **etag,
                               GError       **error);

/** Whether @file still has @etag, or is gone, or cannot be read. Blocks. */
bool  awale_file_matches_etag (GFile         *file,
                               const char    *etag);

/**
 * Makes @bytes the contents of @file, at any moment the old ones or the new, whole: see
 * awale_local_file_write(). GIO's own g_file_replace() truncates in place what has hard links or
 * another owner, and a full disk then leaves a part. A symbolic link stays one: what it points to
 * is written.
 *
 * @etag (nullable): that the file must have, else G_IO_ERROR_WRONG_ETAG. @new_etag (out)
 * (optional) (transfer full): the one that it has then; if @bytes are there but may not outlast a
 * power cut it is given with an error, else left alone.
 */
bool awale_file_write        (GFile                *file,
                              GBytes               *bytes,
                              const char           *etag,
                              char                **new_etag,
                              GError              **error);

/** Composes the contents of a file. Returns: (transfer full) (nullable): NULL sets @error */
typedef GBytes *(* AwaleFileMaker) (const void  *data,
                                    GError     **error);

/**
 * Composes contents by @maker from @data and writes them to @file, both in a thread. @data is freed
 * by @data_free (nullable), in any thread.
 */
void awale_file_make_async   (GFile                *file,
                              AwaleFileMaker        maker,
                              void                 *data,
                              GDestroyNotify        data_free,
                              GAsyncReadyCallback   callback,
                              void                 *user_data);
bool awale_file_make_finish  (GFile                *file,
                              GAsyncResult         *result,
                              GError              **error);

/** Removes the leftovers of a killed write, see awale_local_file_clear_leftovers(). Blocks. */
void awale_file_clear_leftovers (GFile *file);

G_END_DECLS
