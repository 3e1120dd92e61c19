/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Values reported as exact are achieved in play. Games are played down to few seeds, then to the
 * end with the tables, against the best and a random defense. Each player must get at least the
 * value that was reported as exact, however short the searches were.
 *
 * AWALE_TEST_POSITIONS is the number of such positions per ruleset, and AWALE_TEST_SEED selects
 * their games.
 */
#include <stdlib.h>

#include "real-game.h"
#include "tables-fixture.h"

enum
{
  SEEDS = 8,
  SEEDS_THOROUGH = 12,
  MAX_PLIES = 500,
  POSITIONS = 8,
};

/* Various limits, some very low; the millisecond may have passed before the search begins. */
static const AwaleSearchLimits all_limits[] = {
  { .nodes = 10 }, { .depth = 6 }, { .nodes = 1000 }, { .milliseconds = 1 }, { .depth = 1 },
  { .nodes = 20000 }, { .depth = 3, .lines = AWALE_SEARCH_MAX_LINES },
};

/* A value that the search reported as exact, and the ply at which it did. */
typedef struct
{
  AwaleSide side;
  int       value;
  unsigned  ply;
} Claim;

static int
n_positions (void)
{
  const char *wanted = g_getenv ("AWALE_TEST_POSITIONS");

  return wanted != NULL ? atoi (wanted) : POSITIONS;
}

static int
most_seeds (void)
{
  return g_getenv ("AWALE_TEST_POSITIONS") != NULL ? SEEDS_THOROUGH : SEEDS;
}

static void
set_up (AwaleTablesFixture *fixture,
        const void         *data)
{
  const char *seed = g_getenv ("AWALE_TEST_SEED");

  awale_tablebases_fixture_set_up (fixture, data, most_seeds (),
                                   seed != NULL ? (uint32_t) atoi (seed) : 13);
}

static AwaleMove
choose (AwaleTablesFixture      *fixture,
        GArray                  *game,
        const AwaleSearchLimits *limits,
        GArray                  *claims)
{
  AwaleSearchResult result = awale_test_game_search (game, fixture->searcher, limits);
  const AwaleSearchLine *best = &result.lines[0];
  Claim claim = { awale_test_game_last (game).side, best->value, game->len };

  if (best->proof == AWALE_PROOF_EXACT)
    g_array_append_val (claims, claim);
  return best->move;
}

static void
check_claims (AwaleTablesFixture      *fixture,
              GArray                  *game,
              GArray                  *claims,
              const AwaleSearchLimits *limits)
{
  for (unsigned i = 0; i < claims->len; i++)
    {
      const Claim *claim = &g_array_index (claims, Claim, i);
      int got = awale_test_game_get_margin (game, &fixture->rules, claim->side);
      g_autofree char *position = NULL;

      if (got >= claim->value)
        continue;
      position = awale_position_to_string (awale_test_game_peek (game)[claim->ply - 1]);
      g_test_message ("%s after %u plies, searched to %d nodes, %d plies, %d ms: %d is exact, "
                      "%d came", position, claim->ply - 1, (int) limits->nodes, limits->depth,
                      limits->milliseconds, claim->value, got);
      g_test_fail ();
      return;
    }
}

/* Plays @from to the end, and checks all values reported as exact. Returns: the number of such
 * values */
static int
check_by_playing (AwaleTablesFixture      *fixture,
                  GArray                  *from,
                  const AwaleSearchLimits *limits,
                  bool                     best_defence)
{
  g_autoptr (GArray) game = g_array_copy (from);
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (Claim));
  AwaleSide side = awale_test_game_last (from).side;

  while (!awale_test_game_is_over (game, &fixture->rules))
    {
      bool is_own = best_defence || awale_test_game_last (game).side == side;
      AwaleMove move = is_own ? choose (fixture, game, limits, claims)
                              : awale_test_game_find_random_move (game, &fixture->rules,
                                                                  fixture->rand);

      g_assert_cmpuint (game->len, <, from->len + MAX_PLIES);
      awale_test_game_play (game, &fixture->rules, move);
    }
  check_claims (fixture, game, claims, limits);
  return (int) claims->len;
}

static void
test_comes_home (AwaleTablesFixture *fixture,
                 const void         *data)
{
  int n = 0;

  for (unsigned i = 0; n < n_positions ();)
    {
      g_autoptr (GArray) game = awale_test_game_new_real (&fixture->rules, fixture->player,
                                                          fixture->rand, most_seeds ());
      const AwaleSearchLimits *limits = &all_limits[i % G_N_ELEMENTS (all_limits)];

      if (game == NULL)
        continue;
      awale_searcher_clear (fixture->searcher);
      n += check_by_playing (fixture, game, limits, i++ % 2 == 0);
    }
  g_test_message ("%d positions were called exact", n);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  awale_tablebases_fixture_add ("home", set_up, test_comes_home);
  return g_test_run ();
}
