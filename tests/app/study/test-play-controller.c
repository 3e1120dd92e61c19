/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "app/study/awale-edit-controller.h"
#include "app/study/awale-play-controller.h"
#include "play/awale-builtin-opponent.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

static const AwalePlayerChoice persons[2] = { { 0, NULL }, { 0, NULL } };
static const AwalePlayerChoice against_computer[2] = { { 0, NULL }, { AWALE_LEVEL_FIRST, NULL } };

static AwalePlayController *
create_playing (Stage *stage)
{
  AwalePlayController *play_controller =
      awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);

  return play_controller;
}

static void
press (Stage *stage,
       char   letter)
{
  g_assert_true (awale_board_play (stage->study->board,
                                   awale_move_from_letter (letter)));
}

/* Without a game in progress, all actions of this controller but New Game are disabled; during a
 * game, they depend on its moves, the position shown and a position setup. */
static void
test_actions (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  g_autoptr (AwalePositionEditor) editor = NULL;
  g_auto (GStrv) actions = g_action_group_list_actions (G_ACTION_GROUP (stage->window));
  AwaleGame *game;

  g_assert_cmpuint (g_strv_length (actions), ==, 12);
  for (char **action = actions; *action != NULL; action++)
    g_assert_cmpint (stage_can (stage, *action), ==, g_str_equal (*action, "new-game"));

  game = stage_show (stage, "");
  awale_play_controller_begin (play_controller, persons);
  g_assert_true (stage_can (stage, "hint"));
  g_assert_true (stage_can (stage, "leave-play"));
  g_assert_false (stage_can (stage, "take-back"));
  g_assert_false (stage_can (stage, "rematch"));
  press (stage, 'C');
  g_assert_true (stage_can (stage, "take-back"));
  g_assert_false (stage_can (stage, "play-head"));

  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_true (stage_can (stage, "play-head"));
  g_assert_false (stage_can (stage, "hint"));
  stage_do (stage, "play-head");
  g_assert_true (awale_game_get_cursor (game) ==
                 awale_play_get_head (awale_play_controller_get_play (play_controller)));

  editor = awale_position_editor_new (awale_position_start ());
  awale_study_view_set_setup (stage->view, gtk_label_new (""), editor);
  g_assert_false (stage_can (stage, "take-back"));
  awale_study_view_set_setup (stage->view, NULL, NULL);

  stage_do (stage, "take-back");
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
  stage_do (stage, "leave-play");
  g_assert_null (awale_play_controller_get_play (play_controller));
}

/* The bar follows the names in the tags. */
static void
test_names (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  AwaleGame *game = stage_show (stage, "");
  GtkWidget *bar = GTK_WIDGET (stage->study->play_bar);

  awale_play_controller_begin (play_controller, persons);
  awale_game_set_tag (game, "South", "Ama");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (fixtures_find (bar, GTK_TYPE_LABEL, 0))), ==,
                   "Ama to move");
}

static void
test_other_game (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  unsigned n_notified = 0;

  stage_show (stage, "");
  g_signal_connect_swapped (play_controller, "notify::play", G_CALLBACK (g_atomic_int_inc),
                            &n_notified);
  awale_play_controller_begin (play_controller, persons);
  g_assert_nonnull (awale_play_controller_get_play (play_controller));
  g_assert_cmpuint (n_notified, ==, 1);
  stage_show (stage, "Cc");
  g_assert_null (awale_play_controller_get_play (play_controller));
  g_assert_cmpuint (n_notified, ==, 2);
  g_assert_true (awale_board_play (stage->study->board,
                                   awale_move_from_letter ('D')));
}

/* The computer moves first if it is South, and the human player is at the bottom. */
static void
test_computer (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  AwaleGame *game = stage_show (stage, "");
  const AwalePlayerChoice first[2] = { against_computer[1], against_computer[0] };

  awale_play_controller_begin (play_controller, first);
  g_assert_true (awale_study_view_get_flipped (stage->view));
  wait_while (!awale_play_is_persons (awale_play_controller_get_play (play_controller)));
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (game)), ==, 1);
}

