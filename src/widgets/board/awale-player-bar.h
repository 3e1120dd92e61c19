/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_BAR (awale_player_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwalePlayerBar, awale_player_bar, AWALE, PLAYER_BAR, GtkWidget)

/*
 * One player at the game's cursor: name and side, a dot when it is her turn, the seeds of her
 * store, and how the game ended for her.
 *
 * Properties, write only: "game", "waiting" (what is told stays as it is, since the seeds have not
 * landed yet).
 */

/**
 * Who plays this side now, in place of the one the game names; NULL: that one. And whether they
 * are thinking about their move, if they are no person.
 */
void awale_player_bar_set_player   (AwalePlayerBar *self,
                                    const char     *player);
void awale_player_bar_set_thinking (AwalePlayerBar *self,
                                    bool            thinking);

/** Whether the seeds of her store are told in figures, which the board may do close by. */
void awale_player_bar_set_show_count (AwalePlayerBar *self,
                                      bool            show_count);

/** Whose bar it is: South's at first. */
void awale_player_bar_set_side     (AwalePlayerBar *self,
                                    AwaleSide       side);

G_END_DECLS
