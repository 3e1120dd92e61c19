/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/**
 * How many steps of @self there are to undo. A history of more than one game tells by that what was
 * done in this one before something else, and what after it.
 */
unsigned awale_game_get_n_undo    (AwaleGame *self);

/**
 * How many steps were ever made of @self. It tells what was changed since from what was only undone
 * and redone.
 */
unsigned awale_game_get_n_made    (AwaleGame *self);

/**
 * Between the two a reader builds a game: what it changes makes no history, which would take more
 * memory than the game, and no signal tells of it; properties are notified of at the end, when the
 * game counts as saved (that of the cursor also by awale_game_set_start()).
 */
void     awale_game_begin_reading (AwaleGame *self);
void     awale_game_end_reading   (AwaleGame *self);

G_END_DECLS
