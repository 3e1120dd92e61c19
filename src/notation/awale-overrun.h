/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Ends of a recorded game by the rules, found in time linear in its length. */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * Finds the first move of the main line played after the game had ended. @ending: (out): how it
 * ended. Returns: its ply, or 0
 */
int  awale_overrun_find         (AwaleGame   *game,
                                 AwaleEnding *ending);

/** True if the last position of the main line occurred before. */
bool awale_overrun_end_repeats  (AwaleGame   *game);

G_END_DECLS