/* A game in progress can be resumed in another window. */
static void
test_resume (void)
{
  g_autofree char *state = NULL;

  {
    g_autoptr (Stage) stage = stage_new ();
    g_autoptr (AwalePlayController) play_controller = create_playing (stage);

    stage_show (stage, "Cd");
    g_assert_null (awale_play_controller_dup_state (play_controller));
    awale_play_controller_play_on (play_controller, against_computer);
    state = awale_play_controller_dup_state (play_controller);
    g_assert_nonnull (state);
  }
  {
    g_autoptr (Stage) stage = stage_new ();
    g_autoptr (AwalePlayController) play_controller = create_playing (stage);
    AwalePlay *play;

    /* A game in progress cannot be resumed without its moves. */
    stage_show (stage, "C");
    awale_play_controller_resume (play_controller, state);
    g_assert_null (awale_play_controller_get_play (play_controller));

    stage_show (stage, "CdEf");
    awale_play_controller_resume (play_controller, state);
    play = awale_play_controller_get_play (play_controller);
    g_assert_nonnull (play);
    g_assert_cmpint (awale_node_get_ply (awale_play_get_head (play)), ==, 2);
    g_assert_null (awale_play_get_opponent (play, AWALE_SOUTH));
    g_assert_nonnull (awale_play_get_opponent (play, AWALE_NORTH));
    awale_play_controller_leave (play_controller);
  }
  {
    g_autoptr (Stage) stage = stage_new ();
    g_autoptr (AwalePlayController) play_controller = create_playing (stage);

    stage_show (stage, "Cd");
    awale_play_controller_resume (play_controller, NULL);
    g_assert_null (awale_play_controller_get_play (play_controller));

    /* If the engine of a game in progress was removed, a person takes its place, and a toast says
     * so. */
    awale_play_controller_resume (play_controller,
                                  "{'start': <''>, 'head': <''>, 'north-engine': <'Kobo'>}");
    g_assert_cmpstr (awale_toast_overlay_get_text (stage->toasts), ==,
                     "The engine “Kobo” was removed. A person plays instead.");
    g_assert_false (awale_play_has_computer (awale_play_controller_get_play (play_controller)));
  }
}

/* The next game of a match is in the same file, and the other player starts. */
static void
test_rematch (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  AwaleGame *game = stage_show (stage, "");

  awale_game_set_tag (game, "South", "Ama");
  awale_play_controller_begin (play_controller, persons);
  awale_play_resign (awale_play_controller_get_play (play_controller), AWALE_SOUTH);
  g_assert_true (stage_can (stage, "rematch"));
  stage_do (stage, "rematch");

  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 1);
  g_assert_cmpint (awale_game_get_start (awale_draft_get_game (stage->draft)).side, ==,
                   AWALE_NORTH);
  g_assert_cmpstr (awale_game_get_tag (awale_draft_get_game (stage->draft), "South"), ==, "Ama");
  g_assert_nonnull (awale_play_controller_get_play (play_controller));
  g_assert_false (stage_can (stage, "rematch"));
}

/* A move after the stated end of the game raises the question whether to remove the result. */
static void
test_told_end (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  g_autoptr (AwaleEditController) edit =
    awale_controller_new (AWALE_TYPE_EDIT_CONTROLLER, stage->study);
  AwaleGame *game = stage_show (stage, "Cc");
  AwaleNode *end = awale_game_get_cursor (game);

  awale_game_set_tag (game, "Result", "0-1");
  awale_game_set_tag (game, "Termination", "resignation");
  press (stage, 'D');
  g_assert_null (awale_node_get_first_child (end));
  stage_answer ("cancel");
  g_assert_null (awale_node_get_first_child (end));

  press (stage, 'D');
  stage_answer ("accept");
  g_assert_nonnull (awale_node_get_first_child (end));
  g_assert_null (awale_game_get_tag (game, "Result"));
  g_assert_null (awale_game_get_tag (game, "Termination"));
  awale_game_undo (game);
  g_assert_null (awale_node_get_first_child (end));
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "0-1");
  g_assert_cmpstr (awale_game_get_tag (game, "Termination"), ==, "resignation");

  /* Once the user keeps the result, the game raises no further questions. */
  press (stage, 'D');
  stage_answer ("other");
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "0-1");
  press (stage, 'd');
  g_assert_null (stage_find_question ());
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (game)), ==, 4);

  /* A variation raises no question about the result. */
  awale_game_set_cursor (game, awale_game_get_root (game));
  press (stage, 'A');
  g_assert_null (stage_find_question ());
}

/* A pass with the button below the board raises the question about the result, too. */
static void
test_told_end_before_pass (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  g_autoptr (AwaleEditController) edit =
    awale_controller_new (AWALE_TYPE_EDIT_CONTROLLER, stage->study);
  AwaleGame *game = stage_show (stage, "");
  AwalePosition start;
  AwaleNode *end;

  g_assert_true (awale_position_parse ("1-1-0-0-0-0-0-0-0-4-0-2-20-20-N", &start, NULL));
  awale_game_set_start (game, &awale_preset_find ("booklet")->rules, start);
  press (stage, 'f');
  end = awale_game_get_cursor (game);
  awale_game_set_tag (game, "Result", "22-26");
  gtk_widget_activate (stage_find (GTK_WIDGET (stage->view), GTK_TYPE_BUTTON, "Pass"));
  g_assert_null (awale_node_get_first_child (end));
  stage_answer ("accept");
  g_assert_nonnull (awale_node_get_first_child (end));
  g_assert_null (awale_game_get_tag (game, "Result"));
}

