/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "game/awale-row-walk.h"

/* A tree's rows, one a line: `R0 F f`, `C0 (F)`, `V1 e D`. */
static char *
walk_to_string (AwaleNode *node,
                int        depth)
{
  GString *text = g_string_new (NULL);
  AwaleRowWalk walk;

  awale_row_walk_init (&walk, node, depth);
  while (awale_row_walk_next (&walk))
    {
      g_string_append_printf (text, "%c%d", "RCV"[walk.kind], walk.row_depth);
      for (unsigned i = 0; i < walk.nodes->len; i++)
        {
          AwaleMove move = awale_node_get_move (g_ptr_array_index (walk.nodes, i));

          g_string_append_printf (text, " %s", awale_move_to_string (move));
        }
      g_string_append_c (text, '\n');
    }
  awale_row_walk_clear (&walk);
  return g_string_free (text, FALSE);
}

static void
check (AwaleGame  *game,
       const char *expected)
{
  g_autofree char *text = walk_to_string (awale_game_get_root (game), 0);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_main_line (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  check (game, "");
  fixture_play (game, "F");
  check (game, "R0 F\n");
  fixture_play (game, "fEeD");
  check (game, "R0 F f\nR0 E e\nR0 D\n");
}

static void
test_north_first (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwalePosition start = awale_position_start ();

  start.side = AWALE_NORTH;
  awale_game_set_start (game, awale_game_get_rules (game), start);
  fixture_play (game, "fFeE");
  check (game, "R0 f\nR0 F e\nR0 E\n");
}

static void
test_comments (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  awale_game_set_comment (game, awale_game_get_root (game), "begin");
  check (game, "C0 \n");
  fixture_play (game, "FfEe");
  awale_game_set_comment (game, fixture_find (game, "F"), "one");
  awale_game_set_comment (game, fixture_find (game, "FfEe"), "last");
  check (game, "C0 \nR0 F f\nC0 F\nR0 E e\nC0 e\n");
}

static void
test_variations (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dDcC");
  fixture_add (game, fixture_find (game, "F"), "b");
  fixture_add (game, fixture_find (game, "FdD"), "aA");
  fixture_add (game, awale_game_get_root (game), "A");
  awale_game_set_comment (game, fixture_find (game, "Ff"), "main");
  awale_game_set_comment (game, fixture_find (game, "Fd"), "other");
  check (game,
         "R0 F f\n"
         "V1 A\n"
         "C0 f\n"
         "V1 d\n"
         "C1 d\n"
         "V1 D c\n"
         "V2 a A\n"
         "V1 C\n"
         "V1 b\n"
         "R0 E e\n");
}

/* A walk can begin at any row, and then goes on to the end of the tree. */
static void
test_from_the_middle (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dDcC");
  fixture_add (game, fixture_find (game, "FdD"), "aA");
  text = walk_to_string (fixture_find (game, "FdDa"), 2);
  g_assert_cmpstr (text, ==, "V2 a A\nV1 C\nR0 E e\n");
}

static void
check_after_line (AwaleNode *node,
                  int        depth,
                  AwaleNode *expected,
                  int        expected_depth,
                  bool       at_comment)
{
  AwaleRowPlace place = awale_row_walk_after_line (node, depth);

  g_assert_true (place.node == expected);
  g_assert_cmpint (place.depth, ==, expected_depth);
  g_assert_true (place.at_comment == at_comment);
}

static void
test_after_line (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dDcC");
  fixture_add (game, fixture_find (game, "F"), "b");
  fixture_add (game, fixture_find (game, "FdDc"), "A");

  check_after_line (fixture_find (game, "FdDcA"), 2, fixture_find (game, "Fb"), 1, false);
  check_after_line (fixture_find (game, "Fb"), 1, fixture_find (game, "FfE"), 0, false);
  check_after_line (fixture_find (game, "FfE"), 0, NULL, 0, false);

  /* After what replaces South's move comes what is said of the answer in the same row. */
  fixture_add (game, awale_game_get_root (game), "A");
  check_after_line (fixture_find (game, "A"), 1, fixture_find (game, "Fd"), 1, false);
  awale_game_set_comment (game, fixture_find (game, "Ff"), "main");
  check_after_line (fixture_find (game, "A"), 1, fixture_find (game, "Ff"), 0, true);
}

/* As deep as files may nest; each level is a row, and the row that it leaves another. */
static void
test_nested (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *deepest = fixture_nest (game, 256);
  AwaleRowWalk walk;
  int depth = 0;

  awale_row_walk_init (&walk, awale_game_get_root (game), 0);
  while (awale_row_walk_next (&walk))
    {
      /* Down to the deepest line, one level a row or several; nothing comes after it. */
      g_assert_cmpint (walk.row_depth, >=, depth);
      g_assert_cmpint (walk.row_depth, <=, depth + 1);
      depth = walk.row_depth;
    }
  g_assert_cmpint (depth, ==, 256);
  g_assert_true (g_ptr_array_index (walk.nodes, walk.nodes->len - 1) == deepest);
  check_after_line (deepest, depth, NULL, 0, false);
  awale_row_walk_clear (&walk);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/row-walk/main-line", test_main_line);
  g_test_add_func ("/game/row-walk/north-first", test_north_first);
  g_test_add_func ("/game/row-walk/comments", test_comments);
  g_test_add_func ("/game/row-walk/variations", test_variations);
  g_test_add_func ("/game/row-walk/from-the-middle", test_from_the_middle);
  g_test_add_func ("/game/row-walk/after-line", test_after_line);
  g_test_add_func ("/game/row-walk/nested", test_nested);

  return g_test_run ();
}
