/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"

#include "rules/awale-rules.h"
#include "tablebase/awale-board-index.h"
#include "tablebase/awale-distances.h"

enum
{
  SEEDS = 6,
};

typedef struct
{
  AwaleRuleset    rules;
  AwaleTablebase *tables;
  AwaleDistances *distances;
} Fixture;

/* Returns the value that is proven for @side at @position. */
static int
get_sure (const Fixture *fixture,
          AwalePosition  position,
          AwaleSide      side)
{
  int low, high;

  g_assert_true (awale_tablebase_probe (fixture->tables, position, &low, &high));
  return side == position.side ? low : -high;
}

/* Returns true if @move makes progress for @side, which means that it leads to a harvest or an end
 * worth at least @value, or closer to one. */
static bool
gets_on (const Fixture *fixture,
         AwalePosition  position,
         AwaleMove      move,
         AwaleSide      side,
         int            value,
         unsigned       steps)
{
  int harvest, sure;
  AwalePosition after = awale_play (position, &fixture->rules, move, &harvest);

  sure = get_sure (fixture, after, side) + (position.side == side ? harvest : -harvest);
  if (harvest > 0 || sure > value ||
      awale_outcome (&fixture->rules, &after, 1).state == AWALE_GAME_STATE_ENDED)
    return sure >= value;
  return sure == value && awale_distances_get_steps (fixture->distances, after, side) > 0 &&
         awale_distances_get_steps (fixture->distances, after, side) < steps;
}

/* Checks that @side has a distance if the value proven for it is more than endless play gives. Then
 * a move of @side must make progress or, when the opponent is to move, every move. */
static void
check_side (const Fixture *fixture,
            AwalePosition  position,
            AwaleSide      side)
{
  int value = get_sure (fixture, position, side);
  int least = fixture->rules.cycle == AWALE_CYCLE_SPLIT
              ? 0 : -awale_position_seeds_on_board (position);
  unsigned steps = awale_distances_get_steps (fixture->distances, position, side);
  unsigned legal = awale_legal_moves (position, &fixture->rules);
  bool some = false, all = true;

  g_assert_cmpint (steps > 0, ==, value > least);
  if (steps == 0)
    return;
  for (; legal != 0; legal &= legal - 1)
    {
      bool gets = gets_on (fixture, position, __builtin_ctz (legal), side, value, steps);

      some |= gets;
      all &= gets;
    }
  g_assert_true (side == position.side ? some : all);
}

static void
check_board (const Fixture *fixture,
             AwalePosition  position)
{
  if (awale_outcome (&fixture->rules, &position, 1).state == AWALE_GAME_STATE_ENDED)
    return;
  check_side (fixture, position, AWALE_SOUTH);
  check_side (fixture, position, AWALE_NORTH);
}

static void
check_ruleset (const AwaleRuleset *rules)
{
  char *folder = make_folder ();
  Fixture fixture = { .rules = *rules };

  build_tables (rules, folder, SEEDS);
  fixture.tables = awale_tablebase_open (rules, folder, SEEDS);
  fixture.distances = awale_distances_new (fixture.tables, rules);
  g_assert_false (awale_distances_reaches (fixture.distances, 1));
  awale_distances_extend (fixture.distances, SEEDS + 1, NULL, 0);
  g_assert_cmpint (awale_distances_reaches (fixture.distances, SEEDS), ==, rules->drought == 0);
  g_assert_false (awale_distances_reaches (fixture.distances, SEEDS + 1));
  for (unsigned seeds = 1; rules->drought == 0 && seeds <= SEEDS; seeds++)
    for (uint64_t rank = 0; rank < awale_board_index_boards (seeds); rank++)
      {
        AwalePosition position = awale_pits_to_position (awale_board_index_unrank (rank, seeds));

        check_board (&fixture, rank % 2 == 0 ? position : awale_position_swap_sides (position));
      }
  awale_distances_free (fixture.distances);
  awale_tablebase_unref (fixture.tables);
  remove_folder (folder);
}

static void
test_presets (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    check_ruleset (&presets[i].rules);
}

static void
test_custom (void)
{
  for (size_t i = 0; i < n_custom_rulesets; i++)
    {
      AwaleRuleset rules = parse_rules (custom_rulesets[i]);

      check_ruleset (&rules);
    }
}

/* Distances are not searched any further after a time limit or a cancellation. */
static void
test_limits (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  atomic_bool stop = true;
  AwaleTablebase *tables;
  AwaleDistances *distances;

  build_tables (&rules, folder, SEEDS);
  tables = awale_tablebase_open (&rules, folder, SEEDS);
  distances = awale_distances_new (tables, &rules);
  awale_distances_extend (distances, SEEDS, NULL, g_get_monotonic_time ());
  g_assert_false (awale_distances_reaches (distances, 1));
  awale_distances_extend (distances, SEEDS, &stop, 0);
  g_assert_false (awale_distances_reaches (distances, SEEDS));
  awale_distances_extend (distances, SEEDS, NULL, 0);
  g_assert_true (awale_distances_reaches (distances, SEEDS));
  awale_distances_free (distances);
  awale_tablebase_unref (tables);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tablebase/distances/presets", test_presets);
  g_test_add_func ("/tablebase/distances/custom", test_custom);
  g_test_add_func ("/tablebase/distances/limits", test_limits);

  return g_test_run ();
}
