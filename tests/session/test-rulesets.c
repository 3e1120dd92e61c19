/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-rulesets.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

/* Creates the default rules with another repetition limit. */
static AwaleRuleset
make_rules (int repetition)
{
  AwaleRuleset rules = awale_preset_default ()->rules;

  rules.repetition = repetition;
  return rules;
}

static const char *
get_name (AwaleRulesets *rulesets,
          guint          index)
{
  g_autoptr (AwaleNamedRuleset) item =
    g_list_model_get_item (awale_rulesets_get_model (rulesets), index);

  return item == NULL ? NULL : awale_named_ruleset_get_name (item);
}

static void
save (AwaleRulesets *rulesets,
      const char    *old_name,
      const char    *name,
      int            repetition)
{
  AwaleRuleset rules = make_rules (repetition);
  g_autoptr (GError) error = NULL;
  bool saved = awale_rulesets_save (rulesets, old_name, name, &rules, &error);

  g_assert_no_error (error);
  g_assert_true (saved);
}

static void
refuse (AwaleRulesets *rulesets,
        const char    *old_name,
        const char    *name)
{
  AwaleRuleset rules = make_rules (9);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_rulesets_save (rulesets, old_name, name, &rules, &error));
  g_assert_error (error, AWALE_RULESETS_ERROR, AWALE_RULESETS_ERROR_NAME);
}

static GSettings *
create_settings (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend (APPLICATION_ID, backend);
}

static void
test_list (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  g_autoptr (AwaleRulesets) other = awale_rulesets_new (settings);
  AwaleRuleset rules = make_rules (5);
  size_t n_presets;

  awale_presets (&n_presets);
  g_assert_cmpuint (g_list_model_get_n_items (awale_rulesets_get_model (rulesets)), ==, n_presets);
  g_assert_cmpstr (awale_rulesets_get_name (rulesets, &rules), ==,
                   awale_ruleset_get_name (&rules));

  save (rulesets, NULL, " Zinvié ", 5);
  save (rulesets, NULL, "Abomey", 6);
  g_assert_cmpstr (get_name (rulesets, n_presets), ==, "Abomey");
  g_assert_cmpstr (get_name (other, n_presets + 1), ==, "Zinvié");
  g_assert_cmpstr (awale_rulesets_get_name (other, &rules), ==, "Zinvié");
  g_assert_cmpint (awale_rulesets_index_of (other, &rules), ==, (int) n_presets + 1);
  g_assert_false (awale_named_ruleset_is_preset (awale_rulesets_find (other, &rules)));

  awale_rulesets_remove (other, "Zinvié");
  g_assert_null (awale_rulesets_find (rulesets, &rules));
  g_assert_cmpuint (g_list_model_get_n_items (awale_rulesets_get_model (rulesets)), ==,
                    n_presets + 1);
}

static void
test_names (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  AwaleRuleset rules = make_rules (7);
  g_autofree char *proposal = NULL;

  save (rulesets, NULL, "Chez nous", 5);
  refuse (rulesets, NULL, "  ");
  refuse (rulesets, NULL, "CHEZ NOUS");
  refuse (rulesets, NULL, awale_ruleset_get_name (&awale_preset_default ()->rules));
  proposal = awale_rulesets_propose_name (rulesets, "Chez nous");
  g_assert_cmpstr (proposal, ==, "Chez nous 2");

  /* Change the rules, then rename them: the list still has only one entry for them. */
  save (rulesets, "Chez nous", "Chez nous", 7);
  save (rulesets, "Chez nous", "chez eux", 7);
  g_assert_cmpstr (awale_rulesets_get_name (rulesets, &rules), ==, "chez eux");
  g_assert_cmpint (awale_rulesets_index_named (rulesets, "Chez nous"), ==, -1);
  g_assert_cmpint (awale_rulesets_index_named (rulesets, NULL), ==, -1);
}

static void
test_impossible (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  AwaleRuleset rules = make_rules (0);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_rulesets_save (rulesets, NULL, "Endless", &rules, &error));
  g_assert_nonnull (error);
}

/* Entries written by a later version are ignored, but kept when the list is changed. */
static void
test_newer (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  g_autoptr (GVariant) newer = g_variant_ref_sink (g_variant_new_parsed ("('New', 'slam=what')"));
  g_autoptr (GVariant) kept = NULL;
  g_autoptr (GVariant) first = NULL;
  GVariantBuilder builder;
  size_t n_presets;

  awale_presets (&n_presets);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  g_variant_builder_add_value (&builder, newer);
  g_settings_set_value (settings, "custom-rulesets", g_variant_builder_end (&builder));
  g_assert_cmpuint (g_list_model_get_n_items (awale_rulesets_get_model (rulesets)), ==, n_presets);

  save (rulesets, NULL, "Zinvié", 5);
  awale_rulesets_remove (rulesets, "Zinvié");
  kept = g_settings_get_value (settings, "custom-rulesets");
  g_assert_cmpuint (g_variant_n_children (kept), ==, 1);
  first = g_variant_get_child_value (kept, 0);
  g_assert_true (g_variant_equal (first, newer));
}

/* The setting for the default ruleset is a preset or a line of axes; any other value stands for the
 * program's own default. */
static void
test_default (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  const AwaleRuleset custom = make_rules (5);
  g_autofree char *line = awale_ruleset_to_string (&custom);
  AwaleRuleset rules = awale_rulesets_get_default (rulesets);

  g_assert_false (awale_ruleset_equal (&rules, &custom));
  g_settings_set_string (settings, "default-ruleset", line);
  rules = awale_rulesets_get_default (rulesets);
  g_assert_true (awale_ruleset_equal (&rules, &custom));

  g_settings_set_string (settings, "default-ruleset", "no such rules");
  rules = awale_rulesets_get_default (rulesets);
  g_assert_true (awale_ruleset_equal (&rules, &awale_preset_default ()->rules));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/rulesets/list", test_list);
  g_test_add_func ("/session/rulesets/names", test_names);
  g_test_add_func ("/session/rulesets/impossible", test_impossible);
  g_test_add_func ("/session/rulesets/newer", test_newer);
  g_test_add_func ("/session/rulesets/default", test_default);
  return g_test_run ();
}
