/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Endgames that are played out: by the moves that are hinted at they come home; a move that gives
 * the value away is told as such, and can be taken back.
 */
#include "training/awale-trial.h"

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
  awale_tables_fixture_set_up (fixture, data, SEEDS, 5);
}

static AwaleTrialState
wait_for_thought (AwaleTrial *trial)
{
  wait_while (awale_trial_get_state (trial) == AWALE_TRIAL_THINKING
              || awale_trial_get_state (trial) == AWALE_TRIAL_LOOKING);
  return awale_trial_get_state (trial);
}

static AwaleTrial *
begin (AwaleTablesFixture *fixture,
       AwaleEndgameKind    kind)
{
  AwaleTrial *trial = awale_trial_new (&fixture->rules, fixture->tables, 7);

  awale_trial_begin (trial, kind, AWALE_ENDGAME_LEAST_SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (trial), ==, AWALE_TRIAL_ASKING);
  return trial;
}

static AwaleTrialState
play (AwaleTrial *trial,
      AwaleMove   move)
{
  g_assert_cmpint (awale_game_play (awale_trial_get_game (trial), move), ==,
                   AWALE_ILLEGAL_REASON_NONE);
  awale_trial_look (trial);
  return wait_for_thought (trial);
}

static int
get_margin (AwaleTrial *trial)
{
  AwaleGame *game = awale_trial_get_game (trial);
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
      g_autoptr (AwaleTrial) trial = begin (fixture, kind);

      g_assert_cmpint (awale_trial_get_endgame (trial)->kind, ==, kind);
      g_assert_false (awale_trial_was_helped (trial));
      while (awale_trial_get_state (trial) == AWALE_TRIAL_ASKING)
        play (trial, awale_trial_hint (trial));
      g_assert_cmpint (awale_trial_get_state (trial), ==, AWALE_TRIAL_HOME);
      g_assert_cmpint (get_margin (trial), >=, awale_trial_get_endgame (trial)->margin);
      g_assert_true (awale_trial_was_helped (trial));
    }
}

/* All but the only move are missed, and taken back. */
static void
test_missed (AwaleTablesFixture *fixture,
             const void         *data)
{
  g_autoptr (AwaleTrial) trial = begin (fixture, AWALE_ENDGAME_ONLY_MOVE);
  AwaleGame *game = awale_trial_get_game (trial);
  AwaleNode *asked = awale_game_get_cursor (game);
  AwalePosition position = awale_node_get_position (asked);
  AwaleMove best = awale_trial_hint (trial);

  for (unsigned moves = awale_legal_moves (position, &fixture->rules) & ~(1u << best); moves != 0;
       moves &= moves - 1)
    {
      g_assert_cmpint (play (trial, __builtin_ctz (moves)), ==, AWALE_TRIAL_MISSED);
      g_assert_cmpint (awale_trial_get_given (trial), >, 0);
      awale_trial_take_back (trial);
      g_assert_cmpint (awale_trial_get_state (trial), ==, AWALE_TRIAL_ASKING);
      g_assert_true (awale_game_get_cursor (game) == asked);
    }
  g_assert_cmpint (play (trial, best), !=, AWALE_TRIAL_MISSED);
}

/* Whoever plays moves that are called right, whichever these are, comes home. */
static void
test_right (AwaleTablesFixture *fixture,
            const void         *data)
{
  for (int i = 0; i < (g_test_slow () ? 6 : 2); i++)
    {
      g_autoptr (AwaleTrial) trial = begin (fixture, i % 2 == 0 ? AWALE_ENDGAME_WIN
                                                                : AWALE_ENDGAME_DRAW);
      AwaleGame *game = awale_trial_get_game (trial);

      while (awale_trial_get_state (trial) == AWALE_TRIAL_ASKING)
        {
          AwaleNode *asked = awale_game_get_cursor (game);
          unsigned moves = awale_legal_moves (awale_node_get_position (asked), &fixture->rules)
                           & ~(1u << awale_trial_hint (trial));

          /* The best move is the last that is tried. */
          for (; moves != 0; moves &= moves - 1)
            {
              if (play (trial, __builtin_ctz (moves)) != AWALE_TRIAL_MISSED)
                break;
              awale_trial_take_back (trial);
            }
          if (moves == 0)
            play (trial, awale_trial_hint (trial));
        }
      g_assert_cmpint (awale_trial_get_state (trial), ==, AWALE_TRIAL_HOME);
    }
}

