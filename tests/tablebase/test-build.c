/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"
#include "plain-solver.h"

#include "../jumping-clock.h"
#include "../rules/naive.h"
#include "tablebase/awale-board-index.h"
#include "tablebase/awale-build-threads.h"

#include <stdlib.h>
#include <string.h>

enum
{
  SAME_BYTES_SEEDS = 6,
  RANDOM_RULESETS = 12,
  RANDOM_SEEDS = 4,
};

static void
append_counts (GString    *text,
               const char *id,
               const char *folder,
               int         seeds)
{
  AwaleRuleset rules = parse_rules (id);
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (&rules, folder, seeds);

  g_assert_cmpint (awale_tablebase_get_seeds (tables), ==, seeds);
  for (int n = 0; n <= seeds; n++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) counts = awale_tablebase_count (tables, n, &error);

      g_assert_no_error (error);
      for (unsigned i = 0; i < counts->len; i++)
        {
          const AwaleTablebaseCount *count = &g_array_index (counts, AwaleTablebaseCount, i);

          g_string_append_printf (text, "%s\t%d\t%d\t%d\t%" G_GUINT64_FORMAT "\n", id,
                                  count->seeds, count->low, count->high, count->boards);
        }
    }
}

static void
remember_cb (const AwaleTablebaseProgress *progress,
             void                         *user_data)
{
  *(AwaleTablebaseProgress *) user_data = *progress;
}

/* The remaining time is estimated from the layers that were built, not from those that were kept
 * before and after them. */
static void
test_time_left (void)
{
  enum { SEEDS = 8, BUILT = 6, SECONDS = 10 };
  AwaleTablebaseProgress progress = { 0 };
  AwaleTablebaseJob job = { .threads = 1, .progress = remember_cb, .user_data = &progress };
  g_autoptr (AwaleBuildThreads) threads = awale_build_threads_new (&job, SEEDS);
  double left = SECONDS * (double) awale_board_index_boards (SEEDS)
                / (double) awale_board_index_boards (BUILT);

  jumping_clock_advance (5 * SECONDS);
  for (unsigned seeds = 0; seeds <= SEEDS; seeds++)
    {
      awale_build_threads_begin_layer (threads, seeds, awale_board_index_boards (seeds));
      if (seeds < SEEDS)
        jumping_clock_advance (SECONDS);
      if (seeds < SEEDS && seeds != BUILT)
        awale_build_threads_keep_layer (threads);
    }
  awale_build_threads_report (threads, 0);
  g_assert_cmpfloat_with_epsilon (progress.seconds_left, left, left / 10);
}

