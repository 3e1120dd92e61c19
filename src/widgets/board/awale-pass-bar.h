/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PASS_BAR (awale_pass_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePassBar, awale_pass_bar, AWALE, PASS_BAR, GtkWidget)

/*
 * Where a pass is all that the rules leave at the game's cursor: that it is so, and a button that
 * passes. Elsewhere the bar is not visible.
 *
 * Property: "game" (write only). Signal: "passed": the button was pressed; the bar and the button
 * are gone.
 */

/** Whether it may be seen at all: where passes are played by themselves it need not be. */
void awale_pass_bar_set_shown (AwalePassBar *self,
                               bool          shown);

G_END_DECLS
