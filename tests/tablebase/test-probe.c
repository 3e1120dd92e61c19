/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"

#include "rules/awale-ending.h"
#include "rules/awale-sowing.h"
#include "tablebase/awale-board-index.h"
#include "tablebase/awale-tablebase.h"

enum
{
  SEEDS = 7,
  RANDOM_BOARDS = 3000,
};

static AwalePosition
parse_position (const char *text)
{
  AwalePosition position;
  g_autoptr (GError) error = NULL;

  awale_position_parse (text, &position, &error);
  g_assert_no_error (error);
  return position;
}

static AwalePosition
random_board (void)
{
  unsigned seeds = (unsigned) g_test_rand_int_range (1, SEEDS + 1);
  uint64_t rank = (uint64_t) g_test_rand_int_range (0, (int) awale_board_index_boards (seeds));
  AwalePosition position = awale_pits_to_position (awale_board_index_unrank (rank, seeds));

  position.stores[0] = (uint8_t) g_test_rand_int_range (0, 20);
  return g_test_rand_bit () ? awale_position_swap_sides (position) : position;
}

static void
test_empty_folder (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (&rules, folder, SEEDS);
  g_autoptr (GError) error = NULL;
  int low = 77;
  int high = 77;

  g_assert_cmpint (awale_tablebase_get_seeds (tables), ==, -1);
  g_assert_null (awale_tablebase_get_damage (tables));
  g_assert_false (awale_tablebase_probe (tables, (AwalePosition) { 0 }, &low, &high));
  g_assert_cmpint (low, ==, 77);
  g_assert_cmpint (high, ==, 77);
  g_assert_null (awale_tablebase_count (tables, 0, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING);
  remove_folder (folder);
}

static void
test_limits (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) few = NULL;
  g_autoptr (AwaleTablebase) all = NULL;
  AwalePosition five = parse_position ("0-0-0-1-1-1-2-0-0-0-0-0-0-0-S");
  int low, high;

  build_tables (&rules, folder, 5);
  few = awale_tablebase_open (&rules, folder, 4);
  all = awale_tablebase_open (&rules, folder, 99);
  g_assert_cmpint (awale_tablebase_get_seeds (few), ==, 4);
  g_assert_cmpint (awale_tablebase_get_seeds (all), ==, 5);
  g_assert_false (awale_tablebase_probe (few, five, &low, &high));
  g_assert_true (awale_tablebase_probe (all, five, &low, &high));
  g_assert_false (awale_tablebase_probe (all, awale_position_start (), &low, &high));
  remove_folder (folder);
}

static void
assert_probe (const AwaleTablebase *tables,
              const char           *text,
              int                   low,
              int                   high)
{
  int found_low, found_high;

  g_assert_true (awale_tablebase_probe (tables, parse_position (text), &found_low, &found_high));
  g_assert_cmpint (found_low, ==, low);
  g_assert_cmpint (found_high, ==, high);
}

/* F = 1 for the player to move and f = 2 for the opponent are worth three seeds. */
static void
test_known_boards (void)
{
  AwaleRuleset abapa = parse_rules ("abapa");
  AwaleRuleset society = parse_rules ("society");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;
  g_autoptr (AwaleTablebase) society_tables = NULL;

  build_tables (&abapa, folder, 4);
  build_tables (&society, folder, 4);
  tables = awale_tablebase_open (&abapa, folder, 4);
  society_tables = awale_tablebase_open (&society, folder, 4);
  assert_probe (tables, "0-0-0-0-0-1-0-0-0-0-0-2-22-23-S", 3, 3);
  assert_probe (tables, "0-0-0-0-0-2-0-0-0-0-0-1-22-23-N", 3, 3);
  assert_probe (society_tables, "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N", 0, 0);
  remove_folder (folder);
}

/* Values do not change with the stores, or when the sides are swapped. */
static void
test_sides (void)
{
  AwaleRuleset rules = parse_rules ("common");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;

  build_tables (&rules, folder, SEEDS);
  tables = awale_tablebase_open (&rules, folder, SEEDS);
  for (int i = 0; i < RANDOM_BOARDS; i++)
    {
      AwalePosition position = random_board ();
      AwalePosition swapped = awale_position_swap_sides (position);
      int low, high, other_low, other_high;

      swapped.stores[1] = (uint8_t) g_test_rand_int_range (0, 20);
      g_assert_true (awale_tablebase_probe (tables, position, &low, &high));
      g_assert_true (awale_tablebase_probe (tables, swapped, &other_low, &other_high));
      g_assert_cmpint (low, ==, other_low);
      g_assert_cmpint (high, ==, other_high);
      g_assert_cmpint (low, <=, high);
    }
  remove_folder (folder);
}

