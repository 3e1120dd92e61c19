/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER_GAME (awale_explorer_game_get_type ())

/** A game in the explorer in which the position occurred: its players, result, date and event. */
G_DECLARE_FINAL_TYPE (AwaleExplorerGame, awale_explorer_game, AWALE, EXPLORER_GAME, GtkListBoxRow)

GtkWidget *awale_explorer_game_new      (void);

void       awale_explorer_game_set_item (AwaleExplorerGame *self,
                                         AwaleLibraryItem  *item);

/** The game's id in the library, or 0 if none is set. */
gint64     awale_explorer_game_get_id   (AwaleExplorerGame *self);

G_END_DECLS
