/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

static void
check_tags (AwaleGame  *game,
            const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (size_t i = 0; i < awale_game_get_n_tags (game); i++)
    {
      const char *name = awale_game_get_tag_name (game, i);

      g_string_append_printf (found, "%s%s=%s", i > 0 ? " " : "", name,
                              awale_game_get_tag (game, name));
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
count_cb (AwaleGame *game,
          int       *count)
{
  ++*count;
}

static void
test_set (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  int changes = 0;

  g_signal_connect (game, "tags-changed", G_CALLBACK (count_cb), &changes);
  check_tags (game, "");
  awale_game_set_tag (game, "South", "Ama");
  awale_game_set_tag (game, "North", "");
  awale_game_set_tag (game, "Event", "Tournoi d’été");
  check_tags (game, "South=Ama North= Event=Tournoi d’été");
  awale_game_set_tag (game, "South", "Kofi");
  check_tags (game, "South=Kofi North= Event=Tournoi d’été");
  awale_game_set_tag (game, "North", NULL);
  check_tags (game, "South=Kofi Event=Tournoi d’été");
  g_assert_cmpint (changes, ==, 5);
  g_assert_null (awale_game_get_tag (game, "North"));
  g_assert_null (awale_game_get_tag (game, "south"));
}

static void
test_equal_set (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  int changes = 0;

  awale_game_set_tag (game, "South", "Ama");
  awale_game_mark_saved (game, awale_game_begin_saving (game));
  g_signal_connect (game, "tags-changed", G_CALLBACK (count_cb), &changes);
  awale_game_set_tag (game, "South", "Ama");
  awale_game_set_tag (game, "North", NULL);
  g_assert_cmpint (changes, ==, 0);
  g_assert_false (awale_game_is_modified (game));
}

/* Removing a tag from the middle and undoing this keeps the order of the tags. */
static void
test_order (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  awale_game_set_tag (game, "A", "1");
  awale_game_set_tag (game, "B", "2");
  awale_game_set_tag (game, "C", "3");
  awale_game_set_tag (game, "B", NULL);
  check_tags (game, "A=1 C=3");
  awale_game_undo (game);
  check_tags (game, "A=1 B=2 C=3");
  awale_game_undo (game);
  check_tags (game, "A=1 B=2");
  awale_game_redo (game);
  awale_game_redo (game);
  check_tags (game, "A=1 C=3");
}

static void
test_derived (void)
{
  g_assert_true (awale_game_tag_is_derived ("Variant"));
  g_assert_true (awale_game_tag_is_derived ("Rules"));
  g_assert_true (awale_game_tag_is_derived ("FEN"));
  g_assert_false (awale_game_tag_is_derived ("Result"));
  g_assert_false (awale_game_tag_is_derived ("Termination"));
}

static void
test_derived_refused (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*awale_game_tag_is_derived*");
  awale_game_set_tag (game, "FEN", "4-4");
  g_test_assert_expected_messages ();
  check_tags (game, "");
}

static void
test_result (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  g_assert_false (awale_game_get_result (game).known);
  awale_game_set_tag (game, "Result", "26-22");
  g_assert_true (awale_game_get_result (game).known);
  g_assert_cmpint (awale_game_get_result (game).score.north, ==, 44);
  awale_game_set_tag (game, "Result", "*");
  g_assert_false (awale_game_get_result (game).known);
  awale_game_set_tag (game, "Result", "South wins");
  g_assert_false (awale_game_get_result (game).known);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/tags/set", test_set);
  g_test_add_func ("/game/tags/equal-set", test_equal_set);
  g_test_add_func ("/game/tags/order", test_order);
  g_test_add_func ("/game/tags/derived", test_derived);
  g_test_add_func ("/game/tags/derived-refused", test_derived_refused);
  g_test_add_func ("/game/tags/result", test_result);

  return g_test_run ();
}
