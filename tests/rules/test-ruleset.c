/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "naive.h"

/* The presets are those of the rules page. */
static const struct
{
  const char *id;
  const char *file_name;
  const char *name_fr;
  const char *name_en;
  const char *sheet;
  const char *axes;
} pages[] = {
  { "avele", "Avele Ludens", "Avelé (Ludens Planet)", "Avelé (Ludens Planet)", "000",
    "slam=clears-board feed=yes stuck=end leftover=opponent dead=plays-on drought=14 "
    "repetition=none cycle=owner first=youngest majority=plays-on" },
  { "society", "Awele Society", "Awélé (Oware Society)", "Awélé (Oware Society)", "001",
    "slam=last-resort feed=yes stuck=end leftover=owner dead=plays-on drought=none "
    "repetition=3 cycle=owner first=choice majority=may-stop" },
  { "common", "Awele Common", "Awele, règle commune", "Awele, common rules", "002",
    "slam=no-capture feed=yes stuck=end leftover=owner dead=ends drought=none "
    "repetition=3 cycle=owner first=choice majority=plays-on" },
  { "booklet", "Awale Booklet", "Awalé, livret", "Awalé, booklet rules", "003",
    "slam=captures feed=yes stuck=pass-starved leftover=nobody dead=plays-on drought=none "
    "repetition=3 cycle=owner first=choice majority=may-stop" },
  { "family", "Awale Family", "Awalé en famille", "Family Awalé", "004",
    "slam=forbidden feed=no stuck=pass-blocked leftover=owner dead=plays-on drought=none "
    "repetition=3 cycle=owner first=random majority=plays-on" },
  { "abapa", "Oware Abapa", "Oware Abapa", "Oware Abapa", NULL,
    "slam=no-capture feed=yes stuck=end leftover=owner dead=plays-on drought=none "
    "repetition=2 cycle=owner first=choice majority=may-stop" },
  { "awari", "Awari", "Awari des Olympiades", "Olympiad Awari", NULL,
    "slam=last-resort-captures feed=if-possible stuck=end leftover=opponent dead=plays-on "
    "drought=none repetition=3 cycle=split first=choice majority=may-stop" },
};

static void
test_presets (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_assert_cmpuint (n_presets, ==, G_N_ELEMENTS (pages));
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *axes = awale_ruleset_to_string (&presets[i].rules);
      AwaleRuleset read;

      g_assert_cmpstr (presets[i].id, ==, pages[i].id);
      g_assert_cmpstr (presets[i].file_name, ==, pages[i].file_name);
      g_assert_cmpstr (presets[i].name_fr, ==, pages[i].name_fr);
      g_assert_cmpstr (presets[i].name_en, ==, pages[i].name_en);
      g_assert_cmpstr (presets[i].sheet, ==, pages[i].sheet);
      g_assert_cmpstr (axes, ==, pages[i].axes);
      g_assert_true (awale_ruleset_check (&presets[i].rules, NULL));
      g_assert_true (awale_ruleset_parse (pages[i].axes, &read, NULL));
      g_assert_true (awale_ruleset_equal (&read, &presets[i].rules));
      g_assert_true (awale_preset_of (&read) == &presets[i]);
      g_assert_cmpstr (awale_ruleset_get_name (&read), ==, presets[i].name_en);
    }
}

static void
test_defaults (void)
{
  g_assert_cmpstr (awale_preset_default ()->id, ==, "society");
  g_assert_cmpstr (awale_preset_for_files ()->id, ==, "abapa");
}

