/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * What the rules have to say of a recorded game, in time linear in its length.
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The first move of the main line that was played although the game had ended, and how it had.
 * Returns: its ply, or 0
 */
int  awale_overrun_find         (AwaleGame   *game,
                                 AwaleEnding *ending);

/** Whether the position at the end of the main line was there before. */
bool awale_overrun_end_repeats  (AwaleGame   *game);

G_END_DECLS
