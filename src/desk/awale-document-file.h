/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_FILE (awale_document_file_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDocumentFile, awale_document_file, AWALE, DOCUMENT_FILE, GObject)

/** Why a file gave no document. */
typedef enum
{
  AWALE_DOCUMENT_FILE_ERROR_NO_GAME,  /**< It holds no game; the message says what is wrong. */
} AwaleDocumentFileError;

#define AWALE_DOCUMENT_FILE_ERROR (awale_document_file_error_quark ())
GQuark awale_document_file_error_quark (void);

/**
 * A file with games, and the state in which it was last read or written here, known by its entity
 * tag. It is read and written in threads: it may lie far away, and be long.
 *
 * Signals: "changed": another program has written it. It is watched from when its state is known.
 */
AwaleDocumentFile *awale_document_file_new         (GFile               *file);

GFile             *awale_document_file_get_file    (AwaleDocumentFile   *self);

/** Its name as people see it. (transfer full) */
char              *awale_document_file_dup_name    (AwaleDocumentFile   *self);

/** The state as it is known (nullable: not at all), for whom goes on with the file later. */
const char        *awale_document_file_get_etag    (AwaleDocumentFile   *self);
void               awale_document_file_set_etag    (AwaleDocumentFile   *self,
                                                    const char          *etag);

void               awale_document_file_load_async  (AwaleDocumentFile   *self,
                                                    GCancellable        *cancellable,
                                                    GAsyncReadyCallback  callback,
                                                    gpointer             user_data);

/** A document with a game at least. (transfer full) */
AwaleDocument     *awale_document_file_load_finish (AwaleDocumentFile   *self,
                                                    GAsyncResult        *result,
                                                    GError             **error);

/**
 * Makes @text the contents of the file. Where its state is known and is another, that fails with
 * G_IO_ERROR_WRONG_ETAG, unless @overwrite.
 */
void               awale_document_file_save_async  (AwaleDocumentFile   *self,
                                                    GBytes              *text,
                                                    bool                 overwrite,
                                                    GAsyncReadyCallback  callback,
                                                    gpointer             user_data);
bool               awale_document_file_save_finish (AwaleDocumentFile   *self,
                                                    GAsyncResult        *result,
                                                    GError             **error);

G_END_DECLS