/* Probed values are those of the best move, found only by probes and the rules. */
static void
test_recurrence (const void *data)
{
  AwaleRuleset rules = parse_rules (data);
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;

  build_tables (&rules, folder, SEEDS);
  tables = awale_tablebase_open (&rules, folder, SEEDS);
  for (int i = 0; i < RANDOM_BOARDS; i++)
    {
      AwalePosition position = random_board ();
      unsigned legal = awale_legal_moves (position, &rules);
      int low, high, best_low = -99, best_high = -99;

      g_assert_true (awale_tablebase_probe (tables, position, &low, &high));
      if (legal == 0 || (rules.dead == AWALE_DEAD_ENDS && awale_is_dead (position, &rules)))
        continue;
      for (; legal != 0; legal &= legal - 1)
        {
          int gain, next_low, next_high;
          AwalePosition next = awale_play (position, &rules, __builtin_ctz (legal), &gain);

          g_assert_true (awale_tablebase_probe (tables, next, &next_low, &next_high));
          best_low = MAX (best_low, gain - next_high);
          best_high = MAX (best_high, gain - next_low);
        }
      g_assert_cmpint (low, ==, best_low);
      g_assert_cmpint (high, ==, best_high);
    }
  remove_folder (folder);
}

static void
test_usable (void)
{
  AwaleRuleset avele = parse_rules ("avele");
  AwaleRuleset awari = parse_rules ("awari");
  g_autoptr (AwaleTablebase) drought = awale_tablebase_open (&avele, "/nowhere", 3);
  g_autoptr (AwaleTablebase) none = awale_tablebase_open (&awari, "/nowhere", 3);

  g_assert_true (awale_tablebase_is_usable (drought, 0));
  g_assert_false (awale_tablebase_is_usable (drought, 1));
  g_assert_true (awale_tablebase_is_usable (none, 0));
  g_assert_true (awale_tablebase_is_usable (none, 9));
}

static void *
probe_in_thread (void *data)
{
  AwaleTablebase *tables = data;
  int64_t sum = 0;

  for (unsigned seeds = 0; seeds <= SEEDS; seeds++)
    for (uint64_t rank = 0; rank < awale_board_index_boards (seeds); rank++)
      {
        int low, high;

        g_assert_true (awale_tablebase_probe (
            tables, awale_pits_to_position (awale_board_index_unrank (rank, seeds)), &low, &high));
        sum += low + 3 * high;
      }
  awale_tablebase_unref (tables);
  return GSIZE_TO_POINTER ((size_t) sum);
}

static void
test_threads (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  AwaleTablebase *tables;
  GThread *first, *second;

  build_tables (&rules, folder, SEEDS);
  tables = awale_tablebase_open (&rules, folder, SEEDS);
  first = g_thread_new ("first", probe_in_thread, awale_tablebase_ref (tables));
  second = g_thread_new ("second", probe_in_thread, tables);
  g_assert_true (g_thread_join (first) == g_thread_join (second));
  remove_folder (folder);
}

static void
test_default_directory (void)
{
  g_autofree char *directory = awale_tablebase_dup_default_directory ();
  g_autofree char *expected = g_build_filename (g_get_user_cache_dir (), "awale", "tables", NULL);

  g_assert_cmpstr (directory, ==, expected);
}

int
main (int    argc,
      char **argv)
{
  static const char *const without_drought[] = { "society", "common", "booklet", "family", "abapa",
                                                 "awari" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/probe/empty-folder", test_empty_folder);
  g_test_add_func ("/tablebase/probe/limits", test_limits);
  g_test_add_func ("/tablebase/probe/known-boards", test_known_boards);
  g_test_add_func ("/tablebase/probe/sides", test_sides);
  for (size_t i = 0; i < G_N_ELEMENTS (without_drought); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tablebase/probe/recurrence/%s",
                                               without_drought[i]);

      g_test_add_data_func (path, without_drought[i], test_recurrence);
    }
  g_test_add_func ("/tablebase/probe/usable", test_usable);
  g_test_add_func ("/tablebase/probe/threads", test_threads);
  g_test_add_func ("/tablebase/probe/default-directory", test_default_directory);
  return g_test_run ();
}
