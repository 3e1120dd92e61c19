/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/study/awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_CONTROLLER (awale_document_controller_get_type ())

/**
 * Opens and saves the document of a window. An operation may finish after the window is closed; its
 * result is then ignored.
 */
G_DECLARE_FINAL_TYPE (AwaleDocumentController, awale_document_controller, AWALE,
                      DOCUMENT_CONTROLLER, AwaleController)

/*
 * Signals: "changed": also emitted when reading or writing a file begins or ends; "saved";
 * "staying": the window stays open, because the user decided so or because saving failed.
 */

/** Opens @file in this window. Any other file that is being opened is cancelled. */
void                     awale_document_controller_open        (AwaleDocumentController *self,
                                                                GFile *file);

/** Reopens the file in @state if it still exists, and resumes the game that was being played. */
void                     awale_document_controller_reopen      (AwaleDocumentController *self,
                                                                const AwaleWindowState *state);

/** The file being read. Returns: (transfer none) (nullable) */
GFile                   *awale_document_controller_get_opening (AwaleDocumentController *self);

/**
 * Returns true if the window may close now. The document is then closed, unless the user leaves
 * while it is still being saved, which keeps its recovery file. Otherwise returns false, asks the
 * user or waits for the document to be saved, and closes the window later if possible.
 */
bool                     awale_document_controller_may_close   (AwaleDocumentController *self);

G_END_DECLS
