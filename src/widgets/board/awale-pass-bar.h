/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PASS_BAR (awale_pass_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePassBar, awale_pass_bar, AWALE, PASS_BAR, AwaleGameWidget)

/*
 * A bar with a button to pass, visible while a pass is the only move at the cursor of the game.
 *
 * Signal: "passed": the button was pressed, and the board should pass.
 */

/** Sets whether the bar may appear, which it must not if passes are played automatically. */
void awale_pass_bar_set_shown (AwalePassBar *self,
                               bool          shown);

G_END_DECLS
