/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "../values.h"

/* Checks the moves of the children of a node, in order. */
static void
check_children (AwaleGame  *game,
                const char *path,
                const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  AwaleNode *child = awale_node_get_first_child (fixture_find (game, path));

  for (; child != NULL; child = awale_node_get_next_sibling (child))
    g_string_append (found, awale_move_to_string (awale_node_get_move (child)));
  g_assert_cmpstr (found->str, ==, expected);
}

static void
check_glyphs (AwaleNode  *node,
              const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  const uint16_t *glyphs;
  size_t n;

  glyphs = awale_node_get_glyphs (node, &n);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (found, "%s%u", i > 0 ? " " : "", glyphs[i]);
  g_assert_cmpstr (found->str, ==, expected);
}

static unsigned
count_steps (AwaleGame *game)
{
  unsigned n = 0;

  for (; awale_game_can_undo (game); n++)
    awale_game_undo (game);
  for (unsigned i = 0; i < n; i++)
    awale_game_redo (game);
  return n;
}

static void
test_play_adds_variation (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfE");
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Move");
  awale_game_set_cursor (game, fixture_find (game, "F"));
  fixture_play (game, "e");
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Variation");
  check_children (game, "F", "fe");
  fixture_find (game, "FfE");
  g_assert_true (awale_game_get_cursor (game) == fixture_find (game, "Fe"));
}

static void
test_play_refused (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  g_assert_cmpint (awale_game_play (game, 7), ==, AWALE_ILLEGAL_REASON_NOT_YOUR_PIT);
  g_assert_cmpint (awale_game_play (game, AWALE_NO_MOVE), ==, AWALE_ILLEGAL_REASON_NOT_A_PIT);
  fixture_play (game, "Ff");
  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_ILLEGAL_REASON_EMPTY_PIT);
  check_children (game, "Ff", "");
  g_assert_true (awale_game_get_cursor (game) == fixture_find (game, "Ff"));
}

/* The moves after the replaced one are kept with their annotations. */
static void
test_replace (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *before = NULL;
  AwaleNode *node;
  bool complete = false;

  fixture_play (game, "FfEeDd");
  fixture_add (game, fixture_find (game, "FfE"), "aB");
  fixture_add (game, fixture_find (game, "F"), "e");
  awale_game_set_comment (game, fixture_find (game, "FfE"), "typed");
  awale_game_set_comment (game, fixture_find (game, "FfEeD"), "later");
  before = fixture_dump (game);
  node = awale_game_replace_move (game, fixture_find (game, "FfE"), 0, &complete);
  g_assert_true (complete);
  g_assert_true (node == fixture_find (game, "FfA"));
  g_assert_true (awale_game_get_cursor (game) == node);
  check_children (game, "Ff", "A");
  check_children (game, "FfA", "ea");
  check_children (game, "F", "fe");
  fixture_find (game, "FfAeDd");
  g_assert_cmpstr (awale_node_get_comment (node), ==, "typed");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "FfAeD")), ==, "later");
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Replaced Move");

  awale_game_undo (game);
  {
    g_autofree char *after = fixture_dump (game);

    g_assert_cmpstr (after, ==, before);
  }
  awale_game_redo (game);
  fixture_find (game, "FfAeDd");

  /* Replacing a move with itself or with an illegal move changes nothing. */
  g_assert_true (awale_game_replace_move (game, node, 0, NULL) == node);
  g_assert_null (awale_game_replace_move (game, node, 5, NULL));
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Replaced Move");
}

/* Moves that are no longer legal after a replacement become a comment on the last legal move,
 * including their variations. */
static void
test_replace_illegal (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *e;
  bool complete = true;

  fixture_play (game, "EfFaDb");
  fixture_add (game, fixture_find (game, "EfF"), "eC");
  awale_game_set_comment (game, fixture_find (game, "Ef"), "kept");
  awale_game_set_comment (game, fixture_find (game, "EfFa"), "odd");
  e = fixture_find (game, "E");
  awale_game_replace_move (game, e, 5, &complete);
  g_assert_false (complete);
  check_children (game, "Ff", "");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "Ff")), ==,
                   "kept\nNo longer legal: F a (odd) D b; e C");
}

