/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-play-controller.h"
#include "awale-position-setup.h"
#include "awale-study-view.h"
#include "document/awale-draft.h"
#include "document/awale-document-history.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANNOTATION (awale_annotation_get_type ())

/** Edits the current game: its history, moves, glyphs, comments, marks and details. */
G_DECLARE_FINAL_TYPE (AwaleAnnotation, awale_annotation, AWALE, ANNOTATION, GObject)

/**
 * Creates the editor for @window, which shows the games of @draft in @study. Undo and redo apply to
 * the play or position setup in progress, otherwise to the game and @document_history.
 */
AwaleAnnotation *awale_annotation_new         (GtkWindow            *window,
                                               AwaleStudyView       *study,
                                               AwaleDraft           *draft,
                                               AwalePlayController  *play_controller,
                                               AwalePositionSetup   *position_setup,
                                               AwaleNoticeBar       *notice,
                                               AwaleToasts          *toasts,
                                               AwaleDocumentHistory *document_history);

/** Names the next step in the tooltip of @button, whose action is win.undo or win.redo. */
void             awale_annotation_add_button  (AwaleAnnotation *self,
                                               GtkWidget       *button);

void             awale_annotation_add_actions (AwaleAnnotation *self,
                                               AwaleActions    *list);

G_END_DECLS
