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
 * One player at the cursor of the game: name and side, a dot on their turn, the seeds in their
 * store, and their result.
 *
 * Property: "waiting" (write only): true while the bar must not update because seeds are in the
 * air.
 */

/**
 * Sets the current name of the player, which overrides that in the game unless NULL, or shows the
 * sign of a thinking computer.
 */
void awale_player_bar_set_player   (AwalePlayerBar *self,
                                    const char     *player);
void awale_player_bar_set_thinking (AwalePlayerBar *self,
                                    bool            thinking);

/** Sets if the bar shows the number of seeds; the board may show it nearby instead. */
void awale_player_bar_set_show_count (AwalePlayerBar *self,
                                      bool            show_count);

/** Sets the side of the player; South by default. */
void awale_player_bar_set_side     (AwalePlayerBar *self,
                                    AwaleSide       side);

G_END_DECLS
