/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_GAMES_BAR (awale_games_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGamesBar, awale_games_bar, AWALE, GAMES_BAR, GtkWidget)

/*
 * The bar about the games of a file. For a single game it shows the details of that game; for
 * several games, the title of the current one, buttons for the previous and next one, and a
 * searchable list. A menu has actions on the list.
 *
 * Property: "narrow" (write only): hide the bar of a single game.
 */

GtkWidget     *awale_games_bar_new             (AwaleDraft    *draft);

/** The menu button, whose menu is set by the window. Returns: (transfer none) */
GtkMenuButton *awale_games_bar_get_menu_button (AwaleGamesBar *self);

G_END_DECLS