/* A line is merged with an existing one that begins with the new move. */
static void
test_replace_by_variation (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "Ff"), "Aa");
  fixture_add (game, fixture_find (game, "Ff"), "Dd");
  awale_game_set_comment (game, fixture_find (game, "FfE"), "one");
  awale_game_set_comment (game, fixture_find (game, "FfA"), "two");
  before = fixture_dump (game);
  awale_game_set_cursor (game, fixture_find (game, "FfAa"));
  awale_game_replace_move (game, fixture_find (game, "FfE"), 0, NULL);
  check_children (game, "Ff", "AD");
  check_children (game, "FfA", "ea");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "FfA")), ==, "one\ntwo");
  awale_game_undo (game);
  after = fixture_dump (game);
  g_assert_cmpstr (after, ==, before);
}

/* After an insertion the following moves are played by the other side. */
static void
test_insert (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *node;
  bool complete = false;

  fixture_play (game, "FfEd");
  fixture_add (game, fixture_find (game, "Ff"), "C");
  awale_game_set_comment (game, fixture_find (game, "FfE"), "kept");
  node = awale_game_insert_moves (game, fixture_find (game, "FfE"), (AwaleMove[]) { 0 }, 1,
                                  &complete);
  g_assert_true (complete);
  g_assert_true (node == fixture_find (game, "FfA"));
  g_assert_true (awale_game_get_cursor (game) == node);
  check_children (game, "Ff", "AC");
  fixture_find (game, "FfAeD");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "FfAe")), ==, "kept");
  g_assert_null (awale_node_get_comment (node));
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Inserted Move");
  awale_game_undo (game);
  fixture_find (game, "FfEd");

  /* Insert the same pit once more. */
  awale_game_insert_moves (game, fixture_find (game, "FfE"), (AwaleMove[]) { 4 }, 1, &complete);
  check_children (game, "FfE", "e");
  fixture_find (game, "FfEeD");
}

/* After the insertion of a round the following moves keep their sides. Another line that begins
 * with the inserted move is merged. */
static void
test_insert_round (void)
{
  static const AwaleMove round[] = { 0, 9 };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  AwaleNode *node;
  bool complete = false;

  fixture_play (game, "FfEd");
  fixture_add (game, fixture_find (game, "Ff"), "A");
  fixture_add (game, fixture_find (game, "FfA"), "e");
  awale_game_set_comment (game, fixture_find (game, "FfE"), "kept");
  before = fixture_dump (game);
  g_assert_null (awale_game_insert_moves (game, fixture_find (game, "FfE"),
                                          (AwaleMove[]) { 0, 1 }, 2, &complete));
  node = awale_game_insert_moves (game, fixture_find (game, "FfE"), round, 2, &complete);
  g_assert_true (node == fixture_find (game, "FfAd"));
  g_assert_true (complete);
  g_assert_true (awale_game_get_cursor (game) == node);
  check_children (game, "Ff", "A");
  check_children (game, "FfA", "de");
  fixture_find (game, "FfAdEd");
  g_assert_cmpstr (awale_node_get_comment (fixture_find (game, "FfAdE")), ==, "kept");
  awale_game_undo (game);
  after = fixture_dump (game);
  g_assert_cmpstr (after, ==, before);
}

static void
test_replace_long (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *first;
  bool complete = false;

  fixture_play_circle (game, 10000);
  first = awale_node_get_first_child (awale_game_get_root (game));
  awale_game_insert_moves (game, first, (AwaleMove[]) { awale_node_get_move (first) }, 1,
                           &complete);
  g_assert_true (awale_game_can_undo (game));
}

static void
test_add_move (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  AwaleNode *node = awale_game_add_move (game, root, 0);

  g_assert_nonnull (node);
  g_assert_true (awale_game_add_move (game, root, 0) == node);
  g_assert_null (awale_game_add_move (game, root, 6));
  g_assert_true (awale_game_get_cursor (game) == root);
  g_assert_cmpuint (count_steps (game), ==, 1);
}

