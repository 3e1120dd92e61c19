/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Values of positions, and judgments of the moves between them.
 */
#include "analysis/awale-judgment.h"
#include "analysis/awale-report-judgments.h"
#include "analysis/awale-search-value.h"
#include "fixtures.h"

static AwaleEvaluation
estimate (int value)
{
  return (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, value, value, 14 };
}

static AwaleEvaluation
exact (int value)
{
  return (AwaleEvaluation) { AWALE_PROOF_EXACT, value, value, 0 };
}

static AwaleEvaluation
bounds (int low,
        int high)
{
  return (AwaleEvaluation) { AWALE_PROOF_BOUNDS, low, high, 0 };
}

/* Judges a move by South, and checks that the same move by North gets the same judgment. */
static AwaleJudgment
judge (AwaleEvaluation best,
       AwaleEvaluation value)
{
  AwaleEvaluation best_north = awale_evaluation_for_side (&best, AWALE_NORTH);
  AwaleEvaluation value_north = awale_evaluation_for_side (&value, AWALE_NORTH);
  AwaleJudgment south = awale_judge (&best, &value, AWALE_SOUTH);
  AwaleJudgment north = awale_judge (&best_north, &value_north, AWALE_NORTH);

  g_assert_cmpint (south.move_class, ==, north.move_class);
  g_assert_cmpint (south.loss, ==, north.loss);
  g_assert_cmpint (south.shift, ==, north.shift);
  g_assert_cmpint (south.proof, ==, north.proof);
  g_assert_cmpint (south.loss, ==, south.best_value - south.value);
  g_assert_cmpint (north.loss, ==, north.best_value - north.value);
  return south;
}

static void
check (AwaleEvaluation best,
       AwaleEvaluation value,
       AwaleMoveClass  move_class,
       int             loss)
{
  AwaleJudgment judgment = judge (best, value);

  g_assert_cmpint (judgment.move_class, ==, move_class);
  g_assert_cmpint (judgment.loss, ==, loss);
}

static bool
is_proven (AwaleEvaluation best,
           AwaleEvaluation value)
{
  AwaleJudgment judgment = judge (best, value);

  return awale_judgment_is_proven (&judgment);
}

static void
test_estimates (void)
{
  check (estimate (100), estimate (100), AWALE_MOVE_CLASS_BEST, 0);
  check (estimate (100), estimate (250), AWALE_MOVE_CLASS_BEST, 0);
  /* A move worth less than the best one is not classed as best. */
  check (estimate (100), estimate (90), AWALE_MOVE_CLASS_GOOD, 10);
  check (estimate (100), estimate (70), AWALE_MOVE_CLASS_GOOD, 30);
  check (estimate (100), estimate (-49), AWALE_MOVE_CLASS_GOOD, 149);
  check (estimate (100), estimate (-50), AWALE_MOVE_CLASS_INACCURACY, 150);
  check (estimate (200), estimate (-200), AWALE_MOVE_CLASS_MISTAKE, 400);
  check (estimate (1500), estimate (600), AWALE_MOVE_CLASS_MISTAKE, 900);
  check (estimate (1500), estimate (500), AWALE_MOVE_CLASS_BLUNDER, 1000);
  /* Losing a won position is at least a mistake, whether the result becomes even or lost. */
  check (estimate (310), estimate (60), AWALE_MOVE_CLASS_MISTAKE, 250);
  check (estimate (700), estimate (100), AWALE_MOVE_CLASS_BLUNDER, 600);
  g_assert_cmpint (judge (estimate (310), estimate (60)).shift, ==, AWALE_RESULT_CHANGE_FALLS);
  g_assert_cmpint (judge (estimate (310), estimate (-310)).shift, ==, AWALE_RESULT_CHANGE_TURNS);
  check (estimate (310), estimate (-310), AWALE_MOVE_CLASS_BLUNDER, 620);
  g_assert_false (is_proven (estimate (310), estimate (-310)));
}

