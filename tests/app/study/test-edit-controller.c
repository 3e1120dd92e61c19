/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-edit-controller.h"
#include "app/study/awale-play-controller.h"
#include "app/study/awale-setup-controller.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

typedef struct
{
  AwaleNoticeBar       *notice;
  AwalePlayController  *play_controller;
  AwaleSetupController *setup;
  AwaleEditController  *edit;
} Fixture;

static void
set_up (Fixture *fixture,
        Stage   *stage)
{
  fixture->play_controller =
      awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);
  fixture->setup = awale_controller_new (AWALE_TYPE_SETUP_CONTROLLER, stage->study);
  fixture->notice = g_object_ref (stage->notice);
  fixture->edit = awale_controller_new (AWALE_TYPE_EDIT_CONTROLLER, stage->study);
}

static void
tear_down (Fixture *fixture)
{
  g_clear_object (&fixture->edit);
  g_clear_object (&fixture->setup);
  g_clear_object (&fixture->play_controller);
  g_clear_object (&fixture->notice);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, tear_down)

/* A glyph is removed by one undo; the start position cannot have glyphs. */
static void
test_glyph (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;

  set_up (&fixture, stage);
  g_assert_false (stage_can (stage, "glyph"));
  game = stage_show (stage, "C");
  g_action_group_activate_action (G_ACTION_GROUP (stage->window), "glyph", g_variant_new_int32 (1));
  g_assert_true (awale_node_has_glyph (awale_game_get_cursor (game), 1));
  stage_do (stage, "undo");
  g_assert_false (awale_node_has_glyph (awale_game_get_cursor (game), 1));
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_false (stage_can (stage, "glyph"));
}

static void
assert_line (AwaleGame  *game,
             const char *expected)
{
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autofree char *path = awale_node_dup_path (end);

  g_assert_cmpstr (path, ==, expected);
}

/* A move played on the board during a correction replaces the current move or is inserted before
 * it; going to another move cancels the correction. */
static void
test_correct (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleBoard *board = stage->study->board;
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "FfEe");
  awale_game_set_cursor (game, awale_game_find_path (game, "FfE"));
  stage_do (stage, "replace-move");
  g_assert_true (awale_game_get_cursor (game) == awale_game_find_path (game, "Ff"));
  g_assert_nonnull (strstr (awale_notice_bar_get_title (fixture.notice), "Round 2, South E"));
  g_assert_true (stage_can (stage, "cancel-correction"));

  /* Illegal moves are still refused. */
  g_assert_false (awale_board_play (board, 5));
  g_assert_true (stage_can (stage, "cancel-correction"));
  g_assert_true (awale_board_play (board, 0));
  assert_line (game, "FfAe");
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  g_assert_false (stage_can (stage, "cancel-correction"));
  g_assert_cmpstr (awale_toast_overlay_get_text (stage->toasts), ==, "Move replaced");
  stage_do (stage, "undo");
  assert_line (game, "FfEe");

  awale_game_set_cursor (game, awale_game_find_path (game, "FfE"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (board, 0));
  assert_line (game, "FfAeE");
  stage_do (stage, "undo");

  awale_game_set_cursor (game, awale_game_find_path (game, "FfE"));
  stage_do (stage, "replace-move");
  stage_do (stage, "cancel-correction");
  g_assert_true (awale_game_get_cursor (game) == awale_game_find_path (game, "FfE"));
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  stage_do (stage, "replace-move");
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_false (stage_can (stage, "cancel-correction"));
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  g_assert_false (stage_can (stage, "replace-move"));

  /* Closing the notice returns to normal play. */
  awale_game_set_cursor (game, awale_game_find_path (game, "FfE"));
  stage_do (stage, "replace-move");
  awale_notice_bar_close (fixture.notice);
  g_assert_true (awale_board_play (board, 0));
  assert_line (game, "FfEe");
  g_assert_nonnull (awale_node_find_child (awale_game_find_path (game, "Ff"), 0));
}

/* If an inserted move makes later moves illegal, a second one can be inserted after it, and both
 * are one step. Another change withdraws the offer. */
