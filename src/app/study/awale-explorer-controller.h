/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "awale-study-view.h"
#include "session/awale-services.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER_CONTROLLER (awale_explorer_controller_get_type ())

/**
 * The explorer on its page of the study view. While the page is shown, it follows the position on
 * the board and asks the library for the moves played there. A newer query cancels the one before.
 */
G_DECLARE_FINAL_TYPE (AwaleExplorerController, awale_explorer_controller, AWALE,
                      EXPLORER_CONTROLLER, GObject)

/*
 * Property: "either-side": also find the position with the sides swapped.
 *
 * Signals: "opened" (AwaleDocument, gint64: the number of its game in the library): show the game
 * at the position that was on the board; "all-wanted" (gboolean: with the sides swapped, too): list
 * all games with the position.
 */

/** Creates the explorer of the games of @draft, which @study shows. */
AwaleExplorerController *awale_explorer_controller_new         (AwaleStudyView          *study,
                                                                AwaleDraft              *draft,
                                                                AwaleServices           *services,
                                                                AwaleNoticeBar          *notice);

void                     awale_explorer_controller_add_actions (AwaleExplorerController *self,
                                                                AwaleActions            *list);

G_END_DECLS
