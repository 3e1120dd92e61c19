/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/rulesets/awale-ruleset-axis.h"

/* The values of every preset have a name on each axis, and stay the same when set through the
 * axes. */
static void
test_presets (void)
{
  size_t n_presets, n_axes;
  const AwalePreset *presets = awale_presets (&n_presets);
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);

  for (size_t i = 0; i < n_presets; i++)
    {
      AwaleRuleset copy = awale_preset_default ()->rules;

      copy.drought = presets[i].rules.drought;
      copy.repetition = presets[i].rules.repetition;
      for (size_t j = 0; j < n_axes; j++)
        {
          int value = awale_ruleset_axis_get (&axes[j], &presets[i].rules);

          g_assert_cmpint (value, <, (int) g_strv_length ((char **) axes[j].values));
          awale_ruleset_axis_set (&axes[j], &copy, value);
        }
      g_assert_true (awale_ruleset_equal (&copy, &presets[i].rules));
    }
}

/* Each axis has a name for each value of its enumeration. */
static void
test_values (void)
{
  static const int last[] = { AWALE_SLAM_CLEARS_BOARD, AWALE_FEED_NO, AWALE_STUCK_PASS_BLOCKED,
                              AWALE_LEFTOVER_NOBODY, AWALE_DEAD_ENDS, AWALE_CYCLE_SPLIT,
                              AWALE_FIRST_RANDOM, AWALE_MAJORITY_ENDS };
  size_t n_axes;
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);

  g_assert_cmpuint (n_axes, ==, G_N_ELEMENTS (last));
  for (size_t i = 0; i < n_axes; i++)
    g_assert_cmpuint (g_strv_length ((char **) axes[i].values), ==, last[i] + 1);
}

static void
test_fields (void)
{
  AwaleRuleset rules = awale_preset_find ("society")->rules;
  size_t n_axes;
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);
  g_autofree char *line = NULL;

  awale_ruleset_axis_set (&axes[0], &rules, AWALE_SLAM_FORBIDDEN);
  awale_ruleset_axis_set (&axes[7], &rules, AWALE_MAJORITY_ENDS);
  line = awale_ruleset_to_string (&rules);
  g_assert_cmpstr (line, ==, "slam=forbidden feed=yes stuck=end leftover=owner dead=plays-on "
                             "drought=none repetition=3 cycle=owner first=choice majority=ends");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/axes/presets", test_presets);
  g_test_add_func ("/app/axes/values", test_values);
  g_test_add_func ("/app/axes/fields", test_fields);

  return g_test_run ();
}
