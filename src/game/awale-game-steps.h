/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/** The number of steps to undo, by which a history of several games orders changes. */
unsigned awale_game_get_n_undo    (AwaleGame *self);

/** The number of steps ever made, which undo and redo do not change. */
unsigned awale_game_get_n_made    (AwaleGame *self);

/**
 * Marks the time when a reader builds a game: changes are not recorded, as the history would
 * take more memory than the game, nor do they emit signals. Properties are notified at the end,
 * when the game counts as saved (that of the cursor also by awale_game_set_start()).
 */
void     awale_game_begin_reading (AwaleGame *self);
void     awale_game_end_reading   (AwaleGame *self);

G_END_DECLS
