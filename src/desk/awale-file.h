/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** More than any collection of games has, and what memory can take: what is larger is not read. */
#define AWALE_FILE_MAX_BYTES  ((size_t) 1 << 30)

/**
 * What comes of @stream up to its end, with a zero byte behind its @length bytes; an error if it
 * comes to more than @most bytes, as that of some devices, which never end. (transfer full) Blocks.
 */
char *awale_file_load_stream  (GInputStream  *stream,
                               size_t         most,
                               GCancellable  *cancellable,
                               size_t        *length,
                               GError       **error);

/**
 * What @file holds, with a zero byte behind its @length bytes, and the tag that it has then, if
 * @etag is not NULL; an error if these are more than AWALE_FILE_MAX_BYTES. (transfer full) Blocks.
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

/** The same, in a thread: @callback gets @file as its source. */
void awale_file_write_async  (GFile                *file,
                              GBytes               *bytes,
                              const char           *etag,
                              GAsyncReadyCallback   callback,
                              void                 *user_data);

/** Makes what a file is to hold. Returns: (transfer full) (nullable): NULL sets @error */
typedef GBytes *(* AwaleFileMaker) (const void  *data,
                                    GError     **error);

/**
 * Makes @file hold what @maker makes of @data, both in a thread; awale_file_write_finish() tells
 * how that went. @data is freed by @data_free, in any thread.
 */
void awale_file_make_async   (GFile                *file,
                              AwaleFileMaker        maker,
                              void                 *data,
                              GDestroyNotify        data_free,
                              GAsyncReadyCallback   callback,
                              void                 *user_data);

bool awale_file_write_finish (GFile                *file,
                              GAsyncResult         *result,
                              char                **new_etag,
                              GError              **error);

/** Removes what a killed writing of @file left there; see awale_local_beside_clear(). Blocks. */
void awale_file_clear_leftovers (GFile *file);

G_END_DECLS