static void
test_insert_round (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleBoard *board = stage->study->board;
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "FcCe");
  awale_game_set_cursor (game, awale_game_find_path (game, "FcC"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (board, 0));
  assert_line (game, "FcA");
  g_assert_nonnull (awale_notice_bar_get_title (fixture.notice));
  g_assert_true (awale_board_play (board, 11));
  assert_line (game, "FcAfCe");
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  g_assert_cmpstr (awale_toast_overlay_get_text (stage->toasts), ==, "Moves inserted");
  stage_do (stage, "undo");
  assert_line (game, "FcCe");
  g_assert_false (stage_can (stage, "undo"));

  /* The second move may also be inserted by a command of its own. */
  game = stage_show (stage, "BeAcAe");
  awale_game_set_cursor (game, awale_game_find_path (game, "BeA"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (board, 2));
  assert_line (game, "BeCa");
  awale_game_set_cursor (game, awale_game_find_path (game, "BeCa"));
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (board, 7));
  assert_line (game, "BeCbAcAe");
  stage_do (stage, "undo");
  assert_line (game, "BeAcAe");
  g_assert_false (stage_can (stage, "undo"));

  game = stage_show (stage, "FcCe");
  /* One move alone stays inserted. */
  awale_game_set_cursor (game, awale_game_find_path (game, "FcC"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (board, 0));
  stage_do (stage, "cancel-correction");
  assert_line (game, "FcA");
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  stage_do (stage, "undo");

  awale_game_set_cursor (game, awale_game_find_path (game, "FcC"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (board, 0));
  awale_game_set_comment (game, awale_game_get_cursor (game), "so far");
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  g_assert_true (awale_board_play (board, 11));
  assert_line (game, "FcAf");
}

/* A game between two people can be continued at the end of the corrected line, also after an
 * undo, and when a missing round was inserted by two commands. */
static void
test_correct_played (void)
{
  static const AwalePlayerChoice persons[2] = { { 0 } };
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "FfEe");
  awale_play_controller_begin (fixture.play_controller, persons);
  awale_game_set_cursor (game, awale_game_find_path (game, "FfE"));
  stage_do (stage, "replace-move");
  g_assert_true (awale_board_play (stage->study->board, 0));
  assert_line (game, "FfAe");
  g_assert_true (awale_play_get_head (awale_play_controller_get_play (fixture.play_controller)) ==
                 awale_game_find_path (game, "FfAe"));
  stage_do (stage, "undo");
  g_assert_true (awale_play_get_head (awale_play_controller_get_play (fixture.play_controller)) ==
                 awale_game_find_path (game, "FfEe"));

  game = stage_show (stage, "BeAcAe");
  awale_play_controller_begin (fixture.play_controller, persons);
  awale_game_set_cursor (game, awale_game_find_path (game, "BeA"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (stage->study->board, 2));
  assert_line (game, "BeCa");
  g_assert_null (awale_notice_bar_get_title (fixture.notice));
  awale_game_set_cursor (game, awale_game_find_path (game, "BeCa"));
  stage_do (stage, "insert-move");
  g_assert_true (awale_board_play (stage->study->board, 7));
  assert_line (game, "BeCbAcAe");
  g_assert_true (awale_play_get_head (awale_play_controller_get_play (fixture.play_controller)) ==
                 awale_game_find_path (game, "BeCbAcAe"));
}

/* A new variation is announced; continuing or following a line is not. */
static void
test_variation (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleBoard *board;
  AwaleGame *game;

  set_up (&fixture, stage);
  board = stage->study->board;
  game = stage_show (stage, "Cd");
  g_assert_true (awale_board_play (board, awale_move_from_letter ('E')));
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_true (awale_board_play (board, awale_move_from_letter ('C')));
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));
  g_assert_true (awale_board_play (board, awale_move_from_letter ('f')));
  g_assert_nonnull (awale_toast_overlay_get_text (stage->toasts));
  stage_do (stage, "undo");
  g_assert_cmpuint (awale_node_get_n_children (awale_game_get_cursor (game)), ==, 1);
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));
}