static void
test_delete (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  fixture_play (game, "FfE");
  fixture_add (game, fixture_find (game, "F"), "e");
  fixture_add (game, fixture_find (game, "F"), "dD");
  before = fixture_dump (game);
  awale_game_set_cursor (game, awale_game_get_root (game));

  awale_game_delete (game, fixture_find (game, "Fe"));
  check_children (game, "F", "fd");
  awale_game_delete (game, fixture_find (game, "Ff"));
  check_children (game, "F", "d");
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Deletion");
  awale_game_undo (game);
  check_children (game, "F", "fd");
  awale_game_undo (game);
  check_children (game, "F", "fed");
  after = fixture_dump (game);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
}

static void
test_promote (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfE");
  fixture_add (game, fixture_find (game, "F"), "e");
  fixture_add (game, fixture_find (game, "F"), "dDa");

  /* Promoting from a node deep within a variation raises the variation by one level each time. */
  awale_game_promote (game, fixture_find (game, "FdDa"));
  check_children (game, "F", "fde");
  awale_game_promote (game, fixture_find (game, "FdDa"));
  check_children (game, "F", "dfe");
  g_assert_cmpuint (count_steps (game), ==, 9);
  awale_game_promote (game, fixture_find (game, "FdDa"));
  awale_game_promote (game, awale_game_get_root (game));
  g_assert_cmpuint (count_steps (game), ==, 9);
  awale_game_undo (game);
  check_children (game, "F", "fde");
}

static void
test_make_main_line (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfE");
  fixture_add (game, awale_game_get_root (game), "D");
  fixture_add (game, awale_game_get_root (game), "Ee");
  fixture_add (game, fixture_find (game, "E"), "dD");
  fixture_add (game, fixture_find (game, "Ed"), "CcA");
  awale_game_forget_history (game);

  awale_game_make_main_line (game, fixture_find (game, "EdCc"));
  check_children (game, "", "EFD");
  check_children (game, "E", "de");
  check_children (game, "Ed", "CD");
  g_assert_true (awale_node_is_main_line (fixture_find (game, "EdCcA")));
  g_assert_cmpuint (count_steps (game), ==, 1);
  awale_game_make_main_line (game, fixture_find (game, "EdCc"));
  g_assert_cmpuint (count_steps (game), ==, 1);
  awale_game_undo (game);
  check_children (game, "", "FDE");
  check_children (game, "E", "ed");
  check_children (game, "Ed", "DC");
}

static void
test_comment (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_comment (game, root, "");
  awale_game_set_comment (game, root, NULL);
  g_assert_cmpuint (count_steps (game), ==, 0);
  awale_game_set_comment (game, root, "Été\nwie");
  g_assert_cmpstr (awale_node_get_comment (root), ==, "Été\nwie");
  awale_game_break_step (game);
  awale_game_set_comment (game, root, "Été\nwie");
  g_assert_cmpuint (count_steps (game), ==, 1);
  awale_game_set_comment (game, root, "");
  g_assert_null (awale_node_get_comment (root));
  g_assert_cmpuint (count_steps (game), ==, 2);
}

static void
test_comment_merges (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_comment (game, root, "a");
  awale_game_set_comment (game, root, "ab");
  awale_game_set_comment (game, root, "abc");
  awale_game_break_step (game);
  awale_game_set_comment (game, root, "d");
  g_assert_cmpuint (count_steps (game), ==, 2);
  awale_game_undo (game);
  g_assert_cmpstr (awale_node_get_comment (root), ==, "abc");
  awale_game_undo (game);
  g_assert_null (awale_node_get_comment (root));
  awale_game_redo (game);
  g_assert_cmpstr (awale_node_get_comment (root), ==, "abc");
}

