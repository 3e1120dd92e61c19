/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Endgames for training, of each kind and ruleset, are as described. Their margins are reached
 * against the best and a random defense, but not after every first move.
 *
 * AWALE_TEST_POSITIONS is the number of endgames per kind and ruleset.
 */
#include "training/awale-endgame.h"

#include "../engine/real-game.h"
#include "../engine/tables-fixture.h"

#include <stdlib.h>

enum
{
  SEEDS = 7,
  ENDGAMES = 2,
  MAX_PLIES = 500,
};

static int
n_endgames (void)
{
  const char *wanted = g_getenv ("AWALE_TEST_POSITIONS");

  return wanted != NULL ? atoi (wanted) : ENDGAMES;
}

static void
set_up (AwaleTablesFixture *fixture,
        const void         *data)
{
  awale_tablebases_fixture_set_up (fixture, data, SEEDS, 5);
}

static AwaleSearchResult
search (AwaleTablesFixture *fixture,
        GArray             *game)
{
  const AwaleSearchLimits limits = { .depth = 6, .lines = AWALE_SEARCH_MAX_LINES };

  return awale_test_game_search (game, fixture->searcher, &limits);
}

/* Plays an endgame to its end, with the best moves for South. Returns: the final margin of South */
static int
play_out (AwaleTablesFixture *fixture,
          GArray             *from,
          bool                best_defence)
{
  g_autoptr (GArray) game = g_array_copy (from);

  while (!awale_test_game_is_over (game, &fixture->rules))
    {
      bool is_best = best_defence || awale_test_game_last (game).side == AWALE_SOUTH;
      AwaleMove move = is_best ? search (fixture, game).lines[0].move
                               : awale_test_game_find_random_move (game, &fixture->rules,
                                                                   fixture->rand);

      g_assert_cmpuint (game->len, <, MAX_PLIES);
      awale_test_game_play (game, &fixture->rules, move);
    }
  return awale_test_game_get_margin (game, &fixture->rules, AWALE_SOUTH);
}

/* Counts the first moves that keep the value of an endgame, and those that lose it. */
static void
try_moves (AwaleTablesFixture *fixture,
           const AwaleEndgame *endgame,
           int                *n_home,
           int                *n_missed)
{
  *n_home = *n_missed = 0;
  for (unsigned moves = awale_legal_moves (endgame->position, &fixture->rules); moves != 0;
       moves &= moves - 1)
    {
      g_autoptr (GArray) game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
      bool is_home;

      g_array_append_val (game, endgame->position);
      awale_test_game_play (game, &fixture->rules, __builtin_ctz (moves));
      is_home = play_out (fixture, game, true) >= endgame->margin;
      *n_home += is_home;
      *n_missed += !is_home;
    }
}

static void
check (AwaleTablesFixture *fixture,
       const AwaleEndgame *endgame,
       int                 seeds)
{
  AwalePosition position = endgame->position;
  g_autoptr (GArray) game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  int low, high, n_home, n_missed;

  g_array_append_val (game, position);
  g_assert_cmpint (awale_position_seeds_on_board (position), ==, seeds);
  g_assert_cmpint (awale_position_total (position), ==, AWALE_SEEDS);
  g_assert_cmpint (position.side, ==, AWALE_SOUTH);
  g_assert_cmpint (MAX (position.stores[0], position.stores[1]), <=, AWALE_SEEDS / 2);
  g_assert_true (awale_tablebase_probe (fixture->tables, position, &low, &high));
  g_assert_cmpint (low, ==, high);
  g_assert_cmpint ((position.stores[0] - position.stores[1] + low) * 100, ==, endgame->margin);

  g_assert_cmpint (play_out (fixture, game, true), ==, endgame->margin);
  g_assert_cmpint (play_out (fixture, game, false), >=, endgame->margin);
  try_moves (fixture, endgame, &n_home, &n_missed);
  g_assert_cmpint (n_home, >, 0);
  g_assert_cmpint (n_missed, >, 0);
  if (endgame->kind == AWALE_ENDGAME_ONLY_MOVE)
    g_assert_cmpint (n_home, ==, 1);
}

