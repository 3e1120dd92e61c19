/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BRANCH_BAR (awale_branch_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBranchBar, awale_branch_bar, AWALE, BRANCH_BAR, AwaleGameWidget)

/*
 * The continuations at the game's cursor if there are several. Pressing one moves there; the one
 * that a step forward takes is highlighted. Otherwise the bar is hidden.
 *
 * Signal: "board-requested": the bar had the focus and has no move left to take it.
 */

G_END_DECLS