/* Changes of a comment are not merged after moving the cursor, saving, or another change. */
static void
test_comment_merge_ends (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  fixture_play (game, "F");
  awale_game_set_cursor (game, root);
  awale_game_set_comment (game, root, "a");
  awale_game_set_cursor (game, fixture_find (game, "F"));
  awale_game_set_comment (game, root, "b");
  g_assert_cmpuint (count_steps (game), ==, 3);
  awale_game_set_comment (game, root, "c");
  g_assert_cmpuint (count_steps (game), ==, 4);
  awale_game_mark_saved (game, awale_game_begin_saving (game));
  awale_game_set_comment (game, root, "d");
  g_assert_true (awale_game_is_modified (game));
  awale_game_set_comment (game, fixture_find (game, "F"), "e");
  awale_game_set_comment (game, root, "f");
  g_assert_cmpuint (count_steps (game), ==, 7);
  awale_game_begin_step (game, "Many");
  awale_game_set_comment (game, root, "g");
  awale_game_end_step (game);
  awale_game_set_comment (game, root, "h");
  g_assert_cmpuint (count_steps (game), ==, 9);
}

/* A comment that is typed and deleted again leaves nothing to undo. */
static void
test_comment_comes_to_nothing (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_comment (game, root, "a");
  g_assert_true (awale_game_is_modified (game));
  awale_game_set_comment (game, root, NULL);
  g_assert_false (awale_game_is_modified (game));
  g_assert_false (awale_game_can_undo (game));
  awale_game_set_comment (game, root, "b");
  g_assert_cmpuint (count_steps (game), ==, 1);
}

static void
test_glyphs (void)
{
  const uint16_t glyphs[] = { 14, 2, 200 };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_glyphs (game, root, glyphs, 3);
  check_glyphs (root, "14 2 200");
  awale_game_set_glyphs (game, root, glyphs, 3);
  g_assert_cmpuint (count_steps (game), ==, 1);
  awale_game_set_glyphs (game, root, glyphs, 2);
  check_glyphs (root, "14 2");
  awale_game_set_glyphs (game, root, NULL, 0);
  check_glyphs (root, "");
  awale_game_set_glyphs (game, root, NULL, 0);
  g_assert_cmpuint (count_steps (game), ==, 3);
}

static void
test_toggle_glyph (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_toggle_glyph (game, root, 14);
  awale_game_toggle_glyph (game, root, 1);
  check_glyphs (root, "1 14");
  awale_game_toggle_glyph (game, root, 4);
  check_glyphs (root, "4 14");
  awale_game_toggle_glyph (game, root, 18);
  check_glyphs (root, "4 14 18");
  awale_game_toggle_glyph (game, root, 4);
  check_glyphs (root, "14 18");
  awale_game_toggle_glyph (game, root, 14);
  awale_game_toggle_glyph (game, root, 18);
  check_glyphs (root, "");
  g_assert_cmpuint (count_steps (game), ==, 7);
}

static void
test_evaluation (void)
{
  const AwaleEvaluation one = { AWALE_PROOF_ESTIMATE, -150, -150, 14 };
  const AwaleEvaluation two = { AWALE_PROOF_EXACT, 300, 300, 0 };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_evaluation (game, root, NULL);
  awale_game_set_evaluation (game, root, &one);
  awale_game_set_evaluation (game, root, &one);
  awale_game_set_evaluation (game, root, &two);
  g_assert_cmpuint (count_steps (game), ==, 2);
  awale_game_undo (game);
  g_assert_true (awale_evaluation_equal (awale_node_get_evaluation (root), &one));
  awale_game_undo (game);
  g_assert_null (awale_node_get_evaluation (root));
}

static void
changed_cb (AwaleGame *game,
            AwaleNode *node,
            unsigned   change,
            int       *count)
{
  g_assert_cmpuint (change, ==, AWALE_NODE_CHANGE_EVALUATION | AWALE_NODE_CHANGE_ANALYSIS);
  ++*count;
}

/* Cached values are neither a modification nor an undo step; they emit signals, and stay after a
 * redo. */
