/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../library/fixtures.h"

#include "analysis/awale-report-judgments.h"
#include "training/awale-exercise.h"

#include <string.h>

/* Kofi loses 6 seeds by f, and Ama loses 2 by B. */
static const char judged[] =
  "[Event \"Final\"]\n[Date \"2026.11.21\"]\n[South \"Ama\"]\n[North \"Kofi\"]\n"
  "[Result \"26-22\"]\n[Annotator \"Esi\"]\n\n"
  "{[%eval 0,9]} 1. F {[%eval 0,9] [%best F]} f {[%eval 6,9] [%best e 0] Hm} "
  "(1. … e 2. B a {[%eval 1,9]} 3. C) 2. B {[%eval 4,9] [%best C 6]} a 3. C 26-22\n";

static AwaleGame *
read_game (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
  return g_object_ref (awale_document_get_game (document, 0));
}

static GPtrArray *
list_exercises (const char *text,
                const char *name)
{
  const char *const names[] = { name, NULL };
  g_autoptr (AwaleGame) game = read_game (text);

  return awale_exercise_list_of_game (game, name != NULL ? names : NULL);
}

static void
test_made (void)
{
  g_autoptr (GPtrArray) exercises = list_exercises (judged, NULL);
  AwaleExercise *exercise;
  AwaleJudgment judgment;
  g_autofree char *text = NULL;

  g_assert_cmpuint (exercises->len, ==, 2);
  exercise = exercises->pdata[0];
  judgment = awale_exercise_get_judgment (exercise);
  g_assert_cmpint (judgment.loss, ==, 600);
  g_assert_cmpstr (awale_move_to_string (judgment.best), ==, "e");
  g_assert_cmpint (awale_node_get_ply (awale_exercise_get_question (exercise)), ==, 1);
  text = awale_exercise_dup_text (exercise);
  g_assert_cmpstr (text, ==,
                   "[Variant \"Oware Abapa\"]\n[Event \"Final\"]\n[Site \"?\"]\n"
                   "[Date \"2026.11.21\"]\n[Round \"?\"]\n[South \"Ama\"]\n"
                   "[North \"Kofi\"]\n[Result \"*\"]\n[Exercise \"error\"]\n\n"
                   "1. F f {[%eval 6,9] [%best e 0]} (1. … e {[%eval 0,9] [%best e]} 2. B a 3. C) "
                   "*\n");
}

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    unsigned    n_exercises;
  } cases[] = { { NULL, 2 }, { "kofi", 1 }, { "AMA", 1 }, { "Esi", 0 }, { "", 0 } };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) exercises = list_exercises (judged, cases[i].name);

      g_assert_cmpuint (exercises->len, ==, cases[i].n_exercises);
    }
}

static void
test_players (void)
{
  const char *const names[] = { "Esi", "kofi", NULL };
  g_autoptr (AwaleGame) game = read_game ("[North \"Kofi\"]\n\n1. F f *\n");

  g_assert_true (awale_exercise_has_player (game, names));
  g_assert_false (awale_exercise_has_player (game, names + 2));
  g_assert_false (awale_exercise_has_player (game, NULL));
}

