/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "real-game.h"

#include "minimax.h"

enum
{
  MAX_PLIES = 500,
  DEPTH = 4,
  MAX_PLIES_ON = 40,
};

const AwalePosition *
awale_test_game_peek (GArray *game)
{
  return (const AwalePosition *) (void *) game->data;
}

AwalePosition
awale_test_game_last (GArray *game)
{
  return g_array_index (game, AwalePosition, game->len - 1);
}

bool
awale_test_game_is_over (GArray             *game,
                         const AwaleRuleset *rules)
{
  return awale_outcome (rules, awale_test_game_peek (game), game->len).state ==
         AWALE_GAME_STATE_ENDED;
}

int
awale_test_game_get_margin (GArray             *game,
                            const AwaleRuleset *rules,
                            AwaleSide           side)
{
  AwaleOutcome outcome = awale_outcome (rules, awale_test_game_peek (game), game->len);
  int margin = (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2;

  return side == AWALE_SOUTH ? margin : -margin;
}

void
awale_test_game_play (GArray             *game,
                      const AwaleRuleset *rules,
                      AwaleMove           move)
{
  AwalePosition after = awale_play (awale_test_game_last (game), rules, move, NULL);

  g_array_append_val (game, after);
}

AwaleMove
awale_test_game_find_random_move (GArray             *game,
                                  const AwaleRuleset *rules,
                                  GRand              *rand)
{
  unsigned legal = awale_legal_moves (awale_test_game_last (game), rules);

  for (int n = g_rand_int_range (rand, 0, __builtin_popcount (legal)); n > 0; n--)
    legal &= legal - 1;
  return __builtin_ctz (legal);
}

AwaleSearchResult
awale_test_game_search (GArray                  *game,
                        AwaleSearcher           *searcher,
                        const AwaleSearchLimits *limits)
{
  return awale_searcher_run (searcher, awale_test_game_peek (game), game->len, limits, NULL, NULL,
                             NULL);
}

GArray *
awale_test_game_new_real (const AwaleRuleset *rules,
                          AwaleSearcher      *player,
                          GRand              *rand,
                          int                 seeds)
{
  const AwaleSearchLimits limits = { .depth = DEPTH };
  g_autoptr (GArray) game = awale_test_random_game (rand, rules, g_rand_int_range (rand, 4, 16));
  int more = -1;

  while (!awale_test_game_is_over (game, rules) && game->len < MAX_PLIES)
    {
      bool errs = g_rand_int_range (rand, 0, 10) == 0;

      if (awale_position_seeds_on_board (awale_test_game_last (game)) <= seeds)
        {
          more = more < 0 ? g_rand_int_range (rand, 0, MAX_PLIES_ON) : more - 1;
          if (more == 0)
            return g_steal_pointer (&game);
        }
      awale_test_game_play (game, rules,
                            errs ? awale_test_game_find_random_move (game, rules, rand)
                                 : awale_test_game_search (game, player, &limits).lines[0].move);
    }
  return NULL;
}
