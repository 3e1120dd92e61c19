/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "game/awale-marks.h"

static void
check_command (AwaleNode  *node,
               const char *name,
               const char *expected)
{
  g_assert_cmpstr (awale_node_get_command (node, name), ==, expected);
}

static void
test_read (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  const AwaleCommentCommand commands[] = {
    COMMAND ("csl", "GA, Rd,Xb,Y,ba"), COMMAND ("clk", "0:05"), COMMAND ("cal", "YFa,GAA,Rab,RA"),
    COMMAND ("csl", "YF"),
  };
  AwaleMarks marks;

  awale_marks_read (&marks, root);
  g_assert_true (awale_marks_is_empty (&marks));
  awale_game_set_commands (game, root, commands, G_N_ELEMENTS (commands));
  awale_marks_read (&marks, root);
  g_assert_false (awale_marks_is_empty (&marks));
  g_assert_cmpint (marks.circles[0], ==, AWALE_MARK_GREEN);
  g_assert_cmpint (marks.circles[9], ==, AWALE_MARK_RED);
  g_assert_cmpint (marks.circles[5], ==, AWALE_MARK_YELLOW);
  g_assert_cmpint (marks.circles[6], ==, AWALE_MARK_BLUE);
  g_assert_cmpint (marks.circles[7], ==, AWALE_MARK_NONE);
  g_assert_cmpint (marks.arrows[5][6], ==, AWALE_MARK_YELLOW);
  g_assert_cmpint (marks.arrows[6][7], ==, AWALE_MARK_RED);
  g_assert_cmpint (marks.arrows[0][0], ==, AWALE_MARK_NONE);
}

/* Unknown parts of a command stay, and commands of the same name are combined into one. */
static void
test_toggle (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  const AwaleCommentCommand commands[] = {
    COMMAND ("csl", "GA,odd"), COMMAND ("clk", "0:05"), COMMAND ("csl", "YF"),
  };
  size_t n;

  awale_game_set_commands (game, root, commands, G_N_ELEMENTS (commands));
  awale_game_forget_history (game);
  awale_game_toggle_circle (game, root, 8, AWALE_MARK_BLUE);
  check_command (root, "csl", "GA,odd,YF,Bc");
  awale_node_get_commands (root, &n);
  g_assert_cmpuint (n, ==, 2);
  awale_game_toggle_circle (game, root, 8, AWALE_MARK_RED);
  check_command (root, "csl", "GA,odd,YF,Rc");
  awale_game_toggle_circle (game, root, 8, AWALE_MARK_RED);
  check_command (root, "csl", "GA,odd,YF");
  awale_game_toggle_arrow (game, root, 0, 11, AWALE_MARK_GREEN);
  awale_game_toggle_arrow (game, root, 11, 0, AWALE_MARK_GREEN);
  check_command (root, "cal", "GAf,GfA");
  awale_game_toggle_arrow (game, root, 0, 11, AWALE_MARK_GREEN);
  check_command (root, "cal", "GfA");
  awale_game_clear_marks (game, root);
  check_command (root, "csl", "odd");
  check_command (root, "cal", NULL);
  check_command (root, "clk", "0:05");

  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Clear Marks");
  awale_game_undo (game);
  check_command (root, "csl", "GA,odd,YF");
  check_command (root, "cal", "GfA");
  for (int i = 0; i < 6; i++)
    awale_game_undo (game);
  g_assert_false (awale_game_can_undo (game));
  check_command (root, "csl", "GA,odd");
}

static void
test_clear_nothing (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  awale_game_clear_marks (game, awale_game_get_root (game));
  g_assert_false (awale_game_can_undo (game));
  g_assert_false (awale_game_is_modified (game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/marks/read", test_read);
  g_test_add_func ("/game/marks/toggle", test_toggle);
  g_test_add_func ("/game/marks/clear-nothing", test_clear_nothing);
  return g_test_run ();
}