static bool
find (AwaleTablesFixture *fixture,
      AwaleEndgameKind    kind,
      int                 seeds,
      GRand              *rand,
      AwaleEndgame       *endgame)
{
  return awale_endgame_find (endgame, kind, seeds, &fixture->rules, fixture->tables,
                             fixture->searcher, rand, NULL);
}

static void
test_kinds (AwaleTablesFixture *fixture,
            const void         *data)
{
  static const int margins[AWALE_ENDGAME_N_KINDS] = { [AWALE_ENDGAME_WIN] = 200 };

  for (int kind = 0; kind < AWALE_ENDGAME_N_KINDS; kind++)
    for (int i = 0; i < n_endgames (); i++)
      {
        int seeds = SEEDS - i % 2;
        AwaleEndgame endgame;

        g_assert_true (find (fixture, kind, seeds, fixture->rand, &endgame));
        g_assert_cmpint (endgame.kind, ==, kind);
        if (kind != AWALE_ENDGAME_ONLY_MOVE)
          g_assert_cmpint (endgame.margin, ==, margins[kind]);
        check (fixture, &endgame, seeds);
      }
}

/* Endgames drawn at random differ, but are the same for the same seed. The search for an endgame
 * ends even if the tables lack all suitable boards, or when it is stopped. */
static void
test_drawn (AwaleTablesFixture *fixture,
            const void         *data)
{
  const atomic_bool stop = true;
  AwaleEndgame none;
  g_autoptr (GRand) first = g_rand_new_with_seed (3);
  g_autoptr (GRand) again = g_rand_new_with_seed (3);
  AwalePosition last = awale_position_start ();

  for (int i = 0; i < 5; i++)
    {
      AwaleEndgame one, same;

      g_assert_true (find (fixture, AWALE_ENDGAME_DRAW, SEEDS, first, &one));
      awale_searcher_clear (fixture->searcher);
      g_assert_true (find (fixture, AWALE_ENDGAME_DRAW, SEEDS, again, &same));
      g_assert_true (awale_position_equal (one.position, same.position));
      g_assert_false (awale_position_equal (one.position, last));
      last = one.position;
    }
  g_assert_false (find (fixture, AWALE_ENDGAME_WIN, SEEDS + 1, first, &none));
  g_assert_false (awale_endgame_find (&none, AWALE_ENDGAME_WIN, SEEDS, &fixture->rules,
                                      fixture->tables, fixture->searcher, first, &stop));
}

/* A finished game has its final margin; in an unfinished game, the seeds on the board may go to
 * either side. */
static void
test_margins (void)
{
  static const struct
  {
    const char *position;
    int         least;
    int         most;
  } cases[] = {
    { "1-0-0-0-0-1-0-0-0-0-1-0-22-23-S", -400, 200 },
    { "0-0-0-0-0-0-1-1-0-0-0-0-25-21-S", 200, 200 },
    { "1-0-0-0-0-1-0-0-0-0-1-0-25-20-S", 200, 800 },
    { "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", 0, 0 },
  };
  AwaleRuleset rules;

  g_assert_true (awale_ruleset_resolve ("abapa", &rules, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwalePosition position;
      int least, most;

      g_assert_true (awale_position_parse (cases[i].position, &position, NULL));
      awale_endgame_get_margins (&rules, &position, 1, &least, &most);
      g_test_message ("%s", cases[i].position);
      g_assert_cmpint (least, ==, cases[i].least);
      g_assert_cmpint (most, ==, cases[i].most);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  awale_tablebases_fixture_add ("endgames/kinds", set_up, test_kinds);
  awale_tablebases_fixture_add ("endgames/drawn", set_up, test_drawn);
  g_test_add_func ("/training/endgame/margins", test_margins);
  return g_test_run ();
}
