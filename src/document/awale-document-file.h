/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_FILE (awale_document_file_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDocumentFile, awale_document_file, AWALE, DOCUMENT_FILE, GObject)

/** Errors of loading a document. */
typedef enum
{
  AWALE_DOCUMENT_FILE_ERROR_NO_GAME,  /**< The file holds no game; the message gives the reason. */
} AwaleDocumentFileError;

#define AWALE_DOCUMENT_FILE_ERROR (awale_document_file_error_quark ())
GQuark awale_document_file_error_quark (void);

/**
 * A file of games, and the entity tag of its state when last read or written here. Reading and
 * writing happen in threads, as the file may be remote or long.
 *
 * Signals: "changed": another program wrote the file, which is watched once its state is known.
 */
AwaleDocumentFile *awale_document_file_new         (GFile               *file);

GFile             *awale_document_file_get_file    (AwaleDocumentFile   *self);

/** The display name. (transfer full) */
char              *awale_document_file_dup_name    (AwaleDocumentFile   *self);

/** The entity tag of the known state. (nullable) */
const char        *awale_document_file_get_etag    (AwaleDocumentFile   *self);
void               awale_document_file_set_etag    (AwaleDocumentFile   *self,
                                                    const char          *etag);

void               awale_document_file_load_async  (AwaleDocumentFile   *self,
                                                    GCancellable        *cancellable,
                                                    GAsyncReadyCallback  callback,
                                                    gpointer             user_data);

/** The document, with at least one game. (transfer full) */
AwaleDocument     *awale_document_file_load_finish (AwaleDocumentFile   *self,
                                                    GAsyncResult        *result,
                                                    GError             **error);

/**
 * Replaces the contents by @text. Fails with G_IO_ERROR_WRONG_ETAG if the file has changed
 * since its known state, unless @overwrite.
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
