/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/awale-wording.h"

#include "game/awale-glyph.h"

#include <locale.h>

#define assert_words(words, expected) \
  G_STMT_START \
    { \
      g_autofree char *words_ = (words); \
      g_assert_cmpstr (words_, ==, expected); \
    } \
  G_STMT_END

static void
test_value (void)
{
  assert_words (awale_wording_value (0), "0");
  assert_words (awale_wording_value (4), "0");
  assert_words (awale_wording_value (-4), "0");
  assert_words (awale_wording_value (150), "+1.5");
  assert_words (awale_wording_value (-80), "−0.8");
  assert_words (awale_wording_value (300), "+3");
  assert_words (awale_wording_value (-1295), "−13");
}

/* Numbers follow the language; only run where such a locale is installed. */
static void
test_value_in_french (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-locales-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "fr_FR.UTF-8", NULL);
  const char *const make[] = { "localedef", "-i", "fr_FR", "-f", "UTF-8", path, NULL };
  const char *const clear[] = { "rm", "-r", folder, NULL };

  /* Few machines have it, so it is made; what localedef warns of does not matter here. */
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) make, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL,
                NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_setenv ("LOCPATH", folder, TRUE);

  g_assert_nonnull (setlocale (LC_NUMERIC, "fr_FR.UTF-8"));
  assert_words (awale_wording_value (-80), "−0,8");
  setlocale (LC_NUMERIC, "C");

  g_unsetenv ("LOCPATH");
  g_spawn_sync (NULL, (char **) clear, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                &error);
  g_assert_no_error (error);
}

static void
test_evaluation (void)
{
  assert_words (awale_wording_evaluation (&(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -80, -80, 9 }),
                "−0.8");
  assert_words (awale_wording_evaluation (&(AwaleEvaluation) { AWALE_PROOF_EXACT, 300, 300, 0 }),
                "=+3");
  assert_words (awale_wording_evaluation (&(AwaleEvaluation) { AWALE_PROOF_BOUNDS, -100, 200, 0 }),
                "−1…+2");
}

static void
test_move (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("abapa")->rules);
  AwalePosition start;
  AwaleNode *node;

  g_assert_true (awale_position_parse ("0-0-0-0-0-2-1-1-0-0-0-4-20-20-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  assert_words (awale_wording_move (awale_game_get_root (game)), "Start of the game");

  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_REFUSAL_NONE);
  node = awale_game_get_cursor (game);
  assert_words (awale_wording_move (node), "South F captures 4");
  awale_game_toggle_glyph (game, node, AWALE_GLYPH_GOOD);
  assert_words (awale_wording_move_in_round (node), "Round 1, South F captures 4, good move");

  g_assert_cmpint (awale_game_play (game, 11), ==, AWALE_REFUSAL_NONE);
  node = awale_game_get_cursor (game);
  assert_words (awale_wording_move_in_round (node), "Round 1, North f");
}

static void
test_sowing (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  AwalePosition position;

  g_assert_true (awale_position_parse ("1-0-0-0-0-2-1-1-0-0-0-4-20-19-S", &position, NULL));
  assert_words (awale_wording_sowing (position, rules, 5, AWALE_REFUSAL_NONE),
                "sows to b, captures 4");
  assert_words (awale_wording_sowing (position, rules, 0, AWALE_REFUSAL_NONE), "sows to B");
  assert_words (awale_wording_sowing (position, rules, 0, AWALE_REFUSAL_MUST_FEED),
                "may not be played: must feed the opponent");
  assert_words (awale_wording_sowing (position, rules, 1, AWALE_REFUSAL_EMPTY_PIT), NULL);
  assert_words (awale_wording_sowing (position, rules, 6, AWALE_REFUSAL_NOT_YOUR_PIT), NULL);
  assert_words (awale_wording_sowing (position, rules, 0, AWALE_REFUSAL_GAME_ENDED), NULL);
}

static void
test_sentence (void)
{
  assert_words (awale_wording_sentence ("must feed"), "Must feed.");
  assert_words (awale_wording_sentence ("étrange"), "Étrange.");
  assert_words (awale_wording_sentence (""), ".");
}

static void
test_margin (void)
{
  assert_words (awale_wording_margin (0), "even");
  assert_words (awale_wording_margin (-4), "even");
  assert_words (awale_wording_margin (100), "1 seed for South");
  assert_words (awale_wording_margin (-150), "1.5 seeds for North");
  assert_words (awale_wording_margin (230), "2.3 seeds for South");
  assert_words (awale_wording_margin (-1200), "12 seeds for North");
  assert_words (awale_wording_tenths (300), "+3.0");
  assert_words (awale_wording_tenths (-230), "−2.3");
  assert_words (awale_wording_tenths (-4), "0.0");
}

static void
test_evaluation_in_words (void)
{
  AwaleEvaluation estimate = { AWALE_PROOF_ESTIMATE, 230, 230, 18 };
  AwaleEvaluation exact = { AWALE_PROOF_EXACT, -300, -300, 0 };
  AwaleEvaluation bounds = { AWALE_PROOF_BOUNDS, -100, 200, 0 };

  assert_words (awale_wording_evaluation_in_words (&estimate), "2.3 seeds for South, depth 18");
  estimate.depth = 0;
  assert_words (awale_wording_evaluation_in_words (&estimate), "2.3 seeds for South");
  assert_words (awale_wording_evaluation_in_words (&exact), "exactly 3 seeds for North");
  assert_words (awale_wording_evaluation_in_words (&bounds),
                "between 1 seed for North and 2 seeds for South");
}

static void
test_count (void)
{
  assert_words (awale_wording_count (840), "840");
  assert_words (awale_wording_count (12345), "12.3 k");
  assert_words (awale_wording_count (3.2e6), "3.2 M");
  assert_words (awale_wording_count (4.56e9), "4.6 G");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/widgets/wording/value", test_value);
  g_test_add_func ("/widgets/wording/value-in-french", test_value_in_french);
  g_test_add_func ("/widgets/wording/evaluation", test_evaluation);
  g_test_add_func ("/widgets/wording/margin", test_margin);
  g_test_add_func ("/widgets/wording/evaluation-in-words", test_evaluation_in_words);
  g_test_add_func ("/widgets/wording/count", test_count);
  g_test_add_func ("/widgets/wording/move", test_move);
  g_test_add_func ("/widgets/wording/sowing", test_sowing);
  g_test_add_func ("/widgets/wording/sentence", test_sentence);

  return g_test_run ();
}
