/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-clipboard-controller.h"
#include "app/study/awale-play-controller.h"
#include "app/study/awale-setup-controller.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

typedef struct
{
  Stage                *stage;
  AwaleSetupController *setup;
  AwalePlayController  *play_controller;
  AwaleNoticeBar       *notice;
  GtkWidget            *target;  /* Widget on which files can be dropped. */
} Fixture;

static void
set_up (Fixture *fixture,
        Stage   *stage)
{
  fixture->stage = stage;
  fixture->setup = awale_controller_new (AWALE_TYPE_SETUP_CONTROLLER, stage->study);
  fixture->notice = g_object_ref (stage->notice);
  fixture->play_controller =
      awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);
  fixture->target = g_object_ref_sink (gtk_label_new (NULL));
  awale_clipboard_controller_add (stage->study, fixture->target);
}

static void
tear_down (Fixture *fixture)
{
  g_clear_object (&fixture->target);
  g_clear_object (&fixture->play_controller);
  g_clear_object (&fixture->notice);
  g_clear_object (&fixture->setup);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, tear_down)

static void
store (Fixture    *fixture,
       const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->stage->view)), text);
}

static bool
has_moves (Fixture *fixture)
{
  AwaleGame *game = awale_draft_get_game (fixture->stage->draft);

  return awale_node_get_first_child (awale_game_get_root (game)) != NULL;
}

/* Waits until the pasted document is open instead of @before. Returns: (transfer none) */
static AwaleDocument *
wait_pasted (Fixture       *fixture,
             AwaleDocument *before)
{
  wait_while (awale_draft_get_document (fixture->stage->draft) == before);
  return awale_draft_get_document (fixture->stage->draft);
}

static bool
is_warned (Fixture *fixture)
{
  return awale_notice_bar_get_title (fixture->notice) != NULL;
}

static bool
is_north (Fixture *fixture)
{
  AwalePositionEditor *editor = awale_board_get_editor (fixture->stage->study->board);

  return awale_position_editor_get_position (editor).side == AWALE_NORTH;
}

/* Cutting and pasting a line are single undo steps. */
static void
test_line (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "Cd");
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_assert_false (stage_can (stage, "cut-line"));
  awale_game_set_cursor (game, awale_node_get_first_child (awale_game_get_root (game)));
  stage_do (stage, "cut-line");
  g_assert_false (has_moves (&fixture));
  stage_do (stage, "paste-line");
  wait_while (!has_moves (&fixture));
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (game)), ==, 1);
  awale_game_undo (game);
  g_assert_false (has_moves (&fixture));
  awale_game_undo (game);
  g_assert_true (has_moves (&fixture));
}

/* A recorded game goes on at the end of a line that is cut and pasted again. */
static void
test_recorded (void)
{
  static const AwalePlayerChoice persons[2] = { { 0, NULL }, { 0, NULL } };
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;
  AwalePlay *play;

  set_up (&fixture, stage);
  game = stage_show (stage, "CdEf");
  awale_play_controller_begin (fixture.play_controller, persons);
  play = awale_play_controller_get_play (fixture.play_controller);
  awale_game_set_cursor (game, awale_game_find_path (game, "CdE"));
  stage_do (stage, "cut-line");
  g_assert_cmpuint (awale_node_get_ply (awale_play_get_head (play)), ==, 2);
  stage_do (stage, "paste-line");
  wait_while (awale_game_find_path (game, "CdEf") == NULL);
  g_assert_true (awale_play_get_head (play) == awale_game_find_path (game, "CdEf"));
}

/* A line pasted after a stated end asks about the result, like a move. */
static void
test_told_end (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;
  AwaleNode *end;

  set_up (&fixture, stage);
  game = stage_show (stage, "Cd");
  end = awale_game_get_cursor (game);
  awale_game_set_tag (game, "Result", "0-1");
  store (&fixture, "2. E f");
  stage_do (stage, "paste-line");
  stage_answer ("cancel");
  g_assert_null (awale_node_get_first_child (end));
  stage_do (stage, "paste-line");
  stage_answer ("accept");
  g_assert_nonnull (awale_node_get_first_child (end));
  g_assert_null (awale_game_get_tag (game, "Result"));
  awale_game_undo (game);
  g_assert_null (awale_node_get_first_child (end));
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "0-1");
}

static void
test_game (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_autoptr (AwaleDocument) before = NULL;

  set_up (&fixture, stage);
  stage_show (stage, "Cd");
  before = g_object_ref (awale_draft_get_document (stage->draft));
  stage_do (stage, "copy-game");
  stage_do (stage, "paste");
  g_assert_cmpuint (awale_document_get_n_games (wait_pasted (&fixture, before)), ==, 1);
  g_assert_true (awale_draft_is_modified (stage->draft));
  g_assert_false (is_warned (&fixture));
}

/* The copied text contains only the moves up to the current position. */
static void
test_text (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  GdkContentProvider *content;
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "CdE");
  awale_game_set_cursor (game, awale_game_find_path (game, "Cd"));
  stage_do (stage, "copy-text");
  content = gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (stage->view)));
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_assert_nonnull (strstr (g_value_get_string (&value), "\n1. C d\n```\n"));
  g_assert_nonnull (awale_toast_overlay_get_text (stage->toasts));
}

