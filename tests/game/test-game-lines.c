/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

static void
set_start (AwaleGame  *game,
           const char *preset,
           const char *position)
{
  AwalePosition start;

  g_assert_true (awale_position_parse (position, &start, NULL));
  awale_game_set_start (game, &awale_preset_find (preset)->rules, start);
}

static void
test_line_end (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  g_assert_true (awale_game_get_line_end (game, root) == root);
  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  g_assert_true (awale_game_get_line_end (game, root) == fixture_find (game, "FfEe"));
  g_assert_true (awale_game_get_line_end (game, fixture_find (game, "Fd"))
                 == fixture_find (game, "FdD"));
}

static void
check_path (AwaleGame  *game,
            const char *path,
            const char *expected)
{
  g_autofree char *found = awale_node_dup_path (awale_game_find_path (game, path));

  g_assert_cmpstr (found, ==, expected);
}

static void
test_find_path (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  check_path (game, "", "");
  check_path (game, "FfEe", "FfEe");
  check_path (game, "FdD", "FdD");
  check_path (game, "FdA", "Fd");
  check_path (game, "FfEeAaBb", "FfEe");
  check_path (game, "F--", "F");
  check_path (game, "F-", "F");
  check_path (game, "F f", "F");
  check_path (game, "xyz", "");
}

static void
test_positions (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (GArray) positions = NULL;
  const char *moves = "FfE";
  AwalePosition position = awale_position_start ();

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  positions = awale_game_dup_positions (game, fixture_find (game, "FfE"));
  g_assert_cmpuint (positions->len, ==, 4);
  for (unsigned i = 0; i < 4; i++)
    {
      g_assert_true (awale_position_equal (g_array_index (positions, AwalePosition, i), position));
      if (i < 3)
        position = awale_play (position, awale_game_get_rules (game),
                               awale_move_from_letter (moves[i]), NULL);
    }
}

static void
test_outcome (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleOutcome outcome = awale_game_get_outcome (game, awale_game_get_root (game));

  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_PLAYING);
  g_assert_false (awale_game_get_settled_result (game).known);

  /* South has no seeds to sow, and North cannot feed South. */
  set_start (game, "abapa", "0-0-0-0-0-0-1-0-0-0-0-0-22-25-S");
  outcome = awale_game_get_outcome (game, awale_game_get_root (game));
  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_ENDED);
  g_assert_cmpint (outcome.ending, ==, AWALE_ENDING_NO_SOWING);
  g_assert_cmpint (awale_game_play (game, 6), !=, AWALE_ILLEGAL_REASON_NONE);
}

/* The third occurrence of a position in a line ends the game. */
static void
test_repetition (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleRuleset rules = *awale_game_get_rules (game);
  AwaleOutcome outcome;

  rules.repetition = 3;
  rules.drought = 0;
  rules.dead = AWALE_DEAD_PLAYS_ON;
  awale_game_set_start (game, &rules, awale_position_start ());
  fixture_play_circle (game, 40);
  outcome = awale_game_get_outcome (game, awale_game_get_root (game));
  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_PLAYING);
  outcome = awale_game_get_outcome (game, fixture_find (game, "EbAcFaCbBcCdAeBfDa"));
  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_PLAYING);
  outcome =
    awale_game_get_outcome (game, fixture_find (game, "EbAcFaCbBcCdAeBfDaEbAcFaCbBcCdAeBfDa"));
  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_ENDED);
  g_assert_cmpint (outcome.ending, ==, AWALE_ENDING_REPETITION);
}

static void
test_settled (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleResult result;

  set_start (game, "abapa", "0-0-0-0-0-0-1-0-0-0-0-0-22-25-S");
  result = awale_game_get_settled_result (game);
  g_assert_true (result.known);
  g_assert_cmpint (result.score.south, ==, 44);
  g_assert_cmpint (result.score.north, ==, 52);
}

