/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Merging adds the annotations of one version of a game to another. */
#include "game-fixtures.h"

#include "../values.h"
#include "game/awale-game-merge.h"

#include <string.h>

enum
{
  N_GAMES = 60,
  N_EDITS = 30,
};

static void
test_words (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleGame) other = fixture_new_game ();
  AwaleMergeCount count;

  fixture_play (game, "FfE");
  fixture_play (other, "FfE");
  awale_game_set_comment (game, fixture_find (game, "F"), "Bolder.");
  awale_game_set_comment (other, fixture_find (other, "F"), "Bold.");
  awale_game_set_comment (other, fixture_add (other, fixture_find (other, "Ff"), "Aa"), "Slow.");
  awale_game_set_comment_before (game, fixture_find (game, "Ff"), "A quiet reply.");
  awale_game_set_comment_before (other, fixture_find (other, "Ff"), "An error.");
  awale_game_set_command (other, fixture_find (other, "Ff"), "csl", "GA");
  count = awale_game_merge (game, other, "Kofi");
  g_assert_cmpuint (count.n_comments, ==, 2);
  g_assert_cmpstr (awale_node_get_comment_before (fixture_find (game, "Ff")), ==,
                   "A quiet reply.\n\nAn error. (Kofi)");
  g_assert_cmpstr (awale_node_get_command (fixture_find (game, "Ff"), "csl"), ==, "GA");
  g_assert_cmpuint (count.n_lines, ==, 1);
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "F")), ==,
                   "Bolder.\n\nBold. (Kofi)");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "FfA")), ==, "(Kofi)");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "FfAa")), ==, "Slow.");
  g_assert_true (awale_node_is_main_line (fixture_find (game, "FfE")));
}

/* The deeper values of a position replace the others as a whole, whichever game they are in. */
static void
test_values (void)
{
  AwaleMoveValues deep = best_move_of (4, 300, 20), shallow = best_move_of (5, 100, 8);
  AwaleMoveValues loose = AWALE_MOVE_VALUES_INIT, looser = AWALE_MOVE_VALUES_INIT;

  awale_move_values_set (&shallow, 3, &shallow.value);
  awale_move_values_set (&loose, 3, &deep.value);
  awale_move_values_set (&looser, 2, &shallow.value);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (AwaleGame) game = fixture_new_game ();
      g_autoptr (AwaleGame) other = fixture_new_game ();
      AwaleGame *deeper, *shallower;
      AwaleNode *node;

      fixture_play (game, "FfE");
      fixture_play (other, "FfE");
      deeper = i == 0 ? game : other;
      shallower = i == 0 ? other : game;
      awale_game_set_move_values (deeper, fixture_find (deeper, ""), &deep);
      awale_game_set_move_values (shallower, fixture_find (shallower, ""), &shallow);
      awale_game_set_move_values (deeper, fixture_find (deeper, "Ff"), &loose);
      awale_game_set_move_values (shallower, fixture_find (shallower, "Ff"), &looser);
      awale_game_merge (game, other, NULL);
      node = fixture_find (game, "");
      g_assert_true (awale_move_values_equal (awale_node_get_move_values (node), &deep));
      node = fixture_find (game, "Ff");
      g_assert_true (awale_move_values_equal (awale_node_get_move_values (node), &loose));
    }
}

/* Checks that @game has all nodes of @before, including their comments. */
static void
assert_has_all (AwaleGame *game,
                AwaleGame *before)
{
  g_autoptr (GPtrArray) nodes = fixture_list_nodes (before);

  for (unsigned i = 0; i < nodes->len; i++)
    {
      AwaleNode *node = nodes->pdata[i];
      g_autofree char *path = awale_node_dup_path (node);
      const char *comment = awale_node_get_comment (node);

      if (comment != NULL)
        g_assert_nonnull (strstr (awale_node_get_comment (fixture_find (game, path)), comment));
      else
        fixture_find (game, path);
    }
}

/* Merging two games that were changed at random from the same start keeps the nodes and comments of
 * the second one. Merging again changes nothing, and undo restores the first game. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());

  for (int n = 0; n < N_GAMES; n++)
    {
      g_autoptr (AwaleGame) game = fixture_new_game ();
      g_autoptr (AwaleGame) other = fixture_new_game ();
      g_autofree char *before = NULL;
      g_autofree char *merged = NULL;
      g_autofree char *again = NULL;
      g_autofree char *undone = NULL;
      AwaleMergeCount count;

      for (int i = 0; i < N_EDITS; i++)
        {
          fixture_edit (game, random);
          fixture_edit (other, random);
        }
      if (!awale_position_equal (awale_game_get_start (game), awale_game_get_start (other))
          || !awale_ruleset_equal (awale_game_get_rules (game), awale_game_get_rules (other)))
        continue;
      awale_game_forget_history (game);
      before = fixture_dump (game);
      awale_game_merge (game, other, "Kofi");
      assert_has_all (game, other);
      merged = fixture_dump (game);
      count = awale_game_merge (game, other, "Kofi");
      g_assert_cmpuint (count.n_comments + count.n_lines, ==, 0);
      again = fixture_dump (game);
      g_assert_cmpstr (again, ==, merged);
      while (awale_game_can_undo (game))
        awale_game_undo (game);
      undone = fixture_dump (game);
      g_assert_cmpstr (undone, ==, before);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/merge/words", test_words);
  g_test_add_func ("/game/merge/values", test_values);
  g_test_add_func ("/game/merge/random", test_random);
  return g_test_run ();
}
