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
 * The bar of the games of a file. A single game has its details in the bar; several games have the
 * title of the current one, buttons for the previous and next, and a searchable list. A menu has
 * the actions on the list.
 *
 * Properties: "narrow" (write only): hide the bar of a single game.
 */

GtkWidget     *awale_games_bar_new             (AwaleDraft    *draft);

/** The button of the menu; the window sets the menu. Returns: (transfer none) */
GtkMenuButton *awale_games_bar_get_menu_button (AwaleGamesBar *self);

G_END_DECLS
