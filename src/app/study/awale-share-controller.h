/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SHARE_CONTROLLER (awale_share_controller_get_type ())

/**
 * Saves and prints the current game: pictures of the board, of a line and of the graph, a printed
 * sheet, and all games of the file as a web page. Files are finished even if the window is closed.
 */
G_DECLARE_FINAL_TYPE (AwaleShareController, awale_share_controller, AWALE, SHARE_CONTROLLER,
                      GObject)

/** Creates the actions for @window, which shows the games of @draft in @study. */
AwaleShareController *awale_share_controller_new         (GtkWindow            *window,
                                                          AwaleStudyView       *study,
                                                          AwaleDraft           *draft,
                                                          AwaleNoticeBar       *notice,
                                                          AwaleToasts          *toasts);

void                  awale_share_controller_add_actions (AwaleShareController *self,
                                                          AwaleActions         *list);

G_END_DECLS
