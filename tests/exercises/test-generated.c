/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Combinations that are found on boards at random, of each kind and ruleset: another search, which
 * has less room to remember, gives the same answer alone, and so do the tables.
 *
 * AWALE_TEST_POSITIONS says how many of each kind and ruleset there are to be: with 125 it is a
 * thousand of each kind, which takes a quarter of an hour.
 */
#include "training/awale-combination-finder.h"

#include "../engine/tables-fixture.h"

#include <stdlib.h>

enum
{
  TABLE_SEEDS = 7,
  COMBINATIONS = 1,
  LEAST_SEEDS = 5,
  MOST_SEEDS = 10,
  KROU_SEEDS = 12,
  LEAST_BESIDE = 4,  /* So many seeds beside a krou. */
  MOST_BESIDE = 9,
};

/* What a search of a board at random is worth. */
#define MOST_NODES 60000

/* How often the tables told of two moves exactly, where they could. */
static int n_exact;
static bool had_tables;

static int
n_combinations (void)
{
  const char *wanted = g_getenv ("AWALE_TEST_POSITIONS");

  return wanted != NULL ? atoi (wanted) : COMBINATIONS;
}

static void
set_up (AwaleTablesFixture *fixture,
        const void         *data)
{
  awale_tables_fixture_set_up (fixture, data, TABLE_SEEDS, 18);
}

/* A few seeds; for a krou that and fewer besides. */
static AwalePosition
draw_board (GRand *rand,
            bool   has_krou)
{
  AwalePosition position = { .side = AWALE_SOUTH };
  int rest;

  for (int i = has_krou ? g_rand_int_range (rand, LEAST_BESIDE, MOST_BESIDE + 1)
                        : g_rand_int_range (rand, LEAST_SEEDS, MOST_SEEDS + 1); i > 0; i--)
    position.pits[g_rand_int_range (rand, 0, AWALE_PITS)]++;
  if (has_krou)
    position.pits[g_rand_int_range (rand, 0, AWALE_SIDE_PITS)] += KROU_SEEDS;
  rest = AWALE_SEEDS - awale_position_seeds_on_board (position);
  position.stores[AWALE_SOUTH] = (uint8_t) (rest / 2);
  position.stores[AWALE_NORTH] = (uint8_t) (rest - rest / 2);
  return position;
}

/* What the tables tell of a move, for the mover and in hundredths, as far as it ends in them. */
static bool
probe (AwaleTablesFixture *fixture,
       AwalePosition       position,
       AwaleMove           move,
       int                *low,
       int                *high)
{
  AwalePosition after = awale_play (position, &fixture->rules, move, NULL);
  int lead = after.stores[AWALE_SOUTH] - after.stores[AWALE_NORTH];
  int least, most;

  if (!awale_tablebase_probe (fixture->tables, after, &least, &most))
    return false;
  *low = (lead - most) * AWALE_VALUE_SEED;
  *high = (lead - least) * AWALE_VALUE_SEED;
  return true;
}

/* Whether the tables tell what a move is worth: not where a majority ends a game, or a drought. */
static bool
has_tables (AwaleTablesFixture *fixture)
{
  return fixture->rules.majority != AWALE_MAJORITY_ENDS && fixture->rules.drought == 0;
}

/* Where the tables know a move, its value is theirs: as exact, or as far as either proves it. */
static void
check_value (AwaleTablesFixture    *fixture,
             AwalePosition          position,
             const AwaleSearchLine *line)
{
  int low, high;

  if (!has_tables (fixture) || !probe (fixture, position, line->move, &low, &high))
    return;
  if (line->proof == AWALE_PROOF_BOUNDS)
    {
      g_assert_cmpint (line->low, <=, high);
      g_assert_cmpint (line->high, >=, low);
      return;
    }
  g_assert_cmpint (line->value, >=, low);
  g_assert_cmpint (line->value, <=, high);
}

/* Where they know the best move and others exactly, no other is within three seeds of it; where
 * they know bounds only, these allow it. */
