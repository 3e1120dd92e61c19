/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/**
 * A plain minimax, written for nothing but being right: no window, no hash, no order. The value
 * of the last of @positions for its mover; leaves are judged by @searcher, endings by the rules.
 */
int        awale_test_minimax  (AwaleSearcher      *searcher,
                                const AwaleRuleset *rules,
                                GArray             *positions,
                                int                 depth);

/** A game of random legal moves of up to @plies plies, its positions. (transfer full) */
GArray    *awale_test_random_game (GRand              *rand,
                                   const AwaleRuleset *rules,
                                   int                 plies);

/** Removes a folder of tables. */
void       awale_test_remove_folder (const char *path);
