/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The page of the rules has every section, and differs where the rules differ.
 */
#include "lessons/awale-rules-comparison.h"
#include "lessons/awale-rules-page.h"
#include "lessons/awale-rules-text.h"

#include <string.h>

/* Returns the text of the whole rules page. */
static char *
write_page (const AwaleRuleset *rules)
{
  g_autoptr (GString) page = g_string_new (NULL);

  for (AwaleRulesTopic topic = 0; topic < AWALE_N_TOPICS; topic++)
    {
      g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (rules, topic);

      g_assert_cmpuint (g_strv_length (paragraphs), >, 0);
      for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++)
        {
          g_assert_cmpuint (strlen (*paragraph), >, 20);
          g_assert_null (strpbrk (*paragraph, "{}%"));
          g_string_append_printf (page, "%s\n", *paragraph);
        }
    }
  return g_string_free (g_steal_pointer (&page), FALSE);
}

static void
test_complete (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  g_autoptr (GHashTable) pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (AwaleRulesTopic topic = 0; topic < AWALE_N_TOPICS; topic++)
    g_assert_cmpuint (strlen (awale_rules_page_get_title (topic)), >, 3);
  for (size_t i = 0; i < n_presets; i++)
    g_assert_true (g_hash_table_add (pages, write_page (&presets[i].rules)));
}

/* The rules page changes with the value of each axis except the drought limit. */
static void
test_axes (void)
{
  const AwaleRuleset base = { .repetition = 3 };
  g_autofree char *page = write_page (&base);
  AwaleRuleset others[] = { base, base, base, base, base, base, base, base, base };

  others[0].slam = AWALE_SLAM_LAST_RESORT;
  others[1].feed = AWALE_FEED_NO;
  others[2].stuck = AWALE_STUCK_PASS_BLOCKED;
  others[3].leftover = AWALE_LEFTOVER_NOBODY;
  others[4].dead = AWALE_DEAD_ENDS;
  others[5].repetition = 2;
  others[6].cycle = AWALE_CYCLE_SPLIT;
  others[7].first = AWALE_FIRST_RANDOM;
  others[8].majority = AWALE_MAJORITY_ENDS;
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *other = write_page (&others[i]);

      g_assert_cmpstr (other, !=, page);
    }
}

/* The rules page has every section for a sample of custom rules. */
static void
test_custom (void)
{
  for (AwaleSlamRule slam = 0; slam <= AWALE_SLAM_CLEARS_BOARD; slam++)
    for (AwaleFeedRule feed = 0; feed <= AWALE_FEED_NO; feed++)
      for (AwaleStuckRule stuck = 0; stuck <= AWALE_STUCK_PASS_BLOCKED; stuck++)
        for (unsigned rest = slam; rest < 36; rest += 5)
          {
            AwaleRuleset rules = { .slam = slam, .feed = feed, .stuck = stuck,
                                   .leftover = rest % 3, .dead = rest / 3 % 2,
                                   .majority = rest / 6 % 3, .cycle = rest / 18,
                                   .drought = rest % 2 ? 20 : 0, .repetition = rest % 2 ? 0 : 4 };
            g_autofree char *page = write_page (&rules);

            g_assert_nonnull (strstr (page, rest % 2 ? "20 sowings" : "4 times"));
          }
}

/* The section about grand slams always has three paragraphs, whatever happens if no legal sowing is
 * left. */
static void
test_slams (void)
{
  for (AwaleSlamRule slam = 0; slam <= AWALE_SLAM_CLEARS_BOARD; slam++)
    for (AwaleStuckRule stuck = 0; stuck <= AWALE_STUCK_PASS_BLOCKED; stuck++)
      {
        AwaleRuleset rules = { .slam = slam, .stuck = stuck, .repetition = 3 };
        g_auto (GStrv) paragraphs =
            awale_rules_page_dup_paragraphs (&rules, AWALE_RULES_TOPIC_SLAM);

        g_assert_cmpuint (g_strv_length (paragraphs), ==, 3);
      }
}