static void
test_cache_values (void)
{
  const AwaleMoveValues values = best_move_of (5, -150, 14);
  const AwaleMoveValues deeper = best_move_of (4, -200, 16);
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);
  int count = 0;

  fixture_play (game, "F");
  awale_game_mark_saved (game, awale_game_begin_saving (game));
  awale_game_undo (game);
  awale_game_redo (game);
  awale_game_undo (game);
  g_signal_connect (game, "node-changed", G_CALLBACK (changed_cb), &count);
  awale_game_cache_move_values (game, root, &values);
  awale_game_cache_move_values (game, root, &values);
  awale_game_cache_move_values (game, root, &deeper);
  /* Shallower values do not replace deeper ones. */
  awale_game_cache_move_values (game, root, &values);
  g_assert_cmpint (count, ==, 2);
  g_assert_true (awale_game_can_redo (game));
  awale_game_redo (game);
  g_assert_false (awale_game_is_modified (game));
  g_assert_true (awale_evaluation_equal (awale_node_get_evaluation (root), &deeper.value));
  g_assert_cmpint (awale_node_get_move_values (root)->best, ==, 4);
  /* Values of a position are replaced together: a move that the deeper search did not value loses
   * its value. */
  g_assert_null (awale_node_get_evaluation (awale_game_get_cursor (game)));
}

/* Checks that all values of the position are new when each is signaled, and records the signaled
 * node. */
static void
told_cb (AwaleGame *game,
         AwaleNode *node,
         unsigned   change,
         GString   *told)
{
  for (AwaleNode *child = awale_node_get_first_child (awale_game_get_root (game)); child != NULL;
       child = awale_node_get_next_sibling (child))
    g_assert_cmpint (awale_node_get_evaluation (child)->depth, ==,
                     awale_node_get_evaluation (awale_game_get_root (game))->depth);
  g_string_append_printf (told, "<%s>", awale_move_to_string (awale_node_get_move (node)));
}

static void
test_values_at_once (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (GString) told = g_string_new (NULL);
  AwaleNode *root = awale_game_get_root (game);
  AwaleMoveValues values = best_move_of (5, 50, 12);

  awale_move_values_set (&values, 2, &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -50, -50, 12 });
  awale_game_add_move (game, root, 5);
  awale_game_add_move (game, root, 2);
  g_signal_connect (game, "node-changed", G_CALLBACK (told_cb), told);
  awale_game_cache_move_values (game, root, &values);
  g_assert_cmpstr (told->str, ==, "<><F><C>");
  g_assert_cmpint (awale_node_get_evaluation (awale_game_find_path (game, "C"))->low, ==, -50);
}

/* Values stored beside the game can be written into it as a change; undo leaves them beside the
 * game, or better ones found since. */
static void
test_enter_values (void)
{
  const AwaleMoveValues deep = best_move_of (5, 100, 12);
  const AwaleMoveValues deeper = best_move_of (5, 120, 14);
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_enter_move_values (game, root);
  g_assert_false (awale_game_can_undo (game));
  awale_game_cache_move_values (game, root, &deep);
  awale_game_enter_move_values (game, root);
  g_assert_true (awale_game_is_modified (game));
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (root), &deep));
  awale_game_undo (game);
  g_assert_false (awale_game_is_modified (game));
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (root), &deep));
  awale_game_redo (game);
  g_assert_true (awale_game_is_modified (game));
  g_assert_cmpuint (count_steps (game), ==, 1);

  awale_game_cache_move_values (game, root, &deeper);
  awale_game_undo (game);
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (root), &deeper));
}

