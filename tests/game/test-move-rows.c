/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "game/awale-move-rows.h"

/* A copy of the rows that is kept up to date from the model's signals, as in a list view. */
typedef struct
{
  GListModel *model;
  GPtrArray  *mirror;
  unsigned    n_changes;
  unsigned    n_removed;
  unsigned    n_added;
} Mirror;

static void
mirror_splice (Mirror   *mirror,
               unsigned  position,
               unsigned  removed,
               unsigned  added)
{
  g_assert_cmpuint (position + removed, <=, mirror->mirror->len);
  if (removed > 0)
    g_ptr_array_remove_range (mirror->mirror, position, removed);
  for (unsigned i = 0; i < added; i++)
    g_ptr_array_insert (mirror->mirror, (int) (position + i),
                        g_list_model_get_item (mirror->model, position + i));
}

/* Checks that the copy and the model have the same rows, compared by identity. */
static void
mirror_check (Mirror *mirror)
{
  g_assert_cmpuint (mirror->mirror->len, ==, g_list_model_get_n_items (mirror->model));
  for (unsigned i = 0; i < mirror->mirror->len; i++)
    {
      g_autoptr (AwaleMoveRow) row = g_list_model_get_item (mirror->model, i);

      g_assert_true (row == g_ptr_array_index (mirror->mirror, i));
    }
}

static void
items_changed_cb (GListModel *model,
                  unsigned    position,
                  unsigned    removed,
                  unsigned    added,
                  Mirror     *mirror)
{
  g_assert_true (removed > 0 || added > 0);
  mirror->n_changes++;
  mirror->n_removed += removed;
  mirror->n_added += added;
  mirror_splice (mirror, position, removed, added);
  if (mirror->mirror->len < 2000)
    mirror_check (mirror);
  for (unsigned i = position; i < position + added; i++)
    {
      AwaleMoveRow *row = g_ptr_array_index (mirror->mirror, i);

      g_assert_true ((awale_move_row_get_kind (row) == AWALE_ROW_END)
                     == (awale_move_row_get_end (row) != NULL));
    }
}

static void
mirror_init (Mirror    *mirror,
             AwaleGame *game)
{
  *mirror = (Mirror) { .model = G_LIST_MODEL (awale_move_rows_new (game)) };
  mirror->mirror = g_ptr_array_new_with_free_func (g_object_unref);
  mirror_splice (mirror, 0, 0, g_list_model_get_n_items (mirror->model));
  g_signal_connect (mirror->model, "items-changed", G_CALLBACK (items_changed_cb), mirror);
}

static void
mirror_clear (Mirror *mirror)
{
  g_ptr_array_unref (mirror->mirror);
  g_assert_finalize_object (mirror->model);
}

static void
mirror_reset_counts (Mirror *mirror)
{
  mirror->n_changes = 0;
  mirror->n_removed = 0;
  mirror->n_added = 0;
}

static char *
row_to_string (AwaleMoveRow *row)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%c%d", "RCVE"[awale_move_row_get_kind (row)],
                          awale_move_row_get_depth (row));
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleMove move = awale_node_get_move (awale_move_row_get_node (row, i));

      g_string_append_printf (text, " %s", awale_move_to_string (move));
    }
  return g_string_free (text, FALSE);
}

