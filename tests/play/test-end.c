/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "notation/awale-ogn.h"

typedef struct
{
  unsigned  count;
  bool      accepted;
  char     *sentence;
} Reply;

static void
answered_cb (AwalePlay  *play,
             int         offer,
             gboolean    accepted,
             const char *sentence,
             Reply      *reply)
{
  reply->count++;
  reply->accepted = accepted;
  g_free (reply->sentence);
  reply->sentence = g_strdup (sentence);
}

static AwalePlay *
start (AwaleGame     *game,
       AwaleOpponent *north,
       Reply         *reply)
{
  AwalePlay *play = awale_play_new (game, awale_game_get_cursor (game), NULL, north,
                                    AWALE_PLAY_DEFAULT);

  g_signal_connect (play, "answered", G_CALLBACK (answered_cb), reply);
  awale_play_begin (play);
  return play;
}

static void
assert_end (AwalePlay    *play,
            AwaleEndCause cause,
            const char   *result,
            const char   *reason)
{
  g_autofree char *got_result = awale_play_dup_result (play);
  g_autofree char *got_reason = awale_play_dup_reason (play);

  g_assert_cmpint (awale_play_get_end (play)->cause, ==, cause);
  g_assert_cmpstr (got_result, ==, result);
  g_assert_cmpstr (got_reason, ==, reason);
}

static void
assert_file (AwaleGame  *game,
             const char *text)
{
  g_autofree char *file = awale_ogn_write_game (game, 0);

  g_test_message ("%s", file);
  g_assert_nonnull (g_strstr_len (file, -1, text));
}

/* A placeholder in a tag does not count as a name. */
static void
test_names (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Ff");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (game, NULL, &reply);

  awale_game_set_tag (game, "South", "-");
  awale_game_set_tag (game, "North", "?");
  g_assert_cmpstr (awale_play_get_name (play, AWALE_SOUTH), ==, "South");
  g_assert_cmpstr (awale_play_get_name (play, AWALE_NORTH), ==, "North");
  awale_game_set_tag (game, "North", "Koffi");
  g_assert_cmpstr (awale_play_get_name (play, AWALE_NORTH), ==, "Koffi");
}

static void
test_resign (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Ff");
  Reply reply = { 0 };
  g_autoptr (AwaleOpponent) script = fixture_script_new ("", 0);
  g_autoptr (AwalePlay) play = start (game, script, &reply);

  awale_game_set_tag (game, "South", "Ama");
  awale_game_set_tag (game, "North", "Koffi");
  fixture_move (play, "E");
  g_assert_false (awale_play_can_resign (play, AWALE_NORTH));
  g_assert_true (awale_play_can_resign (play, AWALE_SOUTH));
  awale_play_resign (play, AWALE_SOUTH);
  assert_end (play, AWALE_END_CAUSE_RESIGNATION, "Koffi wins", "Ama resigns.");
  assert_file (game, "[Result \"0-1\"]\n[Termination \"resignation\"]\n");
  WAIT_UNTIL (fixture_script_n_cancelled (script) == 1);
  g_assert_false (awale_play_is_thinking (play));

  /* A single undo resumes the game. */
  awale_play_undo (play);
  g_assert_false (awale_play_is_over (play));
  g_assert_null (awale_game_get_tag (game, "Result"));
  g_assert_null (awale_game_get_tag (game, "Termination"));
  g_free (reply.sentence);
}

/* Redo restores the end and the result, even if moves were taken back meanwhile. */
static void
test_redone (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Ff");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (game, NULL, &reply);

  fixture_move (play, "E");
  awale_play_resign (play, AWALE_NORTH);
  for (int n_undone = 1; n_undone <= 2; n_undone++)
    {
      for (int i = 0; i < n_undone; i++)
        awale_play_undo (play);
      g_assert_false (awale_play_is_over (play));
      for (int i = 0; i < n_undone; i++)
        awale_play_redo (play);
      assert_end (play, AWALE_END_CAUSE_RESIGNATION, "South wins", "North resigns.");
      g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "1-0");
    }

  /* A game that is continued differently after its end was undone can get another end. */
  awale_play_undo (play);
  fixture_move (play, "a");
  awale_play_offer (play, AWALE_PROPOSAL_END);
  awale_play_undo (play);
  awale_play_redo (play);
  g_assert_cmpint (awale_play_get_end (play)->cause, ==, AWALE_END_CAUSE_AGREEMENT);
  g_free (reply.sentence);
}

