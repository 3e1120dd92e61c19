/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-position-setup.h"
#include "awale-study-view.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_CLIPBOARD_CONTROLLER (awale_clipboard_controller_get_type ())

/**
 * What comes and goes by clipboard, and by drag and drop: games, lines of a game, positions,
 * diagrams, and files.
 */
G_DECLARE_FINAL_TYPE (AwaleClipboardController, awale_clipboard_controller, AWALE,
                      CLIPBOARD_CONTROLLER, GObject)

/* Signal: "pasted" (an AwaleDocument), which may belong into another window. */

/** Of the games of @draft, which @study shows, and of the position that is @setting_up. */
AwaleClipboardController *awale_clipboard_controller_new (AwaleStudyView *study,
                                                          AwaleDraft *draft,
                                                          AwalePositionSetup *position_setup,
                                                          AwaleNoticeBar *notice,
                                                          AwaleToasts *toasts);

/** Takes the files that are dropped on @widget. */
void                      awale_clipboard_controller_accept_drops (AwaleClipboardController *self,
                                                                   GtkWidget *widget);

/** Adds what it does to @list. */
void                      awale_clipboard_controller_add_actions (AwaleClipboardController *self,
                                                                  AwaleActions *list);

G_END_DECLS
