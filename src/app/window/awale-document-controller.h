/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/study/awale-study-view.h"

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_CONTROLLER (awale_document_controller_get_type ())

/**
 * What passes between the draft of a window and files: opening, saving, and not losing anything
 * on the way. What it has begun may end after the window, which then hears no more of it.
 */
G_DECLARE_FINAL_TYPE (AwaleDocumentController, awale_document_controller, AWALE,
                      DOCUMENT_CONTROLLER, GObject)

/*
 * Signals: "changed" (a file begins or ends being read or written); "opened" (what was to be
 * opened is; how its game was being played, see AwalePlayState, nullable); "requested" (a GFile
 * that was asked for, which may belong into another window); "saved"; "staying" (the window was
 * asked to close, and a person has decided against it).
 */

/** For @window, which shows the games of @draft in @study. */
AwaleDocumentController *awale_document_controller_new         (GtkWindow *window,
                                                                AwaleStudyView *study,
                                                                AwaleDraft *draft,
                                                                AwaleDesk *desk,
                                                                AwaleNoticeBar *notice,
                                                                AwaleToasts *toasts);

/** Adds what it does to @list. */
void                     awale_document_controller_add_actions (AwaleDocumentController *self,
                                                                AwaleActions *list);

/** Opens @file here; what was being opened is given up. */
void                     awale_document_controller_open        (AwaleDocumentController *self,
                                                                GFile *file);

/** Opens the file in @state again, if it is still there, to go on with what was played in it. */
void                     awale_document_controller_reopen      (AwaleDocumentController *self,
                                                                const AwaleWindowState *state);

/** The file that is being read. (transfer none) (nullable) */
GFile                   *awale_document_controller_get_opening (AwaleDocumentController *self);

/**
 * Ends the draft if the window may close now. If it may not, a question is asked or something is
 * being written, and the window is closed after that if nothing is in the way any more.
 */
bool                     awale_document_controller_may_close   (AwaleDocumentController *self);

/** Says on the desk where in its file one is, for the next time. */
void                     awale_document_controller_store_place (AwaleDocumentController *self);

G_END_DECLS
