/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The errors in games between levels are asked as questions. The report, the exercise about the
 * error and a second run judge every answer alike, whatever the order of the answers, and the error
 * itself is never right. AWALE_TEST_QUESTIONS is the number of questions (12).
 */
#include "training/awale-exercise-quiz.h"
#include "analysis/awale-report.h"
#include "engine/awale-level.h"

#include "../wait.h"

enum
{
  DEPTH = 8,
  MAX_PLIES = 60,
  MAX_LEVEL = 4,
};

/* An error, and the judgments of all answers to the question about it. */
typedef struct
{
  AwaleGame     *game;
  AwaleNode     *error;
  AwaleJudgment  judgment;
  int            losses[AWALE_PASS + 1];
  AwaleQuizAnswer    answers[AWALE_PASS + 1];
} Case;

static void
case_clear (void *data)
{
  Case *self = data;

  g_object_unref (self->game);
}

static AwaleGame *
play_game (const AwaleRuleset *rules,
           GRand              *random)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
  AwaleGame *game = awale_game_new (rules);
  static const AwaleSearchLimits no_limits = { .depth = 0 };
  const int levels[2] = { g_rand_int_range (random, AWALE_LEVEL_FIRST, MAX_LEVEL + 1),
                          g_rand_int_range (random, AWALE_LEVEL_FIRST, MAX_LEVEL + 1) };

  for (int ply = 0; ply < MAX_PLIES; ply++)
    {
      AwaleNode *node = awale_game_get_cursor (game);
      g_autoptr (GArray) positions = awale_game_dup_positions (game, node);

      if (awale_game_get_outcome (game, node).state == AWALE_GAME_STATE_ENDED)
        break;
      awale_searcher_clear (searcher);
      awale_game_play (game,
                       awale_level_choose (levels[awale_node_get_position (node).side], searcher,
                                           (const AwalePosition *) (void *) positions->data,
                                           positions->len, &no_limits, random, NULL, NULL));
    }
  return game;
}

/* Adds the errors that a report finds in @game, but not more than @most. */
static void
add_cases (GArray    *cases,
           AwaleGame *game,
           unsigned   most)
{
  g_autoptr (AwaleReport) report = awale_report_new (game);

  g_assert_true (awale_report_run (report, &(AwaleReportOptions) { .depth = DEPTH, .hash = 1 },
                                   NULL, NULL));
  for (unsigned i = 0; i < awale_report_get_n_errors (report) && cases->len < most; i++)
    {
      const AwaleReportMove *move = awale_report_get_error (report, i);
      Case added = { .game = g_object_ref (game), .error = move->node, .judgment = move->judgment };

      g_array_append_val (cases, added);
    }
}

static unsigned
get_legal (const Case *self)
{
  return awale_legal_moves (awale_node_get_position (awale_node_get_parent (self->error)),
                            awale_game_get_rules (self->game));
}

static AwaleExerciseQuiz *
ask (AwaleGame *game,
     AwaleNode *error)
{
  AwaleExerciseQuiz *question =
    awale_exercise_quiz_new (game, error, AWALE_EXERCISE_KIND_ERROR, NULL, false);

  wait_while (!awale_exercise_quiz_is_judged (question));
  return question;
}

static void
judge (Case          *self,
       AwaleExerciseQuiz *question)
{
  AwaleMove error = awale_node_get_move (self->error);
  AwaleMove decoy = awale_exercise_quiz_find_decoy (question);

  for (unsigned moves = get_legal (self); moves != 0; moves &= moves - 1)
    {
      AwaleMove move = __builtin_ctz (moves);

      self->losses[move] = awale_exercise_quiz_get_loss (question, move);
      self->answers[move] = awale_exercise_quiz_get_answer (question, move);
      g_assert_cmpint (self->losses[move], >=, 0);
      if (self->answers[move] == AWALE_QUIZ_ANSWER_BETTER)
        g_assert_cmpint (self->losses[move], <, self->judgment.loss);
    }
  g_assert_cmpint (self->answers[error], ==, AWALE_QUIZ_ANSWER_WRONG);
  g_assert_cmpint (self->losses[error], ==, self->judgment.loss);
  g_assert_cmpint (awale_exercise_quiz_get_best (question), ==, self->judgment.best);
  g_assert_cmpint (self->answers[self->judgment.best], ==, AWALE_QUIZ_ANSWER_RIGHT);
  g_assert_cmpint (self->losses[self->judgment.best], ==, 0);
  if (decoy != AWALE_NO_MOVE)
    g_assert_cmpint (self->answers[decoy], >=, AWALE_QUIZ_ANSWER_BETTER);
}

/* Gives the answers in another order, either to the question from the game or to an exercise made
 * from it. */
static void
judge_again (Case          *self,
             AwaleExerciseQuiz *question,
             GRand         *random)
{
  for (int i = 0; i < 4 * AWALE_SIDE_PITS; i++)
    {
      AwaleMove move = g_rand_int_range (random, 0, AWALE_PASS + 1);

      if ((get_legal (self) >> move & 1) == 0)
        continue;
      g_assert_cmpint (awale_exercise_quiz_get_loss (question, move), ==, self->losses[move]);
      g_assert_cmpint (awale_exercise_quiz_get_answer (question, move), ==, self->answers[move]);
    }
}

static void
shuffle (GArray *cases,
         GRand  *random)
{
  for (unsigned i = cases->len; i > 1; i--)
    {
      unsigned k = (unsigned) g_rand_int_range (random, 0, (int) i);
      Case other = g_array_index (cases, Case, i - 1);

      g_array_index (cases, Case, i - 1) = g_array_index (cases, Case, k);
      g_array_index (cases, Case, k) = other;
    }
}