static void
test_none (void)
{
  static const char *const texts[] = {
    "", "FfB", "[Event \"Final\"]\n\n*\n", "1. F f {[%eval 1,9] [%best e 0]} *\n",
    "1. F f {[%eval 6,9] [%best e 0]} 2. B *\n", "1. F f {[%eval 6,9]} *\n",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (awale_exercise_new_from_text (texts[i]));
}

/* Returns the hash of the exercise about the last move of @moves, whose values are @error. */
static gint64
hash (const char *tags,
      const char *moves,
      const char *error)
{
  g_autofree char *text = g_strconcat (tags, "\n", moves, " {[%eval ", error, "]} *\n", NULL);
  g_autoptr (AwaleExercise) exercise = awale_exercise_new_from_text (text);

  g_assert_nonnull (exercise);
  return awale_exercise_get_hash (exercise);
}

static void
test_same (void)
{
  const char *const start = "[FEN \"0-0-0-2-0-1-0-0-1-0-0-8-18-18-S\"]\n";
  const char *const turned = "[FEN \"0-0-1-0-0-8-0-0-0-2-0-1-18-18-N\"]\n";
  gint64 one = hash ("", "1. A a 2. B", "-3,9] [%best C 0");

  /* The hash of a question does not depend on earlier moves, the played move or the depth of the
   * values. */
  g_assert_cmpint (hash ("", "1. A a 2. D", "=-3] [%best C =0"), ==, one);
  g_assert_cmpint (hash ("[South \"Ama\"]\n", "1. A a 2. B", "-3,9] [%best C 0"), ==, one);
  g_assert_cmpint (hash ("[FEN \"0-5-5-5-5-4-0-5-5-5-5-4-0-0-S\"]\n", "1. B", "-3,9] [%best C 0"),
                   ==, one);
  g_assert_cmpint (hash ("[FEN \"0-5-5-5-5-4-0-5-5-5-5-4-0-0-N\"]\n", "1. … b",
                         "3,9] [%best c 0"), ==, one);
  g_assert_cmpint (hash ("[Variant \"society\"]\n", "1. A a 2. B", "-3,9] [%best C 0"), !=, one);
  g_assert_cmpint (hash ("", "1. A b 2. B", "-3,9] [%best C 0"), !=, one);

  g_assert_cmpint (hash (start, "1. D", "-9,9] [%best F 0"), ==,
                   hash (turned, "1. … d", "9,9] [%best f 0"));
}

/* A position that has occurred before makes another exercise, if a repetition may end the game. */
static void
test_way (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  const AwaleEvaluation good = { .low = 900, .high = 900, .depth = 9 };
  const AwaleEvaluation bad = { .low = -900, .high = -900, .depth = 9 };
  g_autoptr (GPtrArray) exercises = NULL;

  fixture_play_circle (game, 60);
  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game)); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleNode *parent = awale_node_get_parent (node);
      bool is_south = awale_node_get_mover (node) == AWALE_SOUTH;
      unsigned others = awale_legal_moves (awale_node_get_position (parent),
                                           awale_game_get_rules (game))
                        & ~(1u << awale_node_get_move (node));
      AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;

      if (others == 0)
        continue;
      awale_move_values_set_best (&values, __builtin_ctz (others), is_south ? &good : &bad);
      awale_move_values_set (&values, awale_node_get_move (node), is_south ? &bad : &good);
      awale_game_set_move_values (game, parent, &values);
    }
  exercises = awale_exercise_list_of_game (game, NULL);
  g_assert_cmpuint (exercises->len, >, 1);
  for (unsigned i = 0; i < exercises->len; i++)
    for (unsigned j = 0; j < i; j++)
      g_assert_cmpint (awale_exercise_get_hash (exercises->pdata[i]), !=,
                       awale_exercise_get_hash (exercises->pdata[j]));
}

static AwaleEvaluation
random_value (GRand *rand)
{
  AwaleEvaluation value = { .proof = (AwaleProof) g_rand_int_range (rand, 0, 3) };

  value.low = value.high = 100 * g_rand_int_range (rand, -20, 21);
  if (value.proof == AWALE_PROOF_BOUNDS)
    value.high += 100 * g_rand_int_range (rand, 1, 5);
  if (value.proof == AWALE_PROOF_ESTIMATE)
    value.depth = 9;
  return value;
}

static void
add_values (GRand     *rand,
            AwaleGame *game)
{
  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game)); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleNode *parent = awale_node_get_parent (node);
      unsigned legal = awale_legal_moves (awale_node_get_position (parent),
                                          awale_game_get_rules (game));
      AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;

      for (AwaleMove move = 0; move <= AWALE_PASS; move++)
        if ((legal & 1u << move) != 0 && g_rand_int_range (rand, 0, 4) > 0)
          {
            const AwaleEvaluation value = random_value (rand);

            awale_move_values_set (&values, move, &value);
            if (g_rand_boolean (rand))
              awale_move_values_set_best (&values, move, &value);
          }
      awale_game_set_move_values (game, parent, &values);
    }
}

static void
assert_same_judgment (AwaleJudgment a,
                      AwaleJudgment b)
{
  g_assert_cmpint (a.move_class, ==, b.move_class);
  g_assert_cmpint (a.loss, ==, b.loss);
  g_assert_cmpint (a.best, ==, b.best);
  g_assert_cmpint (a.best_value, ==, b.best_value);
  g_assert_cmpint (a.value, ==, b.value);
  g_assert_cmpint (a.proof, ==, b.proof);
}

