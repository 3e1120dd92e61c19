/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Endgames are played out by the user: hints lead to the goal, and a move that loses the value is
 * reported and can be taken back.
 */
#include "training/awale-endgame-quiz.h"

#include "../engine/tables-fixture.h"
#include "../failing-threads.h"
#include "../wait.h"

enum
{
  SEEDS = 6,
};

static void
set_up (AwaleTablesFixture *fixture,
        const void         *data)
{
  awale_tablebases_fixture_set_up (fixture, data, SEEDS, 5);
}

static AwaleGame *
get_game (AwaleEndgameQuiz *quiz)
{
  return awale_quiz_get_display (AWALE_QUIZ (quiz))->game;
}

static AwaleQuizState
wait_for_thought (AwaleEndgameQuiz *quiz)
{
  wait_while (awale_quiz_get_state (AWALE_QUIZ (quiz)) == AWALE_QUIZ_THINKING
              || awale_quiz_get_state (AWALE_QUIZ (quiz)) == AWALE_QUIZ_LOOKING);
  return awale_quiz_get_state (AWALE_QUIZ (quiz));
}

static AwaleEndgameQuiz *
begin (AwaleTablesFixture *fixture,
       AwaleEndgameKind    kind)
{
  AwaleEndgameQuiz *quiz = awale_endgame_quiz_new (&fixture->rules, fixture->tables, 7);

  awale_endgame_quiz_begin (quiz, kind, AWALE_ENDGAME_MIN_SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (quiz), ==, AWALE_QUIZ_ASKING);
  return quiz;
}

static AwaleQuizState
play (AwaleEndgameQuiz *quiz,
      AwaleMove         move)
{
  g_assert_cmpint (awale_game_play (get_game (quiz), move), ==,
                   AWALE_ILLEGAL_REASON_NONE);
  awale_quiz_answer (AWALE_QUIZ (quiz), move);
  return wait_for_thought (quiz);
}

static int
get_margin (AwaleEndgameQuiz *quiz)
{
  AwaleGame *game = get_game (quiz);
  g_autoptr (GArray) positions = awale_game_dup_positions (game, awale_game_get_cursor (game));
  int least, most;

  awale_endgame_get_margins (awale_game_get_rules (game),
                             (const AwalePosition *) (void *) positions->data, positions->len,
                             &least, &most);
  return least;
}

static void
test_home (AwaleTablesFixture *fixture,
           const void         *data)
{
  for (int kind = 0; kind < AWALE_ENDGAME_N_KINDS; kind++)
    {
      g_autoptr (AwaleEndgameQuiz) quiz = begin (fixture, kind);

      g_assert_cmpint (awale_endgame_quiz_get_endgame (quiz)->kind, ==, kind);
      g_assert_false (awale_endgame_quiz_was_helped (quiz));
      while (awale_quiz_get_state (AWALE_QUIZ (quiz)) == AWALE_QUIZ_ASKING)
        {
          g_autofree char *hint = g_strdup_printf (
            "Play %s.", awale_move_to_string (awale_endgame_quiz_get_best (quiz)));

          awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_HINT);
          g_assert_cmpstr (awale_quiz_get_display (AWALE_QUIZ (quiz))->verdict, ==, hint);
          play (quiz, awale_endgame_quiz_get_best (quiz));
        }
      g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (quiz)), ==, AWALE_QUIZ_ANSWERED);
      g_assert_cmpint (get_margin (quiz), >=, awale_endgame_quiz_get_endgame (quiz)->margin);
      g_assert_true (awale_endgame_quiz_was_helped (quiz));
    }
}

/* All moves except the only right one count as missed, and can be taken back. */
static void
test_missed (AwaleTablesFixture *fixture,
             const void         *data)
{
  g_autoptr (AwaleEndgameQuiz) quiz = begin (fixture, AWALE_ENDGAME_ONLY_MOVE);
  AwaleGame *game = get_game (quiz);
  AwaleNode *asked = awale_game_get_cursor (game);
  AwalePosition position = awale_node_get_position (asked);
  AwaleMove best = awale_endgame_quiz_get_best (quiz);

  for (unsigned moves = awale_legal_moves (position, &fixture->rules) & ~(1u << best); moves != 0;
       moves &= moves - 1)
    {
      g_assert_cmpint (play (quiz, __builtin_ctz (moves)), ==, AWALE_QUIZ_WRONG);
      g_assert_cmpint (awale_endgame_quiz_get_loss (quiz), >, 0);
      awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_RETRY);
      g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (quiz)), ==, AWALE_QUIZ_ASKING);
      g_assert_true (awale_game_get_cursor (game) == asked);
    }
  g_assert_cmpint (play (quiz, best), !=, AWALE_QUIZ_WRONG);
}