/* Plays @move at the start, as a variation, and waits until undoing it is offered. */
static void
start_variation (Stage     *stage,
                 AwaleGame *game,
                 AwaleMove  move)
{
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_true (awale_board_play (stage->study->board, move));
  wait_while (awale_toast_overlay_get_text (stage->toasts) == NULL);
}

/* The offer to undo a change disappears when another change or another game follows; values that an
 * analysis finds do not count as a change. */
static void
test_offer (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  const AwaleEvaluation value = { .depth = 20 };
  g_autoptr (AwaleGame) other = NULL;
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "Cd");
  start_variation (stage, game, 0);
  g_action_group_activate_action (G_ACTION_GROUP (stage->window), "glyph", g_variant_new_int32 (1));
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));

  start_variation (stage, game, 1);
  awale_game_set_tag (game, "South", "Ama");
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));

  start_variation (stage, game, 3);
  g_assert_true (awale_board_play (stage->study->board, awale_move_from_letter ('f')));
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));

  start_variation (stage, game, 4);
  awale_move_values_set_best (&values, 4, &value);
  awale_game_cache_move_values (game, awale_game_get_root (game), &values);
  g_assert_nonnull (awale_toast_overlay_get_text (stage->toasts));
  other = awale_game_new (awale_game_get_rules (game));
  stage_add_game (stage, other);
  g_assert_null (awale_toast_overlay_get_text (stage->toasts));
}

static void
test_buttons (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) undo = g_object_ref_sink (gtk_button_new ());
  g_autoptr (GtkWidget) redo = g_object_ref_sink (gtk_button_new ());
  g_auto (Fixture) fixture = { NULL };

  set_up (&fixture, stage);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (undo), "win.undo");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (redo), "win.redo");
  awale_edit_controller_add_button (fixture.edit, undo);
  awale_edit_controller_add_button (fixture.edit, redo);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (undo), ==, "Undo");

  stage_show (stage, "C");
  g_action_group_activate_action (G_ACTION_GROUP (stage->window), "glyph", g_variant_new_int32 (1));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (undo), "Undo: "));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (redo), ==, "Redo");
  stage_do (stage, "undo");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (undo), ==, "Undo");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (redo), "Redo: "));

  /* The game that is shown now has no history of its own yet. */
  stage_show (stage, "D");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (redo), ==, "Redo");
}

/* While a game is played, Undo takes back a move even if the move was part of the game before, and
 * does not undo changes to the list of games. */
static void
test_play (void)
{
  static const AwalePlayerChoice persons[2] = { { 0, NULL }, { 0, NULL } };
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new ());
  g_autoptr (AwaleGame) second = awale_game_new (&awale_preset_default ()->rules);
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;

  set_up (&fixture, stage);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.undo");
  awale_edit_controller_add_button (fixture.edit, button);
  game = stage_show (stage, "Cd");
  stage_add_game (stage, second);
  awale_document_history_move (stage->study->history, 0);
  awale_draft_set_index (stage->draft, 1);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), !=, "Undo");
  awale_game_set_cursor (game, awale_game_get_root (game));
  awale_play_controller_play_on (fixture.play_controller, persons);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Undo");
  g_assert_false (stage_can (stage, "undo"));

  g_assert_true (awale_board_play (stage->study->board,
                                   awale_move_from_letter ('C')));
  g_assert_true (stage_can (stage, "undo"));
  stage_do (stage, "undo");
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
  awale_play_controller_leave (fixture.play_controller);
  g_assert_true (stage_can (stage, "undo"));
}

CASES (stage_init)
{
  g_test_add_func ("/app/edit/glyph", test_glyph);
  g_test_add_func ("/app/edit/correct", test_correct);
  g_test_add_func ("/app/edit/insert-round", test_insert_round);
  g_test_add_func ("/app/edit/correct-played", test_correct_played);
  g_test_add_func ("/app/edit/variation", test_variation);
  g_test_add_func ("/app/edit/offer", test_offer);
  g_test_add_func ("/app/edit/buttons", test_buttons);
  g_test_add_func ("/app/edit/play", test_play);
}
