/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-tree.h"

#include "awale-book-node.h"

enum
{
  NODES_AN_EXPANSION = 32,  /* Nodes for each expansion in a round. */
  HALF_SEED = 50,
};

struct _AwaleBookTree
{
  AwaleRuleset  rules;
  GArray       *nodes;  /* Sorted by plies, then key, so that successors come later. */
  int          *costs;  /* Minimum cost of a line to each node; G_MAXINT: none. */
};

/* Keys of a node's successors. */
typedef struct
{
  int      n;
  uint64_t keys[AWALE_PASS + 1];
} Children;

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

/* Goes backwards, so that successors have their values already. */
static void
negamax (AwaleBookTree *self)
{
  for (guint i = self->nodes->len; i-- > 0;)
    {
      AwaleBookNode *node = get_node (self, i);
      Children children = { 0 };
      int best = G_MININT;
      guint child;

      node->value = node->searched;
      if (node->state != AWALE_BOOK_EXPANDED)
        continue;
      children = find_children (self, node);
      for (int c = 0; c < children.n; c++)
        if (find_node (self, children.keys[c], node->plies + 1, &child))
          best = MAX (best, -get_node (self, child)->value);
      if (best != G_MININT)
        node->value = best;
    }
}

/* A line costs the losses of its moves, by either side, and a little for each ply. */
static void
find_costs (AwaleBookTree *self)
{
  self->costs = g_renew (int, self->costs, self->nodes->len);
  for (guint i = 0; i < self->nodes->len; i++)
    self->costs[i] = get_node (self, i)->plies == 0 ? 0 : G_MAXINT;

  for (guint i = 0; i < self->nodes->len; i++)
    {
      const AwaleBookNode *node = get_node (self, i);
      Children children = { 0 };
      guint child;

      if (node->state != AWALE_BOOK_EXPANDED || self->costs[i] == G_MAXINT)
        continue;
      children = find_children (self, node);
      for (int c = 0; c < children.n; c++)
        if (find_node (self, children.keys[c], node->plies + 1, &child))
          {
            int loss = node->value + get_node (self, child)->value;

            self->costs[child] = MIN (self->costs[child],
                                      self->costs[i] + AWALE_BOOK_PLY_COST + loss);
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

/* Indices of the nodes to expand in this round, the leaves of least cost. */
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

/* True if the game has ended; sets the value for the mover. */
static bool
is_over (AwaleBookTree     *self,
         AwaleBookQuestion  question,
         int               *value)
{
  g_autoptr (GArray) game = awale_book_question_dup_game (question);
  const AwalePosition *positions = (const AwalePosition *) (void *) game->data;
  AwaleOutcome outcome = awale_outcome (&self->rules, positions, game->len);

  *value = (outcome.score.south - outcome.score.north) * HALF_SEED;
  return outcome.state == AWALE_GAME_STATE_ENDED;
}

static int
compare_questions (const void *a,
              const void *b)
{
  uint64_t one = *(const uint64_t *) a, other = *(const uint64_t *) b;

  return one < other ? -1 : one > other;
}

/* Sorts @questions and removes duplicates. */
static void
sort_questions (GArray *questions)
{
  guint n = 0;

  g_array_sort (questions, compare_questions);
  for (guint i = 0; i < questions->len; i++)
    {
      AwaleBookQuestion question = g_array_index (questions, AwaleBookQuestion, i);

      if (n == 0 || g_array_index (questions, AwaleBookQuestion, n - 1) != question)
        g_array_index (questions, AwaleBookQuestion, n++) = question;
    }
  g_array_set_size (questions, n);
}

/* Lists the nodes that this round adds (of AwaleBookNode): keys and plies only, perhaps with
 * duplicates. */
static GArray *
list_fresh (AwaleBookTree *self,
            GArray        *leaves)
{
  GArray *fresh = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));

  if (self->nodes->len == 0)
    {
      AwaleBookNode start = { 0 };

      awale_book_key_of (awale_position_start (), &start.key);
      g_array_append_val (fresh, start);
    }
  for (guint i = 0; i < leaves->len; i++)
    {
      const AwaleBookNode *node = get_node (self, g_array_index (leaves, guint, i));
      Children children = find_children (self, node);

      for (int c = 0; c < children.n; c++)
        if (!find_node (self, children.keys[c], node->plies + 1, NULL))
          {
            AwaleBookNode child = { .key = children.keys[c], .plies = node->plies + 1 };

            g_array_append_val (fresh, child);
          }
    }
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
      AwaleBookQuestion question = awale_book_question_new (&self->rules, node->key, node->plies);
      int value;

      if (!is_over (self, question, &value))
        g_array_append_val (wanted, question);
    }
  sort_questions (wanted);
  return wanted;
}

/* Sets the value of a new node. Returns: false if its answer is missing */
static bool
fill_in (AwaleBookTree *self,
         AwaleBookNode *node,
         GHashTable    *answers)
{
  AwaleBookQuestion question = awale_book_question_new (&self->rules, node->key, node->plies);
  const int *answer = g_hash_table_lookup (answers, &question);

  node->state = AWALE_BOOK_OVER;
  if (is_over (self, question, &node->searched))
    return true;
  if (answer == NULL)
    return false;
  node->state = AWALE_BOOK_LEAF;
  node->searched = *answer;
  return true;
}

/* Removes duplicates: two leaves may share a successor. */
static void
remove_twins (GArray *nodes)
{
  guint n = 0;

  g_array_sort (nodes, compare_nodes);
  for (guint i = 0; i < nodes->len; i++)
    {
      AwaleBookNode node = g_array_index (nodes, AwaleBookNode, i);

      if (n == 0 || compare_nodes (&g_array_index (nodes, AwaleBookNode, n - 1), &node) != 0)
        g_array_index (nodes, AwaleBookNode, n++) = node;
    }
  g_array_set_size (nodes, n);
}

bool
awale_book_tree_expand (AwaleBookTree *self,
                        GHashTable    *answers)
{
  g_autoptr (GArray) leaves = choose_leaves (self);
  g_autoptr (GArray) fresh = list_fresh (self, leaves);

  remove_twins (fresh);
  for (guint i = 0; i < fresh->len; i++)
    if (!fill_in (self, &g_array_index (fresh, AwaleBookNode, i), answers))
      return false;

  for (guint i = 0; i < leaves->len; i++)
    get_node (self, g_array_index (leaves, guint, i))->state = AWALE_BOOK_EXPANDED;
  if (fresh->len > 0)
    g_array_append_vals (self->nodes, fresh->data, fresh->len);
  update (self);
  return true;
}