static AwaleGame *
show_last_move (Stage *stage)
{
  AwaleGame *game = stage_show (stage, "");
  AwalePosition start;

  g_assert_true (awale_position_parse ("0-3-0-0-0-0-0-0-0-0-0-1-21-23-N", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  return game;
}

/* If the stated result contradicts the rules, playing the last move raises the question, but going
 * to it again does not. */
static void
test_other_result (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  g_autoptr (AwaleEditController) edit =
    awale_controller_new (AWALE_TYPE_EDIT_CONTROLLER, stage->study);
  AwaleGame *game = show_last_move (stage);

  awale_game_set_tag (game, "Result", "26-22");
  press (stage, 'f');
  stage_answer ("cancel");
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "26-22");
  awale_game_set_cursor (game, awale_game_get_root (game));
  press (stage, 'f');
  g_assert_null (stage_find_question ());

  awale_game_undo (game);
  press (stage, 'f');
  stage_answer ("accept");
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "25-23");
  awale_game_undo (game);
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "26-22");
}

/* The end of a game between two people sets its result, which undo removes, and hides the bar at
 * other positions. */
static void
test_recorded (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  AwaleGame *game = show_last_move (stage);
  AwalePlay *play;

  awale_play_controller_begin (play_controller, persons);
  press (stage, 'f');
  play = awale_play_controller_get_play (play_controller);
  g_assert_true (awale_play_is_over (play));
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "25-23");
  g_assert_true (stage_can (stage, "rematch"));

  awale_play_undo (play);
  g_assert_false (awale_play_is_over (play));
  g_assert_null (awale_game_get_tag (game, "Result"));
  press (stage, 'f');
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_true (awale_play_is_over (play));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (stage->study->play_bar)));
}

/* After a finished game between two people, variations can be studied. */
static void
test_studied (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePlayController) play_controller = create_playing (stage);
  AwaleGame *game = stage_show (stage, "");
  AwaleNode *head;

  awale_play_controller_begin (play_controller, persons);
  press (stage, 'C');
  press (stage, 'c');
  awale_play_resign (awale_play_controller_get_play (play_controller), AWALE_SOUTH);
  head = awale_game_get_cursor (game);
  awale_game_set_cursor (game, awale_node_get_parent (head));
  press (stage, 'd');
  awale_game_set_comment (game, awale_game_get_cursor (game), "Better.");
  g_assert_true (awale_play_is_over (awale_play_controller_get_play (play_controller)));
  g_assert_true (awale_play_get_head (awale_play_controller_get_play (play_controller)) == head);
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "0-1");
}

/* Between two people, the answers to the question who resigns look alike, and each has its own
 * loser. */
static void
test_resign (void)
{
  static const struct
  {
    const char *response;
    const char *result;
  } answers[] = { { "cancel", NULL }, { "other", "0-1" }, { "accept", "1-0" } };

  for (size_t i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autoptr (Stage) stage = stage_new ();
      g_autoptr (AwalePlayController) play_controller = create_playing (stage);
      AwaleGame *game = stage_show (stage, "");
      AdwMessageDialog *question;

      awale_play_controller_begin (play_controller, persons);
      stage_do (stage, "resign");
      wait_while (stage_find_question () == NULL);
      question = ADW_MESSAGE_DIALOG (stage_find_question ());
      g_assert_cmpint (adw_message_dialog_get_response_appearance (question, "other"), ==,
                       adw_message_dialog_get_response_appearance (question, "accept"));
      stage_answer (answers[i].response);
      g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, answers[i].result);
    }
}

/* The controller can be disposed of while a question is open. */
static void
test_end (void)
{
  g_autoptr (Stage) stage = stage_new ();
  AwalePlayController *play_controller = create_playing (stage);

  stage_show (stage, "");
  awale_play_controller_begin (play_controller, persons);
  stage_do (stage, "resign");
  g_object_run_dispose (G_OBJECT (play_controller));
  press (stage, 'C');
  g_object_unref (play_controller);
}

CASES (stage_init)
{
  g_test_add_func ("/app/play-controller/actions", test_actions);
  g_test_add_func ("/app/play-controller/names", test_names);
  g_test_add_func ("/app/play-controller/other-game", test_other_game);
  g_test_add_func ("/app/play-controller/computer", test_computer);
  g_test_add_func ("/app/play-controller/resume", test_resume);
  g_test_add_func ("/app/play-controller/rematch", test_rematch);
  g_test_add_func ("/app/play-controller/told-end", test_told_end);
  g_test_add_func ("/app/play-controller/told-end-before-pass", test_told_end_before_pass);
  g_test_add_func ("/app/play-controller/other-result", test_other_result);
  g_test_add_func ("/app/play-controller/recorded", test_recorded);
  g_test_add_func ("/app/play-controller/studied", test_studied);
  g_test_add_func ("/app/play-controller/resign", test_resign);
  g_test_add_func ("/app/play-controller/end", test_end);
}
