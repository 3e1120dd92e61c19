/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_GAMES_BAR (awale_games_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGamesBar, awale_games_bar, AWALE, GAMES_BAR, GtkWidget)

/*
 * The games of a file: what is known of the only one; or which one is in view, with a list of all,
 * in which one can search, and buttons to the one before and after. A menu is for what is done
 * with them.
 *
 * Properties: "narrow" (write only): one game alone has no bar.
 */

GtkWidget     *awale_games_bar_new             (AwaleDraft    *draft);

/** The button of the menu, which the window has. (transfer none) */
GtkMenuButton *awale_games_bar_get_menu_button (AwaleGamesBar *self);

G_END_DECLS
