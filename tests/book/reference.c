/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "reference.h"

#include "book/awale-book-key.h"
#include "engine/awale-engine.h"

/* A node with its position, North to move after an odd number of plies. */
typedef struct
{
  AwalePosition  position;
  int            plies;
  AwaleBookState state;
  int            searched;
  int            cost;
} Node;

typedef struct
{
  AwaleRuleset   rules;
  int            depth;
  GArray        *nodes;     /* Of Node, in any order. */
  AwaleSearcher *searcher;
} Reference;

static Node *
find (Reference     *self,
      AwalePosition  position,
      int            plies)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      Node *node = &g_array_index (self->nodes, Node, i);

      if (node->plies == plies && awale_position_equal (node->position, position))
        return node;
    }
  return NULL;
}

static Node
judge (Reference     *self,
       AwalePosition  position,
       int            plies)
{
  AwaleOutcome outcome = awale_outcome (&self->rules, &position, 1);
  int south = (outcome.score.south - outcome.score.north) * 50;
  Node node = { .position = position, .plies = plies, .state = AWALE_BOOK_OVER };

  if (outcome.state == AWALE_STATE_ENDED)
    node.searched = position.side == AWALE_SOUTH ? south : -south;
  else
    {
      AwaleSearchLimits limits = { .depth = self->depth };

      awale_searcher_forget (self->searcher);
      node.state = AWALE_BOOK_LEAF;
      node.searched = awale_searcher_run (self->searcher, &position, 1, &limits, NULL, NULL,
                                          NULL).lines[0].value;
    }
  return node;
}

static int
evaluate (Reference *self,
          Node       node)
{
  int best = G_MININT;

  if (node.state != AWALE_BOOK_EXPANDED)
    return node.searched;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (awale_legal_moves (node.position, &self->rules) & 1u << move)
      best = MAX (best, -evaluate (self, *find (self, awale_play (node.position, &self->rules,
                                                                  move, NULL), node.plies + 1)));
  return best;
}

/* Walks on all ways from @node, which a way of @cost has led to. */
static void
walk (Reference *self,
      Node      *node,
      int        cost)
{
  int value = evaluate (self, *node);

  node->cost = MIN (node->cost, cost);
  if (node->state != AWALE_BOOK_EXPANDED)
    return;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (awale_legal_moves (node->position, &self->rules) & 1u << move)
      {
        Node *next = find (self, awale_play (node->position, &self->rules, move, NULL),
                           node->plies + 1);

        walk (self, next, cost + 25 + value + evaluate (self, *next));
      }
}

static uint64_t
get_key (const Node *node)
{
  uint64_t key;

  g_assert_true (awale_book_key_of (node->position, &key));
  return key;
}

static int
compare (const void *a,
         const void *b)
{
  const Node *one = a, *other = b;

  if (one->cost != other->cost)
    return one->cost - other->cost;
  if (one->plies != other->plies)
    return one->plies - other->plies;
  return get_key (one) < get_key (other) ? -1 : 1;
}

static void
expand (Reference     *self,
        AwalePosition  position,
        int            plies)
{
  find (self, position, plies)->state = AWALE_BOOK_EXPANDED;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (awale_legal_moves (position, &self->rules) & 1u << move)
      {
        AwalePosition after = awale_play (position, &self->rules, move, NULL);

        if (find (self, after, plies + 1) == NULL)
          {
            Node node = judge (self, after, plies + 1);

            g_array_append_val (self->nodes, node);
          }
      }
}

static void
grow (Reference *self)
{
  g_autoptr (GArray) sorted = NULL;
  guint n = MAX (1, self->nodes->len / 32);

  for (guint i = 0; i < self->nodes->len; i++)
    g_array_index (self->nodes, Node, i).cost = G_MAXINT;
  walk (self, &g_array_index (self->nodes, Node, 0), 0);
  sorted = g_array_copy (self->nodes);
  g_array_sort (sorted, compare);
  for (guint i = 0; i < sorted->len && n > 0; i++)
    {
      Node node = g_array_index (sorted, Node, i);

      if (node.state != AWALE_BOOK_LEAF)
        continue;
      expand (self, node.position, node.plies);
      n--;
    }
}

GArray *
reference_book (const AwaleRuleset *rules,
                int                 depth,
                guint               n_positions)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
  Reference self = { .rules = *rules, .depth = depth, .nodes = nodes, .searcher = searcher };
  Node start = { .position = awale_position_start (), .state = AWALE_BOOK_LEAF };
  GArray *book = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));

  g_array_append_val (nodes, start);
  while (nodes->len < n_positions)
    grow (&self);
  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = &g_array_index (nodes, Node, i);
      AwaleBookNode entry = { .key = get_key (node), .plies = node->plies, .state = node->state,
                              .searched = node->searched, .value = evaluate (&self, *node) };

      g_array_append_val (book, entry);
    }
  return book;
}