static void
check_commands (AwaleNode  *node,
                const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  const AwaleCommentCommand *commands;
  size_t n;

  commands = awale_node_get_commands (node, &n);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (found, "%s%s=%s", i > 0 ? " " : "", commands[i].name,
                            commands[i].value);
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_commands (void)
{
  const AwaleCommentCommand commands[] = { COMMAND ("clk", "0:01"), COMMAND ("csl", "GA") };
  const AwaleCommentCommand others[] = { COMMAND ("clk", "0:01"), COMMAND ("csl", "RA") };
  const AwaleCommentCommand renamed[] = { COMMAND ("clk", "0:01"), COMMAND ("cal", "RA") };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_commands (game, root, commands, 2);
  awale_game_set_commands (game, root, commands, 2);
  g_assert_cmpuint (count_steps (game), ==, 1);
  awale_game_set_commands (game, root, others, 2);
  awale_game_set_commands (game, root, renamed, 2);
  awale_game_set_commands (game, root, renamed, 1);
  g_assert_cmpuint (count_steps (game), ==, 4);
  check_commands (root, "clk=0:01");
  awale_game_set_commands (game, root, NULL, 0);
  check_commands (root, "");
}

static void
test_command (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *root = awale_game_get_root (game);

  awale_game_set_command (game, root, "csl", NULL);
  awale_game_set_command (game, root, "csl", "GA");
  awale_game_set_command (game, root, "cal", "YFa");
  awale_game_set_command (game, root, "csl", "RB");
  check_commands (root, "csl=RB cal=YFa");
  awale_game_set_command (game, root, "csl", "RB");
  awale_game_set_command (game, root, "csl", NULL);
  check_commands (root, "cal=YFa");
  g_assert_cmpuint (count_steps (game), ==, 4);
}

static void
test_start (void)
{
  const AwaleRuleset *society = &awale_preset_find ("society")->rules;
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  AwalePosition start = awale_position_start ();

  fixture_play (game, "FfE");
  awale_game_set_tag (game, "South", "Ama");
  before = fixture_dump (game);

  start.side = AWALE_NORTH;
  awale_game_set_start (game, society, start);
  g_assert_true (awale_ruleset_equal (awale_game_get_rules (game), society));
  g_assert_true (awale_position_equal (awale_game_get_start (game), start));
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, "Ama");
  check_children (game, "", "");
  fixture_play (game, "fF");

  awale_game_undo (game);
  awale_game_undo (game);
  awale_game_undo (game);
  after = fixture_dump (game);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (awale_game_get_cursor (game) == fixture_find (game, "FfE"));
}

/* Setting the same start changes nothing, unless it has a comment, which is removed. */
static void
test_same_start (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  const AwaleRuleset rules = *awale_game_get_rules (game);

  awale_game_set_start (game, &rules, awale_position_start ());
  g_assert_false (awale_game_can_undo (game));
  awale_game_set_comment (game, awale_game_get_root (game), "gone");
  awale_game_set_start (game, &rules, awale_position_start ());
  g_assert_null (awale_node_get_comment (awale_game_get_root (game)));
  g_assert_cmpuint (count_steps (game), ==, 2);
}

/* A game accepts its own ruleset when its start is set. */
static void
test_start_with_own_rules (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwalePosition start = awale_position_start ();

  start.side = AWALE_NORTH;
  awale_game_set_start (game, awale_game_get_rules (game), start);
  g_assert_true (awale_ruleset_equal (awale_game_get_rules (game),
                                      &awale_preset_find ("abapa")->rules));
}

static void
test_refuses_foreign_nodes (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleGame) other = fixture_new_game ();

  fixture_play (other, "F");
  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*can_edit*");
  awale_game_delete (game, fixture_find (other, "F"));
  g_test_assert_expected_messages ();
  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*can_edit*");
  awale_game_set_comment (game, fixture_find (other, "F"), "x");
  g_test_assert_expected_messages ();
  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*can_edit*awale_node_get_parent*");
  awale_game_delete (other, awale_game_get_root (other));
  g_test_assert_expected_messages ();
  fixture_find (other, "F");
}

static void
check_tags (AwaleGame  *game,
            const char *result,
            const char *termination)
{
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, result);
  g_assert_cmpstr (awale_game_get_tag (game, "Termination"), ==, termination);
}