static void
check_rows (GListModel *model,
            const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (AwaleMoveRow) row = g_list_model_get_item (model, i);
      g_autofree char *line = row_to_string (row);

      g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", line);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
check_end (GListModel *model,
           const char *expected)
{
  unsigned n = g_list_model_get_n_items (model);
  g_autoptr (AwaleMoveRow) last = g_list_model_get_item (model, n - 1);

  g_assert_cmpstr (awale_move_row_get_end (last), ==, expected);
}

static void
check_same_row (AwaleMoveRow *a,
                AwaleMoveRow *b)
{
  g_assert_cmpint (awale_move_row_get_kind (a), ==, awale_move_row_get_kind (b));
  g_assert_cmpint (awale_move_row_get_depth (a), ==, awale_move_row_get_depth (b));
  g_assert_cmpuint (awale_move_row_get_n_nodes (a), ==, awale_move_row_get_n_nodes (b));
  for (size_t i = 0; i < awale_move_row_get_n_nodes (a); i++)
    g_assert_true (awale_move_row_get_node (a, i) == awale_move_row_get_node (b, i));
}

/* Checks that the model equals a newly created one, and finds the nodes at the same places. */
static void
check_against_new (GListModel *model,
                   AwaleGame  *game)
{
  g_autoptr (AwaleMoveRows) expected = awale_move_rows_new (game);
  g_autoptr (GPtrArray) nodes = fixture_list_nodes (game);

  g_assert_cmpuint (g_list_model_get_n_items (model), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (expected)));
  for (unsigned i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (AwaleMoveRow) row = g_list_model_get_item (model, i);
      g_autoptr (AwaleMoveRow) other = g_list_model_get_item (G_LIST_MODEL (expected), i);

      check_same_row (row, other);
    }
  for (unsigned i = 0; i < nodes->len; i++)
    {
      AwaleNode *node = g_ptr_array_index (nodes, i);

      g_assert_cmpuint (awale_move_rows_find (AWALE_MOVE_ROWS (model), node), ==,
                        awale_move_rows_find (expected, node));
    }
}

static void
test_model (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleMoveRows *rows = awale_move_rows_new (game);

  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (rows)) == AWALE_TYPE_MOVE_ROW);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (rows), 0));
  g_assert_finalize_object (rows);
  fixture_play (game, "F");
}

static void
test_finalize_row (void)
{
  AwaleGame *game = fixture_new_game ();
  AwaleMoveRows *rows;
  AwaleMoveRow *row;

  fixture_play (game, "F");
  rows = awale_move_rows_new (game);
  row = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  g_assert_finalize_object (rows);
  g_assert_finalize_object (game);
  g_assert_cmpint (awale_node_get_move (awale_move_row_get_node (row, 0)), ==, 5);
  g_assert_finalize_object (row);
}

static void
check_layout (AwaleGame  *game,
              const char *expected)
{
  g_autoptr (AwaleMoveRows) rows = awale_move_rows_new (game);

  check_rows (G_LIST_MODEL (rows), expected);
}

static void
test_main_line (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  check_layout (game, "");
  fixture_play (game, "F");
  check_layout (game, "R0 F");
  fixture_play (game, "fEeD");
  check_layout (game, "R0 F f|R0 E e|R0 D");
}

static void
test_north_first (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwalePosition start = awale_position_start ();

  start.side = AWALE_NORTH;
  awale_game_set_start (game, awale_game_get_rules (game), start);
  fixture_play (game, "fFeE");
  check_layout (game, "R0 f|R0 F e|R0 E");
}

static void
test_comments (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();

  awale_game_set_comment (game, awale_game_get_root (game), "begin");
  check_layout (game, "C0 ");
  fixture_play (game, "FfEe");
  awale_game_set_comment (game, fixture_find (game, "F"), "one");
  awale_game_set_comment (game, fixture_find (game, "FfEe"), "last");
  check_layout (game, "C0 |R0 F f|C0 F|R0 E e|C0 e");
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
  check_layout (game,
                "R0 F f|"
                "V1 A|"
                "C0 f|"
                "V1 d|"
                "C1 d|"
                "V1 D c|"
                "V2 a A|"
                "V1 C|"
                "V1 b|"
                "R0 E e");
}

/* A comment before a move is shown in front of the move, whether in a variation, in the middle of a
 * line, or between the two moves of a round. */
static void
test_comments_before (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleMoveRows) rows = NULL;
  g_autoptr (AwaleMoveRow) row = NULL;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dDc");
  awale_game_set_comment_before (game, fixture_find (game, "Fd"), "why not");
  awale_game_set_comment (game, fixture_find (game, "Fd"), "so");
  awale_game_set_comment_before (game, fixture_find (game, "FdDc"), "then");
  check_layout (game, "R0 F f|C1 d|V1 d|C1 d|V1 D|C1 c|V1 c|R0 E e");
  rows = awale_move_rows_new (game);
  row = g_list_model_get_item (G_LIST_MODEL (rows), 1);
  g_assert_cmpstr (awale_move_row_get_comment (row), ==, "why not");

  awale_game_set_comment_before (game, fixture_find (game, "Fd"), NULL);
  awale_game_set_comment_before (game, fixture_find (game, "F"), "first");
  awale_game_set_comment_before (game, fixture_find (game, "FfEe"), "answer");
  awale_game_set_comment (game, fixture_find (game, "FfEe"), "good");
  check_layout (game, "C0 F|R0 F f|V1 d|C1 d|V1 D|C1 c|V1 c|R0 E e|C0 e|C0 e");
}