/* A player who can no longer lose is not allowed to resign. */
static void
test_cannot_resign (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("avele", "0-0-0-0-4-1-2-0-0-0-4-0-25-12-S", "");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (game, NULL, &reply);

  g_assert_false (awale_play_can_resign (play, AWALE_SOUTH));
  g_assert_true (awale_play_can_resign (play, AWALE_NORTH));
  fixture_move (play, "E");
  g_assert_false (awale_play_can_resign (play, AWALE_SOUTH));
  g_assert_true (awale_play_can_resign (play, AWALE_NORTH));
}

/* Either of two people may resign, whoever is to move. */
static void
test_either_resigns (void)
{
  for (AwaleSide loser = AWALE_SOUTH; loser <= AWALE_NORTH; loser++)
    {
      g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Ff");
      Reply reply = { 0 };
      g_autoptr (AwalePlay) play = start (game, NULL, &reply);

      g_assert_true (awale_play_can_resign (play, loser));
      awale_play_resign (play, loser);
      assert_end (play, AWALE_END_CAUSE_RESIGNATION,
                  loser == AWALE_SOUTH ? "North wins" : "South wins",
                  loser == AWALE_SOUTH ? "South resigns." : "North resigns.");
    }
}

/* When the game ends in a variation, the result of the file stays, and a comment after the last
 * move states the end. */
static void
test_variation (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "DdEe");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = NULL;

  awale_game_set_tag (game, "Result", "26-22");
  awale_game_set_cursor (game, awale_game_find_path (game, "Dd"));
  play = start (game, NULL, &reply);
  fixture_move (play, "A");
  awale_play_resign (play, AWALE_NORTH);
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "26-22");
  g_assert_cmpstr (awale_node_get_comment (awale_play_get_head (play)), ==,
                   "North resigns. South wins.");
  awale_play_undo (play);
  g_assert_null (awale_node_get_comment (awale_play_get_head (play)));
}

/* Continuing after a resignation revokes the resignation, in the same undo step as the move. */
static void
test_stale (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Dd");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = NULL;

  awale_game_set_tag (game, "Result", "0-48");
  awale_game_set_tag (game, "Termination", "resignation");
  play = start (game, NULL, &reply);
  fixture_move (play, "A");
  g_assert_null (awale_game_get_tag (game, "Result"));
  g_assert_null (awale_game_get_tag (game, "Termination"));
  awale_play_undo (play);
  fixture_assert_line (play, "Dd");
  g_assert_cmpstr (awale_game_get_tag (game, "Termination"), ==, "resignation");
}

static void
test_agreement (void)
{
  static const struct
  {
    const char *position;
    int         margin;     /* Value for South, as the computer, which is North, estimates it. */
    bool        accepted;
    const char *word;
  } cases[] = {
    { "1-0-0-2-0-0-0-0-1-0-1-0-23-20-S", 300, true, "agrees" },
    { "1-0-0-2-0-0-0-0-1-0-1-0-23-20-S", 450, true, "agrees" },
    { "1-0-0-2-0-0-0-0-1-0-1-0-23-20-S", 0, false, "expects more" },
    { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 0, false, "still on the board" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (AwaleGame) game = fixture_game ("avele", cases[i].position, "");
      Reply reply = { 0 };
      g_autoptr (AwaleOpponent) script = fixture_script_new ("af", cases[i].margin);
      g_autoptr (AwalePlay) play = start (game, script, &reply);

      /* No agreement can be offered before the first move. */
      g_assert_false (awale_play_can_offer (play, AWALE_PROPOSAL_END));
      g_clear_object (&play);
      awale_game_play (game, awale_move_from_letter ('A'));
      awale_game_play (game,
                       awale_legal_moves (awale_node_get_position (awale_game_get_cursor (game)),
                                          awale_game_get_rules (game)) &
                           1u << 10
                         ? 10
                         : 8);
      play = start (game, script, &reply);
      g_assert_true (awale_play_can_offer (play, AWALE_PROPOSAL_END));
      awale_play_offer (play, AWALE_PROPOSAL_END);
      g_assert_false (awale_play_can_offer (play, AWALE_PROPOSAL_END));
      WAIT_UNTIL (reply.count == 1);
      g_assert_true (reply.accepted == cases[i].accepted);
      g_assert_nonnull (g_strstr_len (reply.sentence, -1, cases[i].word));
      g_assert_true (awale_play_is_over (play) == cases[i].accepted);
      if (cases[i].accepted)
        {
          g_assert_cmpint (awale_play_get_end (play)->cause, ==, AWALE_END_CAUSE_AGREEMENT);
          assert_file (game, "[Result \"26-22\"]");
          assert_file (game, "[Termination \"agreement\"]\n");
        }
      g_free (reply.sentence);
    }
}

/* An offer between two people is accepted without asking the other one. */
static void
test_persons_agree (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "Ff");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (game, NULL, &reply);

  awale_play_offer (play, AWALE_PROPOSAL_END);
  g_assert_cmpuint (reply.count, ==, 1);
  g_assert_true (reply.accepted);
  assert_end (play, AWALE_END_CAUSE_AGREEMENT, "A draw, 24–24",
              "The players agreed to end the game here.");
  g_free (reply.sentence);
}

