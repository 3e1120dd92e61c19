/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../failing-threads.h"
#include "fixtures.h"

static AwalePlay *
start (AwaleGame      *game,
       AwaleOpponent  *south,
       AwaleOpponent  *north,
       AwalePlayFlags  flags)
{
  AwalePlay *play = awale_play_new (game, awale_game_get_cursor (game), south, north, flags);

  awale_play_begin (play);
  return play;
}

static void
test_answers (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("fed", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_DEFAULT);

  g_assert_true (awale_play_has_computer (play));
  g_assert_true (awale_play_get_opponent (play, AWALE_NORTH) == script);
  g_assert_true (awale_play_is_persons (play));
  g_assert_cmpuint (fixture_script_n_asked (script), ==, 0);
  fixture_move (play, "C");
  g_assert_true (awale_play_is_thinking (play));
  g_assert_false (awale_play_is_persons (play));
  fixture_assert_line (play, "Cf");
  g_assert_true (awale_game_get_cursor (game) == awale_play_get_head (play));
  g_assert_cmpint (awale_play_get_turn (play), ==, AWALE_SOUTH);
  fixture_move (play, "A");
  fixture_assert_line (play, "CfAe");
  g_assert_cmpuint (fixture_script_n_asked (script), ==, 2);
}

/* The computer makes the first move if it is to move, and an earlier position that is being viewed
 * stays in view. */
static void
test_looking_back (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("CB", 0);
  g_autoptr (AwalePlay) play = start (game, script, NULL, AWALE_PLAY_DEFAULT);
  AwaleNode *root = awale_game_get_root (game);

  fixture_assert_line (play, "C");
  fixture_move (play, "f");
  awale_game_set_cursor (game, root);
  fixture_assert_line (play, "CfB");
  g_assert_true (awale_game_get_cursor (game) == root);

  /* Playing a move that the game already has only moves the cursor. */
  awale_game_set_cursor (game, awale_node_get_first_child (root));
  fixture_move (play, "f");
  fixture_assert_line (play, "CfB");
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (game)), ==, 2);
}

/* The reasons why a person may not move are given as sentences. */
static void
test_lock (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Dd");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("f", 0);
  AwaleNode *node = awale_game_get_cursor (game);
  g_autoptr (AwalePlay) play = awale_play_new (game, node, NULL, script, AWALE_PLAY_DEFAULT);
  g_autofree char *rests = awale_play_dup_lock (play);
  g_autofree char *thinks = NULL, *earlier = NULL, *before = NULL, *own = NULL;

  g_assert_null (rests);
  awale_play_begin (play);
  fixture_move (play, "C");
  thinks = awale_play_dup_lock (play);
  g_assert_nonnull (g_strstr_len (thinks, -1, "take yours back"));
  fixture_assert_line (play, "DdCf");
  own = awale_play_dup_lock (play);
  g_assert_null (own);
  awale_game_set_cursor (game, awale_node_get_first_child (node));
  earlier = awale_play_dup_lock (play);
  g_assert_nonnull (earlier);
  g_assert_cmpstr (earlier, !=, thinks);
  /* Positions before the start of play belong to the study, where moves may be played. */
  awale_game_set_cursor (game, awale_game_get_root (game));
  before = awale_play_dup_lock (play);
  g_assert_null (before);
}

/* A player who has made no move has none to take back. */
static void
test_lock_at_first (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("F", 0);
  AwaleNode *root = awale_game_get_root (game);
  g_autoptr (AwalePlay) play = awale_play_new (game, root, script, NULL, AWALE_PLAY_DEFAULT);
  g_autofree char *lock = NULL;

  awale_play_begin (play);
  lock = awale_play_dup_lock (play);
  g_assert_cmpstr (lock, ==, "It is the computer’s turn. Wait for its move.");
  fixture_assert_line (play, "F");
}

