/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/window/awale-collecting.h"
#include "stage.h"

static AwaleCollecting *
create_collecting (Stage *stage)
{
  g_autoptr (GtkWidget) notice =
    g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  AwaleCollecting *collecting = awale_collecting_new (stage->window, stage->study, stage->draft,
                                                      AWALE_NOTICE_BAR (notice), stage->toasts);

  awale_collecting_add_actions (collecting, stage->actions);
  g_assert_false (stage_can (stage, "stop-adding"));
  return collecting;
}

/* Games of South players with these letters for names, the first one in view. */
static void
show_games (Stage      *stage,
            const char *names)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);

  for (; *names != '\0'; names++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
      const char name[] = { *names, '\0' };

      awale_game_set_tag (game, "South", name);
      awale_game_forget_history (game);
      awale_document_add_game (document, game);
    }
  awale_draft_adopt (stage->draft, document, false);
}

static void
assert_games (Stage      *stage,
              const char *expected)
{
  AwaleDocument *document = awale_draft_get_document (stage->draft);
  g_autoptr (GString) names = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_string_append (names, awale_game_get_tag (awale_document_get_game (document, i), "South"));
  g_assert_cmpstr (names->str, ==, expected);
}

static void
assert_in_view (Stage      *stage,
                const char *expected)
{
  g_assert_cmpstr (awale_game_get_tag (awale_draft_get_game (stage->draft), "South"), ==,
                   expected);
}

/* From game to game of a file. */
static void
test_next (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleCollecting) collecting = create_collecting (stage);

  show_games (stage, "a");
  g_assert_false (stage_can (stage, "next-game"));
  g_assert_false (stage_can (stage, "previous-game"));
  show_games (stage, "ab");
  stage_do (stage, "next-game");
  assert_in_view (stage, "b");
  g_assert_false (stage_can (stage, "next-game"));
  stage_do (stage, "previous-game");
  assert_in_view (stage, "a");
  g_assert_false (stage_can (stage, "previous-game"));
}

/* A further game is by the same players. */
static void
test_add (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleCollecting) collecting = create_collecting (stage);

  g_assert_false (stage_can (stage, "add-game"));
  show_games (stage, "ab");
  stage_do (stage, "add-game");
  assert_games (stage, "aba");
  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 2);
}

/* The last one stays. */
static void
test_remove (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleCollecting) collecting = create_collecting (stage);

  show_games (stage, "ab");
  stage_do (stage, "remove-game");
  assert_games (stage, "b");
  g_assert_false (stage_can (stage, "remove-game"));
}

/* Whatever was taken out comes back, each game where it was; what is undone can be redone. */
static void
test_undo (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleCollecting) collecting = create_collecting (stage);
  AwaleGamesHistory *history = awale_collecting_get_history (collecting);

  show_games (stage, "abcd");
  awale_draft_set_index (stage->draft, 1);
  stage_do (stage, "remove-game");
  g_assert_nonnull (awale_toasts_get_text (stage->toasts));
  stage_do (stage, "remove-game");
  assert_games (stage, "ad");
  awale_games_history_undo (history);
  assert_games (stage, "acd");
  assert_in_view (stage, "c");
  awale_games_history_undo (history);
  assert_games (stage, "abcd");
  assert_in_view (stage, "b");
  g_assert_false (awale_games_history_can_undo (history));
  awale_games_history_redo (history);
  assert_games (stage, "acd");
}

/* Up and down, as far as there is room. */
static void
test_move (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleCollecting) collecting = create_collecting (stage);

  show_games (stage, "abc");
  g_assert_false (stage_can (stage, "move-game-up"));
  stage_do (stage, "move-game-down");
  assert_games (stage, "bac");
  assert_in_view (stage, "a");
  stage_do (stage, "move-game-down");
  g_assert_false (stage_can (stage, "move-game-down"));
  stage_do (stage, "move-game-up");
  assert_games (stage, "bac");
}

/* The copy comes after the game, with its moves, and is another one. */
static void
test_duplicate (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (AwaleCollecting) collecting = create_collecting (stage);
  AwaleGame *game;

  show_games (stage, "ab");
  game = awale_draft_get_game (stage->draft);
  awale_game_play (game, awale_move_from_letter ('C'));
  stage_do (stage, "duplicate-game");
  assert_games (stage, "aab");
  g_assert_cmpuint (awale_draft_get_index (stage->draft), ==, 1);
  g_assert_true (awale_draft_get_game (stage->draft) != game);
  g_assert_nonnull (awale_node_get_first_child (
                      awale_game_get_root (awale_draft_get_game (stage->draft))));
}

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  g_test_add_func ("/app/collecting/next", test_next);
  g_test_add_func ("/app/collecting/add", test_add);
  g_test_add_func ("/app/collecting/remove", test_remove);
  g_test_add_func ("/app/collecting/undo", test_undo);
  g_test_add_func ("/app/collecting/move", test_move);
  g_test_add_func ("/app/collecting/duplicate", test_duplicate);
  return g_test_run ();
}
