/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_GLYPH_BAR (awale_glyph_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGlyphBar, awale_glyph_bar, AWALE, GLYPH_BAR, AwaleGameWidget)

/*
 * Six buttons that toggle `!` `?` `!!` `??` `!?` `?!` on the move at the cursor of the game. The
 * window binds the keys in their tooltips, Ctrl+1 … Ctrl+6, to awale_game_toggle_glyph().
 *
 * Signal: "chosen": a button was pressed.
 */

GtkWidget *awale_glyph_bar_new (void);

G_END_DECLS
