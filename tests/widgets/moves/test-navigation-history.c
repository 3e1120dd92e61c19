/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "widgets/moves/awale-navigation-history.h"

static void
go (AwaleGame  *game,
    const char *path)
{
  awale_game_set_cursor (game, fixture_find (game, path));
}

static void
check_at (AwaleGame  *game,
          const char *expected)
{
  g_autofree char *path = awale_node_dup_path (awale_game_get_cursor (game));

  g_assert_cmpstr (path, ==, expected);
}

static void
count_cb (unsigned *n)
{
  (*n)++;
}

static void
test_back_and_forward (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleNavigationHistory) trail = awale_navigation_history_new ();

  fixture_play (game, "FfEe");
  go (game, "");
  awale_navigation_history_set_game (trail, game);
  g_assert_false (awale_navigation_history_can_go_back (trail));
  awale_navigation_history_go_back (trail);
  check_at (game, "");

  go (game, "FfE");
  go (game, "F");
  g_assert_true (awale_navigation_history_can_go_back (trail));
  awale_navigation_history_go_back (trail);
  check_at (game, "FfE");
  awale_navigation_history_go_back (trail);
  check_at (game, "");
  g_assert_false (awale_navigation_history_can_go_back (trail));
  awale_navigation_history_go_forward (trail);
  check_at (game, "FfE");
  g_assert_true (awale_navigation_history_can_go_forward (trail));

  /* Going to another position discards the positions to go forward to. */
  go (game, "Ff");
  g_assert_false (awale_navigation_history_can_go_forward (trail));
  awale_navigation_history_go_back (trail);
  check_at (game, "FfE");
}

static void
test_removed (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleNavigationHistory) trail = awale_navigation_history_new ();

  fixture_play (game, "FfEe");
  awale_navigation_history_set_game (trail, game);
  go (game, "F");
  go (game, "FfE");
  go (game, "F");
  awale_game_delete (game, fixture_find (game, "Ff"));
  check_at (game, "F");
  g_assert_false (awale_navigation_history_can_go_back (trail));
  awale_game_undo (game);
  g_assert_false (awale_navigation_history_can_go_back (trail));

  /* Deleting a move before the cursor moves the cursor to the position before that move. */
  go (game, "FfEe");
  awale_game_delete (game, fixture_find (game, "FfE"));
  check_at (game, "Ff");
  awale_navigation_history_go_back (trail);
  check_at (game, "F");

  awale_game_set_start (game, awale_game_get_rules (game), awale_position_start ());
  g_assert_false (awale_navigation_history_can_go_back (trail));
  awale_navigation_history_set_game (trail, NULL);
  g_assert_false (awale_navigation_history_can_go_forward (trail));
}

static void
test_bounded (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleNavigationHistory) trail = awale_navigation_history_new ();
  unsigned n = 0;

  fixture_play (game, "Ff");
  awale_navigation_history_set_game (trail, game);
  for (int i = 0; i < 2000; i++)
    go (game, i % 2 == 0 ? "F" : "Ff");
  for (; awale_navigation_history_can_go_back (trail); n++)
    awale_navigation_history_go_back (trail);
  g_assert_cmpuint (n, ==, 499);
}

static void
test_way (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  unsigned n_chosen = 0;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  g_signal_connect_swapped (game, "line-selected", G_CALLBACK (count_cb), &n_chosen);
  go (game, "FdD");
  go (game, "F");
  g_assert_true (awale_game_get_next (game, fixture_find (game, "F")) == fixture_find (game, "Fd"));
  g_assert_true (awale_game_get_selected_line_end (game, root) == fixture_find (game, "FdD"));
  g_assert_true (awale_game_get_line_end (game, root) == fixture_find (game, "FfEe"));

  awale_game_choose_next (game, fixture_find (game, "Ff"));
  awale_game_choose_next (game, fixture_find (game, "Ff"));
  g_assert_cmpuint (n_chosen, ==, 1);
  g_assert_true (awale_game_get_selected_line_end (game, root) == fixture_find (game, "FfEe"));

  /* Going to the start selects the main line again. */
  awale_game_choose_next (game, fixture_find (game, "Fd"));
  go (game, "");
  g_assert_true (awale_game_get_selected_line_end (game, root) == fixture_find (game, "FfEe"));

  go (game, "FdD");
  awale_game_delete (game, fixture_find (game, "Fd"));
  g_assert_true (awale_game_get_selected_line_end (game, root) == fixture_find (game, "FfEe"));
  g_assert_false (awale_game_can_redo (game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/trail/back-and-forward", test_back_and_forward);
  g_test_add_func ("/game/trail/removed", test_removed);
  g_test_add_func ("/game/trail/bounded", test_bounded);
  g_test_add_func ("/game/trail/way", test_way);
  return g_test_run ();
}
