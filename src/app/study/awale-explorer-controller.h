/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "awale-study-view.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER_CONTROLLER (awale_explorer_controller_get_type ())

/**
 * The explorer, with its page in the study view: as long as that is in view it follows the position
 * on the board, and asks the library what was played there. A question that another one overtakes
 * is given up, and its answer never seen.
 */
G_DECLARE_FINAL_TYPE (AwaleExplorerController, awale_explorer_controller, AWALE,
                      EXPLORER_CONTROLLER, GObject)

/*
 * Property: "either-side": whether the position may also be seen from the other side of the board.
 *
 * Signals: "opened" (AwaleDocument, gint64: the number of its game in the library): it is to be
 * shown, at the position that was on the board; "all-wanted" (gboolean: also those from the other
 * side): all games with the position are to be listed.
 */

/** Explores the games of @draft, which @study shows. */
AwaleExplorerController *awale_explorer_controller_new         (AwaleStudyView          *study,
                                                                AwaleDraft              *draft,
                                                                AwaleDesk               *desk,
                                                                AwaleNoticeBar          *notice);

/** Adds what is done with it to @list. */
void                     awale_explorer_controller_add_actions (AwaleExplorerController *self,
                                                                AwaleActions            *list);

G_END_DECLS