static void
test_questions (void)
{
  const char *asked = g_getenv ("AWALE_TEST_QUESTIONS");
  unsigned n_asked = asked != NULL ? (unsigned) atoi (asked) : 12;
  g_autoptr (GRand) random = g_rand_new_with_seed (28);
  g_autoptr (GArray) cases = g_array_new (FALSE, FALSE, sizeof (Case));
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_array_set_clear_func (cases, case_clear);
  for (unsigned i = 0; cases->len < n_asked; i++)
    {
      g_autoptr (AwaleGame) game = play_game (&presets[i % n_presets].rules, random);

      add_cases (cases, game, n_asked);
    }
  for (unsigned i = 0; i < cases->len; i++)
    {
      Case *each = &g_array_index (cases, Case, i);
      g_autoptr (AwaleExerciseQuiz) question = ask (each->game, each->error);

      judge (each, question);
    }
  shuffle (cases, random);
  for (unsigned i = 0; i < cases->len; i++)
    {
      Case *each = &g_array_index (cases, Case, i);
      g_autoptr (AwaleExercise) exercise = awale_exercise_new (each->game, each->error);
      g_autofree char *text = awale_exercise_dup_text (exercise);
      g_autoptr (AwaleExercise) kept = awale_exercise_new_from_text (text);
      g_autoptr (AwaleExerciseQuiz) question = ask (each->game, each->error);
      g_autoptr (AwaleExerciseQuiz) quiz = ask (awale_exercise_get_game (kept),
                                                awale_exercise_get_move (kept));

      judge_again (each, question, random);
      judge_again (each, quiz, random);
      g_assert_cmpint (awale_exercise_get_judgment (kept).loss, ==, each->judgment.loss);
    }
}

static const struct
{
  const char *text;
  char answer;
  const char *verdict;
} stored[] = {
  { "1. F {[%eval 4,9] [%best C 6]} *\n", 'C', "Right: nothing is better than C." },
  { "[FEN \"6-0-0-0-0-4-1-4-4-4-4-4-8-9-S\"]\n\n1. F {[%eval 4,9] [%best A 6]} *\n", 'A',
    "Right: nothing is better than A+2." },
  { "[Exercise \"opening\"]\n\n1. C {[%eval 6,9] [%best C 6]} *\n", 'C',
    "Right: the book plays C." },
  { "[Exercise \"position\"]\n\n1. C *\n", 'C', "Right: C." },
};

/* The stored answer is judged at once, before the search of the other moves ends. */
static void
test_stored (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autoptr (AwaleExercise) exercise = awale_exercise_new_from_text (stored[i].text);
      g_autoptr (AwaleExerciseQuiz) quiz =
        awale_exercise_quiz_new (awale_exercise_get_game (exercise),
                                 awale_exercise_get_move (exercise),
                                 awale_exercise_get_kind (exercise), NULL, true);
      bool is_position = awale_exercise_get_kind (exercise) == AWALE_EXERCISE_KIND_POSITION;

      g_assert_true (awale_exercise_quiz_find_decoy (quiz)
                     == (is_position ? awale_move_from_letter ('A') : AWALE_NO_MOVE));
      awale_quiz_answer (AWALE_QUIZ (quiz), awale_move_from_letter (stored[i].answer));
      g_assert_false (awale_exercise_quiz_is_judged (quiz));
      g_assert_cmpstr (awale_quiz_get_display (AWALE_QUIZ (quiz))->verdict, ==, stored[i].verdict);
    }
}

/* Waits for the reasons of the verdict, and compares them and the capture that the board marks. */
static void
assert_reasons (AwaleExerciseQuiz *quiz,
                const char        *expected)
{
  const AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (quiz));

  wait_while (display->reasons == NULL);
  g_assert_cmpstr (display->reasons, ==, expected);
  g_assert_cmphex (display->capture.harvested, ==, 1u << awale_move_from_letter ('A'));
  g_assert_cmpint (display->color, ==, AWALE_MARK_RED);
}

/* The reasons follow an answer. While it can be tried again, they do not name the better move, and
 * they are gone while the question is open. */
static void
test_reasons (void)
{
  const char *text = "[North \"Kofi\"]\n[FEN \"1-0-2-0-0-1-0-0-0-0-1-1-22-20-S\"]\n"
                     "\n1. C {[%eval 0,12] [%best A 8]} *\n";
  const char *threat = "C does not stop a threat: Kofi takes 2 seeds from A with f.";
  g_autofree char *all = g_strconcat (threat, " A would have moved the seeds out of danger.", NULL);
  g_autoptr (AwaleExercise) exercise = awale_exercise_new_from_text (text);
  g_autoptr (AwaleExerciseQuiz) quiz = ask (awale_exercise_get_game (exercise),
                                            awale_exercise_get_move (exercise));
  const AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (quiz));

  awale_game_play (display->game, awale_move_from_letter ('C'));
  awale_quiz_answer (AWALE_QUIZ (quiz), awale_move_from_letter ('C'));
  g_assert_cmpint (display->state, ==, AWALE_QUIZ_WRONG);
  assert_reasons (quiz, threat);
  awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_RETRY);
  g_assert_null (display->reasons);
  g_assert_cmpint (display->capture.harvest, ==, 0);
  awale_quiz_answer (AWALE_QUIZ (quiz), awale_move_from_letter ('A'));
  assert_reasons (quiz, all);
  awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_REVEAL);
  g_assert_cmpint (display->state, ==, AWALE_QUIZ_ANSWERED);
  awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_RETRY);
  awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_REVEAL);
  assert_reasons (quiz, all);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/training/exercise-quiz/errors", test_questions);
  g_test_add_func ("/training/exercise-quiz/stored", test_stored);
  g_test_add_func ("/training/exercise-quiz/reasons", test_reasons);
  return g_test_run ();
}