/* A won game may continue; only a tag tells that it ended. */
static void
test_settled_by_majority (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleRuleset rules = *awale_game_get_rules (game);
  AwalePosition start;

  rules.majority = AWALE_MAJORITY_MAY_STOP;
  g_assert_true (awale_position_parse ("4-0-0-0-0-4-3-0-0-0-4-0-26-7-S", &start, NULL));
  awale_game_set_start (game, &rules, start);
  g_assert_cmpint (awale_game_get_outcome (game, awale_game_get_root (game)).state, ==,
                   AWALE_GAME_STATE_MAY_STOP);
  g_assert_false (awale_game_get_settled_result (game).known);
  awale_game_set_tag (game, "Termination", "unfinished");
  g_assert_false (awale_game_get_settled_result (game).known);
  awale_game_set_tag (game, "Termination", "majority");
  g_assert_true (awale_game_get_settled_result (game).known);
  g_assert_cmpint (awale_game_get_settled_result (game).score.south, ==, 52);
  g_assert_cmpint (awale_game_get_settled_result (game).score.north, ==, 14);
}

static void
check_end (AwaleGame  *game,
           const char *path,
           const char *board,
           const char *score)
{
  AwaleNode *node = fixture_find (game, path);
  g_autofree char *shown = awale_position_to_string (awale_game_get_board (game, node));
  g_autofree char *told = awale_score_to_string (awale_game_get_score (game, node));

  g_assert_cmpstr (shown, ==, board);
  g_assert_cmpstr (told, ==, score);
}

/* At the end of the game, the rules distribute the remaining seeds. */
static void
test_end (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *end = NULL;

  set_start (game, "abapa", "0-3-0-0-0-0-0-0-0-0-0-1-21-23-N");
  fixture_play (game, "f");
  check_end (game, "", "0-3-0-0-0-0-0-0-0-0-0-1-21-23-N", "21-23");
  check_end (game, "f", "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S", "25-23");
  end = awale_game_describe_end_at (game, fixture_find (game, "f"), NULL);
  g_assert_cmpstr (end, ==, "No legal sowing is left. South keeps 4 seeds. 25–23");
  g_assert_null (awale_game_describe_end_at (game, awale_game_get_root (game), NULL));
}

/* After a repetition or an agreement the seeds stay on the board, and only the score includes
 * them. */
static void
test_end_with_seeds (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *agreed = NULL;

  set_start (game, "abapa", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");
  fixture_play (game, "FfAaBbCcDdEe");
  check_end (game, "FfAaBbCcDdEe", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "24-24");
  awale_game_set_tag (game, "Result", "25-23");
  awale_game_set_tag (game, "Termination", "agreement");
  check_end (game, "FfAaBbCcDdEe", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "25-23");
  agreed = awale_game_describe_end (game, NULL);
  g_assert_cmpstr (agreed, ==, "The players agreed to end the game here. South gets the 2 seeds "
                               "that are left. 25–23");

  set_start (game, "abapa", "0-0-0-0-0-3-0-0-0-0-0-2-22-21-S");
  fixture_play (game, "F");
  awale_game_set_tag (game, "Result", "24-24");
  awale_game_set_tag (game, "Termination", "agreement");
  check_end (game, "F", "0-0-0-0-0-0-1-1-1-0-0-2-22-21-N", "24-24");
}

/* A resignation does not distribute the remaining seeds. */
static void
test_end_by_resignation (void)
{
  static const char *const results[][2] = {
    { "0-1", "South resigns." }, { "0-48", "South resigns. 0–48" },
  };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *stopped = NULL;

  fixture_play (game, "F");
  awale_game_set_tag (game, "Termination", "resignation");
  for (size_t i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *end = NULL;

      awale_game_set_tag (game, "Result", results[i][0]);
      end = awale_game_describe_end (game, NULL);
      g_assert_cmpstr (end, ==, results[i][1]);
      check_end (game, "F", "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N", "0-0");
    }
  awale_game_set_tag (game, "Result", "1-0");
  awale_game_set_tag (game, "Termination", NULL);
  stopped = awale_game_describe_end (game, NULL);
  g_assert_cmpstr (stopped, ==, "The game was stopped here. South wins.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/lines/line-end", test_line_end);
  g_test_add_func ("/game/lines/find-path", test_find_path);
  g_test_add_func ("/game/lines/positions", test_positions);
  g_test_add_func ("/game/lines/outcome", test_outcome);
  g_test_add_func ("/game/lines/repetition", test_repetition);
  g_test_add_func ("/game/lines/settled", test_settled);
  g_test_add_func ("/game/lines/settled-by-majority", test_settled_by_majority);

  g_test_add_func ("/game/lines/end", test_end);
  g_test_add_func ("/game/lines/end-with-seeds", test_end_with_seeds);
  g_test_add_func ("/game/lines/end-by-resignation", test_end_by_resignation);

  return g_test_run ();
}
