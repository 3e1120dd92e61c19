/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-game-quiz-games.h"

#include "game/awale-result.h"
#include "game/awale-titles.h"
#include "library/awale-library-names.h"

/* Minimum moves of a game worth guessing. */
#define MIN_PLIES 10

static bool
has_winner (const AwaleLibraryRow *row)
{
  AwaleResult result;

  return row->result != NULL && awale_result_parse (row->result, &result) && result.known
         && result.score.south != result.score.north;
}

gint64
awale_game_quiz_draw_game (const AwaleLibraryListing *games,
                           bool                       is_won)
{
  gint64 drawn = 0;
  int n = 0;

  g_return_val_if_fail (games != NULL, 0);

  for (unsigned i = 0; i < awale_library_listing_get_n (games); i++)
    {
      const AwaleLibraryRow *row = awale_library_listing_get (games, i);

      if (row->plies >= MIN_PLIES && (!is_won || has_winner (row))
          && g_random_int_range (0, ++n) == 0)
        drawn = row->id;
    }
  return drawn;
}

bool
awale_game_quiz_find_side (AwaleGame  *game,
                           const char *name,
                           AwaleSide  *side)
{
  const char *const names[] = { name, NULL };
  AwaleResult result;

  g_return_val_if_fail (AWALE_IS_GAME (game) && name != NULL && side != NULL, false);

  if (*name != '\0')
    {
      for (*side = AWALE_SOUTH; *side <= AWALE_NORTH; (*side)++)
        if (awale_library_name_is_among (awale_title_find_player (game, *side), names))
          return true;
      return false;
    }
  result = awale_game_get_result (game);
  *side = result.known && result.score.north > result.score.south ? AWALE_NORTH : AWALE_SOUTH;
  return true;
}
