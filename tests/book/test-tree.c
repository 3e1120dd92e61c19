/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A tree grows as counted by hand, from given start positions that include late ones.
 */
#include "../tablebase/helpers.h"
#include "book/awale-book-search-cache.h"
#include "book/awale-book-tree.h"

static uint64_t
get_key (const char *text)
{
  g_autoptr (GError) error = NULL;
  AwalePosition position;
  uint64_t key;

  awale_position_parse (text, &position, &error);
  g_assert_no_error (error);
  g_assert_true (awale_book_key_of (position, &key));
  return key;
}

static AwaleBookNode
create_leaf (const char *text)
{
  return (AwaleBookNode) { .key = get_key (text), .state = AWALE_BOOK_LEAF };
}

static AwaleBookTree *
create_tree (const char *ruleset,
             const char *text)
{
  AwaleRuleset rules = parse_rules (ruleset);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));
  AwaleBookNode leaf = create_leaf (text);

  g_array_append_val (nodes, leaf);
  return awale_book_tree_new (&rules, nodes);
}

/* Answers all questions with @value. Returns: their number */
static guint
answer_all (AwaleBookTree *tree,
            int            value)
{
  g_autoptr (GHashTable) answers = awale_book_search_cache_table ();
  g_autoptr (GArray) wanted = awale_book_tree_dup_wanted (tree);

  for (guint i = 0; i < wanted->len; i++)
    g_hash_table_insert (answers, g_memdup2 (&g_array_index (wanted, AwaleBookQuestion, i),
                                             sizeof (AwaleBookQuestion)),
                         g_memdup2 (&value, sizeof value));
  g_assert_true (awale_book_tree_expand (tree, answers));
  return wanted->len;
}

static AwaleBookNode
get_node (AwaleBookTree *tree,
          guint          i)
{
  return g_array_index (awale_book_tree_get_nodes (tree), AwaleBookNode, i);
}

/* F captures the two seeds in a, and the game ends 33 to 15 with no seeds left on the board. */
static void
test_over (void)
{
  static const char *const starts[] = { "0-0-0-0-0-1-1-0-0-0-0-0-31-15-S",
                                        "1-0-0-0-0-0-0-0-0-0-0-1-15-31-N" };

  for (size_t i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (AwaleBookTree) tree = create_tree ("slam=captures feed=no stuck=end "
        "leftover=owner dead=plays-on drought=none repetition=3 cycle=owner first=choice "
        "majority=plays-on", starts[i]);

      g_assert_cmpuint (answer_all (tree, 7), ==, 0);
      g_assert_cmpuint (awale_book_tree_get_nodes (tree)->len, ==, 2);
      g_assert_cmpint (get_node (tree, 0).state, ==, AWALE_BOOK_EXPANDED);
      g_assert_cmpint (get_node (tree, 0).value, ==, 1800);
      g_assert_cmpint (get_node (tree, 1).state, ==, AWALE_BOOK_OVER);
      g_assert_cmpint (get_node (tree, 1).value, ==, -1800);
      g_assert_cmpuint (get_node (tree, 1).key, ==, get_key ("0-0-0-0-0-0-0-0-0-0-0-0-33-15-N"));
      g_assert_null (awale_book_tree_dup_wanted (tree));
    }
}

/* South has no seeds, and passing is the only move. */
static void
test_pass (void)
{
  g_autoptr (AwaleBookTree) tree = create_tree ("booklet", "0-0-0-0-0-0-0-0-0-0-1-1-23-23-S");

  g_assert_cmpuint (answer_all (tree, 60), ==, 1);
  g_assert_cmpuint (awale_book_tree_get_nodes (tree)->len, ==, 2);
  g_assert_cmpuint (get_node (tree, 1).key, ==, get_key ("0-0-0-0-0-0-0-0-0-0-1-1-23-23-N"));
  g_assert_cmpint (get_node (tree, 0).value, ==, -60);
}

/* Two leaves of one round and one leaf of the next lead to the same position, which is stored only
 * once. */