/* Invalid text is reported and changes nothing. */
static void
test_wrong (void)
{
  static const char *const texts[] = { "Good morning", "4-4-4-4-4-4-4-4-4-4-4-99-0-0-S" };
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "Cd");
  store (&fixture, " \n");
  stage_do (stage, "paste");
  wait_while (g_strcmp0 (awale_toast_overlay_get_text (stage->toasts),
                         "The clipboard does not contain text.") != 0);
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (is_warned (&fixture));
      store (&fixture, texts[i]);
      stage_do (stage, "paste");
      wait_while (!is_warned (&fixture));
      g_assert_true (awale_draft_get_game (stage->draft) == game);
      g_assert_false (awale_game_can_undo (game));
      awale_notice_bar_close (fixture.notice);
    }
}

/* Copy and paste apply to the position being set up. */
static void
test_position (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  AwalePositionEditor *editor;

  set_up (&fixture, stage);
  g_assert_false (stage_can (stage, "copy-position"));
  stage_do (stage, "edit-position");
  editor = awale_board_get_editor (stage->study->board);
  awale_position_editor_set_side (editor, AWALE_NORTH);
  stage_do (stage, "copy-position");
  awale_position_editor_set_side (editor, AWALE_SOUTH);
  stage_do (stage, "paste");
  wait_while (!is_north (&fixture));
  g_assert_null (awale_draft_get_document (stage->draft));
  stage_do (stage, "cancel-setup");
}

/* The copied position is that at the end of the game, with the last seeds distributed. */
static void
test_end (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  GdkContentProvider *content;
  AwalePosition start;
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "");
  g_assert_true (awale_position_parse ("0-3-0-0-0-0-0-0-0-0-0-1-21-23-N", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  g_assert_cmpint (awale_game_play (game, 11), ==, AWALE_ILLEGAL_REASON_NONE);
  stage_do (stage, "copy-position");
  content = gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (stage->view)));
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_assert_cmpstr (g_value_get_string (&value), ==, "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S");
}

/* Moves without a ruleset get that of the current game, and others keep theirs. */
static void
test_ruleset (gconstpointer data)
{
  const char *const *words = data;
  const AwaleRuleset *avele = &awale_preset_find ("avele")->rules;
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_autoptr (AwaleDocument) before = NULL;
  AwaleDocument *pasted;
  AwaleGame *shown;

  set_up (&fixture, stage);
  shown = stage_show (stage, "");
  awale_game_set_start (shown, avele, awale_position_start ());
  awale_game_forget_history (shown);
  before = g_object_ref (awale_draft_get_document (stage->draft));
  store (&fixture, words[0]);
  stage_do (stage, "paste");
  pasted = wait_pasted (&fixture, before);
  g_assert_cmpuint (awale_document_get_n_games (pasted), ==, *words[2] - '0');
  for (size_t i = 0; i < awale_document_get_n_games (pasted); i++)
    {
      AwaleGame *game = awale_document_get_game (pasted, i);

      g_assert_true (awale_ruleset_equal (awale_game_get_rules (game),
                                          &awale_preset_find (words[1])->rules));
      g_assert_nonnull (awale_node_get_first_child (awale_game_get_root (game)));
    }
}

/* Text pasted in the library is opened as a game, but not played in the game that the library
 * hides. */
static void
test_library (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_autoptr (AwaleDocument) before = NULL;
  AwaleNode *end;

  set_up (&fixture, stage);
  end = awale_game_get_cursor (stage_show (stage, "F"));
  awale_actions_set_in_library (stage->actions, true);
  store (&fixture, "f 2. B");
  stage_do (stage, "paste");
  wait_while (!is_warned (&fixture));
  g_assert_null (awale_node_get_first_child (end));
  before = g_object_ref (awale_draft_get_document (stage->draft));
  store (&fixture, "FfBe");
  stage_do (stage, "paste");
  wait_pasted (&fixture, before);
  g_assert_true (has_moves (&fixture));
}

CASES (stage_init)
{
  static const char *const letters[] = { "FfBe", "avele", "1" };
  static const char *const lines[] = { "FfBe\n\nAa Bb\n", "avele", "2" };
  static const char *const moves[] = { "1. F f\n2. B e", "avele", "1" };
  static const char *const tags[] = { "[Variant \"Awari\"]\n\n1. F f", "awari", "1" };

  g_test_add_func ("/app/clipboard-controller/line", test_line);
  g_test_add_func ("/app/clipboard-controller/recorded", test_recorded);
  g_test_add_func ("/app/clipboard-controller/told-end", test_told_end);
  g_test_add_func ("/app/clipboard-controller/game", test_game);
  g_test_add_func ("/app/clipboard-controller/text", test_text);
  g_test_add_func ("/app/clipboard-controller/wrong", test_wrong);
  g_test_add_func ("/app/clipboard-controller/position", test_position);
  g_test_add_func ("/app/clipboard-controller/end", test_end);
  g_test_add_data_func ("/app/clipboard-controller/ruleset/letters", letters, test_ruleset);
  g_test_add_data_func ("/app/clipboard-controller/ruleset/lines", lines, test_ruleset);
  g_test_add_data_func ("/app/clipboard-controller/ruleset/moves", moves, test_ruleset);
  g_test_add_data_func ("/app/clipboard-controller/ruleset/tags", tags, test_ruleset);
  g_test_add_func ("/app/clipboard-controller/library", test_library);
}