static void
test_append (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  Mirror mirror;

  mirror_init (&mirror, game);
  fixture_play (game, "F");
  check_rows (mirror.model, "R0 F");
  fixture_play (game, "f");
  check_rows (mirror.model, "R0 F f");
  fixture_play (game, "E");
  check_rows (mirror.model, "R0 F f|R0 E");
  g_assert_cmpuint (mirror.n_changes, ==, 3);
  g_assert_cmpuint (mirror.n_removed, ==, 1);
  g_assert_cmpuint (mirror.n_added, ==, 3);
  mirror_clear (&mirror);
}

static void
test_variation (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleMoveRow) last = NULL;
  g_autoptr (AwaleMoveRow) same = NULL;
  Mirror mirror;

  fixture_play (game, "FfEeD");
  mirror_init (&mirror, game);
  last = g_list_model_get_item (mirror.model, 2);
  fixture_add (game, awale_game_get_root (game), "A");
  check_rows (mirror.model, "R0 F f|V1 A|R0 E e|R0 D");
  fixture_add (game, awale_game_get_root (game), "Aa");
  check_rows (mirror.model, "R0 F f|V1 A a|R0 E e|R0 D");
  fixture_add (game, fixture_find (game, "A"), "b");
  check_rows (mirror.model, "R0 F f|V1 A a|V2 b|R0 E e|R0 D");

  /* The rows after the change stay the same objects. */
  same = g_list_model_get_item (mirror.model, 4);
  g_assert_true (same == last);
  awale_game_delete (game, fixture_find (game, "A"));
  check_rows (mirror.model, "R0 F f|R0 E e|R0 D");
  mirror_clear (&mirror);
}

static void
test_first_child_replaced (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  Mirror mirror;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  mirror_init (&mirror, game);
  check_rows (mirror.model, "R0 F f|V1 d D|R0 E e");
  awale_game_delete (game, fixture_find (game, "Ff"));
  check_rows (mirror.model, "R0 F d|R0 D");
  awale_game_undo (game);
  check_rows (mirror.model, "R0 F f|V1 d D|R0 E e");
  awale_game_promote (game, fixture_find (game, "FdD"));
  check_rows (mirror.model, "R0 F d|V1 f E e|R0 D");
  mirror_clear (&mirror);
}

/* A new comment inserts a row, and the rows after it stay the same objects, even among
 * variations. */
static void
test_comment (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleMoveRow) variation = NULL;
  g_autoptr (AwaleMoveRow) same = NULL;
  Mirror mirror;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  mirror_init (&mirror, game);
  variation = g_list_model_get_item (mirror.model, 1);
  awale_game_set_comment (game, fixture_find (game, "Ff"), "so");
  check_rows (mirror.model, "R0 F f|C0 f|V1 d D|R0 E e");
  g_assert_cmpuint (mirror.n_changes, ==, 1);
  g_assert_cmpuint (mirror.n_removed, ==, 0);
  g_assert_cmpuint (mirror.n_added, ==, 1);
  same = g_list_model_get_item (mirror.model, 2);
  g_assert_true (same == variation);

  awale_game_set_comment (game, fixture_find (game, "F"), "so");
  check_rows (mirror.model, "R0 F f|C0 F|C0 f|V1 d D|R0 E e");
  awale_game_set_comment (game, fixture_find (game, "Fd"), "so");
  check_rows (mirror.model, "R0 F f|C0 F|C0 f|V1 d|C1 d|V1 D|R0 E e");
  awale_game_set_comment (game, awale_game_get_root (game), "so");
  check_rows (mirror.model, "C0 |R0 F f|C0 F|C0 f|V1 d|C1 d|V1 D|R0 E e");
  awale_game_set_comment (game, fixture_find (game, "F"), NULL);
  check_rows (mirror.model, "C0 |R0 F f|C0 f|V1 d|C1 d|V1 D|R0 E e");
  mirror_clear (&mirror);
}