/* What is thought for a trial does not keep it. */
static void
test_dropped (AwaleTablesFixture *fixture,
              const void         *data)
{
  AwaleTrial *trial = awale_trial_new (&fixture->rules, fixture->tables, 3);

  awale_trial_begin (trial, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  g_assert_cmpint (awale_trial_get_state (trial), ==, AWALE_TRIAL_LOOKING);
  g_assert_finalize_object (trial);
}

/* What is no longer asked does not come. */
static void
test_given_up (AwaleTablesFixture *fixture,
               const void         *data)
{
  g_autoptr (AwaleTrial) trial = awale_trial_new (&fixture->rules, fixture->tables, 3);

  awale_trial_begin (trial, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  awale_trial_begin (trial, AWALE_ENDGAME_DRAW, SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (trial), ==, AWALE_TRIAL_ASKING);
  g_assert_cmpint (awale_trial_get_endgame (trial)->kind, ==, AWALE_ENDGAME_DRAW);

  awale_trial_begin (trial, AWALE_ENDGAME_WIN, SEEDS + 1, SEEDS + 1);
  g_assert_cmpint (wait_for_thought (trial), ==, AWALE_TRIAL_NOT_FOUND);
}

/* What was thought meanwhile comes when it is held no more. */
static void
test_held (AwaleTablesFixture *fixture,
           const void         *data)
{
  g_autoptr (AwaleTrial) trial = begin (fixture, AWALE_ENDGAME_WIN);
  g_autoptr (AwaleTrial) other = NULL;
  AwaleGame *game = awale_trial_get_game (trial);
  AwaleNode *asked = awale_game_get_cursor (game);

  awale_trial_set_held (trial, true);
  awale_game_play (game, awale_trial_hint (trial));
  awale_trial_look (trial);
  /* As long as it takes somebody else. */
  other = begin (fixture, AWALE_ENDGAME_WIN);
  g_assert_cmpint (awale_trial_get_state (trial), ==, AWALE_TRIAL_THINKING);
  g_assert_true (awale_node_get_parent (awale_game_get_cursor (game)) == asked);
  awale_trial_set_held (trial, false);
  g_assert_cmpint (wait_for_thought (trial), !=, AWALE_TRIAL_MISSED);
  g_assert_false (awale_node_get_parent (awale_game_get_cursor (game)) == asked
                  && awale_trial_get_state (trial) == AWALE_TRIAL_ASKING);
}

static void
failed_cb (AwaleTrial *trial,
           const char *sentence,
           int        *n_failures)
{
  g_assert_cmpstr (sentence, ==, "The system could not start a thread for the search.");
  ++*n_failures;
}

static void
test_no_thread (AwaleTablesFixture *fixture,
                const void         *data)
{
  g_autoptr (AwaleTrial) trial = begin (fixture, AWALE_ENDGAME_WIN);
  AwaleNode *asked = awale_game_get_cursor (awale_trial_get_game (trial));
  AwaleMove best = awale_trial_hint (trial);
  int n_failures = 0;

  g_signal_connect (trial, "failed", G_CALLBACK (failed_cb), &n_failures);
  failing_threads_set (true);
  g_assert_cmpint (play (trial, best), ==, AWALE_TRIAL_ASKING);
  g_assert_true (awale_game_get_cursor (awale_trial_get_game (trial)) == asked);
  awale_trial_begin (trial, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (trial), ==, AWALE_TRIAL_NOT_FOUND);
  g_assert_cmpint (n_failures, ==, 2);
  failing_threads_set (false);
  awale_trial_begin (trial, AWALE_ENDGAME_WIN, SEEDS, SEEDS);
  g_assert_cmpint (wait_for_thought (trial), ==, AWALE_TRIAL_ASKING);
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
  awale_tables_fixture_add ("trial", set_up, test_trial);
  return g_test_run ();
}
