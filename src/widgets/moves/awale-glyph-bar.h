/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_GLYPH_BAR (awale_glyph_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGlyphBar, awale_glyph_bar, AWALE, GLYPH_BAR, GtkWidget)

/*
 * Six buttons that put `!` `?` `!!` `??` `!?` `?!` on the move at the game's cursor or take them
 * off. The keys Ctrl+1 … Ctrl+6, which their tooltips name, are the window's to bind, by
 * awale_game_toggle_glyph().
 *
 * Property: "game" (write only). Signal "chosen": one of them was pressed.
 */

GtkWidget *awale_glyph_bar_new (void);

G_END_DECLS
