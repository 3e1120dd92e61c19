/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-annotation.h"
#include "app/study/awale-position-setup.h"
#include "stage.h"

static AwalePositionSetup *
create_setting_up (Stage *stage)
{
  AwalePositionSetup *position_setup = awale_position_setup_new (stage->study, stage->draft,
                                                                 stage->services, stage->toasts);

  awale_position_setup_add_actions (position_setup, stage->actions);
  return position_setup;
}

static void
add_seed (AwalePositionSetup *position_setup)
{
  awale_board_editor_add_seeds (awale_position_setup_get_editor (position_setup), 0, 1);
}

static void
created_cb (AwalePositionSetup *position_setup,
            AwaleGame          *game,
            AwaleGame         **created)
{
  g_set_object (created, game);
}

/* Without a current game, a new game is emitted. */
static void
test_create (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePositionSetup) position_setup = create_setting_up (stage);
  g_autoptr (AwaleGame) created = NULL;
  AwalePosition position;

  g_signal_connect (position_setup, "created", G_CALLBACK (created_cb), &created);
  g_assert_false (stage_can (stage, "finish-setup"));
  g_assert_null (awale_position_setup_get_editor (position_setup));
  stage_do (stage, "edit-position");
  g_assert_false (stage_can (stage, "edit-position"));
  awale_board_editor_set_side (awale_position_setup_get_editor (position_setup), AWALE_NORTH);
  position = awale_board_editor_get_position (awale_position_setup_get_editor (position_setup));
  stage_do (stage, "finish-setup");
  g_assert_null (awale_position_setup_get_editor (position_setup));
  g_assert_false (awale_study_view_is_setting_up (stage->study));
  g_assert_nonnull (created);
  g_assert_true (awale_position_equal (awale_game_get_start (created), position));
  g_assert_false (awale_game_can_undo (created));
}

static void
test_cancel (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePositionSetup) position_setup = create_setting_up (stage);
  AwaleGame *game = stage_show (stage, "Cd");

  stage_do (stage, "edit-position");
  awale_board_editor_set_side (awale_position_setup_get_editor (position_setup), AWALE_NORTH);
  stage_do (stage, "cancel-setup");
  g_assert_null (awale_position_setup_get_editor (position_setup));
  g_assert_false (awale_game_can_undo (game));
}

/* A game without moves gets the position as its start, in one step. */
static void
test_replace (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePositionSetup) position_setup = create_setting_up (stage);
  AwaleGame *game = stage_show (stage, "");

  stage_do (stage, "edit-position");
  awale_board_editor_set_side (awale_position_setup_get_editor (position_setup), AWALE_NORTH);
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
  g_autoptr (AwalePositionSetup) position_setup = create_setting_up (stage);

  stage_show (stage, "Cd");
  stage_do (stage, "edit-position");
  stage_show (stage, "Ab");
  g_assert_null (awale_position_setup_get_editor (position_setup));
  g_assert_true (stage_can (stage, "edit-position"));
}

/* Too many seeds or an invalid text cannot start a game. */
static void
test_wrong (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePositionSetup) position_setup = create_setting_up (stage);

  stage_do (stage, "edit-position");
  add_seed (position_setup);
  g_assert_false (stage_can (stage, "finish-setup"));
  g_assert_false (awale_position_setup_adopt_text (position_setup, "Cd"));
  stage_do (stage, "cancel-setup");
}

/* Undo and redo apply to the setup, and afterwards to the game. */
static void
test_undo (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwalePositionSetup) position_setup = create_setting_up (stage);
  g_autoptr (AwalePlayController) play_controller =
      awale_play_controller_new (stage->study, stage->draft, stage->services, stage->toasts);
  g_autoptr (AwaleDocumentHistory) document_history = awale_document_history_new (stage->draft);
  g_autoptr (GtkWidget) notice =
    g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  g_autoptr (AwaleAnnotation) annotation = awale_annotation_new (
      stage->window, stage->study, stage->draft, play_controller, position_setup,
      AWALE_NOTICE_BAR (notice), stage->toasts, document_history);

  awale_annotation_add_actions (annotation, stage->actions);
  stage_show (stage, "Cd");
  g_assert_false (stage_can (stage, "undo"));
  stage_do (stage, "edit-position");
  g_assert_false (stage_can (stage, "undo"));
  add_seed (position_setup);
  stage_do (stage, "undo");
  g_assert_true (stage_can (stage, "redo"));
  g_assert_true (stage_can (stage, "finish-setup"));
  stage_do (stage, "cancel-setup");
  g_assert_false (stage_can (stage, "redo"));
}

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  g_test_add_func ("/app/position-setup/create", test_create);
  g_test_add_func ("/app/position-setup/cancel", test_cancel);
  g_test_add_func ("/app/position-setup/replace", test_replace);
  g_test_add_func ("/app/position-setup/other-game", test_other_game);
  g_test_add_func ("/app/position-setup/wrong", test_wrong);
  g_test_add_func ("/app/position-setup/undo", test_undo);
  return g_test_run ();
}
