/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "app/play/awale-play-bar.h"
#include "cases.h"
#include "play/awale-builtin-opponent.h"

#include "../../wait.h"

#include <adwaita.h>

static AwaleGame *
create_game (const char *position)
{
  AwaleRuleset rules = awale_preset_find ("avele")->rules;
  AwaleGame *game;
  AwalePosition start;

  rules.drought = 2;
  game = awale_game_new (&rules);
  g_assert_true (awale_position_parse (position, &start, NULL));
  awale_game_set_start (game, &rules, start);
  awale_game_set_tag (game, "South", "Ama");
  awale_game_set_tag (game, "North", "Kofi");
  return game;
}

static void
move (AwalePlay  *play,
      const char *letter)
{
  g_assert_cmpint (awale_game_play (awale_play_get_game (play), awale_move_from_letter (*letter)),
                   ==, AWALE_ILLEGAL_REASON_NONE);
  awale_play_follow (play);
}

static void
assert_says (GtkWidget  *bar,
             const char *title,
             const char *text)
{
  const char *const lines[] = { title, text };

  for (int i = 0; i < 2; i++)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (fixtures_find (bar, GTK_TYPE_LABEL, i))), ==,
                     lines[i]);
}

/* The bar of a game between two people shows the turn, a reply and the result. */
static void
test_course (void)
{
  GtkWidget *bar = g_object_ref_sink (g_object_new (AWALE_TYPE_PLAY_BAR, NULL));
  g_autoptr (AwaleGame) game = create_game ("0-0-0-8-0-8-0-0-8-0-0-8-8-8-S");
  g_autoptr (AwalePlay) play = awale_play_new (game, awale_game_get_root (game), NULL, NULL,
                                               AWALE_PLAY_DEFAULT);

  g_assert_false (gtk_widget_get_visible (bar));
  awale_play_bar_set_play (AWALE_PLAY_BAR (bar), play);
  g_assert_true (gtk_widget_get_visible (bar));
  awale_play_begin (play);
  assert_says (bar, "Ama to move", "");
  move (play, "D");
  assert_says (bar, "Kofi to move", "1 more move without a capture ends the game.");

  awale_game_set_cursor (game, awale_game_get_root (game));
  awale_play_bar_update (AWALE_PLAY_BAR (bar));
  assert_says (bar, "You are looking at another position",
               "A move you play here starts a variation.");
  awale_play_bar_set_correcting (AWALE_PLAY_BAR (bar), true);
  assert_says (bar, "You are looking at another position", "");
  awale_play_bar_set_correcting (AWALE_PLAY_BAR (bar), false);
  awale_game_set_cursor (game, awale_play_get_head (play));

  awale_play_bar_set_reply (AWALE_PLAY_BAR (bar), "No.");
  assert_says (bar, "Kofi to move", "No.");
  move (play, "f");
  assert_says (bar, "A draw", "Too many moves were made without a capture.");
  awale_play_undo (play);
  assert_says (bar, "Kofi to move", "1 more move without a capture ends the game.");
  awale_play_resign (play, AWALE_NORTH);
  assert_says (bar, "Ama wins", "Kofi resigns.");

  awale_play_bar_set_shown (AWALE_PLAY_BAR (bar), false);
  g_assert_false (gtk_widget_get_visible (bar));
  awale_play_bar_set_shown (AWALE_PLAY_BAR (bar), true);
  awale_play_bar_set_play (AWALE_PLAY_BAR (bar), NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  g_object_unref (bar);
}

/* In a game between two people, a move at the end of a line continues the game; a move at an
 * earlier position starts a variation. */
static void
test_line_end (void)
{
  GtkWidget *bar = g_object_ref_sink (g_object_new (AWALE_TYPE_PLAY_BAR, NULL));
  g_autoptr (AwaleGame) game = create_game ("0-0-0-8-0-8-0-0-8-0-0-8-8-8-S");
  g_autoptr (AwalePlay) play = awale_play_new (game, awale_game_get_root (game), NULL, NULL,
                                               AWALE_PLAY_DEFAULT);

  awale_play_bar_set_play (AWALE_PLAY_BAR (bar), play);
  awale_play_begin (play);
  awale_game_play (game, awale_move_from_letter ('D'));
  awale_play_bar_update (AWALE_PLAY_BAR (bar));
  assert_says (bar, "Kofi to move", "");
  awale_game_play (game, awale_move_from_letter ('f'));
  awale_play_bar_update (AWALE_PLAY_BAR (bar));
  assert_says (bar, "The game is over.",
               "Too many moves were made without a capture. The 32 seeds that are left count for "
               "nobody. 8–8");
  awale_game_set_cursor (game, awale_game_find_path (game, "D"));
  awale_play_bar_update (AWALE_PLAY_BAR (bar));
  assert_says (bar, "You are looking at another position",
               "A move you play here starts a variation.");
  g_object_unref (bar);
}

/* The bar of a game against the computer shows whose turn it is. */
static void
test_computer (void)
{
  const AwaleSearchLimits limits = { .nodes = 500 };
  GtkWidget *bar = g_object_ref_sink (g_object_new (AWALE_TYPE_PLAY_BAR, NULL));
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (AwaleBuiltinOpponent) computer = awale_builtin_opponent_new (AWALE_LEVEL_FIRST);
  g_autoptr (AwalePlay) play = awale_play_new (game, awale_game_get_root (game), NULL,
                                               AWALE_OPPONENT (computer), AWALE_PLAY_OWN_GAME);

  awale_builtin_opponent_set_limits (computer, &limits);
  awale_play_bar_set_play (AWALE_PLAY_BAR (bar), play);
  awale_play_begin (play);
  assert_says (bar, "Your turn", "");
  move (play, "C");
  assert_says (bar, "The computer is thinking…", "");
  wait_while (awale_play_is_thinking (play));
  assert_says (bar, "Your turn", "");
  g_object_unref (bar);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/play-bar/course", test_course);
  g_test_add_func ("/app/play-bar/line-end", test_line_end);
  g_test_add_func ("/app/play-bar/computer", test_computer);
}