static void
changed_cb (AwaleMoveRow *row,
            int          *count)
{
  ++*count;
}

/* A row signals changes of its nodes, and remains the same object. */
static void
test_changed (void)
{
  const AwaleEvaluation evaluation = { AWALE_PROOF_ESTIMATE, 100, 100, 8 };
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleMoveRow) moves = NULL;
  g_autoptr (AwaleMoveRow) comment = NULL;
  AwaleNode *node;
  Mirror mirror;
  int moves_changed = 0;
  int comment_changed = 0;

  fixture_play (game, "Ff");
  node = awale_game_get_cursor (game);
  awale_game_set_comment (game, node, "so");
  mirror_init (&mirror, game);
  moves = g_list_model_get_item (mirror.model, 0);
  comment = g_list_model_get_item (mirror.model, 1);
  g_signal_connect (moves, "changed", G_CALLBACK (changed_cb), &moves_changed);
  g_signal_connect (comment, "changed", G_CALLBACK (changed_cb), &comment_changed);

  awale_game_toggle_glyph (game, node, 1);
  awale_game_set_evaluation (game, node, &evaluation);
  /* The glyph changed the row once, for its move. The value changed it twice, for its move and for
   * the position before the move. */
  g_assert_cmpint (moves_changed, ==, 3);
  g_assert_cmpint (comment_changed, ==, 0);
  awale_game_set_comment (game, node, "or so");
  awale_game_set_command (game, node, "clk", "1");
  awale_game_toggle_glyph (game, awale_game_get_root (game), 10);
  g_assert_cmpint (moves_changed, ==, 3);
  g_assert_cmpint (comment_changed, ==, 1);
  g_assert_cmpuint (mirror.n_changes, ==, 0);
  mirror_clear (&mirror);
}

static void
test_find (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleMoveRows) rows = NULL;
  g_autoptr (AwaleNode) deleted = NULL;

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dD");
  rows = awale_move_rows_new (game);
  g_assert_cmpuint (awale_move_rows_find (rows, awale_game_get_root (game)), ==, G_MAXUINT);
  g_assert_cmpuint (awale_move_rows_find (rows, fixture_find (game, "Ff")), ==, 0);
  g_assert_cmpuint (awale_move_rows_find (rows, fixture_find (game, "FdD")), ==, 1);
  g_assert_cmpuint (awale_move_rows_find (rows, fixture_find (game, "FfE")), ==, 2);
  deleted = awale_node_ref (fixture_find (game, "FdD"));
  awale_game_delete (game, deleted);
  g_assert_cmpuint (awale_move_rows_find (rows, deleted), ==, G_MAXUINT);
}

static void
test_reset (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  Mirror mirror;

  fixture_play (game, "FfEe");
  mirror_init (&mirror, game);
  awale_game_set_start (game, &awale_preset_find ("society")->rules, awale_position_start ());
  check_rows (mirror.model, "");
  awale_game_undo (game);
  check_rows (mirror.model, "R0 F f|R0 E e");
  mirror_clear (&mirror);
}

/* In a long game, moves at the end and a comment in the middle replace only a few rows. */
static void
test_long_game (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwaleNode *middle;
  Mirror mirror;

  mirror_init (&mirror, game);
  fixture_play_circle (game, 3969);
  /* The position recurred, and so ended the game, several times. */
  g_assert_cmpuint (g_list_model_get_n_items (mirror.model), ==, 1986);
  check_end (mirror.model, "The position was repeated. South keeps 3 and North 3. 24–24");
  g_assert_cmpuint (mirror.n_added, <, 2 * 3969);
  mirror_reset_counts (&mirror);

  middle = awale_game_get_cursor (game);
  for (int i = 0; i < 1985; i++)
    middle = awale_node_get_parent (middle);
  awale_game_set_comment (game, middle, "so");
  g_assert_cmpuint (mirror.n_added, <=, 3);
  g_assert_cmpuint (awale_move_rows_find (AWALE_MOVE_ROWS (mirror.model),
                                          awale_game_get_cursor (game)), >=, 1985);
  mirror_check (&mirror);

  while (awale_game_can_undo (game))
    awale_game_undo (game);
  g_assert_cmpuint (g_list_model_get_n_items (mirror.model), ==, 0);
  mirror_clear (&mirror);
}

