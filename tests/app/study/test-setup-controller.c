/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-edit-controller.h"
#include "app/study/awale-play-controller.h"
#include "app/study/awale-setup-controller.h"
#include "cases.h"
#include "stage.h"

static AwaleSetupController *
create_setting_up (Stage *stage)
{
  AwaleSetupController *setup =
      awale_controller_new (AWALE_TYPE_SETUP_CONTROLLER, stage->study);

  return setup;
}

/* The position being set up, or NULL. */
static AwalePositionEditor *
get_editor (Stage *stage)
{
  return awale_board_get_editor (stage->study->board);
}

static void
add_seed (Stage *stage)
{
  awale_position_editor_add_seeds (get_editor (stage), 0, 1);
}

/* Without a current game, a new game is shown. */
static void
test_create (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSetupController) setup = create_setting_up (stage);
  AwaleGame *created;
  AwalePosition position;

  g_assert_false (stage_can (stage, "finish-setup"));
  g_assert_null (get_editor (stage));
  stage_do (stage, "edit-position");
  g_assert_false (stage_can (stage, "edit-position"));
  awale_position_editor_set_side (get_editor (stage), AWALE_NORTH);
  position = awale_position_editor_get_position (get_editor (stage));
  stage_do (stage, "finish-setup");
  g_assert_null (get_editor (stage));
  g_assert_false (awale_study_view_is_setting_up (stage->view));
  created = awale_draft_get_game (stage->draft);
  g_assert_nonnull (created);
  g_assert_true (awale_draft_is_modified (stage->draft));
  g_assert_true (awale_position_equal (awale_game_get_start (created), position));
  g_assert_false (awale_game_can_undo (created));
}

static void
test_cancel (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSetupController) setup = create_setting_up (stage);
  AwaleGame *game = stage_show (stage, "Cd");

  stage_do (stage, "edit-position");
  awale_position_editor_set_side (get_editor (stage), AWALE_NORTH);
  stage_do (stage, "cancel-setup");
  g_assert_null (get_editor (stage));
  g_assert_false (awale_game_can_undo (game));
}

/* A game without moves gets the position as its start, in one step. */
static void
test_replace (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSetupController) setup = create_setting_up (stage);
  AwaleGame *game = stage_show (stage, "");

  stage_do (stage, "edit-position");
  awale_position_editor_set_side (get_editor (stage), AWALE_NORTH);
  stage_do (stage, "finish-setup");
  g_assert_cmpint (awale_game_get_start (game).side, ==, AWALE_NORTH);
  awale_game_undo (game);
  g_assert_cmpint (awale_game_get_start (game).side, ==, AWALE_SOUTH);
  g_assert_false (awale_game_can_undo (game));
}

static void
test_other_game (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSetupController) setup = create_setting_up (stage);

  stage_show (stage, "Cd");
  stage_do (stage, "edit-position");
  stage_show (stage, "Ab");
  g_assert_null (get_editor (stage));
  g_assert_true (stage_can (stage, "edit-position"));
}

/* A position with too many seeds cannot start a game. */
static void
test_wrong (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSetupController) setup = create_setting_up (stage);

  stage_do (stage, "edit-position");
  add_seed (stage);
  g_assert_false (stage_can (stage, "finish-setup"));
  stage_do (stage, "cancel-setup");
}

/* Undo and redo apply to the setup while it is open. */
static void
test_undo (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSetupController) setup = create_setting_up (stage);
  g_autoptr (AwalePlayController) play_controller =
      awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);
  g_autoptr (AwaleEditController) edit =
      awale_controller_new (AWALE_TYPE_EDIT_CONTROLLER, stage->study);

  stage_show (stage, "Cd");
  g_assert_false (stage_can (stage, "undo"));
  stage_do (stage, "edit-position");
  g_assert_false (stage_can (stage, "undo"));
  add_seed (stage);
  stage_do (stage, "undo");
  g_assert_true (stage_can (stage, "redo"));
  g_assert_true (stage_can (stage, "finish-setup"));
  stage_do (stage, "cancel-setup");
  g_assert_false (stage_can (stage, "redo"));
}

CASES (stage_init)
{
  g_test_add_func ("/app/position-setup/create", test_create);
  g_test_add_func ("/app/position-setup/cancel", test_cancel);
  g_test_add_func ("/app/position-setup/replace", test_replace);
  g_test_add_func ("/app/position-setup/other-game", test_other_game);
  g_test_add_func ("/app/position-setup/wrong", test_wrong);
  g_test_add_func ("/app/position-setup/undo", test_undo);
}
