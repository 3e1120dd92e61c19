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
unsigned awale_game_get_n_undo (AwaleGame *self);

G_END_DECLS
