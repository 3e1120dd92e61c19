/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-search.h"

G_BEGIN_DECLS

/** Levels of play: from 1, for a newcomer's first game, to 8, full strength. */
enum
{
  AWALE_LEVEL_FIRST = 1,
  AWALE_LEVEL_STRONGEST = 8,
};

typedef struct
{
  int depth;     /**< Depth of the search in plies; 0 if the limits decide. */
  int overlook;  /**< Probability of overlooking a move, in percent. */
  int noise;     /**< Typical error of the value of a move, in hundredths of a seed. */
} AwaleLevel;

/** The level with @number, from 1 to 8. */
const AwaleLevel *awale_level_get (int number);

/** The translated name of a level, such as “Beginner”; the text is static. */
const char       *awale_level_get_name (int number);

/**
 * A translated sentence about a level, such as “Looks ahead and seldom overlooks a capture.” The
 * text is static.
 */
const char       *awale_level_get_description (int number);

/**
 * Chooses the move of level @number in the last of @positions, the game so far. Levels below the
 * strongest draw their errors from @rand. @limits and @stop are those of awale_searcher_run().
 *
 * Returns: the move, or AWALE_NO_MOVE if there is none. @result (out) (nullable): the result of the
 * search, with the line of the chosen move first; not set if there is no move
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
 * Picks the line of @result that a player of level @number takes for the best, with errors drawn
 * from @rand; @result must have at least one line. If all moves are overlooked, they are compared
 * as if none were. Returns: the index of the line
 */
int       awale_level_pick   (int                      number,
                              const AwaleSearchResult *result,
                              GRand                   *rand);

G_END_DECLS
