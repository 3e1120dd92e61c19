/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/**
 * The value of the last of @positions for its mover, by a plain minimax without window, hash or
 * move ordering. @searcher judges the leaves, the rules the endings.
 */
int        awale_test_minimax  (AwaleSearcher      *searcher,
                                const AwaleRuleset *rules,
                                GArray             *positions,
                                int                 depth);

/** The positions of a game of up to @plies random legal moves. (transfer full) */
GArray    *awale_test_random_game (GRand              *rand,
                                   const AwaleRuleset *rules,
                                   int                 plies);

/** Removes a folder of tables. */
void       awale_test_remove_folder (const char *path);
