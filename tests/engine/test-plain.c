/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The plain search finds the same values as minimax on AWALE_TEST_POSITIONS random positions of
 * each ruleset.
 */
#include <stdlib.h>

#include "minimax.h"

static const char *const custom_rules[] = {
  "slam=captures feed=no stuck=pass-blocked leftover=nobody dead=ends drought=5 repetition=none "
  "cycle=split first=choice majority=ends",
  "slam=no-capture feed=if-possible stuck=pass-starved leftover=opponent dead=plays-on "
  "drought=none repetition=2 cycle=split first=choice majority=ends",
  "slam=clears-board feed=yes stuck=end leftover=owner dead=ends drought=none repetition=2 "
  "cycle=owner first=choice majority=plays-on",
};

enum
{
  DEPTH = 5,
  MAX_PLIES = 140,
};

static void
test_equals_minimax (const void *data)
{
  const AwaleRuleset *rules = data;
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  const char *wanted = g_getenv ("AWALE_TEST_POSITIONS");
  int n = wanted != NULL ? atoi (wanted) : 60;
  AwaleSearchLimits limits = { .depth = DEPTH, .plain = true };

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GArray) positions =
        awale_test_random_game (rand, rules, g_rand_int_range (rand, 0, MAX_PLIES));
      const AwalePosition *game = (AwalePosition *) (void *) positions->data;
      AwaleOutcome outcome = awale_outcome (rules, game, positions->len);
      AwaleSearchResult result;

      if (outcome.state == AWALE_GAME_STATE_ENDED)
        continue;

      result = awale_searcher_run (searcher, game, positions->len, &limits, NULL, NULL, NULL);
      g_assert_cmpint (result.depth, ==, DEPTH);
      g_assert_cmpint (result.lines[0].value, ==,
                       awale_test_minimax (searcher, rules, positions, DEPTH));
    }
}

int
main (int    argc,
      char **argv)
{
  static AwaleRuleset custom[G_N_ELEMENTS (custom_rules)];
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strconcat ("/engine/plain/minimax/", presets[i].id, NULL);

      g_test_add_data_func (path, &presets[i].rules, test_equals_minimax);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (custom_rules); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/plain/minimax/custom-%zu", i + 1);

      g_assert_true (awale_ruleset_parse (custom_rules[i], &custom[i], NULL));
      g_test_add_data_func (path, &custom[i], test_equals_minimax);
    }

  return g_test_run ();
}
