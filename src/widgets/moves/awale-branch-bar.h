/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BRANCH_BAR (awale_branch_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBranchBar, awale_branch_bar, AWALE, BRANCH_BAR, AwaleGameWidget)

/*
 * The possible next moves at the cursor of the game, as buttons that move the cursor there. The
 * button of the move that a step forward takes is highlighted. The bar is hidden unless there are
 * several moves.
 *
 * If the bar had the focus and no button is left to take it, the bar activates the action
 * study.focus-board.
 */

G_END_DECLS