static void
test_ways_meet (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));
  AwaleBookNode leaves[] = {
    create_leaf ("1-0-0-0-1-1-4-4-4-4-4-4-10-11-S"),
    create_leaf ("0-1-0-2-0-0-4-4-4-4-4-4-10-11-S"),
    create_leaf ("0-0-1-0-1-1-4-4-4-4-4-4-10-11-S"),
  };
  uint64_t met = get_key ("0-1-0-0-1-1-4-4-4-4-4-4-10-11-N");
  g_autoptr (AwaleBookTree) tree = NULL;
  guint n_met = 0;

  g_array_append_vals (nodes, leaves, 2);
  for (uint64_t key = 0; nodes->len < 64; key++)
    {
      AwaleBookNode other = { .key = key, .state = AWALE_BOOK_OVER };

      g_array_append_val (nodes, other);
    }
  tree = awale_book_tree_new (&rules, nodes);

  /* Search A, E and F from the first leaf, and B and D from the second. */
  g_assert_cmpuint (answer_all (tree, 7), ==, 4);
  g_assert_cmpuint (awale_book_tree_get_nodes (tree)->len, ==, 64 + 4);
  for (guint i = 0; i < awale_book_tree_get_nodes (tree)->len; i++)
    n_met += get_node (tree, i).key == met && get_node (tree, i).plies == 1;
  g_assert_cmpuint (n_met, ==, 1);
}

/* An empty tree asks for the value of the start position, and does not change while an answer is
 * missing. */
static void
test_start (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  g_autoptr (AwaleBookTree) tree = awale_book_tree_new (&rules, NULL);
  g_autoptr (GHashTable) none = awale_book_search_cache_table ();

  g_assert_false (awale_book_tree_expand (tree, none));
  g_assert_cmpuint (awale_book_tree_get_nodes (tree)->len, ==, 0);
  g_assert_cmpuint (answer_all (tree, 13), ==, 1);
  g_assert_cmpint (get_node (tree, 0).value, ==, 13);
  g_assert_false (awale_book_tree_expand (tree, none));
  g_assert_cmpint (get_node (tree, 0).state, ==, AWALE_BOOK_LEAF);
  g_assert_cmpuint (answer_all (tree, 5), ==, 6);
  g_assert_cmpint (get_node (tree, 0).value, ==, -5);
}

/* The number of plies to a position matters until the first harvest, and only under rules with a
 * drought limit. */
static void
test_drought (void)
{
  AwaleRuleset avele = parse_rules ("avele"), abapa = parse_rules ("abapa");
  uint64_t quiet = get_key ("0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
  uint64_t later = get_key ("0-5-5-5-5-4-4-4-4-4-4-2-2-0-N");
  const struct
  {
    const AwaleRuleset *rules;
    uint64_t            key;
    int                 plies;
    guint               count;
  } cases[] = {
    { &avele, quiet, 1, 1 }, { &avele, quiet, 13, 13 }, { &avele, later, 13, 0 },
    { &abapa, quiet, 13, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleBookQuestion question = awale_book_question_new (cases[i].rules, cases[i].key,
                                                            cases[i].plies);
      g_autoptr (GArray) game = awale_book_question_dup_game (question);
      const AwalePosition *positions = (const AwalePosition *) (void *) game->data;
      uint64_t key;

      g_assert_cmpuint (game->len, ==, cases[i].count + 1);
      g_assert_cmpint (awale_drought_count (positions, game->len), ==, (int) cases[i].count);
      g_assert_true (awale_book_key_of (positions[game->len - 1], &key));
      g_assert_cmpuint (key, ==, cases[i].key);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/tree/over", test_over);
  g_test_add_func ("/book/tree/pass", test_pass);
  g_test_add_func ("/book/tree/ways-meet", test_ways_meet);
  g_test_add_func ("/book/tree/start", test_start);
  g_test_add_func ("/book/tree/drought", test_drought);
  return g_test_run ();
}
