/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/awale-descriptions.h"

#include "game/awale-glyph.h"
#include "game/awale-value.h"

#define assert_words(words, expected) \
  G_STMT_START \
    { \
      g_autofree char *words_ = (words); \
      g_assert_cmpstr (words_, ==, expected); \
    } \
  G_STMT_END

static void
test_evaluation (void)
{
  AwaleEvaluation value;

  value = (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -80, -80, 9 };
  assert_words (awale_evaluation_describe (&value), AWALE_LTR_MARK "−0.8");
  value = (AwaleEvaluation) { AWALE_PROOF_EXACT, 300, 300, 0 };
  assert_words (awale_evaluation_describe (&value), AWALE_LTR_MARK "+3");
  value = (AwaleEvaluation) { AWALE_PROOF_BOUNDS, -100, 200, 0 };
  assert_words (awale_evaluation_describe (&value), AWALE_LTR_MARK "−1…" AWALE_LTR_MARK "+2");
  assert_words (awale_describe_proof (&(AwaleEvaluation) { AWALE_PROOF_EXACT, 300, 300, 0 }),
                "proven " AWALE_LTR_MARK "+3");
  assert_words (awale_describe_proof (&(AwaleEvaluation) { AWALE_PROOF_BOUNDS, -100, 200, 0 }),
                "between " AWALE_LTR_MARK "−1 and " AWALE_LTR_MARK "+2");
  assert_words (awale_describe_book (&(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 40, 40, 22 }),
                "book " AWALE_LTR_MARK "+0.4");
  assert_words (awale_describe_book_in_words (&(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -40, -40,
                                                                   22 }),
                "opening book: 0.4 seeds for North");
}

static void
test_move (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("abapa")->rules);
  AwalePosition start;
  AwaleNode *node;

  g_assert_true (awale_position_parse ("0-0-0-0-0-2-1-1-0-0-0-4-20-20-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  assert_words (awale_describe_move (awale_game_get_root (game)), "Start of the game");

  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  node = awale_game_get_cursor (game);
  assert_words (awale_describe_move (node), "South F captures 4");
  awale_game_toggle_glyph (game, node, AWALE_GLYPH_GOOD);
  assert_words (awale_describe_move_in_round (node), "Round 1, South F captures 4 · Good move");

  g_assert_cmpint (awale_game_play (game, 11), ==, AWALE_ILLEGAL_REASON_NONE);
  node = awale_game_get_cursor (game);
  assert_words (awale_describe_move_in_round (node), "Round 1, North f");
}

static void
test_sowing (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  AwalePosition position;

  g_assert_true (awale_position_parse ("1-0-0-0-0-2-1-1-0-0-0-4-20-19-S", &position, NULL));
  assert_words (awale_describe_sowing (position, rules, 5), "sows to b, captures 4");
  assert_words (awale_describe_sowing (position, rules, 0), "sows to B");
}

static void
test_margin (void)
{
  assert_words (awale_describe_margin (0), "even");
  assert_words (awale_describe_margin (-4), "even");
  assert_words (awale_describe_margin (100), "1 seed for South");
  assert_words (awale_describe_margin (-150), "1.5 seeds for North");
  assert_words (awale_describe_margin (230), "2.3 seeds for South");
  assert_words (awale_describe_margin (-1200), "12 seeds for North");
}

static void
test_evaluation_in_words (void)
{
  AwaleEvaluation estimate = { AWALE_PROOF_ESTIMATE, 230, 230, 18 };
  AwaleEvaluation exact = { AWALE_PROOF_EXACT, -300, -300, 0 };
  AwaleEvaluation bounds = { AWALE_PROOF_BOUNDS, -100, 200, 0 };

  assert_words (awale_describe_evaluation_in_words (&estimate), "2.3 seeds for South, depth 18");
  estimate.depth = 0;
  assert_words (awale_describe_evaluation_in_words (&estimate), "2.3 seeds for South");
  assert_words (awale_describe_evaluation_in_words (&exact), "3 seeds for North, proven");
  assert_words (awale_describe_evaluation_in_words (&bounds),
                "between 1 seed for North and 2 seeds for South");
}

static void
test_count (void)
{
  assert_words (awale_describe_count (840), "840");
  assert_words (awale_describe_count (12345), "12.3 k");
  assert_words (awale_describe_count (3.2e6), "3.2 M");
  assert_words (awale_describe_count (4.56e9), "4.6 G");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/widgets/descriptions/evaluation", test_evaluation);
  g_test_add_func ("/widgets/descriptions/margin", test_margin);
  g_test_add_func ("/widgets/descriptions/evaluation-in-words", test_evaluation_in_words);
  g_test_add_func ("/widgets/descriptions/count", test_count);
  g_test_add_func ("/widgets/descriptions/move", test_move);
  g_test_add_func ("/widgets/descriptions/sowing", test_sowing);

  return g_test_run ();
}
