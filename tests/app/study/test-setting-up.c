/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-editing.h"
#include "app/study/awale-setting-up.h"
#include "stage.h"

static AwaleSettingUp *
create_setting_up (Stage *stage)
{
  AwaleSettingUp *setting_up = awale_setting_up_new (stage->study, stage->draft,
                                                     stage->desk, stage->toasts);

  awale_setting_up_add_actions (setting_up, stage->actions);
  return setting_up;
}

/* One seed more in the first pit of South. */
static void
add_seed (AwaleSettingUp *setting_up)
{
  awale_board_editor_add_seeds (awale_setting_up_get_editor (setting_up), 0, 1);
}

static void
created_cb (AwaleSettingUp  *setting_up,
            AwaleGame       *game,
            AwaleGame      **created)
{
  g_set_object (created, game);
}

/* Without a game there is a new one, which is somebody else's to show. */
static void
test_create (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSettingUp) setting_up = create_setting_up (stage);
  g_autoptr (AwaleGame) created = NULL;
  AwalePosition position;

  g_signal_connect (setting_up, "created", G_CALLBACK (created_cb), &created);
  g_assert_false (stage_can (stage, "finish-setup"));
  g_assert_null (awale_setting_up_get_editor (setting_up));
  stage_do (stage, "edit-position");
  g_assert_false (stage_can (stage, "edit-position"));
  awale_board_editor_set_side (awale_setting_up_get_editor (setting_up), AWALE_NORTH);
  position = awale_board_editor_get_position (awale_setting_up_get_editor (setting_up));
  stage_do (stage, "finish-setup");
  g_assert_null (awale_setting_up_get_editor (setting_up));
  g_assert_false (awale_study_view_is_setting_up (stage->study));
  g_assert_nonnull (created);
  g_assert_true (awale_position_equal (awale_game_get_start (created), position));
  g_assert_false (awale_game_can_undo (created));
}

/* Until it is done, nothing has changed. */
static void
test_cancel (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSettingUp) setting_up = create_setting_up (stage);
  AwaleGame *game = stage_show (stage, "Cd");

  stage_do (stage, "edit-position");
  awale_board_editor_set_side (awale_setting_up_get_editor (setting_up), AWALE_NORTH);
  stage_do (stage, "cancel-setup");
  g_assert_null (awale_setting_up_get_editor (setting_up));
  g_assert_false (awale_game_can_undo (game));
}

/* A game without moves starts from it, in one step of its history. */
static void
test_replace (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSettingUp) setting_up = create_setting_up (stage);
  AwaleGame *game = stage_show (stage, "");

  stage_do (stage, "edit-position");
  awale_board_editor_set_side (awale_setting_up_get_editor (setting_up), AWALE_NORTH);
  stage_do (stage, "finish-setup");
  g_assert_cmpint (awale_game_get_start (game).side, ==, AWALE_NORTH);
  awale_game_undo (game);
  g_assert_cmpint (awale_game_get_start (game).side, ==, AWALE_SOUTH);
  g_assert_false (awale_game_can_undo (game));
}

/* Another game in view ends it. */
static void
test_other_game (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSettingUp) setting_up = create_setting_up (stage);

  stage_show (stage, "Cd");
  stage_do (stage, "edit-position");
  stage_show (stage, "Ab");
  g_assert_null (awale_setting_up_get_editor (setting_up));
  g_assert_true (stage_can (stage, "edit-position"));
}

/* No game can start with more seeds than there are, nor from a text that is no position. */
static void
test_wrong (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSettingUp) setting_up = create_setting_up (stage);

  stage_do (stage, "edit-position");
  add_seed (setting_up);
  g_assert_false (stage_can (stage, "finish-setup"));
  g_assert_false (awale_setting_up_adopt_text (setting_up, "Cd"));
  stage_do (stage, "cancel-setup");
}

/* Undo and redo are those of what is set up, and of the game again after it. */
static void
test_undo (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleSettingUp) setting_up = create_setting_up (stage);
  g_autoptr (AwalePlaying) playing = awale_playing_new (stage->study, stage->draft, stage->desk,
                                                        stage->toasts);
  g_autoptr (AwaleGamesHistory) games_history = awale_games_history_new (stage->draft);
  g_autoptr (GtkWidget) notice =
    g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  g_autoptr (AwaleEditing) editing =
    awale_editing_new (stage->window, stage->study, stage->draft, playing, setting_up,
                       AWALE_NOTICE_BAR (notice), stage->toasts, games_history);

  awale_editing_add_actions (editing, stage->actions);
  stage_show (stage, "Cd");
  g_assert_false (stage_can (stage, "undo"));
  stage_do (stage, "edit-position");
  g_assert_false (stage_can (stage, "undo"));
  add_seed (setting_up);
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
  g_test_add_func ("/app/setting-up/create", test_create);
  g_test_add_func ("/app/setting-up/cancel", test_cancel);
  g_test_add_func ("/app/setting-up/replace", test_replace);
  g_test_add_func ("/app/setting-up/other-game", test_other_game);
  g_test_add_func ("/app/setting-up/wrong", test_wrong);
  g_test_add_func ("/app/setting-up/undo", test_undo);
  return g_test_run ();
}