static void
test_exact (void)
{
  check (exact (400), exact (400), AWALE_MOVE_CLASS_BEST, 0);
  check (exact (400), exact (350), AWALE_MOVE_CLASS_GOOD, 50);
  check (exact (400), exact (300), AWALE_MOVE_CLASS_INACCURACY, 100);
  check (exact (800), exact (400), AWALE_MOVE_CLASS_MISTAKE, 400);
  check (exact (2000), exact (1000), AWALE_MOVE_CLASS_BLUNDER, 1000);
  /* Losing a proven result is at least a mistake, however few seeds it costs. */
  check (exact (100), exact (0), AWALE_MOVE_CLASS_MISTAKE, 100);
  check (exact (0), exact (-100), AWALE_MOVE_CLASS_MISTAKE, 100);
  check (exact (100), exact (-100), AWALE_MOVE_CLASS_BLUNDER, 200);
  g_assert_true (is_proven (exact (100), exact (-100)));
  g_assert_false (is_proven (exact (100), estimate (-100)));
  g_assert_false (is_proven (estimate (100), exact (-100)));
}

static void
test_bounds (void)
{
  /* Overlapping bounds prove nothing, and the mover gets the benefit of the doubt. */
  check (bounds (-400, 600), bounds (-600, 400), AWALE_MOVE_CLASS_BEST, 0);
  check (bounds (200, 600), bounds (-600, -200), AWALE_MOVE_CLASS_BLUNDER, 400);
  check (exact (200), bounds (-600, 200), AWALE_MOVE_CLASS_BEST, 0);
  g_assert_false (is_proven (bounds (200, 600), bounds (-600, -200)));
  g_assert_false (is_proven (exact (200), bounds (-600, 0)));
  g_assert_false (is_proven (bounds (200, 400), exact (-600)));
}

/* The judgment of a move depends on the values of all moves from the same position. */
static void
test_node (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "Ff");
  const AwaleRuleset *rules = awale_game_get_rules (game);
  AwaleNode *root = awale_game_get_root (game), *node = fixture_node (game, 1);
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  AwaleEvaluation value = estimate (-100), other = estimate (100), deep = { .depth = 20 };

  g_assert_cmpint (awale_judge_node (root, rules).move_class, ==, AWALE_MOVE_CLASS_NONE);
  g_assert_cmpint (awale_judge_node (node, rules).move_class, ==, AWALE_MOVE_CLASS_NONE);

  /* A move cannot be judged by its own value alone. The value of the position before it does not
   * help, because that value belongs to no particular move. */
  awale_game_set_evaluation (game, root, &other);
  awale_game_set_evaluation (game, node, &value);
  g_assert_cmpint (awale_judge_node (node, rules).move_class, ==, AWALE_MOVE_CLASS_NONE);

  /* A better sibling is named as the best move if it was searched as deeply. */
  awale_game_set_evaluation (game, awale_game_add_move (game, root, 2), &deep);
  g_assert_cmpint (awale_judge_node (node, rules).move_class, ==, AWALE_MOVE_CLASS_NONE);
  awale_game_set_evaluation (game, awale_game_find_path (game, "C"), &other);
  g_assert_cmpint (awale_judge_node (node, rules).best, ==, 2);
  g_assert_cmpint (awale_judge_node (node, rules).loss, ==, 200);
  g_assert_cmpint (awale_judge_node (awale_game_find_path (game, "C"), rules).move_class, ==,
                   AWALE_MOVE_CLASS_NONE);

  awale_move_values_set (&values, 5, &value);
  awale_move_values_set_best (&values, 0, &(AwaleEvaluation) { .low = 300, .high = 300,
                                                               .depth = 14 });
  awale_game_set_move_values (game, root, &values);
  g_assert_cmpint (awale_judge_node (node, rules).best, ==, 0);
  g_assert_cmpint (awale_judge_node (node, rules).best_value, ==, 300);
  g_assert_cmpint (awale_judge_node (node, rules).value, ==, -100);
  g_assert_cmpint (awale_judge_node (node, rules).move_class, ==, AWALE_MOVE_CLASS_MISTAKE);
}

/* A forced move is no error. */
static void
test_forced (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", "F");
  AwaleNode *node = fixture_node (game, 1);
  AwaleEvaluation value = exact (-1000);
  AwaleJudgment forced;

  awale_game_set_evaluation (game, node, &value);
  forced = awale_judge_node (node, awale_game_get_rules (game));
  g_assert_true (forced.is_forced);
  g_assert_cmpint (forced.move_class, ==, AWALE_MOVE_CLASS_BEST);
  g_assert_cmpint (forced.loss, ==, 0);
}

