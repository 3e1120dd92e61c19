/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PASS_BAR (awale_pass_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePassBar, awale_pass_bar, AWALE, PASS_BAR, AwaleGameWidget)

/*
 * A bar that appears if a pass is the only move at the game's cursor, with a button to pass.
 *
 * Signal: "passed": the button was pressed; the board is to pass.
 */

/** Allows the bar to appear; turn it off where passes are automatic. */
void awale_pass_bar_set_shown (AwalePassBar *self,
                               bool          shown);

G_END_DECLS
