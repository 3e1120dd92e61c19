/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Places where the rules end a recorded game, found in a time linear in the length of the game. */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * Finds the first move of the main line that was played after the rules had ended the game; @ending
 * (out) is how they ended it. Returns: the ply of the move, or 0 if there is none
 */
int  awale_overrun_find         (AwaleGame   *game,
                                 AwaleEnding *ending);

/** True if the last position of the main line has occurred before. */
bool awale_overrun_end_repeats  (AwaleGame   *game);

G_END_DECLS
