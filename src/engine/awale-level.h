/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search.h"

G_BEGIN_DECLS

/** Levels of play: 1, a newcomer's first game, to 8, all the engine can. */
enum
{
  AWALE_LEVEL_FIRST = 1,
  AWALE_LEVEL_STRONGEST = 8,
};

/** How a level plays. What it gets wrong, a person of that strength gets wrong too. */
typedef struct
{
  int depth;     /**< Plies it looks ahead; 0: as far as the limits let it. */
  int overlook;  /**< Chance in a hundred that it does not think of a move at all. */
  int noise;     /**< How far it misjudges a move, in hundredths of a seed, typically. */
} AwaleLevel;

/** The level of a number, 1 to 8. */
const AwaleLevel *awale_level_get (int number);

/** What a level is called, for a person to choose from (“Beginner”); translated. */
const char       *awale_level_get_name (int number);

/** What to expect of it, in a sentence (“Looks a few moves ahead.”); translated. */
const char       *awale_level_get_description (int number);

/**
 * The move that level @number plays in the last of @positions, which are a game so far; below the
 * strongest one it draws its errors from @rand. @limits and @stop as for awale_searcher_run().
 *
 * Returns: the move, or AWALE_NO_MOVE if there is none. @result (nullable): what it thought; only
 * its first line is the move's.
 */
AwaleMove awale_level_choose (int                      number,
                              AwaleSearcher           *searcher,
                              const AwalePosition     *positions,
                              size_t                   n_positions,
                              const AwaleSearchLimits *limits,
                              GRand                   *rand,
                              const atomic_bool       *stop,
                              AwaleSearchResult       *result);

/**
 * Which line of @result, of at least one, a player of level @number takes for the best; drawn from
 * @rand. Of moves that are overlooked the best one comes after all that are not.
 */
int       awale_level_pick   (int                      number,
                              const AwaleSearchResult *result,
                              GRand                   *rand);

G_END_DECLS