static void
test_find (void)
{
  static const struct
  {
    const char *name;
    const char *id;
  } cases[] = {
    { "society", "society" },
    { "SOCIETY", "society" },
    { "Awele Society", "society" },
    { "awele society", "society" },
    { "AWÉLÉ (OWARE SOCIETY)", "society" },
    { "awele, règle commune", "common" },
    /* Some systems write the accent as a combining character. */
    { "Awele, re\xcc\x80gle commune", "common" },
    { "Awele, Common Rules", "common" },
    { "Awalé, livret", "booklet" },
    { "Family Awalé", "family" },
    { "AWALÉ EN FAMILLE", "family" },
    { "Awari des Olympiades", "awari" },
    { "oware abapa", "abapa" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AwalePreset *preset = awale_preset_find (cases[i].name);

      g_assert_nonnull (preset);
      g_assert_cmpstr (preset->id, ==, cases[i].id);
    }
  g_assert_null (awale_preset_find (""));
  g_assert_null (awale_preset_find ("Kalah"));
  g_assert_null (awale_preset_find ("societ"));
  g_assert_null (awale_preset_find ("\xff\xfe"));
}

/* Returns the axes of `society` with @from replaced with @to. */
static char *
vary (const char *from,
      const char *to)
{
  GString *axes = g_string_new (pages[1].axes);

  g_assert_cmpuint (g_string_replace (axes, from, to, 1), ==, 1);
  return g_string_free (axes, FALSE);
}

static void
assert_refused (const char      *axes,
                AwaleRulesError  code,
                const char      *message)
{
  AwaleRuleset rules = awale_preset_default ()->rules;
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_ruleset_parse (axes, &rules, &error));
  g_assert_error (error, AWALE_RULES_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_true (awale_ruleset_equal (&rules, &awale_preset_default ()->rules));
}

static const struct
{
  const char      *from;
  const char      *to;
  AwaleRulesError  code;
  const char      *message;
} bad_axes[] = {
  { "slam=last-resort ", "", AWALE_RULES_ERROR_SYNTAX, "“slam” is missing." },
  { " majority=may-stop", "", AWALE_RULES_ERROR_SYNTAX, "“majority” is missing." },
  { "feed=yes", "feed=yes feed=yes", AWALE_RULES_ERROR_SYNTAX, "“feed” is given twice." },
  { "feed=yes", "food=yes", AWALE_RULES_ERROR_SYNTAX, "“food=yes” is not an axis of the rules." },
  { "feed=yes", "yes", AWALE_RULES_ERROR_SYNTAX, "“yes” is not an axis of the rules." },
  { "feed=yes", "Feed=yes", AWALE_RULES_ERROR_SYNTAX, "“Feed=yes” is not an axis of the rules." },
  { "feed=yes", "fee=yes", AWALE_RULES_ERROR_SYNTAX, "“fee=yes” is not an axis of the rules." },
  { "feed=yes", "feed=maybe", AWALE_RULES_ERROR_VALUE, "“feed” cannot be “maybe”." },
  { "feed=yes", "feed=", AWALE_RULES_ERROR_VALUE, "“feed” cannot be “”." },
  { "slam=last-resort", "slam=last", AWALE_RULES_ERROR_VALUE, "“slam” cannot be “last”." },
  { "repetition=3", "repetition=1", AWALE_RULES_ERROR_VALUE, "“repetition” cannot be “1”." },
  { "repetition=3", "repetition=0", AWALE_RULES_ERROR_VALUE, "“repetition” cannot be “0”." },
  { "repetition=3", "repetition=-3", AWALE_RULES_ERROR_VALUE, "“repetition” cannot be “-3”." },
  { "repetition=3", "repetition=3x", AWALE_RULES_ERROR_VALUE, "“repetition” cannot be “3x”." },
  { "repetition=3", "repetition=65539", AWALE_RULES_ERROR_VALUE,
    "“repetition” cannot be “65539”." },
  { "drought=none", "drought=0", AWALE_RULES_ERROR_VALUE, "“drought” cannot be “0”." },
  { "repetition=3", "repetition=none", AWALE_RULES_ERROR_VALUE,
    "With neither a drought limit nor a repetition limit, a game might never end." },
  { "drought=none", "drought=20", AWALE_RULES_ERROR_VALUE,
    "With both a drought limit and a repetition limit, the value of a board would depend on what "
    "was played before." },
};

static void
test_errors (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (bad_axes); i++)
    {
      g_autofree char *axes = vary (bad_axes[i].from, bad_axes[i].to);

      assert_refused (axes, bad_axes[i].code, bad_axes[i].message);
    }
  assert_refused ("", AWALE_RULES_ERROR_SYNTAX, "“slam” is missing.");
}

