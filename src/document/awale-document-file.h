/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_FILE (awale_document_file_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDocumentFile, awale_document_file, AWALE, DOCUMENT_FILE, GObject)

typedef enum
{
  AWALE_DOCUMENT_FILE_ERROR_NO_GAME,
} AwaleDocumentFileError;

#define AWALE_DOCUMENT_FILE_ERROR (awale_document_file_error_quark ())
GQuark awale_document_file_error_quark (void);

/**
 * A file of games, and the entity tag of its contents when this object last read or wrote it.
 * Reading and writing happen in threads, because the file may be remote or long.
 *
 * Signals: "changed": another program has written the file, which is watched once its tag is known.
 */
AwaleDocumentFile *awale_document_file_new         (GFile                  *file);

GFile             *awale_document_file_get_file    (AwaleDocumentFile      *self);

/** The display name of the file. (transfer full) */
char              *awale_document_file_dup_name    (AwaleDocumentFile      *self);

/** The entity tag of the contents last read or written. (nullable) */
const char        *awale_document_file_get_etag    (AwaleDocumentFile      *self);
void               awale_document_file_set_etag    (AwaleDocumentFile      *self,
                                                    const char             *etag);

/**
 * Loads the file; @options (nullable) has the user's answers to questions that the file leaves
 * open.
 */
void               awale_document_file_load_async  (AwaleDocumentFile      *self,
                                                    const AwaleReadOptions *options,
                                                    GCancellable           *cancellable,
                                                    GAsyncReadyCallback     callback,
                                                    gpointer                user_data);

/** The loaded document, which has at least one game. (transfer full) */
AwaleDocument     *awale_document_file_load_finish (AwaleDocumentFile      *self,
                                                    GAsyncResult           *result,
                                                    GError                **error);

/**
 * Replaces the contents with @text. Fails with G_IO_ERROR_WRONG_ETAG if another program has changed
 * the file since it was last read or written here, unless @overwrite.
 */
void               awale_document_file_save_async  (AwaleDocumentFile      *self,
                                                    GBytes                 *text,
                                                    bool                    overwrite,
                                                    GAsyncReadyCallback     callback,
                                                    gpointer                user_data);
bool               awale_document_file_save_finish (AwaleDocumentFile      *self,
                                                    GAsyncResult           *result,
                                                    GError                **error);

G_END_DECLS
