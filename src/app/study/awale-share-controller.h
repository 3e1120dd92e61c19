/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SHARE_CONTROLLER (awale_share_controller_get_type ())

/**
 * The game in view for other eyes: pictures of the board, of a line and of the graph, and the
 * printed sheet; and all games of the file as a web page. What is being written when the window
 * goes is finished all the same.
 */
G_DECLARE_FINAL_TYPE (AwaleShareController, awale_share_controller, AWALE, SHARE_CONTROLLER,
                      GObject)

/** For @window, which shows the games of @draft in @study. */
AwaleShareController *awale_share_controller_new         (GtkWindow            *window,
                                                          AwaleStudyView       *study,
                                                          AwaleDraft           *draft,
                                                          AwaleNoticeBar       *notice,
                                                          AwaleToasts          *toasts);

/** Adds what it does to @list. */
void                  awale_share_controller_add_actions (AwaleShareController *self,
                                                          AwaleActions         *list);

G_END_DECLS
