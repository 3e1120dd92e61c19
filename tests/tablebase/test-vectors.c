/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"
#include "plain-solver.h"

#include "tablebase/awale-board-index.h"

enum
{
  SAME_BYTES_SEEDS = 10,
  ABAPA_SEEDS = 12,
};

static void
assert_same_by_both (const char *text,
                     int         seeds)
{
  AwaleRuleset rules = parse_rules (text);
  char *fast = make_folder ();
  char *plain = make_folder ();

  build_tables (&rules, fast, seeds);
  build_plain_tables (&rules, plain, (unsigned) seeds);
  assert_same_files (&rules, fast, plain, seeds);
  remove_folder (fast);
  remove_folder (plain);
}

static void
test_same_bytes (const void *data)
{
  assert_same_by_both (data, SAME_BYTES_SEEDS);
}

static void
test_same_bytes_abapa (void)
{
  assert_same_by_both ("abapa", ABAPA_SEEDS);
}

/* Returns the share of boards whose two bounds are equal, in tenths of a per cent. */
static int
get_exact_share (const AwaleTablebase *tables,
                 int                   seeds)
{
  g_autoptr (GArray) counts = awale_tablebase_count (tables, seeds, NULL);
  uint64_t exact = 0;

  for (unsigned i = 0; i < counts->len; i++)
    {
      const AwaleTablebaseCount *count = &g_array_index (counts, AwaleTablebaseCount, i);

      if (count->low == count->high)
        exact += count->boards;
    }
  return (int) (1000.0 * (double) exact / (double) awale_board_index_boards ((unsigned) seeds) +
                0.5);
}

static void
test_abapa_shares (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;

  build_tables (&rules, folder, 16);
  tables = awale_tablebase_open (&rules, folder, 16);
  g_assert_cmpint (get_exact_share (tables, 4), ==, 728);
  g_assert_cmpint (get_exact_share (tables, 8), ==, 611);
  g_assert_cmpint (get_exact_share (tables, 12), ==, 188);
  g_assert_cmpint (get_exact_share (tables, 16), ==, 67);
  remove_folder (folder);
}

/* The counts are those of T. R. Lincke, Exploring the Computational Limits of Large Exhaustive
 * Search Problems, 2002. */
static void
test_awari_lincke (void)
{
  static const struct
  {
    int      value;
    uint64_t boards;
  } lincke[] = { { -8, 12370 }, { -6, 228 }, { -4, 6828 }, { -2, 9977 }, { -1, 61 }, { 0, 8351 },
                 { 1, 236 }, { 2, 10182 }, { 4, 6972 }, { 5, 168 }, { 6, 507 }, { 8, 19702 } };
  AwaleRuleset rules = parse_rules ("awari");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;
  g_autoptr (GArray) counts = NULL;

  build_tables (&rules, folder, 8);
  tables = awale_tablebase_open (&rules, folder, 8);
  counts = awale_tablebase_count (tables, 8, NULL);
  g_assert_cmpuint (counts->len, ==, G_N_ELEMENTS (lincke));
  for (unsigned i = 0; i < counts->len; i++)
    {
      const AwaleTablebaseCount *count = &g_array_index (counts, AwaleTablebaseCount, i);

      g_assert_cmpint (count->low, ==, lincke[i].value);
      g_assert_cmpint (count->high, ==, lincke[i].value);
      g_assert_cmpuint (count->boards, ==, lincke[i].boards);
    }
  remove_folder (folder);
}

static void
test_verify (const void *data)
{
  AwaleRuleset rules = parse_rules (data);
  char *folder = make_folder ();
  g_autoptr (GError) error = NULL;

  build_tables (&rules, folder, SAME_BYTES_SEEDS);
  awale_tablebase_verify (&rules, folder, SAME_BYTES_SEEDS, NULL, &error);
  g_assert_no_error (error);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *same = g_strdup_printf ("/tablebase/vectors/same-bytes/%s", presets[i].id);
      g_autofree char *verify = g_strdup_printf ("/tablebase/vectors/verify/%s", presets[i].id);

      g_test_add_data_func (same, presets[i].id, test_same_bytes);
      g_test_add_data_func (verify, presets[i].id, test_verify);
    }
  g_test_add_func ("/tablebase/vectors/same-bytes/abapa-12", test_same_bytes_abapa);
  g_test_add_func ("/tablebase/vectors/abapa-shares", test_abapa_shares);
  g_test_add_func ("/tablebase/vectors/awari-lincke", test_awari_lincke);
  return g_test_run ();
}