/* Two computers leave no moves to a person. */
static void
test_lock_of_computers (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) south = fixture_script_new ("F", 0);
  g_autoptr (AwaleOpponent) north = fixture_script_new ("f", 0);
  AwaleNode *root = awale_game_get_root (game);
  g_autoptr (AwalePlay) play = awale_play_new (game, root, south, north, AWALE_PLAY_DEFAULT);
  g_autofree char *lock = NULL;

  awale_play_begin (play);
  WAIT_UNTIL (awale_play_get_head (play) != root);
  awale_game_set_cursor (game, root);
  lock = awale_play_dup_lock (play);
  g_assert_cmpstr (lock, ==, "The computer plays this side.");
}

/* Play from a position within a game makes a variation. */
static void
test_play_on (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "DdEe");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("fa", 0);
  g_autoptr (AwalePlay) play = NULL;
  AwaleNode *node = awale_game_find_path (game, "Dd");

  awale_game_set_cursor (game, node);
  play = start (game, NULL, script, AWALE_PLAY_DEFAULT);
  fixture_move (play, "A");
  fixture_assert_line (play, "DdAf");
  g_assert_cmpuint (awale_node_get_n_children (node), ==, 2);
  g_assert_false (awale_node_is_main_line (awale_play_get_head (play)));
  g_assert_nonnull (awale_game_find_path (game, "DdEe"));

  /* A move that the game already has is followed, and can be taken back without an undo. */
  awale_game_set_cursor (game, node);
  fixture_move (play, "E");
  fixture_assert_line (play, "DdEa");
  awale_play_take_back (play);
  fixture_assert_line (play, "Dd");
  g_assert_cmpint (awale_node_get_ply (awale_game_find_path (game, "DdEe")), ==, 4);
}

/* If the game itself is played, a new branch becomes the main line in the same step. */
static void
test_branch (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("fed", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_OWN_GAME);

  fixture_move (play, "C");
  fixture_assert_line (play, "Cf");
  awale_game_set_cursor (game, awale_game_get_root (game));
  fixture_move (play, "A");
  fixture_assert_line (play, "Ae");
  g_assert_true (awale_node_is_main_line (awale_play_get_head (play)));
  g_assert_cmpuint (awale_node_get_n_children (awale_game_get_root (game)), ==, 2);

  awale_play_undo (play);
  fixture_assert_line (play, "");
  g_assert_cmpuint (awale_node_get_n_children (awale_game_get_root (game)), ==, 1);
  awale_play_redo (play);
  fixture_assert_line (play, "Ae");
  g_assert_true (awale_node_is_main_line (awale_play_get_head (play)));
}

static void
test_undo_pair (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("fedb", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_OWN_GAME);

  g_assert_false (awale_play_can_take_back (play));
  fixture_move (play, "C");
  fixture_assert_line (play, "Cf");
  fixture_move (play, "B");
  fixture_assert_line (play, "CfBe");

  g_assert_true (awale_play_can_undo (play));
  awale_play_undo (play);
  fixture_assert_line (play, "Cf");
  g_assert_true (awale_game_get_cursor (game) == awale_play_get_head (play));
  awale_play_undo (play);
  fixture_assert_line (play, "");
  g_assert_false (awale_play_can_take_back (play));
  g_assert_true (awale_play_can_redo (play));
  awale_play_redo (play);
  fixture_assert_line (play, "Cf");
  awale_play_redo (play);
  fixture_assert_line (play, "CfBe");
  g_assert_cmpuint (fixture_script_n_asked (script), ==, 2);
  g_assert_false (awale_play_can_redo (play));

  /* Other changes are undone separately, and do not prevent taking back moves. */
  awale_game_set_comment (game, awale_play_get_head (play), "Well.");
  awale_play_undo (play);
  fixture_assert_line (play, "CfBe");
  g_assert_null (awale_node_get_comment (awale_play_get_head (play)));
  awale_game_set_comment (game, awale_play_get_head (play), "Well.");
  awale_play_take_back (play);
  fixture_assert_line (play, "Cf");
}