static void
check_tables (AwaleTablesFixture     *fixture,
              const AwaleCombination *combination)
{
  AwalePosition position = combination->position;
  int low, high, best_low, best_high;

  if (!has_tables (fixture)
      || !probe (fixture, position, combination->best.move, &best_low, &best_high))
    return;
  for (unsigned moves = awale_legal_moves (position, &fixture->rules)
                        & ~(1u << combination->best.move);
       moves != 0; moves &= moves - 1)
    {
      if (!probe (fixture, position, __builtin_ctz (moves), &low, &high))
        continue;
      g_assert_cmpint (low, <=, best_high - AWALE_COMBINATION_MARGIN);
      n_exact += low == high && best_low == best_high;
    }
}

/* A move may be proven no further than not to be better than others: what it is worth then,
 * a search of it alone tells. */
static AwaleSearchLine
look_closer (AwaleTablesFixture    *fixture,
             AwalePosition          position,
             const AwaleSearchLine *line)
{
  const AwaleSearchLimits limits = { .depth = AWALE_COMBINATION_DEPTH,
                                     .moves = 1u << line->move };

  if (line->proof != AWALE_PROOF_BOUNDS)
    return *line;
  awale_searcher_forget (fixture->searcher);
  return awale_searcher_run (fixture->searcher, &position, 1, &limits, NULL, NULL, NULL).lines[0];
}

/* All moves are searched: the answer is the first, and no other is within three seeds of it. */
static void
check_search (AwaleTablesFixture     *fixture,
              const AwaleCombination *combination)
{
  static const AwaleSearchLimits limits = { .depth = AWALE_COMBINATION_DEPTH,
                                            .lines = AWALE_SEARCH_MAX_LINES };
  AwalePosition position = combination->position;
  AwaleSearchResult result;

  awale_searcher_forget (fixture->searcher);
  result = awale_searcher_run (fixture->searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.n_lines, ==,
                   __builtin_popcount (awale_legal_moves (position, &fixture->rules)));
  g_assert_cmpint (result.lines[0].move, ==, combination->best.move);
  for (int i = 1; i < result.n_lines; i++)
    {
      AwaleSearchLine other = look_closer (fixture, position, &result.lines[i]);

      g_assert_cmpint (awale_combination_get_margin (&result.lines[0], &other), >=,
                       AWALE_COMBINATION_MARGIN);
    }
}

static void
check (AwaleTablesFixture     *fixture,
       const AwaleCombination *combination)
{
  g_assert_cmpint (awale_combination_get_margin (&combination->best, &combination->second), >=,
                   AWALE_COMBINATION_MARGIN);
  g_assert_cmpint (combination->level, >=, AWALE_LEVEL_FIRST);
  g_assert_cmpint (combination->level, <=, AWALE_LEVEL_STRONGEST);
  check_value (fixture, combination->position, &combination->best);
  check_value (fixture, combination->position, &combination->second);
  check_tables (fixture, combination);
  check_search (fixture, combination);
}

static void
test_kinds (AwaleTablesFixture *fixture,
            const void         *data)
{
  had_tables |= has_tables (fixture);
  for (AwaleCombinationKind kind = 0; kind < AWALE_COMBINATION_N_KINDS; kind++)
    {
      g_autoptr (AwaleCombinationFinder) finder =
        awale_combination_finder_new (&fixture->rules, fixture->tables, 1u << kind, MOST_NODES);

      for (int n = n_combinations (); n > 0;)
        {
          AwaleCombination combination;

          if (!awale_combination_finder_look (finder, draw_board (fixture->rand,
                                                                  kind == AWALE_COMBINATION_KROU),
                                              &combination))
            continue;
          g_assert_cmpint (combination.kind, ==, kind);
          check (fixture, &combination);
          n--;
        }
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  awale_tables_fixture_add ("combinations", set_up, test_kinds);
  status = g_test_run ();
  g_assert_true (!had_tables || n_exact > 0);
  return status;
}