/* A report and the exercises of the same game have the same errors, and so do the exercises after
 * they are written and read. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  const AwaleReportOptions options = { 0 };
  unsigned n_exercises = 0;

  for (int i = 0; i < 60; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, 60);
      g_autoptr (GPtrArray) exercises = NULL;
      AwaleReportJudgments report;

      add_values (rand, game);
      exercises = awale_exercise_list_of_game (game, NULL);
      awale_report_judgments_init (&report);
      awale_report_judgments_update (&report, game, &options);
      g_assert_cmpuint (exercises->len, ==, report.errors->len);
      for (unsigned j = 0; j < exercises->len; j++)
        {
          const AwaleReportMove *move = report.errors->pdata[j];
          g_autofree char *text = awale_exercise_dup_text (exercises->pdata[j]);
          g_autoptr (AwaleExercise) again = awale_exercise_new_from_text (text);
          g_autofree char *rewritten = NULL;

          g_assert_nonnull (again);
          rewritten = awale_exercise_dup_text (again);
          g_assert_cmpstr (rewritten, ==, text);
          assert_same_judgment (awale_exercise_get_judgment (exercises->pdata[j]), move->judgment);
          assert_same_judgment (awale_exercise_get_judgment (again), move->judgment);
          g_assert_cmpint (awale_exercise_get_hash (again), ==,
                           awale_exercise_get_hash (exercises->pdata[j]));
          n_exercises++;
        }
      awale_report_judgments_clear (&report);
    }
  g_assert_cmpuint (n_exercises, >, 100);
}

static AwaleExercise *
with_value (const char *value)
{
  g_autofree char *text = g_strdup_printf ("1. F {[%%eval %s]} *\n", value);

  return awale_exercise_new_from_text (text);
}

static void
test_supersedes (void)
{
  g_autoptr (AwaleExercise) shallow = with_value ("-3,9] [%best C 0");
  g_autoptr (AwaleExercise) deep = with_value ("-2,14] [%best C 0");
  g_autoptr (AwaleExercise) exact = with_value ("=-2] [%best D =1");

  g_assert_true (awale_exercise_supersedes (deep, shallow));
  g_assert_true (awale_exercise_supersedes (exact, deep));
  g_assert_false (awale_exercise_supersedes (shallow, deep));
  g_assert_false (awale_exercise_supersedes (shallow, shallow));
  g_assert_false (awale_exercise_supersedes (deep, exact));
}

/* An exercise made by a trainer contains the right answers as moves, and stays the same when it is
 * written and read. */
static void
test_position (void)
{
  const AwalePreset *preset = awale_preset_default ();
  const AwaleMove answers[] = { 5, 0 };
  AwalePosition position;
  g_autoptr (AwaleExercise) exercise = NULL;
  g_autoptr (AwaleExercise) same = NULL;
  g_autoptr (AwaleExercise) other = NULL;
  g_autoptr (GPtrArray) listed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *question = NULL;
  g_autofree char *answer = NULL;

  g_assert_true (awale_position_parse ("1-0-2-0-0-1-0-0-0-0-1-1-22-20-S", &position, NULL));
  exercise = awale_exercise_new_position (&preset->rules, position, "Which?", answers, 2, NULL);
  text = awale_exercise_dup_text (exercise);
  g_assert_nonnull (strstr (text, "[Exercise \"position\"]"));
  g_assert_nonnull (strstr (text, "\n{Which?} 1. F (1. A) *\n"));
  same = awale_exercise_new_from_text (text);
  g_assert_cmpint (awale_exercise_get_kind (same), ==, AWALE_EXERCISE_KIND_POSITION);
  g_assert_cmpint (awale_exercise_get_hash (same), ==, awale_exercise_get_hash (exercise));
  g_assert_false (awale_exercise_supersedes (same, exercise));
  g_assert_cmphex (awale_exercise_get_answers (same), ==, 1u << 5 | 1u << 0);
  question = awale_exercise_dup_question (same);
  answer = awale_exercise_dup_answer (same);
  g_assert_cmpstr (question, ==, "South to move. Which?");
  g_assert_cmpstr (answer, ==, "F / A");
  listed = list_exercises (text, NULL);
  g_assert_cmpuint (listed->len, ==, 1);

  other = awale_exercise_new_position (&preset->rules, position, NULL, answers, 1, NULL);
  g_assert_cmpint (awale_exercise_get_hash (other), ==, awale_exercise_get_hash (exercise));
  g_assert_true (awale_exercise_supersedes (other, exercise));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/training/exercise/made", test_made);
  g_test_add_func ("/training/exercise/names", test_names);
  g_test_add_func ("/training/exercise/players", test_players);
  g_test_add_func ("/training/exercise/none", test_none);
  g_test_add_func ("/training/exercise/position", test_position);
  g_test_add_func ("/training/exercise/same", test_same);
  g_test_add_func ("/training/exercise/way", test_way);
  g_test_add_func ("/training/exercise/random", test_random);
  g_test_add_func ("/training/exercise/supersedes", test_supersedes);
  return g_test_run ();
}
