/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-guess-games.h"

#include "game/awale-result.h"
#include "game/awale-titles.h"
#include "library/awale-library-names.h"

#include <string.h>

/* Games with fewer moves are not worth it. */
#define LEAST_PLIES 10

static bool
has_winner (const AwaleLibraryRow *row)
{
  AwaleResult result;

  return row->result != NULL && awale_result_parse (row->result, &result) && result.known
         && result.score.south != result.score.north;
}

gint64
awale_guess_draw_game (const AwaleLibraryListing *games,
                       bool                       is_won)
{
  gint64 drawn = 0;
  int n = 0;

  g_return_val_if_fail (games != NULL, 0);

  for (unsigned i = 0; i < awale_library_listing_get_n (games); i++)
    {
      const AwaleLibraryRow *row = awale_library_listing_get (games, i);

      if (row->plies >= LEAST_PLIES && (!is_won || has_winner (row))
          && g_random_int_range (0, ++n) == 0)
        drawn = row->id;
    }
  return drawn;
}

static bool
is_called (const char *player,
           const char *name)
{
  return player != NULL
         && awale_library_name_compare (NULL, (int) strlen (player), player, (int) strlen (name),
                                        name) == 0;
}

bool
awale_guess_find_side (AwaleGame  *game,
                       const char *name,
                       AwaleSide  *side)
{
  AwaleResult result;

  g_return_val_if_fail (AWALE_IS_GAME (game) && name != NULL && side != NULL, false);

  if (*name != '\0')
    {
      *side = is_called (awale_title_find_player (game, AWALE_SOUTH), name) ? AWALE_SOUTH
                                                                           : AWALE_NORTH;
      return is_called (awale_title_find_player (game, *side), name);
    }
  result = awale_game_get_result (game);
  *side = result.known && result.score.north > result.score.south ? AWALE_NORTH : AWALE_SOUTH;
  return true;
}
