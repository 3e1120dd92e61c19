/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-tree.h"

#include <string.h>

enum
{
  KEY_BITS = 48,
  NODES_AN_EXPANSION = 32,  /* A round expands one node for every 32 nodes in the book. */
  HALF_SEED = 50,
};

struct _AwaleBookTree
{
  AwaleRuleset  rules;
  GArray       *nodes;  /* Nodes sorted by plies, then key, so that successors come later. */
  int          *costs;  /* Least cost of a line to each node; G_MAXINT if no line leads there. */
};

/* Keys of the successors of a node. */
typedef struct
{
  int      n;
  uint64_t keys[AWALE_PASS + 1];
} Children;

AwaleBookQuestion
awale_book_question_new (const AwaleRuleset *rules,
                         uint64_t            key,
                         int                 plies)
{
  AwalePosition position = awale_book_key_get_position (key);
  bool is_certain = rules->drought > 0 && position.stores[0] == 0 && position.stores[1] == 0;

  return key | (is_certain ? (uint64_t) plies << KEY_BITS : 0);
}

bool
awale_book_question_is_valid (uint64_t number)
{
  return (number & ((UINT64_C (1) << KEY_BITS) - 1)) < awale_book_key_count ()
         && number >> KEY_BITS <= AWALE_BOOK_MAX_PLIES;
}

GArray *
awale_book_question_dup_game (AwaleBookQuestion question)
{
  GArray *game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition last = awale_book_key_get_position (question & ((UINT64_C (1) << KEY_BITS) - 1));

  for (uint64_t plies = question >> KEY_BITS; plies > 0; plies--)
    {
      AwalePosition earlier = awale_position_start ();

      earlier.side = plies % 2 == 0 ? AWALE_SOUTH : AWALE_NORTH;
      g_array_append_val (game, earlier);
    }
  g_array_append_val (game, last);
  return game;
}

static int
compare_nodes (const void *a,
               const void *b)
{
  const AwaleBookNode *one = a, *other = b;

  if (one->plies != other->plies)
    return one->plies - other->plies;
  return one->key < other->key ? -1 : one->key > other->key;
}

static AwaleBookNode *
get_node (AwaleBookTree *self,
          guint          i)
{
  return &g_array_index (self->nodes, AwaleBookNode, i);
}

static bool
find_node (AwaleBookTree *self,
           uint64_t       key,
           int            plies,
           guint         *i)
{
  AwaleBookNode sought = { .key = key, .plies = plies };

  return g_array_binary_search (self->nodes, &sought, compare_nodes, i);
}

static Children
find_children (AwaleBookTree       *self,
               const AwaleBookNode *node)
{
  AwalePosition position = awale_book_key_get_position (node->key);
  unsigned moves = awale_legal_moves (position, &self->rules);
  Children children = { 0 };

  for (; moves != 0; moves &= moves - 1)
    {
      AwalePosition after = awale_play (position, &self->rules, __builtin_ctz (moves), NULL);

      if (awale_book_key_of (after, &children.keys[children.n]))
        children.n++;
    }
  return children;
}

/* Finds the indices of those successors of @node that are in the book. Returns: their number */
static int
find_successors (AwaleBookTree       *self,
                 const AwaleBookNode *node,
                 guint                successors[AWALE_PASS + 1])
{
  Children children = find_children (self, node);
  int n = 0;

  for (int i = 0; i < children.n; i++)
    if (find_node (self, children.keys[i], node->plies + 1, &successors[n]))
      n++;
  return n;
}

/* Computes the values from the last node to the first, so that the values of successors are known
 * already. */
static void
negamax (AwaleBookTree *self)
{
  guint successors[AWALE_PASS + 1];

  for (guint i = self->nodes->len; i-- > 0;)
    {
      AwaleBookNode *node = get_node (self, i);
      int n = node->state == AWALE_BOOK_EXPANDED ? find_successors (self, node, successors) : 0;

      node->value = n > 0 ? G_MININT : node->searched;
      while (n-- > 0)
        node->value = MAX (node->value, -get_node (self, successors[n])->value);
    }
}

/* Computes the cost of the best line to each node: the losses of its moves, by either side, and a
 * small amount for each ply. */
static void
find_costs (AwaleBookTree *self)
{
  guint successors[AWALE_PASS + 1];

  self->costs = g_renew (int, self->costs, self->nodes->len);
  for (guint i = 0; i < self->nodes->len; i++)
    self->costs[i] = get_node (self, i)->plies == 0 ? 0 : G_MAXINT;

  for (guint i = 0; i < self->nodes->len; i++)
    {
      const AwaleBookNode *node = get_node (self, i);
      int n = 0;

      if (node->state == AWALE_BOOK_EXPANDED && self->costs[i] != G_MAXINT)
        n = find_successors (self, node, successors);
      while (n-- > 0)
        {
          int loss = node->value + get_node (self, successors[n])->value;
          int *cost = &self->costs[successors[n]];

          *cost = MIN (*cost, self->costs[i] + AWALE_BOOK_PLY_COST + loss);
        }
    }
}

static void
update (AwaleBookTree *self)
{
  g_array_sort (self->nodes, compare_nodes);
  negamax (self);
  find_costs (self);
}

AwaleBookTree *
awale_book_tree_new (const AwaleRuleset *rules,
                     const GArray       *nodes)
{
  AwaleBookTree *self = g_new0 (AwaleBookTree, 1);

  self->rules = *rules;
  self->nodes = nodes != NULL ? g_array_copy ((GArray *) nodes)
                              : g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));
  update (self);
  return self;
}

