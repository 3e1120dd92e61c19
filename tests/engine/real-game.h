/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/* Functions on a game in progress, which is an array of its positions. */

const AwalePosition *awale_test_game_peek  (GArray *game);
AwalePosition        awale_test_game_last  (GArray *game);

/** These functions return whether the game has ended, and by how many hundredths of a seed @side
 * leads if the game ends now. */
bool                 awale_test_game_is_over    (GArray             *game,
                                                 const AwaleRuleset *rules);
int                  awale_test_game_get_margin (GArray             *game,
                                                 const AwaleRuleset *rules,
                                                 AwaleSide           side);

void                 awale_test_game_play  (GArray             *game,
                                            const AwaleRuleset *rules,
                                            AwaleMove           move);
AwaleMove            awale_test_game_find_random_move (GArray             *game,
                                                       const AwaleRuleset *rules,
                                                       GRand              *rand);

AwaleSearchResult    awale_test_game_search (GArray                  *game,
                                             AwaleSearcher           *searcher,
                                             const AwaleSearchLimits *limits);

/**
 * Plays a game of @player against itself, with some random moves, from a random opening until at
 * most @seeds seeds are left, and some plies further. Returns: the positions, or NULL if the game
 * ends before, or becomes too long (transfer full)
 */
GArray              *awale_test_game_new_real (const AwaleRuleset *rules,
                                               AwaleSearcher      *player,
                                               GRand              *rand,
                                               int                 seeds);