static void
test_accuracy (void)
{
  AwaleJudgment judgment = { .loss = 0 };

  g_assert_cmpfloat (awale_judgment_get_accuracy (&judgment), ==, 100.0);
  judgment.loss = 400;
  g_assert_cmpfloat_with_epsilon (awale_judgment_get_accuracy (&judgment), 50.0, 1e-9);
  judgment.loss = 800;
  g_assert_cmpfloat_with_epsilon (awale_judgment_get_accuracy (&judgment), 25.0, 1e-9);
}

static void
test_words (void)
{
  g_autofree char *explanation = awale_judgment_dup_explanation ();

  for (int i = AWALE_MOVE_CLASS_BEST; i < AWALE_N_MOVE_CLASSES; i++)
    {
      g_assert_nonnull (awale_move_class_get_name (i));
      g_assert_nonnull (awale_move_class_get_id (i));
      g_assert_cmpint (awale_move_class_get_glyph (i) != 0, ==, i >= AWALE_MOVE_CLASS_INACCURACY);
      if (i != AWALE_MOVE_CLASS_BEST)
        g_assert_nonnull (strstr (explanation, awale_move_class_get_name (i)));
    }
  g_assert_nonnull (strstr (explanation, "Blunder: 10 seeds or more; 6 where"));
}

static void
test_line (void)
{
  AwaleSearchLine line = { .proof = AWALE_PROOF_ESTIMATE, .value = 150, .low = 150, .high = 150,
                           .depth = 9 };
  AwaleEvaluation evaluation = awale_evaluation_from_line (&line, AWALE_NORTH);

  g_assert_cmpint (evaluation.low, ==, -150);
  g_assert_cmpint (evaluation.depth, ==, 9);
  /* Values are rounded to tenths of a seed. */
  line.value = 154;
  g_assert_cmpint (awale_evaluation_from_line (&line, AWALE_NORTH).low, ==, -150);
  line.value = 155;
  g_assert_cmpint (awale_evaluation_from_line (&line, AWALE_SOUTH).low, ==, 160);
  g_assert_cmpint (awale_evaluation_from_line (&line, AWALE_NORTH).low, ==, -160);
  g_assert_cmpint (awale_evaluation_proven_of_line (&line, AWALE_SOUTH).proof, ==,
                   AWALE_PROOF_ESTIMATE);
  /* Bounds are kept beside the estimate and do not replace it. */
  line = (AwaleSearchLine) { .proof = AWALE_PROOF_BOUNDS, .value = 100, .low = -100, .high = 200,
                             .depth = 7 };
  evaluation = awale_evaluation_from_line (&line, AWALE_NORTH);
  g_assert_cmpint (evaluation.proof, ==, AWALE_PROOF_ESTIMATE);
  g_assert_cmpint (evaluation.low, ==, -100);
  g_assert_cmpint (evaluation.depth, ==, 7);
  evaluation = awale_evaluation_proven_of_line (&line, AWALE_NORTH);
  g_assert_cmpint (evaluation.proof, ==, AWALE_PROOF_BOUNDS);
  g_assert_cmpint (evaluation.low, ==, -200);
  g_assert_cmpint (evaluation.high, ==, 100);
}

static void
test_ending (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("society")->rules;
  AwaleEvaluation evaluation;
  AwalePosition positions[3];

  /* North has no move, so the remaining seeds go to South. */
  g_assert_true (awale_position_parse ("0-0-0-0-1-1-0-0-0-0-0-0-22-24-N", &positions[0], NULL));
  g_assert_true (awale_evaluation_of_ending (rules, positions, 1, true, &evaluation));
  g_assert_cmpint (evaluation.proof, ==, AWALE_PROOF_EXACT);
  g_assert_cmpint (evaluation.low, ==, 0);

  /* The third occurrence of a position ends the game, but a recorded game may continue. */
  for (int i = 0; i < 3; i++)
    g_assert_true (awale_position_parse ("1-0-0-0-0-0-1-0-0-0-0-0-26-20-S", &positions[i], NULL));
  g_assert_true (awale_evaluation_of_ending (rules, positions, 3, false, &evaluation));
  g_assert_cmpint (evaluation.low, ==, 600);
  g_assert_false (awale_evaluation_of_ending (rules, positions, 3, true, &evaluation));
  g_assert_false (awale_evaluation_of_ending (rules, positions, 2, false, &evaluation));
}