/* Right moves lead to the goal, even if they are not the best ones. */
static void
test_right (AwaleTablesFixture *fixture,
            const void         *data)
{
  for (int i = 0; i < (g_test_slow () ? 6 : 2); i++)
    {
      g_autoptr (AwaleEndgameQuiz) quiz = begin (fixture, i % 2 == 0 ? AWALE_ENDGAME_WIN
                                                                     : AWALE_ENDGAME_DRAW);
      AwaleGame *game = get_game (quiz);

      while (awale_quiz_get_state (AWALE_QUIZ (quiz)) == AWALE_QUIZ_ASKING)
        {
          AwaleNode *asked = awale_game_get_cursor (game);
          unsigned moves = awale_legal_moves (awale_node_get_position (asked), &fixture->rules)
                           & ~(1u << awale_endgame_quiz_get_best (quiz));

          /* Try the best move only after all others. */
          for (; moves != 0; moves &= moves - 1)
            {
              if (play (quiz, __builtin_ctz (moves)) != AWALE_QUIZ_WRONG)
                break;
              awale_quiz_step (AWALE_QUIZ (quiz), AWALE_QUIZ_RETRY);
            }
          if (moves == 0)
            play (quiz, awale_endgame_quiz_get_best (quiz));
        }
      g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (quiz)), ==, AWALE_QUIZ_ANSWERED);
    }
}

/* A search that is running does not keep the quiz alive. */
static void
test_dropped (AwaleTablesFixture *fixture,
              const void         *data)
{
  AwaleEndgameQuiz *quiz = awale_endgame_quiz_new (&fixture->rules, fixture->tables, 3);

  awale_endgame_quiz_begin (quiz, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (quiz)), ==, AWALE_QUIZ_LOOKING);
  g_assert_finalize_object (quiz);
}

/* A search that a new request replaces gives no result. */
static void
test_given_up (AwaleTablesFixture *fixture,
               const void         *data)
{
  g_autoptr (AwaleEndgameQuiz) quiz = awale_endgame_quiz_new (&fixture->rules, fixture->tables, 3);

  awale_endgame_quiz_begin (quiz, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  awale_endgame_quiz_begin (quiz, AWALE_ENDGAME_DRAW, SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (quiz), ==, AWALE_QUIZ_ASKING);
  g_assert_cmpint (awale_endgame_quiz_get_endgame (quiz)->kind, ==, AWALE_ENDGAME_DRAW);

  awale_endgame_quiz_begin (quiz, AWALE_ENDGAME_WIN, SEEDS + 1, SEEDS + 1);
  g_assert_cmpint (wait_for_thought (quiz), ==, AWALE_QUIZ_OVER);
}

/* A reply that is found while the quiz is held arrives when the quiz is released. */
static void
test_held (AwaleTablesFixture *fixture,
           const void         *data)
{
  g_autoptr (AwaleEndgameQuiz) quiz = begin (fixture, AWALE_ENDGAME_WIN);
  g_autoptr (AwaleEndgameQuiz) other = NULL;
  AwaleGame *game = get_game (quiz);
  AwaleNode *asked = awale_game_get_cursor (game);

  awale_quiz_set_held (AWALE_QUIZ (quiz), true);
  awale_game_play (game, awale_endgame_quiz_get_best (quiz));
  awale_quiz_answer (AWALE_QUIZ (quiz), awale_endgame_quiz_get_best (quiz));
  /* Begin another quiz, which gives this one the time in which it would have found its reply. */
  other = begin (fixture, AWALE_ENDGAME_WIN);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (quiz)), ==, AWALE_QUIZ_THINKING);
  g_assert_true (awale_node_get_parent (awale_game_get_cursor (game)) == asked);
  awale_quiz_set_held (AWALE_QUIZ (quiz), false);
  g_assert_cmpint (wait_for_thought (quiz), !=, AWALE_QUIZ_WRONG);
  g_assert_false (awale_node_get_parent (awale_game_get_cursor (game)) == asked
                  && awale_quiz_get_state (AWALE_QUIZ (quiz)) == AWALE_QUIZ_ASKING);
}

static void
assert_failed (AwaleEndgameQuiz *quiz)
{
  g_assert_cmpstr (awale_quiz_get_display (AWALE_QUIZ (quiz))->verdict, ==,
                   "The system could not start a thread for the search.");
}

static void
test_no_thread (AwaleTablesFixture *fixture,
                const void         *data)
{
  g_autoptr (AwaleEndgameQuiz) quiz = begin (fixture, AWALE_ENDGAME_WIN);
  AwaleNode *asked = awale_game_get_cursor (get_game (quiz));
  AwaleMove best = awale_endgame_quiz_get_best (quiz);

  failing_threads_set (true);
  g_assert_cmpint (play (quiz, best), ==, AWALE_QUIZ_ASKING);
  g_assert_true (awale_game_get_cursor (get_game (quiz)) == asked);
  assert_failed (quiz);
  awale_endgame_quiz_begin (quiz, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (quiz), ==, AWALE_QUIZ_OVER);
  assert_failed (quiz);
  failing_threads_set (false);
  awale_endgame_quiz_begin (quiz, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (quiz), ==, AWALE_QUIZ_ASKING);
}

static void
test_trial (AwaleTablesFixture *fixture,
            const void         *data)
{
  test_home (fixture, data);
  test_missed (fixture, data);
  test_right (fixture, data);
  test_given_up (fixture, data);
  test_dropped (fixture, data);
  test_held (fixture, data);
  test_no_thread (fixture, data);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  awale_tablebases_fixture_add ("trial", set_up, test_trial);
  return g_test_run ();
}