/* After a majority the game may be played out or stopped. */
static void
test_majority (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", "0-0-0-0-4-1-2-0-0-0-4-0-23-14-S", "");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (game, NULL, &reply);
  g_autofree char *before = awale_play_dup_announcement (play);
  g_autofree char *text = NULL;

  g_assert_null (before);
  g_assert_false (awale_play_can_stop (play));
  fixture_move (play, "F");
  g_assert_false (awale_play_is_over (play));
  text = awale_play_dup_announcement (play);
  g_assert_true (g_str_has_prefix (text, "South has more than half"));
  g_assert_true (awale_play_can_stop (play));
  awale_play_stop (play);
  assert_end (play, AWALE_END_CAUSE_STOPPED, "South wins 26–14",
              "A player has more than half of the seeds.");
  assert_file (game, "[Result \"26-14\"]\n");
  assert_file (game, "[Termination \"majority\"]\n");
  g_assert_true (awale_game_get_settled_result (game).known);
}

/* The third occurrence of a position ends the game, after a warning. */
static void
test_repetition (void)
{
  /* A position with two single seeds that move in step and never meet. */
  g_autoptr (AwaleGame) game = fixture_game ("society", "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (game, NULL, &reply);
  bool announced = false;
  int plies = 0;

  while (!awale_play_is_over (play) && plies++ < 200)
    {
      AwalePosition position = awale_node_get_position (awale_play_get_head (play));
      unsigned moves = awale_legal_moves (position, awale_game_get_rules (game));
      g_autofree char *text = awale_play_dup_announcement (play);

      announced = text != NULL && g_strstr_len (text, -1, "repeat") != NULL;
      awale_game_play (game, __builtin_ctz (moves));
      awale_play_follow (play);
    }
  g_assert_cmpint (awale_play_get_end (play)->cause, ==, AWALE_END_CAUSE_RULES);
  g_assert_cmpint (awale_play_get_end (play)->ending, ==, AWALE_ENDING_REPETITION);
  g_assert_true (announced);
}

/* By agreement a game can continue after its end, and can then be stopped. */
static void
test_go_on (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("avele", "0-0-0-8-0-8-0-0-8-0-0-8-8-8-S", "");
  AwaleRuleset rules = *awale_game_get_rules (game);
  Reply reply = { 0 };
  g_autoptr (AwaleOpponent) script = fixture_script_new ("ffff", 0);
  g_autoptr (AwalePlay) play = NULL;
  g_autofree char *warning = NULL, *lock = NULL, *beyond = NULL;

  rules.drought = 2;
  awale_game_set_start (game, &rules, awale_game_get_start (game));
  play = start (game, script, &reply);
  warning = awale_play_dup_announcement (play);
  fixture_move (play, "D");
  WAIT_UNTIL (awale_play_is_over (play));
  assert_end (play, AWALE_END_CAUSE_RULES, "A draw, 8–8",
              "Too many moves were made without a capture.");
  lock = awale_play_dup_lock (play);
  g_assert_nonnull (lock);
  g_assert_true (awale_play_can_offer (play, AWALE_PROPOSAL_GO_ON));
  g_assert_false (awale_play_can_offer (play, AWALE_PROPOSAL_END));

  awale_play_offer (play, AWALE_PROPOSAL_GO_ON);
  WAIT_UNTIL (reply.count == 1);
  g_assert_true (reply.accepted);
  g_assert_false (awale_play_is_over (play));
  g_assert_true (awale_play_is_persons (play));
  beyond = awale_play_dup_announcement (play);
  g_assert_nonnull (beyond);
  g_assert_true (awale_play_can_stop (play));
  awale_play_stop (play);
  g_assert_true (awale_play_is_over (play));
  g_assert_null (awale_game_get_tag (game, "Termination"));
  g_free (reply.sentence);
}

/* A computer that has won refuses to continue if it could still lose its win. */
static void
test_keeps_win (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("avele", "0-0-0-8-0-8-0-0-8-0-0-8-4-12-S", "");
  AwaleRuleset rules = *awale_game_get_rules (game);
  Reply reply = { 0 };
  g_autoptr (AwaleOpponent) script = fixture_script_new ("ff", 500);
  g_autoptr (AwalePlay) play = NULL;

  rules.drought = 2;
  awale_game_set_start (game, &rules, awale_game_get_start (game));
  play = start (game, script, &reply);
  fixture_move (play, "D");
  WAIT_UNTIL (awale_play_is_over (play));
  awale_play_offer (play, AWALE_PROPOSAL_GO_ON);
  WAIT_UNTIL (reply.count == 1);
  g_assert_false (reply.accepted);
  g_assert_true (awale_play_is_over (play));
  g_assert_nonnull (g_strstr_len (reply.sentence, -1, "has won"));
  g_free (reply.sentence);
}

/* Two people can continue a finished game without a question. */
static void
test_persons_go_on (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("avele", "0-0-0-8-0-8-0-0-8-0-0-8-8-8-S", "");
  AwaleRuleset rules = *awale_game_get_rules (game);
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = NULL;

  rules.drought = 2;
  awale_game_set_start (game, &rules, awale_game_get_start (game));
  play = start (game, NULL, &reply);
  fixture_move (play, "Df");
  g_assert_true (awale_play_is_over (play));
  fixture_move (play, "E");
  g_assert_false (awale_play_is_over (play));
}

/* The last six moves before a drought are announced, and so is a coming dead position, unless the
 * game has ended. */
static void
test_announcements (void)
{
  g_autoptr (AwaleGame) drought = fixture_game ("avele", NULL, "");
  g_autoptr (AwaleGame) dead = fixture_game ("common", "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "");
  Reply reply = { 0 };
  g_autoptr (AwalePlay) play = start (drought, NULL, &reply);
  g_autofree char *text = NULL;
  int seen = 0;

  for (int left = 13; left >= 1; left--)
    {
      AwalePosition position = awale_node_get_position (awale_play_get_head (play));
      unsigned moves = awale_legal_moves (position, awale_game_get_rules (drought));
      g_autofree char *said = NULL;

      for (AwaleMove move = 0; move < AWALE_PITS; move++)
        {
          int harvest;

          if ((moves & 1u << move) == 0)
            continue;
          awale_play (position, awale_game_get_rules (drought), move, &harvest);
          if (harvest > 0)
            continue;
          awale_game_play (drought, move);
          break;
        }
      awale_play_follow (play);
      if (awale_node_get_harvest (awale_play_get_head (play)) > 0 || awale_play_is_over (play))
        break;
      said = awale_play_dup_announcement (play);
      g_assert_true ((said != NULL) == (left <= 6));
      seen += said != NULL;
    }
  g_assert_cmpint (seen, >, 0);

  g_clear_object (&play);
  play = start (dead, NULL, &reply);
  text = awale_play_dup_announcement (play);
  g_assert_true (text != NULL || awale_play_is_over (play));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/end/names", test_names);
  g_test_add_func ("/play/end/resign", test_resign);
  g_test_add_func ("/play/end/redone", test_redone);
  g_test_add_func ("/play/end/cannot-resign", test_cannot_resign);
  g_test_add_func ("/play/end/either-resigns", test_either_resigns);
  g_test_add_func ("/play/end/variation", test_variation);
  g_test_add_func ("/play/end/stale", test_stale);
  g_test_add_func ("/play/end/agreement", test_agreement);
  g_test_add_func ("/play/end/persons-agree", test_persons_agree);
  g_test_add_func ("/play/end/majority", test_majority);
  g_test_add_func ("/play/end/repetition", test_repetition);
  g_test_add_func ("/play/end/go-on", test_go_on);
  g_test_add_func ("/play/end/keeps-win", test_keeps_win);
  g_test_add_func ("/play/end/persons-go-on", test_persons_go_on);
  g_test_add_func ("/play/end/announcements", test_announcements);
  return g_test_run ();
}
