/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Combinations of each kind and ruleset are found on random boards. Another search with a smaller
 * hash table must give the same only answer, and so must the endgame tables.
 *
 * AWALE_TEST_POSITIONS is the number of combinations per kind and ruleset; 125 makes a thousand of
 * each kind, which takes half an hour.
 */
#include "training/awale-combination-finder.h"

#include "combination-check.h"
#include "../engine/tables-fixture.h"

#include <stdlib.h>

enum
{
  TABLE_SEEDS = 7,
  COMBINATIONS = 1,
  MIN_SEEDS = 5,
  MAX_SEEDS = 10,
  KROU_SEEDS = 12,
  MIN_BESIDE = 4,  /* Minimum number of seeds outside the krou. */
  MAX_BESIDE = 9,
};

/* Maximum number of nodes of each search for a combination. */
#define MAX_NODES 60000

/* Number of times that the tables had exact values of both moves, for rulesets to which tables
 * apply. */
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
  awale_tablebases_fixture_set_up (fixture, data, TABLE_SEEDS, 18);
}

/* Creates a random board of few seeds or, for a krou, of the krou and few other seeds. */
static AwalePosition
draw_board (GRand *rand,
            bool   has_krou)
{
  AwalePosition position = { .side = AWALE_SOUTH };
  int rest;

  for (int i = has_krou ? g_rand_int_range (rand, MIN_BESIDE, MAX_BESIDE + 1)
                        : g_rand_int_range (rand, MIN_SEEDS, MAX_SEEDS + 1); i > 0; i--)
    position.pits[g_rand_int_range (rand, 0, AWALE_PITS)]++;
  if (has_krou)
    position.pits[g_rand_int_range (rand, 0, AWALE_SIDE_PITS)] += KROU_SEEDS;
  rest = AWALE_SEEDS - awale_position_seeds_on_board (position);
  position.stores[AWALE_SOUTH] = (uint8_t) (rest / 2);
  position.stores[AWALE_NORTH] = (uint8_t) (rest - rest / 2);
  return position;
}

/* Finds the bounds of the final margin after a move of South in the tables, in hundredths of a
 * seed. Returns: false if the move does not lead into the tables */
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

/* Returns true if the tables know the values of moves under these rules, which is not so if a
 * majority or a drought ends the game. */
static bool
has_tables (AwaleTablesFixture *fixture)
{
  return fixture->rules.majority != AWALE_MAJORITY_ENDS && fixture->rules.drought == 0;
}

/* Checks that the value or bounds of a move are compatible with the tables, if these know the move.
 * */
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

/* If the tables have exact values of the best move and another one, the two must differ by at least
 * three seeds; if they only have bounds, the bounds must allow such a difference. */
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
  /* Continue, so that all failures are reported. */
  if (!awale_test_is_combination (fixture->searcher, combination->position,
                                  combination->best.move))
    g_test_fail ();
}

static void
test_kinds (AwaleTablesFixture *fixture,
            const void         *data)
{
  had_tables |= has_tables (fixture);
  for (AwaleCombinationKind kind = 0; kind < AWALE_COMBINATION_N_KINDS; kind++)
    {
      g_autoptr (AwaleCombinationFinder) finder =
        awale_combination_finder_new (&fixture->rules, fixture->tables, 1u << kind, MAX_NODES);

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

/* Boards on which searches of two single moves find the best move three seeds better than the
 * second best, but a search of all moves finds a third move that is, or may be, closer. */
static const struct
{
  const char *ruleset;
  const char *position;
} near_misses[] =
{
  { "society", "1-1-0-0-2-0-0-0-1-0-1-0-21-21-S" },
  { "society", "3-0-1-0-0-1-1-0-0-0-2-1-19-20-S" },
  { "common", "0-1-2-0-0-2-1-0-0-0-0-1-20-21-S" },
  { "common", "0-1-2-1-0-1-0-2-0-0-0-0-20-21-S" },
  { "common", "1-0-0-0-1-1-2-0-1-0-0-0-21-21-S" },
  { "common", "1-2-0-0-0-2-1-0-1-0-0-0-20-21-S" },
  { "booklet", "0-0-1-1-0-2-1-1-0-0-0-0-21-21-S" },
  { "booklet", "0-0-1-1-2-0-2-0-0-0-0-0-21-21-S" },
  { "booklet", "0-0-1-2-1-0-1-1-0-2-0-0-20-20-S" },
  { "booklet", "1-1-0-1-0-0-0-0-0-4-0-0-20-21-S" },
  { "booklet", "2-1-0-0-1-0-0-0-0-0-0-1-21-22-S" },
};

static void
test_near_misses (AwaleTablesFixture *fixture,
                  const void         *data)
{
  g_autoptr (AwaleCombinationFinder) finder =
    awale_combination_finder_new (&fixture->rules, fixture->tables, 0, MAX_NODES);

  for (size_t i = 0; i < G_N_ELEMENTS (near_misses); i++)
    {
      g_autoptr (GError) error = NULL;
      AwaleCombination combination;
      AwalePosition position;

      if (!g_str_equal (near_misses[i].ruleset, data))
        continue;
      awale_position_parse (near_misses[i].position, &position, &error);
      g_assert_no_error (error);
      g_assert_false (awale_combination_finder_look (finder, position, &combination));
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  awale_tablebases_fixture_add ("combinations", set_up, test_kinds);
  awale_tablebases_fixture_add ("near-misses", set_up, test_near_misses);
  status = g_test_run ();
  g_assert_true (!had_tables || n_exact > 0);
  return status;
}
