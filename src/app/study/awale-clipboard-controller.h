/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-position-setup.h"
#include "awale-result-question.h"
#include "awale-study-view.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_CLIPBOARD_CONTROLLER (awale_clipboard_controller_get_type ())

/** Copies, pastes and drops games, lines, positions, diagrams and files. */
G_DECLARE_FINAL_TYPE (AwaleClipboardController, awale_clipboard_controller, AWALE,
                      CLIPBOARD_CONTROLLER, GObject)

/* Signal: "pasted" (an AwaleDocument), which may be opened in another window. */

/**
 * Creates the clipboard actions for the games of @draft, which @study shows, and for the position
 * being set up in @position_setup.
 */
AwaleClipboardController *awale_clipboard_controller_new (AwaleStudyView *study,
                                                          AwaleDraft *draft,
                                                          AwalePositionSetup *position_setup,
                                                          AwaleResultQuestion *result_question,
                                                          AwaleNoticeBar *notice,
                                                          AwaleToasts *toasts);

/** Opens files that are dropped on @widget. */
void                      awale_clipboard_controller_accept_drops (AwaleClipboardController *self,
                                                                   GtkWidget *widget);

void                      awale_clipboard_controller_add_actions (AwaleClipboardController *self,
                                                                  AwaleActions *list);

G_END_DECLS