static void
test_neither_drought_nor_repetition (void)
{
  AwaleRuleset rules = awale_preset_default ()->rules;
  g_autoptr (GError) error = NULL;

  rules.repetition = 0;
  g_assert_false (awale_ruleset_check (&rules, &error));
  g_assert_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_VALUE);
}

static void
test_drought_and_repetition (void)
{
  AwaleRuleset rules = awale_preset_default ()->rules;
  g_autoptr (GError) error = NULL;

  rules.drought = 14;
  g_assert_false (awale_ruleset_check (&rules, &error));
  g_assert_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_VALUE);
}

static void
test_any_order (void)
{
  AwaleRuleset rules;

  g_assert_true (awale_ruleset_parse ("  majority=may-stop first=choice\tcycle=owner repetition=3 "
                                      "drought=none dead=plays-on leftover=owner stuck=end  "
                                      "feed=yes slam=last-resort ", &rules, NULL));
  g_assert_true (awale_preset_of (&rules) == awale_preset_default ());
}

static void
test_custom (void)
{
  g_autofree char *axes = vary ("drought=none repetition=3", "drought=20 repetition=none");
  g_autofree char *text = NULL;
  AwaleRuleset rules;

  g_assert_true (awale_ruleset_parse (axes, &rules, NULL));
  g_assert_cmpint (rules.drought, ==, 20);
  g_assert_cmpint (rules.repetition, ==, 0);
  g_assert_null (awale_preset_of (&rules));
  g_assert_cmpstr (awale_ruleset_get_name (&rules), ==, "Custom rules");
  text = awale_ruleset_to_string (&rules);
  g_assert_cmpstr (text, ==, axes);
}

static void
test_random_round_trip (void)
{
  for (int i = 0; i < 2000; i++)
    {
      AwaleRuleset rules = random_ruleset ();
      AwaleRuleset read;
      g_autofree char *axes = awale_ruleset_to_string (&rules);

      g_assert_true (awale_ruleset_parse (axes, &read, NULL));
      g_assert_true (awale_ruleset_equal (&rules, &read));
    }
}

static void
test_resolve (void)
{
  AwaleRuleset rules;
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_ruleset_resolve ("Awari", &rules, NULL));
  g_assert_true (awale_preset_of (&rules) == awale_preset_find ("awari"));
  g_assert_true (awale_ruleset_resolve (pages[3].axes, &rules, NULL));
  g_assert_true (awale_preset_of (&rules) == awale_preset_find ("booklet"));
  g_assert_false (awale_ruleset_resolve ("kalah", &rules, &error));
  g_assert_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_VALUE);
  g_assert_cmpstr (error->message, ==, "There is no ruleset “kalah”.");
}

/* The id of a preset is its short name, and the id of another ruleset leads back to it. */
static void
test_id (void)
{
  AwaleRuleset rules = awale_preset_find ("awari")->rules;
  g_autofree char *preset = awale_ruleset_dup_id (&rules);
  g_autofree char *own = NULL;
  AwaleRuleset resolved;

  g_assert_cmpstr (preset, ==, "awari");
  rules.slam = AWALE_SLAM_FORBIDDEN;
  own = awale_ruleset_dup_id (&rules);
  g_assert_true (awale_ruleset_resolve (own, &resolved, NULL));
  g_assert_true (awale_ruleset_equal (&resolved, &rules));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/ruleset/presets", test_presets);
  g_test_add_func ("/rules/ruleset/defaults", test_defaults);
  g_test_add_func ("/rules/ruleset/find", test_find);
  g_test_add_func ("/rules/ruleset/errors", test_errors);
  g_test_add_func ("/rules/ruleset/neither-drought-nor-repetition",
                   test_neither_drought_nor_repetition);
  g_test_add_func ("/rules/ruleset/drought-and-repetition", test_drought_and_repetition);
  g_test_add_func ("/rules/ruleset/any-order", test_any_order);
  g_test_add_func ("/rules/ruleset/custom", test_custom);
  g_test_add_func ("/rules/ruleset/random-round-trip", test_random_round_trip);
  g_test_add_func ("/rules/ruleset/resolve", test_resolve);
  g_test_add_func ("/rules/ruleset/id", test_id);
  return g_test_run ();
}
