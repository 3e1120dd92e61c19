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
#include "desk/awale-draft.h"
#include "desk/awale-document-history.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANNOTATION (awale_annotation_get_type ())

/** Changing the game in view: its history, moves, glyphs, comments, marks and details. */
G_DECLARE_FINAL_TYPE (AwaleAnnotation, awale_annotation, AWALE, ANNOTATION, GObject)

/**
 * For @window, which shows the games of @draft in @study and tells by @notice and @toasts. Undo and
 * redo are those of what is played, or set up, while something is; else of the game and of
 * @games_history.
 */
AwaleAnnotation *awale_annotation_new         (GtkWindow            *window,
                                               AwaleStudyView       *study,
                                               AwaleDraft           *draft,
                                               AwalePlayController  *play_controller,
                                               AwalePositionSetup   *position_setup,
                                               AwaleNoticeBar       *notice,
                                               AwaleToasts          *toasts,
                                               AwaleDocumentHistory *document_history);

/** Says on @button, whose action is win.undo or win.redo, which step that is. */
void             awale_annotation_add_button  (AwaleAnnotation *self,
                                               GtkWidget       *button);

/** Adds what it does to @list. */
void             awale_annotation_add_actions (AwaleAnnotation *self,
                                               AwaleActions    *list);

G_END_DECLS