/* The counts of boards by value equal those of a slow, independent program. */
static void
test_endgames (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "endgames.tsv", NULL);
  g_autofree char *expected = NULL;
  g_autoptr (GString) text = g_string_new ("ruleset\tseeds\tlow\thigh\tboards\n");
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  for (size_t i = 0; i < n_presets; i++)
    {
      char *folder = make_folder ();

      build_tables (&presets[i].rules, folder, 6);
      append_counts (text, presets[i].id, folder, 6);
      remove_folder (folder);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_same_by_both (const AwaleRuleset *rules,
                     int                 seeds)
{
  char *fast = make_folder ();
  char *plain = make_folder ();

  build_tables (rules, fast, seeds);
  build_plain_tables (rules, plain, (unsigned) seeds);
  assert_same_files (rules, fast, plain, seeds);
  remove_folder (fast);
  remove_folder (plain);
}

static void
test_same_bytes (const void *data)
{
  AwaleRuleset rules = parse_rules (data);

  assert_same_by_both (&rules, SAME_BYTES_SEEDS);
}

/* The two builders once disagreed about these rulesets, on dead boards that lead to boards with an
 * empty side. */
static void
test_dead_before_famine (void)
{
  static const char *const lines[] = {
    "slam=last-resort feed=yes stuck=pass-starved leftover=opponent dead=ends drought=none "
    "repetition=2 cycle=split first=random majority=ends",
    "slam=last-resort-captures feed=yes stuck=pass-starved leftover=opponent dead=ends "
    "drought=none repetition=5 cycle=split first=random majority=plays-on",
    "slam=forbidden feed=yes stuck=pass-starved leftover=nobody dead=ends drought=none "
    "repetition=3 cycle=owner first=youngest majority=may-stop",
    "slam=clears-board feed=yes stuck=pass-starved leftover=opponent dead=ends drought=none "
    "repetition=5 cycle=split first=youngest majority=may-stop",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AwaleRuleset rules;

      g_assert_true (awale_ruleset_parse (lines[i], &rules, NULL));
      assert_same_by_both (&rules, RANDOM_SEEDS);
    }
}

static void
test_random_rulesets (void)
{
  for (int i = 0; i < RANDOM_RULESETS; i++)
    {
      AwaleRuleset rules = random_ruleset ();
      g_autofree char *line = awale_ruleset_to_string (&rules);

      g_test_message ("%s", line);
      assert_same_by_both (&rules, RANDOM_SEEDS);
    }
}

/* Verification accepts correct layers. */
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

/* Builds with one and with five threads write the same bytes, up to layer 9, which has several
 * chunks. */
static void
test_threads (void)
{
  AwaleRuleset rules = parse_rules ("common");
  char *one = make_folder ();
  char *many = make_folder ();

  for (int threads = 1; threads <= 5; threads += 4)
    {
      AwaleTablebaseJob job = { .threads = threads };
      g_autoptr (GError) error = NULL;

      awale_tablebase_build (&rules, threads == 1 ? one : many, 9, &job, &error);
      g_assert_no_error (error);
    }
  assert_same_files (&rules, one, many, 9);
  remove_folder (one);
  remove_folder (many);
}

typedef struct
{
  int    next_layer;
  bool   expect_kept;
  double fraction;
  int    layer;
} Watch;

static void
layer_done_cb (const AwaleTablebaseLayer *layer,
               void                      *user_data)
{
  Watch *watch = user_data;

  g_assert_cmpint (layer->seeds, ==, watch->next_layer++);
  g_assert_true ((layer->seconds < 0) == watch->expect_kept);
  g_assert_null (layer->damage);
}

static void
progress_cb (const AwaleTablebaseProgress *progress,
             void                         *user_data)
{
  Watch *watch = user_data;

  g_assert_cmpfloat (progress->fraction, >=, watch->fraction);
  g_assert_cmpfloat (progress->fraction, <=, 1);
  g_assert_cmpint (progress->layer, >=, watch->layer);
  g_assert_cmpint (progress->layer, <=, progress->seeds);
  g_assert_cmpint (progress->seeds, ==, 10);
  watch->fraction = progress->fraction;
  watch->layer = progress->layer;
}

static void
test_layers_are_kept (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  char *folder = make_folder ();
  Watch watch = { 0 };
  AwaleTablebaseJob job = { .threads = 2, .layer = layer_done_cb, .progress = progress_cb,
                            .user_data = &watch };
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_tablebase_build (&rules, folder, 10, &job, &error));
  g_assert_cmpint (watch.next_layer, ==, 11);

  watch = (Watch) { .expect_kept = true };
  g_assert_true (awale_tablebase_build (&rules, folder, 10, &job, &error));
  g_assert_cmpint (watch.next_layer, ==, 11);
  remove_folder (folder);
}

/* Builds the layers up to @seeds. Returns: the size of their files in bytes */
static uint64_t
measure_tables (const AwaleRuleset *rules,
                int                 seeds)
{
  char *folder = make_folder ();
  uint64_t size = 0;

  build_tables (rules, folder, seeds);
  for (int n = 0; n <= seeds; n++)
    {
      g_autofree char *path = dup_layer_path (rules, folder, n);
      g_autofree char *bytes = NULL;
      size_t length;

      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      size += length;
    }
  remove_folder (folder);
  return size;
}

/* With ten seeds, the size estimated before a build is large enough for every preset, and exceeds
 * the largest tables by at most a quarter. */
static void
test_estimate (void)
{
  uint64_t most = 0;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    most = MAX (most, measure_tables (&presets[i].rules, 10));
  g_assert_cmpuint (awale_tablebase_estimate_size (10), >=, most);
  g_assert_cmpuint (awale_tablebase_estimate_size (10), <=, most + most / 4);
  /* A layer of 352,716 boards needs two bytes per board, besides the layers below. */
  g_assert_cmpuint (awale_tablebase_estimate_memory (10), ==,
                    2 * 352716 + awale_tablebase_estimate_size (9));
  g_assert_cmpuint (awale_tablebase_estimate_memory (0), ==, 2);
}

static void
add_for_all_rulesets (const char        *name,
                      GTestDataFunc      func)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tablebase/build/%s/%s", name, presets[i].id);

      g_test_add_data_func (path, presets[i].id, func);
    }
  for (size_t i = 0; i < n_custom_rulesets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tablebase/build/%s/custom-%zu", name, i + 1);

      g_test_add_data_func (path, custom_rulesets[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/build/time-left", test_time_left);
  g_test_add_func ("/tablebase/build/endgames", test_endgames);
  add_for_all_rulesets ("same-bytes", test_same_bytes);
  add_for_all_rulesets ("verify", test_verify);
  g_test_add_func ("/tablebase/build/dead-before-famine", test_dead_before_famine);
  g_test_add_func ("/tablebase/build/random-rulesets", test_random_rulesets);
  g_test_add_func ("/tablebase/build/threads", test_threads);
  g_test_add_func ("/tablebase/build/layers-are-kept", test_layers_are_kept);
  if (g_test_slow ())
    g_test_add_func ("/tablebase/build/estimate", test_estimate);
  return g_test_run ();
}