static AwaleGame *
new_last_move (void)
{
  AwaleGame *game = fixture_new_game ();
  AwalePosition start;

  g_assert_true (awale_position_parse ("0-3-0-0-0-0-0-0-0-0-0-1-21-23-N", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  return game;
}

/* A result set by the last move is removed with it. */
static void
test_result_of_move (void)
{
  g_autoptr (AwaleGame) game = new_last_move ();

  fixture_play (game, "f");
  check_tags (game, "25-23", NULL);
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Move");
  awale_game_undo (game);
  check_tags (game, NULL, NULL);
  g_assert_null (awale_node_get_first_child (awale_game_get_root (game)));
  awale_game_redo (game);
  check_tags (game, "25-23", NULL);

  awale_game_set_comment (game, awale_game_get_cursor (game), "Well.");
  check_tags (game, "25-23", NULL);
  awale_game_delete (game, fixture_find (game, "f"));
  check_tags (game, NULL, NULL);
  awale_game_undo (game);
  check_tags (game, "25-23", NULL);
}

/* A result that was stated before the end stays when a move ends the game, until
 * awale_game_settle_tags() is called. The result “*” is replaced at once. */
static void
test_result_told (void)
{
  g_autoptr (AwaleGame) game = new_last_move ();

  awale_game_set_tag (game, "Result", "*");
  fixture_play (game, "f");
  check_tags (game, "25-23", NULL);
  awale_game_undo (game);
  awale_game_set_tag (game, "Result", "26-22");
  fixture_play (game, "f");
  check_tags (game, "26-22", NULL);
  awale_game_settle_tags (game);
  check_tags (game, "25-23", NULL);
}

/* Deleting moves of the main line removes the stated ending; deleting a variation does not. */
static void
test_result_of_cut (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  awale_game_set_tag (game, "Result", "0-1");
  awale_game_set_tag (game, "Termination", "resignation");
  awale_game_delete (game, fixture_find (game, "Fd"));
  check_tags (game, "0-1", "resignation");
  awale_game_delete (game, fixture_find (game, "FfE"));
  check_tags (game, NULL, NULL);
  awale_game_undo (game);
  check_tags (game, "0-1", "resignation");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/edits/play-adds-variation", test_play_adds_variation);
  g_test_add_func ("/game/edits/play-refused", test_play_refused);
  g_test_add_func ("/game/edits/replace", test_replace);
  g_test_add_func ("/game/edits/replace-illegal", test_replace_illegal);
  g_test_add_func ("/game/edits/replace-by-variation", test_replace_by_variation);
  g_test_add_func ("/game/edits/insert", test_insert);
  g_test_add_func ("/game/edits/insert-round", test_insert_round);
  g_test_add_func ("/game/edits/replace-long", test_replace_long);
  g_test_add_func ("/game/edits/add-move", test_add_move);
  g_test_add_func ("/game/edits/delete", test_delete);
  g_test_add_func ("/game/edits/result-of-move", test_result_of_move);
  g_test_add_func ("/game/edits/result-told", test_result_told);
  g_test_add_func ("/game/edits/result-of-cut", test_result_of_cut);
  g_test_add_func ("/game/edits/promote", test_promote);
  g_test_add_func ("/game/edits/make-main-line", test_make_main_line);
  g_test_add_func ("/game/edits/comment", test_comment);
  g_test_add_func ("/game/edits/comment-merges", test_comment_merges);
  g_test_add_func ("/game/edits/comment-merge-ends", test_comment_merge_ends);
  g_test_add_func ("/game/edits/comment-comes-to-nothing", test_comment_comes_to_nothing);
  g_test_add_func ("/game/edits/glyphs", test_glyphs);
  g_test_add_func ("/game/edits/toggle-glyph", test_toggle_glyph);
  g_test_add_func ("/game/edits/evaluation", test_evaluation);
  g_test_add_func ("/game/edits/cache-values", test_cache_values);
  g_test_add_func ("/game/edits/values-at-once", test_values_at_once);
  g_test_add_func ("/game/edits/enter-values", test_enter_values);
  g_test_add_func ("/game/edits/commands", test_commands);
  g_test_add_func ("/game/edits/command", test_command);
  g_test_add_func ("/game/edits/start", test_start);
  g_test_add_func ("/game/edits/same-start", test_same_start);
  g_test_add_func ("/game/edits/start-with-own-rules", test_start_with_own_rules);
  g_test_add_func ("/game/edits/refuses-foreign-nodes", test_refuses_foreign_nodes);

  return g_test_run ();
}