/* If a game continues after an ending by repetition, its history starts again. If it continues
 * after an ending by the board, the rule of that ending is switched off. */
static void
test_beyond_ending (void)
{
  AwaleRuleset rules = awale_preset_find ("society")->rules;
  AwalePosition positions[4];

  for (int i = 0; i < 3; i++)
    g_assert_true (awale_position_parse ("1-0-0-0-0-0-1-0-0-0-0-0-26-20-S", &positions[i], NULL));
  g_assert_true (awale_position_parse ("0-1-0-0-0-0-1-0-0-0-0-0-26-20-N", &positions[3], NULL));
  g_assert_cmpuint (awale_play_beyond_ending (&rules, positions, 2), ==, 0);
  g_assert_cmpuint (awale_play_beyond_ending (&rules, positions, 3), ==, 2);
  g_assert_cmpuint (awale_play_beyond_ending (&rules, positions, 4), ==, 2);
  g_assert_true (awale_ruleset_equal (&rules, &awale_preset_find ("society")->rules));

  rules.majority = AWALE_MAJORITY_ENDS;
  g_assert_cmpuint (awale_play_beyond_ending (&rules, &positions[3], 1), ==, 0);
  g_assert_cmpint (rules.majority, ==, AWALE_MAJORITY_PLAYS_ON);
  rules.dead = AWALE_DEAD_ENDS;
  g_assert_true (awale_position_parse ("0-0-0-0-0-1-1-0-0-0-0-0-23-23-N", &positions[0], NULL));
  g_assert_cmpuint (awale_play_beyond_ending (&rules, positions, 1), ==, 0);
  g_assert_cmpint (rules.dead, ==, AWALE_DEAD_PLAYS_ON);
}

/* The phases of a game begin at the limits that their descriptions give. */
static void
test_phases (void)
{
  static const struct
  {
    const char *position;
    AwalePhase  phase;
  } cases[] = {
    { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", AWALE_PHASE_OPENING },
    { "4-4-4-4-4-4-4-4-4-1-0-0-6-5-S", AWALE_PHASE_OPENING },
    { "4-4-4-4-4-4-4-4-4-0-0-0-6-6-S", AWALE_PHASE_MIDDLE },
    { "4-4-4-4-1-0-0-0-0-0-0-0-16-15-S", AWALE_PHASE_MIDDLE },
    { "4-4-4-4-0-0-0-0-0-0-0-0-16-16-S", AWALE_PHASE_END },
    { "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", AWALE_PHASE_END },
  };
  static const char *const words[] = {
    "Opening: More than 36 seeds on the board", "Middle game: 17 to 36 seeds on the board",
    "Endgame: At most 16 seeds on the board",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwalePosition position;

      g_assert_true (awale_position_parse (cases[i].position, &position, NULL));
      g_assert_cmpint (awale_phase_of_position (position), ==, cases[i].phase);
    }
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      g_autofree char *range = awale_phase_describe ((AwalePhase) phase);
      g_autofree char *told = g_strconcat (awale_phase_get_name ((AwalePhase) phase), ": ", range,
                                           NULL);

      g_assert_cmpstr (told, ==, words[phase]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/judgment/estimates", test_estimates);
  g_test_add_func ("/analysis/judgment/exact", test_exact);
  g_test_add_func ("/analysis/judgment/bounds", test_bounds);
  g_test_add_func ("/analysis/judgment/node", test_node);
  g_test_add_func ("/analysis/judgment/forced", test_forced);
  g_test_add_func ("/analysis/judgment/accuracy", test_accuracy);
  g_test_add_func ("/analysis/judgment/words", test_words);
  g_test_add_func ("/analysis/phases", test_phases);
  g_test_add_func ("/analysis/valuation/line", test_line);
  g_test_add_func ("/analysis/valuation/ending", test_ending);
  g_test_add_func ("/analysis/valuation/beyond-ending", test_beyond_ending);
  return g_test_run ();
}
