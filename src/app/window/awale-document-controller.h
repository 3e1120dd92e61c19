/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/study/awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_CONTROLLER (awale_document_controller_get_type ())

/**
 * Opening and saving of the document of a window, without ever losing data. Operations may outlast
 * the window, which then receives no result.
 */
G_DECLARE_FINAL_TYPE (AwaleDocumentController, awale_document_controller, AWALE,
                      DOCUMENT_CONTROLLER, AwaleController)

/*
 * Signals: "changed": also emitted when reading or writing a file begins or ends; "saved";
 * "staying": the user decided against closing the window.
 */

/** Opens @file in this window, and cancels the opening of any other file. */
void                     awale_document_controller_open        (AwaleDocumentController *self,
                                                                GFile *file);

/** Reopens the file in @state if it still exists, and resumes the play stored with it. */
void                     awale_document_controller_reopen      (AwaleDocumentController *self,
                                                                const AwaleWindowState *state);

/** The file being read. Returns: (transfer none) (nullable) */
GFile                   *awale_document_controller_get_opening (AwaleDocumentController *self);

/**
 * Ends the document and returns true if the window may close now. Otherwise asks the user or waits
 * for a file, and closes the window later if possible.
 */
bool                     awale_document_controller_may_close   (AwaleDocumentController *self);

G_END_DECLS
