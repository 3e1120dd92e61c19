/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_BAR (awale_player_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePlayerBar, awale_player_bar, AWALE, PLAYER_BAR, AwaleGameWidget)

/*
 * The bar about one player at the cursor of the game: name and side, a dot when it is their turn,
 * the seeds in their store, and their result.
 *
 * Property: "waiting" (write only): true while the bar must not be updated because seeds are in the
 * air.
 */

/**
 * Sets a name to show instead of that in the game (NULL: that in the game), and whether the bar
 * says that the computer is thinking.
 */
void awale_player_bar_set_player   (AwalePlayerBar *self,
                                    const char     *player);
void awale_player_bar_set_thinking (AwalePlayerBar *self,
                                    bool            thinking);

/**
 * Sets whether the bar shows the number of seeds, which the board may already show right beside it.
 */
void awale_player_bar_set_show_count (AwalePlayerBar *self,
                                      bool            show_count);

/** Sets the side of the player; South by default. */
void awale_player_bar_set_side     (AwalePlayerBar *self,
                                    AwaleSide       side);

G_END_DECLS
