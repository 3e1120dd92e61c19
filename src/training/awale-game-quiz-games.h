/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Choice of the games of a library, and of the side, for guessing moves.
 */
#pragma once

#include "game/awale-game.h"
#include "library/awale-library-listing.h"

G_BEGIN_DECLS

/**
 * Draws one of @games with at least five rounds, and a winner if @is_won.
 *
 * Returns: its id; 0 if there is none
 */
gint64    awale_game_quiz_draw_game (const AwaleLibraryListing *games,
                                     bool                       is_won);

/**
 * Finds the side of the player @name in @game, or the winner's if empty. Returns: false if not
 * found
 */
bool      awale_game_quiz_find_side (AwaleGame                 *game,
                                     const char                *name,
                                     AwaleSide                 *side);

G_END_DECLS
