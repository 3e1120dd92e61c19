/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/**
 * Returns the value of the last of @positions for the side to move, found by a plain minimax
 * without window, hash table or move ordering. @searcher evaluates the leaves, and the rules decide
 * the endings.
 */
int        awale_test_minimax  (AwaleSearcher      *searcher,
                                const AwaleRuleset *rules,
                                GArray             *positions,
                                int                 depth);

/** Plays a game of up to @plies random legal moves. Returns: its positions (transfer full) */
GArray    *awale_test_random_game (GRand              *rand,
                                   const AwaleRuleset *rules,
                                   int                 plies);

/** Removes a folder of tables. */
void       awale_test_remove_folder (const char *path);