/* The page of a ruleset from a rule sheet names the sheet, and explains the terms of the sheet. */
static void
test_sheets (void)
{
  static const char *const names[][3] = {
    { "avele", "“Mancala – Avelé”", "“magasin”" },
    { "society", "“Awélé”", "“champ”" },
    { "common", "“Awele”", "“cavité”" },
    { "booklet", "“Awalé”", "“alvéole”" },
    { "family", "“Règles de l’Awalé”", "“territoire”" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const AwaleRuleset *rules = &awale_preset_find (names[i][0])->rules;
      g_auto (GStrv) overview = awale_rules_page_dup_paragraphs (rules, AWALE_RULES_TOPIC_OVERVIEW);
      g_auto (GStrv) board = awale_rules_page_dup_paragraphs (rules, AWALE_RULES_TOPIC_BOARD);

      g_assert_nonnull (strstr (overview[0], names[i][1]));
      g_assert_nonnull (strstr (board[1], names[i][2]));
    }
}

/* Interpretations of a rule sheet appear only on the page of its own ruleset. */
static void
test_readings (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  AwaleRuleset custom = awale_preset_find ("family")->rules;
  unsigned n_sheets = 0;

  custom.repetition = 5;
  for (AwaleRulesTopic topic = 0; topic < AWALE_N_TOPICS; topic++)
    {
      g_auto (GStrv) readings = awale_rules_page_dup_readings (&custom, topic);

      g_assert_cmpuint (g_strv_length (readings), ==, 0);
    }
  for (size_t i = 0; i < n_presets; i++)
    {
      unsigned n = 0;

      for (AwaleRulesTopic topic = 0; topic < AWALE_N_TOPICS; topic++)
        {
          g_auto (GStrv) readings = awale_rules_page_dup_readings (&presets[i].rules, topic);

          n += g_strv_length (readings);
        }
      g_assert_cmpint (n > 0, ==, presets[i].sheet != NULL);
      n_sheets += n > 0;
    }
  g_assert_cmpuint (n_sheets, ==, 5);
}

/* The readings of a rule sheet are on the page of its ruleset. */
static void
test_passages (void)
{
  static const struct
  {
    const char *ruleset;
    const char *passages[6];
  } sheets[] = {
    { "avele", { "“pourra récolter”", "“obligatoire”", "“veiller à ne pas réaliser une capture",
                 "“vont à l’adversaire”", "“durant au moins 7 tours”" } },
    { "society", { "“on doit faire un autre semis”", "positions that come back" } },
    { "common", { "“peut prendre”", "“le mouvement doit être fait”", "positions that come back",
                  "“jusqu’à ce qu’il devienne impossible de réaliser une prise”" } },
    { "booklet", { "“Il n’est pas moral d’affamer son adversaire”", "The pass is our reading",
                   "“qui en a capturé le plus”", "positions that come back" } },
    { "family", { "“contenant 2 graines”", "“qui capture toutes les graines du terrain adverse”",
                  "“lorsqu’un joueur ne peut plus effectuer de semis”", "“passe son tour”",
                  "positions that come back" } },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      const AwaleRuleset *rules = &awale_preset_find (sheets[i].ruleset)->rules;
      g_autoptr (GString) page = g_string_new (NULL);
      unsigned n = 0, n_passages = 0;

      for (AwaleRulesTopic topic = 0; topic < AWALE_N_TOPICS; topic++)
        {
          g_auto (GStrv) readings = awale_rules_page_dup_readings (rules, topic);
          g_autofree char *text = g_strjoinv ("\n", readings);

          n += g_strv_length (readings);
          g_string_append_printf (page, "%s\n", text);
        }
      for (; sheets[i].passages[n_passages] != NULL; n_passages++)
        {
          g_test_message ("%s: %s", sheets[i].ruleset, sheets[i].passages[n_passages]);
          g_assert_nonnull (strstr (page->str, sheets[i].passages[n_passages]));
        }
      g_assert_cmpuint (n, ==, n_passages);
    }
}

/* The table of rules has a value on every axis for every preset, and no two presets have the same
 * values. */
static void
test_differences (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  g_autoptr (GHashTable) columns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autoptr (GString) column = g_string_new (NULL);

      for (size_t axis = 0; axis < awale_rules_comparison_get_n_rows (); axis++)
        {
          g_autofree char *value = awale_rules_comparison_dup_value (axis, &presets[i].rules);

          g_assert_cmpuint (strlen (awale_rules_comparison_get_title (axis)), >, 3);
          g_assert_cmpuint (strlen (value), >, 3);
          g_assert_null (strpbrk (value, "{}%"));
          g_string_append_printf (column, "%s\n", value);
        }
      g_assert_true (g_hash_table_add (columns,
                                       g_string_free (g_steal_pointer (&column), FALSE)));
    }
}

static void
test_numbers (void)
{
  const AwaleRuleset drought = { .drought = 14 };
  const AwaleRuleset repetition = { .repetition = 2 };
  const AwaleRuleset one = { .drought = 1 };
  g_autofree char *first = awale_rules_comparison_dup_value (6, &drought);
  g_autofree char *second = awale_rules_comparison_dup_value (6, &repetition);
  g_autofree char *third = awale_rules_comparison_dup_value (6, &one);

  g_assert_cmpstr (first, ==, "After 14 sowings without a capture");
  g_assert_cmpstr (second, ==, "When a position has occurred 2 times");
  g_assert_cmpstr (third, ==, "After 1 sowing without a capture");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/pages/complete", test_complete);
  g_test_add_func ("/lessons/pages/axes", test_axes);
  g_test_add_func ("/lessons/pages/custom", test_custom);
  g_test_add_func ("/lessons/pages/slams", test_slams);
  g_test_add_func ("/lessons/pages/sheets", test_sheets);
  g_test_add_func ("/lessons/pages/readings", test_readings);
  g_test_add_func ("/lessons/pages/passages", test_passages);
  g_test_add_func ("/lessons/pages/differences", test_differences);
  g_test_add_func ("/lessons/pages/numbers", test_numbers);
  return g_test_run ();
}