void
awale_book_tree_free (AwaleBookTree *self)
{
  g_array_unref (self->nodes);
  g_free (self->costs);
  g_free (self);
}

const GArray *
awale_book_tree_get_nodes (AwaleBookTree *self)
{
  return self->nodes;
}

static int
compare_costs (const void *a,
               const void *b,
               void       *user_data)
{
  AwaleBookTree *self = user_data;
  guint one = *(const guint *) a, other = *(const guint *) b;

  if (self->costs[one] != self->costs[other])
    return self->costs[one] < self->costs[other] ? -1 : 1;
  return one < other ? -1 : one > other;
}

/* The indices of the nodes to expand in this round, which are the leaves of least cost. */
static GArray *
choose_leaves (AwaleBookTree *self)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = MAX (1, self->nodes->len / NODES_AN_EXPANSION);

  for (guint i = 0; i < self->nodes->len; i++)
    {
      const AwaleBookNode *node = get_node (self, i);

      if (node->state == AWALE_BOOK_LEAF && self->costs[i] != G_MAXINT
          && node->plies < AWALE_BOOK_MAX_PLIES)
        g_array_append_val (leaves, i);
    }
  g_array_sort_with_data (leaves, compare_costs, self);
  if (leaves->len > n)
    g_array_set_size (leaves, n);
  return g_steal_pointer (&leaves);
}

static int
compare_questions (const void *a,
                   const void *b)
{
  AwaleBookQuestion one = *(const AwaleBookQuestion *) a;
  AwaleBookQuestion other = *(const AwaleBookQuestion *) b;

  return one < other ? -1 : one > other;
}

static void
sort_uniquely (GArray       *array,
               GCompareFunc  compare)
{
  size_t size = g_array_get_element_size (array);
  guint n = 0;

  g_array_sort (array, compare);
  for (guint i = 0; i < array->len; i++)
    if (n == 0 || compare (array->data + (n - 1) * size, array->data + i * size) != 0)
      memmove (array->data + n++ * size, array->data + i * size, size);
  g_array_set_size (array, n);
}

static AwaleBookQuestion
get_question (AwaleBookTree       *self,
              const AwaleBookNode *node)
{
  return awale_book_question_new (&self->rules, node->key, node->plies);
}

/* Adds a node that is not in the book yet to @fresh. If the game has ended there, its value is the
 * final margin; otherwise a search is still needed. */
static void
add_fresh (AwaleBookTree *self,
           GArray        *fresh,
           uint64_t       key,
           int            plies)
{
  AwaleBookNode node = { .key = key, .plies = plies };
  g_autoptr (GArray) game = awale_book_question_dup_game (get_question (self, &node));
  AwaleOutcome outcome = awale_outcome (&self->rules, (const AwalePosition *) (void *) game->data,
                                        game->len);

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    {
      node.state = AWALE_BOOK_OVER;
      node.searched = (outcome.score.south - outcome.score.north) * HALF_SEED;
    }
  g_array_append_val (fresh, node);
}

/* Lists the nodes that this round adds, sorted by plies, then key. (element-type AwaleBookNode) */
static GArray *
list_fresh (AwaleBookTree *self,
            GArray        *leaves)
{
  GArray *fresh = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));
  uint64_t start;

  if (self->nodes->len == 0 && awale_book_key_of (awale_position_start (), &start))
    add_fresh (self, fresh, start, 0);
  for (guint i = 0; i < leaves->len; i++)
    {
      const AwaleBookNode *node = get_node (self, g_array_index (leaves, guint, i));
      Children children = find_children (self, node);

      for (int c = 0; c < children.n; c++)
        if (!find_node (self, children.keys[c], node->plies + 1, NULL))
          add_fresh (self, fresh, children.keys[c], node->plies + 1);
    }
  sort_uniquely (fresh, compare_nodes);  /* Two leaves may share a successor, so duplicates are
                                          * removed. */
  return fresh;
}

GArray *
awale_book_tree_dup_wanted (AwaleBookTree *self)
{
  g_autoptr (GArray) leaves = choose_leaves (self);
  g_autoptr (GArray) fresh = list_fresh (self, leaves);
  GArray *wanted;

  if (leaves->len == 0 && fresh->len == 0)
    return NULL;
  wanted = g_array_new (FALSE, FALSE, sizeof (AwaleBookQuestion));
  for (guint i = 0; i < fresh->len; i++)
    {
      const AwaleBookNode *node = &g_array_index (fresh, AwaleBookNode, i);
      AwaleBookQuestion question = get_question (self, node);

      if (node->state == AWALE_BOOK_LEAF)
        g_array_append_val (wanted, question);
    }
  sort_uniquely (wanted, compare_questions);
  return wanted;
}

bool
awale_book_tree_expand (AwaleBookTree *self,
                        GHashTable    *answers)
{
  g_autoptr (GArray) leaves = choose_leaves (self);
  g_autoptr (GArray) fresh = list_fresh (self, leaves);

  for (guint i = 0; i < fresh->len; i++)
    {
      AwaleBookNode *node = &g_array_index (fresh, AwaleBookNode, i);
      AwaleBookQuestion question = get_question (self, node);
      const int *answer = g_hash_table_lookup (answers, &question);

      if (node->state != AWALE_BOOK_LEAF)
        continue;
      if (answer == NULL)
        return false;
      node->searched = *answer;
    }

  for (guint i = 0; i < leaves->len; i++)
    get_node (self, g_array_index (leaves, guint, i))->state = AWALE_BOOK_EXPANDED;
  if (fresh->len > 0)
    g_array_append_vals (self->nodes, fresh->data, fresh->len);
  update (self);
  return true;
}