/* Undo while the computer thinks takes back the move before its turn. */
static void
test_undo_while_thinking (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_OWN_GAME);

  fixture_move (play, "C");
  g_assert_true (awale_play_is_thinking (play));
  awale_play_undo (play);
  g_assert_false (awale_play_is_thinking (play));
  fixture_assert_line (play, "");
  WAIT_UNTIL (fixture_script_n_cancelled (script) == 1);
  g_assert_null (awale_node_get_first_child (awale_game_get_root (game)));
}

/* Play continues from the new position after the line is deleted or the start replaced. */
static void
test_edits (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("fed", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_OWN_GAME);
  AwalePosition position;

  fixture_move (play, "C");
  fixture_assert_line (play, "Cf");
  fixture_move (play, "B");
  fixture_assert_line (play, "CfBe");
  awale_game_delete (game, awale_game_find_path (game, "CfB"));
  fixture_assert_line (play, "Cf");
  g_assert_true (awale_position_parse ("0-0-0-0-4-1-2-0-0-0-4-0-20-17-S", &position, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), position);
  fixture_assert_line (play, "");
  g_assert_true (awale_play_get_head (play) == awale_game_get_root (game));
}

/* Undo and redo of an edit restore the head before and after it. If a variation is deleted in which
 * the head is, the head goes to the end of the line that is left. */
static void
test_edits_undone (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwalePlay) play = start (game, NULL, NULL, AWALE_PLAY_DEFAULT);
  AwaleMove pit = awale_move_from_letter ('A');
  AwalePosition position;

  fixture_move (play, "FfEeDd");
  for (int inserted = 0; inserted < 2; inserted++)
    {
      AwaleNode *head = awale_play_get_head (play);
      AwaleNode *node = awale_game_find_path (game, "FfE");

      awale_game_set_cursor (game, awale_node_get_parent (node));
      node = inserted ? awale_game_insert_moves (game, node, &pit, 1, NULL)
                      : awale_game_replace_move (game, node, pit, NULL);
      awale_play_set_head (play, awale_game_get_line_end (game, node));
      for (int round = 0; round < 2; round++)
        {
          awale_play_undo (play);
          g_assert_true (awale_play_get_head (play) == head);
          fixture_assert_line (play, "FfEeDd");
          awale_play_redo (play);
          g_assert_true (awale_play_get_head (play) == awale_game_get_line_end (game, node));
        }
      awale_play_undo (play);
    }

  awale_game_delete (game, awale_game_find_path (game, "FfE"));
  fixture_assert_line (play, "Ff");
  awale_play_undo (play);
  fixture_assert_line (play, "FfEeDd");
  awale_play_redo (play);
  fixture_assert_line (play, "Ff");
  awale_play_undo (play);

  g_assert_true (awale_position_parse ("0-0-0-0-4-1-2-0-0-0-4-0-20-17-S", &position, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), position);
  fixture_assert_line (play, "");
  awale_play_undo (play);
  fixture_assert_line (play, "FfEeDd");
  awale_play_undo (play);
  fixture_assert_line (play, "FfEeD");

  awale_play_set_head (play, awale_game_add_move (game, awale_game_find_path (game, "Ff"), pit));
  awale_game_delete (game, awale_game_find_path (game, "FfA"));
  fixture_assert_line (play, "FfEeD");
}

/* Undoing an edit in a finished game takes back no move. */
static void
test_finished_undone (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("avele", "0-0-0-0-0-1-0-0-0-0-1-0-23-23-S", "");
  g_autoptr (AwalePlay) play = start (game, NULL, NULL, AWALE_PLAY_DEFAULT);
  AwaleNode *head;

  while (!awale_play_is_over (play))
    {
      AwalePosition last = awale_node_get_position (awale_play_get_head (play));
      unsigned moves = awale_legal_moves (last, awale_game_get_rules (game));

      awale_game_play (game, __builtin_ctz (moves));
      awale_play_follow (play);
    }
  head = awale_play_get_head (play);
  awale_game_delete (game, awale_node_get_first_child (awale_game_get_root (game)));
  fixture_assert_line (play, "");
  awale_play_undo (play);
  g_assert_true (awale_play_get_head (play) == head);
  g_assert_true (awale_play_is_over (play));
}

