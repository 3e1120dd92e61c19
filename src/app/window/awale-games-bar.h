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
 * Which game of its file is in view: hidden while there is only one. A list, in which one can
 * search, shows them all; two buttons go to the one before and after.
 */

GtkWidget *awale_games_bar_new (AwaleDraft *draft);

G_END_DECLS
