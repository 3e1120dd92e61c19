/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "game/awale-node.h"

static void
test_root (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  g_autofree char *text = awale_node_dup_text (root);
  g_autofree char *path = awale_node_dup_path (root);
  size_t n = 5;

  g_assert_null (awale_node_get_parent (root));
  g_assert_null (awale_node_get_first_child (root));
  g_assert_null (awale_node_get_next_sibling (root));
  g_assert_cmpuint (awale_node_get_n_children (root), ==, 0);
  g_assert_true (awale_node_is_main_line (root));
  g_assert_true (awale_node_is_first_child (root));
  g_assert_cmpint (awale_node_get_ply (root), ==, 0);
  g_assert_cmpint (awale_node_get_round (root), ==, 0);
  g_assert_cmpint (awale_node_get_move (root), ==, AWALE_NO_MOVE);
  g_assert_cmpint (awale_node_get_harvest (root), ==, 0);
  g_assert_true (awale_position_equal (awale_node_get_position (root), awale_position_start ()));
  g_assert_cmpstr (text, ==, "");
  g_assert_cmpstr (path, ==, "");
  g_assert_null (awale_node_get_comment (root));
  g_assert_null (awale_node_get_evaluation (root));
  g_assert_null (awale_node_get_glyphs (root, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_null (awale_node_get_commands (root, &n));
  g_assert_null (awale_node_get_command (root, "clk"));
}

static void
test_tree (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  AwaleNode *f = fixture_add (game, root, "F");
  AwaleNode *e = fixture_add (game, root, "E");
  AwaleNode *ea = fixture_add (game, e, "a");
  AwaleNode *a = fixture_add (game, root, "A");

  g_assert_true (awale_node_get_first_child (root) == f);
  g_assert_true (awale_node_get_next_sibling (f) == e);
  g_assert_true (awale_node_get_next_sibling (e) == a);
  g_assert_null (awale_node_get_next_sibling (a));
  g_assert_cmpuint (awale_node_get_n_children (root), ==, 3);
  g_assert_true (awale_node_find_child (root, 4) == e);
  g_assert_null (awale_node_find_child (root, 1));
  g_assert_null (awale_node_find_child (root, AWALE_PASS));
  g_assert_true (awale_node_get_parent (ea) == e);
  g_assert_true (awale_node_is_first_child (ea));
  g_assert_false (awale_node_is_main_line (ea));
  g_assert_true (awale_node_is_main_line (f));
  g_assert_false (awale_node_is_first_child (a));
  g_assert_cmpuint (awale_node_get_index (a), ==, 2);
  g_assert_cmpint (awale_node_get_mover (ea), ==, AWALE_NORTH);
  g_assert_cmpint (awale_node_get_mover (e), ==, AWALE_SOUTH);
}

static void
test_rounds (void)
{
  const int south_first[] = { 0, 1, 1, 2, 2, 3 };
  const int north_first[] = { 1, 1, 2, 2, 3, 3 };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwalePosition start = awale_position_start ();
  AwaleNode *node;

  fixture_play (game, "FfEeD");
  node = awale_game_get_cursor (game);
  for (int ply = 5; ply >= 0; ply--, node = awale_node_get_parent (node))
    {
      g_assert_cmpint (awale_node_get_ply (node), ==, ply);
      g_assert_cmpint (awale_node_get_round (node), ==, south_first[ply]);
    }

  start.side = AWALE_NORTH;
  awale_game_set_start (game, awale_game_get_rules (game), start);
  fixture_play (game, "fFeEd");
  node = awale_game_get_cursor (game);
  for (int ply = 5; ply > 0; ply--, node = awale_node_get_parent (node))
    g_assert_cmpint (awale_node_get_round (node), ==, north_first[ply]);
}

static void
test_text (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  AwalePosition start;
  AwaleNode *node;

  g_assert_true (awale_position_parse ("1-0-0-0-0-1-1-2-4-4-4-4-10-13-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  node = fixture_add (game, awale_game_get_root (game), "F");

  text = awale_node_dup_text (node);
  g_assert_cmpstr (text, ==, "F+2");
  g_assert_cmpint (awale_node_get_harvest (node), ==, 2);
  path = awale_node_dup_path (fixture_add (game, node, "fB"));
  g_assert_cmpstr (path, ==, "FfB");
}

/* Under these rules a player without seeds passes. */
static void
test_pass (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("abapa")->rules);
  AwaleRuleset rules = *awale_game_get_rules (game);
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  AwalePosition start;

  rules.stuck = AWALE_STUCK_PASS_STARVED;
  g_assert_true (awale_position_parse ("0-0-0-0-0-0-0-0-0-0-0-3-22-23-S", &start, NULL));
  awale_game_set_start (game, &rules, start);
  g_assert_cmpint (awale_game_play (game, AWALE_PASS), ==, AWALE_ILLEGAL_REASON_NONE);
  fixture_play (game, "f");

  path = awale_node_dup_path (awale_game_get_cursor (game));
  g_assert_cmpstr (path, ==, "--f");
  text = awale_node_dup_text (fixture_find (game, "--"));
  g_assert_cmpstr (text, ==, "--");
}

static void
test_notes (void)
{
  const uint16_t glyphs[] = { 1, 14 };
  const AwaleCommentCommand commands[] = {
    COMMAND ("clk", "0:10"), COMMAND ("emt", "3"), COMMAND ("clk", "0:20"),
  };
  const AwaleEvaluation evaluation = { AWALE_PROOF_BOUNDS, -100, 250, 0 };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *node = fixture_add (game, awale_game_get_root (game), "F");
  const AwaleCommentCommand *got;
  size_t n;

  awale_game_set_comment (game, node, "hm");
  awale_game_set_glyphs (game, node, glyphs, 2);
  awale_game_set_commands (game, node, commands, 3);
  awale_game_set_evaluation (game, node, &evaluation);

  g_assert_cmpstr (awale_node_get_comment (node), ==, "hm");
  g_assert_cmpuint (awale_node_get_glyphs (node, &n)[1], ==, 14);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (awale_node_has_glyph (node, 14));
  g_assert_false (awale_node_has_glyph (node, 2));
  got = awale_node_get_commands (node, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (got[1].name, ==, "emt");
  g_assert_true (got[1].name != commands[1].name);
  g_assert_cmpstr (awale_node_get_command (node, "clk"), ==, "0:10");
  g_assert_null (awale_node_get_command (node, "csl"));
  g_assert_true (awale_evaluation_equal (awale_node_get_evaluation (node), &evaluation));
  g_assert_cmpint (awale_evaluation_get_margin (&evaluation), ==, 75);
}

static void
test_evaluation_equal (void)
{
  const AwaleEvaluation one = { AWALE_PROOF_ESTIMATE, 50, 50, 12 };
  AwaleEvaluation other = one;

  g_assert_true (awale_evaluation_equal (NULL, NULL));
  g_assert_false (awale_evaluation_equal (&one, NULL));
  g_assert_false (awale_evaluation_equal (NULL, &one));
  g_assert_true (awale_evaluation_equal (&one, &other));
  other.depth = 13;
  g_assert_false (awale_evaluation_equal (&one, &other));
  other = one;
  other.proof = AWALE_PROOF_EXACT;
  g_assert_false (awale_evaluation_equal (&one, &other));
  other = one;
  other.high = 51;
  g_assert_false (awale_evaluation_equal (&one, &other));
}

/* A node with a reference outlives its game; it stays complete with its children, but has no parent
 * and no owner. */
static void
test_outlives_game (void)
{
  AwaleGame *game = fixture_new_game ();
  g_autoptr (AwaleNode) kept = NULL;
  g_autofree char *text = NULL;

  fixture_play (game, "FfE");
  awale_game_set_comment (game, fixture_find (game, "Ff"), "kept");
  kept = awale_node_ref (fixture_find (game, "Ff"));
  g_assert_finalize_object (game);

  g_assert_null (awale_node_get_parent (kept));
  g_assert_null (awale_node_get_owner (kept));
  g_assert_cmpstr (awale_node_get_comment (kept), ==, "kept");
  text = awale_node_dup_text (awale_node_get_first_child (kept));
  g_assert_cmpstr (text, ==, "E");
}

/* The middle one of three siblings has a reference, while the others and their parent are freed. */
static void
test_outlives_siblings (void)
{
  AwaleGame *game = fixture_new_game ();
  g_autoptr (AwaleNode) kept = NULL;

  fixture_add (game, awale_game_get_root (game), "Ff");
  kept = awale_node_ref (fixture_add (game, awale_game_get_root (game), "E"));
  fixture_add (game, awale_game_get_root (game), "Dd");
  awale_game_forget_history (game);
  g_assert_finalize_object (game);

  g_assert_null (awale_node_get_next_sibling (kept));
  g_assert_null (awale_node_get_parent (kept));
}

static void
test_deleted (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleNode) deleted = NULL;
  AwaleNode *child;

  fixture_play (game, "FfE");
  fixture_add (game, fixture_find (game, "F"), "e");
  deleted = awale_node_ref (fixture_find (game, "Ff"));
  child = awale_node_get_first_child (deleted);
  awale_game_delete (game, deleted);

  g_assert_false (awale_game_contains (game, deleted));
  g_assert_false (awale_game_contains (game, child));
  g_assert_null (awale_node_get_parent (deleted));
  g_assert_null (awale_node_get_next_sibling (deleted));
  g_assert_true (awale_node_get_first_child (deleted) == child);

  awale_game_undo (game);
  g_assert_true (awale_game_contains (game, child));
  g_assert_true (fixture_find (game, "FfE") == child);
}

static void
test_boxed (void)
{
  g_autoptr (AwaleNode) node = awale_node_new_root (awale_position_start ());
  AwaleNode *copy = g_boxed_copy (AWALE_TYPE_NODE, node);

  g_assert_true (copy == node);
  g_boxed_free (AWALE_TYPE_NODE, copy);
}

static void
test_deep (void)
{
  AwaleGame *game = fixture_new_game ();
  g_autofree char *path = NULL;
  AwaleNode *end;

  fixture_play_circle (game, 10000);
  end = awale_game_get_cursor (game);
  g_assert_cmpint (awale_node_get_ply (end), ==, 10000);
  g_assert_cmpint (awale_node_get_round (end), ==, 5000);
  g_assert_true (awale_node_is_main_line (end));
  path = awale_node_dup_path (end);
  g_assert_cmpuint (strlen (path), ==, 10000);
  g_assert_true (awale_game_find_path (game, path) == end);

  awale_game_delete (game, awale_node_get_first_child (awale_game_get_root (game)));
  g_assert_false (awale_game_contains (game, end));
  awale_game_undo (game);
  g_assert_true (awale_game_contains (game, end));
  awale_game_forget_history (game);
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/node/root", test_root);
  g_test_add_func ("/game/node/tree", test_tree);
  g_test_add_func ("/game/node/rounds", test_rounds);
  g_test_add_func ("/game/node/text", test_text);
  g_test_add_func ("/game/node/pass", test_pass);
  g_test_add_func ("/game/node/notes", test_notes);
  g_test_add_func ("/game/node/evaluation-equal", test_evaluation_equal);
  g_test_add_func ("/game/node/outlives-game", test_outlives_game);
  g_test_add_func ("/game/node/outlives-siblings", test_outlives_siblings);
  g_test_add_func ("/game/node/deleted", test_deleted);
  g_test_add_func ("/game/node/boxed", test_boxed);
  g_test_add_func ("/game/node/deep", test_deep);

  return g_test_run ();
}