static gboolean
set_flag_cb (void *data)
{
  *(bool *) data = true;
  return G_SOURCE_REMOVE;
}

/* The computer's answer is not played while a sowing is animated. */
static void
test_held (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("f", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_OWN_GAME);
  bool idle = false;

  awale_play_set_held (play, true);
  fixture_move (play, "C");
  g_idle_add_full (G_PRIORITY_LOW, set_flag_cb, &idle, NULL);
  WAIT_UNTIL (idle && fixture_script_n_asked (script) == 1);
  g_assert_true (awale_play_is_thinking (play));
  g_assert_cmpint (awale_node_get_ply (awale_play_get_head (play)), ==, 1);
  awale_play_set_held (play, false);
  g_assert_cmpint (awale_node_get_ply (awale_play_get_head (play)), ==, 1);
  fixture_assert_line (play, "Cf");
}

/* A forced pass is played automatically, and announced by a message. */
static void
test_pass (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("booklet", "0-0-0-0-0-0-1-1-0-0-4-5-20-17-S", "");
  g_autoptr (AwalePlay) play = start (game, NULL, NULL, AWALE_PLAY_DEFAULT);
  g_autofree char *before = awale_play_dup_announcement (play);
  g_autofree char *lock = awale_play_dup_lock (play);
  g_autofree char *after = NULL;

  g_assert_false (awale_play_is_persons (play));
  g_assert_cmpstr (before, ==, "South cannot sow and passes.");
  g_assert_cmpstr (lock, ==, before);
  fixture_assert_line (play, "--");
  after = awale_play_dup_announcement (play);
  g_assert_cmpstr (after, ==, "South could not sow and passed.");
}

static void
test_hint (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", "0-0-0-0-4-1-2-0-0-0-4-0-20-17-S", "");
  g_autoptr (AwaleOpponent) adviser = fixture_computer (AWALE_LEVEL_STRONGEST, 20000, 1);
  g_autoptr (AwaleOpponent) script = fixture_script_new ("", 0);
  g_autoptr (AwalePlay) play = start (game, NULL, script, AWALE_PLAY_DEFAULT);
  bool modified = awale_game_is_modified (game);

  awale_play_set_adviser (play, adviser);
  awale_play_ask_hint (play);
  g_assert_true (awale_play_is_advising (play));
  g_assert_null (awale_play_get_hint (play));
  WAIT_UNTIL (!awale_play_is_advising (play));
  g_assert_nonnull (awale_play_get_hint (play));
  g_assert_cmpint (awale_play_get_hint (play)->move, ==, awale_move_from_letter ('F'));
  g_assert_cmpint (awale_play_get_hint (play)->reason, ==, AWALE_HINT_REASON_CAPTURES);
  g_assert_true (awale_play_get_hint (play)->has_value);

  /* A hint does not modify the game, and disappears when the next move is played. */
  g_assert_true (awale_game_is_modified (game) == modified);
  g_assert_null (awale_node_get_evaluation (awale_play_get_head (play)));
  fixture_move (play, "F");
  g_assert_null (awale_play_get_hint (play));
  awale_play_ask_hint (play);
  g_assert_false (awale_play_is_advising (play));
}

static void
failed_cb (AwalePlay  *play,
           const char *told,
           char      **sentence)
{
  *sentence = g_strdup (told);
}

static void
wait_for_failure (char **sentence)
{
  WAIT_UNTIL (*sentence != NULL);
  g_assert_cmpstr (*sentence, ==, "The system could not start a thread for the search.");
  g_clear_pointer (sentence, g_free);
}

/* If no thread can be started, a request for a hint or a move fails with a message, and can be made
 * again. */
