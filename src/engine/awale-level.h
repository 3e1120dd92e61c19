/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search.h"

G_BEGIN_DECLS

/** Levels of play: from 1, a newcomer's first game, to 8, full strength. */
enum
{
  AWALE_LEVEL_FIRST = 1,
  AWALE_LEVEL_STRONGEST = 8,
};

/** Strength of a level, with errors like those of a person of that strength. */
typedef struct
{
  int depth;     /**< Plies of search; 0: as the limits allow. */
  int overlook;  /**< Chance of overlooking a move, in percent. */
  int noise;     /**< Typical error in a move's value, in hundredths of a seed. */
} AwaleLevel;

/** The level @number, 1 to 8. */
const AwaleLevel *awale_level_get (int number);

/** The translated name of a level (“Beginner”). */
const char       *awale_level_get_name (int number);

/** A translated sentence about a level (“Looks a few moves ahead.”). */
const char       *awale_level_get_description (int number);

/**
 * Chooses the move of level @number in the last of @positions, the game so far; levels below
 * the strongest draw their errors from @rand. @limits and @stop as in awale_searcher_run().
 *
 * Returns: the move, or AWALE_NO_MOVE if there is none. @result (nullable): of the search; only
 * its first line is the move's
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
 * Picks the line of @result, which has at least one, that level @number takes for the best,
 * with errors drawn from @rand. If all moves are overlooked the best one is taken.
 */
int       awale_level_pick   (int                      number,
                              const AwaleSearchResult *result,
                              GRand                   *rand);

G_END_DECLS