static void
test_nested (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleMoveRow) row = NULL;
  AwaleNode *deepest;
  Mirror mirror;

  mirror_init (&mirror, game);
  deepest = fixture_nest (game, 256);
  check_against_new (mirror.model, game);
  row = g_list_model_get_item (mirror.model,
                               awale_move_rows_find (AWALE_MOVE_ROWS (mirror.model), deepest));
  g_assert_cmpint (awale_move_row_get_depth (row), ==, 256);

  awale_game_make_main_line (game, deepest);
  check_against_new (mirror.model, game);
  while (awale_game_can_undo (game))
    awale_game_undo (game);
  g_assert_cmpuint (g_list_model_get_n_items (mirror.model), ==, 0);
  mirror_clear (&mirror);
}

static void
test_end (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  AwalePosition start;
  Mirror mirror;

  g_assert_true (awale_position_parse ("0-1-1-0-0-0-0-0-0-0-0-1-35-10-N", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  mirror_init (&mirror, game);
  fixture_play (game, "f");
  check_rows (mirror.model, "R0 f|E0 f");
  check_end (mirror.model, "No legal sowing is left. South keeps 3 seeds. 38–10");
  awale_game_undo (game);
  g_assert_cmpuint (g_list_model_get_n_items (mirror.model), ==, 0);

  /* A game that was stopped has a result or a termination in its tags. */
  awale_game_set_start (game, awale_game_get_rules (game), awale_position_start ());
  fixture_play (game, "Ff");
  awale_game_set_tag (game, "Result", "48-0");
  check_rows (mirror.model, "R0 F f|E0 f");
  check_end (mirror.model, "The game was stopped here. 48–0");
  awale_game_set_tag (game, "North", "Koffi");
  awale_game_set_tag (game, "Termination", "resignation");
  check_end (mirror.model, "Koffi resigns. 48–0");
  fixture_play (game, "E");
  check_rows (mirror.model, "R0 F f|R0 E|E0 E");
  awale_game_set_tag (game, "Result", "*");
  check_rows (mirror.model, "R0 F f|R0 E");
  mirror_clear (&mirror);
}

static void
test_random (void)
{
  for (unsigned seed = 1; seed <= 8; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      g_autoptr (AwaleGame) game = fixture_new_game ();
      Mirror mirror;

      mirror_init (&mirror, game);
      for (int i = 0; i < 150; i++)
        {
          fixture_edit (game, random);
          check_against_new (mirror.model, game);
          mirror_check (&mirror);
          for (int j = g_rand_int_range (random, -6, 4); j > 0; j--)
            {
              awale_game_undo (game);
              check_against_new (mirror.model, game);
            }
        }
      while (awale_game_can_undo (game))
        {
          awale_game_undo (game);
          check_against_new (mirror.model, game);
          mirror_check (&mirror);
        }
      while (awale_game_can_redo (game))
        awale_game_redo (game);
      check_against_new (mirror.model, game);
      mirror_check (&mirror);
      mirror_clear (&mirror);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/move-rows/model", test_model);
  g_test_add_func ("/game/move-rows/finalize-row", test_finalize_row);
  g_test_add_func ("/game/move-rows/main-line", test_main_line);
  g_test_add_func ("/game/move-rows/north-first", test_north_first);
  g_test_add_func ("/game/move-rows/comments", test_comments);
  g_test_add_func ("/game/move-rows/comments-before", test_comments_before);
  g_test_add_func ("/game/move-rows/variations", test_variations);
  g_test_add_func ("/game/move-rows/append", test_append);
  g_test_add_func ("/game/move-rows/variation", test_variation);
  g_test_add_func ("/game/move-rows/first-child-replaced", test_first_child_replaced);
  g_test_add_func ("/game/move-rows/comment", test_comment);
  g_test_add_func ("/game/move-rows/changed", test_changed);
  g_test_add_func ("/game/move-rows/find", test_find);
  g_test_add_func ("/game/move-rows/reset", test_reset);
  g_test_add_func ("/game/move-rows/long-game", test_long_game);
  g_test_add_func ("/game/move-rows/nested", test_nested);
  g_test_add_func ("/game/move-rows/end", test_end);
  g_test_add_func ("/game/move-rows/random", test_random);

  return g_test_run ();
}