static void
test_no_thread (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) computer = fixture_computer (AWALE_LEVEL_FIRST, 300, 7);
  g_autoptr (AwalePlay) play = start (game, NULL, computer, AWALE_PLAY_DEFAULT);
  char *sentence = NULL;

  g_signal_connect (play, "failed", G_CALLBACK (failed_cb), &sentence);
  failing_threads_set (true);
  awale_play_ask_hint (play);
  wait_for_failure (&sentence);
  g_assert_false (awale_play_is_advising (play));
  g_assert_null (awale_play_get_hint (play));
  fixture_move (play, "C");
  wait_for_failure (&sentence);
  g_assert_false (awale_play_is_thinking (play));
  failing_threads_set (false);

  awale_play_begin (play);
  WAIT_UNTIL (awale_play_is_persons (play));
  g_assert_cmpint (awale_node_get_ply (awale_play_get_head (play)), ==, 2);
}

/* Finalizing a game in progress during the computer's turn cancels its thinking and leaves the game
 * usable. */
static void
test_gone (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  g_autoptr (AwaleOpponent) script = fixture_script_new ("", 0);
  AwalePlay *play = start (game, NULL, script, AWALE_PLAY_DEFAULT);
  void *alive = play;

  fixture_move (play, "C");
  g_object_run_dispose (G_OBJECT (play));
  g_object_add_weak_pointer (G_OBJECT (play), &alive);
  g_object_unref (play);
  WAIT_UNTIL (alive == NULL);
  g_assert_cmpuint (fixture_script_n_cancelled (script), ==, 1);
  awale_game_undo (game);
  awale_game_redo (game);
}

/* Two computers play a whole game, which ends by the rules. */
static void
test_by_itself (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autoptr (AwaleGame) game = fixture_game (presets[i].id, NULL, "");
      g_autoptr (AwaleOpponent) south = fixture_computer (5, 400, 3);
      g_autoptr (AwaleOpponent) north = fixture_computer (2, 400, 5);
      g_autoptr (AwalePlay) play = start (game, south, north, AWALE_PLAY_OWN_GAME);
      AwaleOutcome outcome;

      WAIT_UNTIL (awale_play_is_over (play));
      outcome = awale_game_get_outcome (game, awale_play_get_head (play));
      g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_ENDED);
      g_assert_cmpint (awale_play_get_end (play)->cause, ==, AWALE_END_CAUSE_RULES);
      g_assert_cmpint (awale_play_get_end (play)->ending, ==, outcome.ending);
      g_assert_cmpint (awale_play_get_end (play)->score.south, ==, outcome.score.south);
      g_assert_true (awale_game_get_settled_result (game).known);
      g_assert_null (awale_game_get_tag (game, "Termination"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/play/answers", test_answers);
  g_test_add_func ("/play/play/looking-back", test_looking_back);
  g_test_add_func ("/play/play/lock", test_lock);
  g_test_add_func ("/play/play/lock-at-first", test_lock_at_first);
  g_test_add_func ("/play/play/lock-of-computers", test_lock_of_computers);
  g_test_add_func ("/play/play/play-on", test_play_on);
  g_test_add_func ("/play/play/branch", test_branch);
  g_test_add_func ("/play/play/undo-pair", test_undo_pair);
  g_test_add_func ("/play/play/undo-while-thinking", test_undo_while_thinking);
  g_test_add_func ("/play/play/edits", test_edits);
  g_test_add_func ("/play/play/edits-undone", test_edits_undone);
  g_test_add_func ("/play/play/finished-undone", test_finished_undone);
  g_test_add_func ("/play/play/held", test_held);
  g_test_add_func ("/play/play/pass", test_pass);
  g_test_add_func ("/play/play/hint", test_hint);
  g_test_add_func ("/play/play/no-thread", test_no_thread);
  g_test_add_func ("/play/play/gone", test_gone);
  g_test_add_func ("/play/play/by-itself", test_by_itself);
  return g_test_run ();
}
