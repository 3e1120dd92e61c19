/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "reference.h"

#include "engine/awale-engine.h"

/* A node of the reference book. North is to move after an odd number of plies. */
typedef struct
{
  AwalePosition  position;
  int            plies;
  AwaleBookState state;
  int            searched;
  int            cost;
  GArray        *way;       /* Positions from the start to this one. (element-type AwalePosition) */
} Node;

typedef struct
{
  AwaleRuleset rules;
  int          depth;
  GArray      *nodes;  /* Nodes in no particular order. (element-type Node) */
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

/* Creates the node at the end of the line @way. Under a drought rule its state depends on the whole
 * line until the first harvest; afterwards the position alone is enough. */
static Node
judge (Reference *self,
       GArray    *way)
{
  const AwalePosition *positions = (const AwalePosition *) (void *) way->data;
  AwalePosition last = positions[way->len - 1];
  bool is_quiet = last.stores[0] + last.stores[1] == 0 && self->rules.drought > 0;
  const AwalePosition *game = is_quiet ? positions : &positions[way->len - 1];
  size_t n = is_quiet ? way->len : 1;
  AwaleOutcome outcome = awale_outcome (&self->rules, game, n);
  int south = (outcome.score.south - outcome.score.north) * 50;
  Node node = { .position = last, .plies = (int) way->len - 1, .state = AWALE_BOOK_OVER,
                .way = way };

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    node.searched = last.side == AWALE_SOUTH ? south : -south;
  else
    {
      AwaleSearchLimits limits = { .depth = self->depth };
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&self->rules, 1);

      node.state = AWALE_BOOK_LEAF;
      node.searched = awale_searcher_run (searcher, game, n, &limits, NULL, NULL,
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

/* Follows all moves from @node, which was reached by moves of total @cost. */
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
  Node *node = find (self, position, plies);
  g_autoptr (GArray) way = g_array_copy (node->way);

  node->state = AWALE_BOOK_EXPANDED;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (awale_legal_moves (position, &self->rules) & 1u << move)
      {
        AwalePosition after = awale_play (position, &self->rules, move, NULL);

        if (find (self, after, plies + 1) == NULL)
          {
            GArray *longer = g_array_copy (way);
            Node next;

            g_array_append_val (longer, after);
            next = judge (self, longer);
            g_array_append_val (self->nodes, next);
          }
      }
}

/* Expands the tree. Returns: false if there is nothing left to expand */
static bool
grow (Reference *self)
{
  g_autoptr (GArray) sorted = NULL;
  guint n = MAX (1, self->nodes->len / 32), n_left = n;

  for (guint i = 0; i < self->nodes->len; i++)
    g_array_index (self->nodes, Node, i).cost = G_MAXINT;
  walk (self, &g_array_index (self->nodes, Node, 0), 0);
  sorted = g_array_copy (self->nodes);
  g_array_sort (sorted, compare);
  for (guint i = 0; i < sorted->len && n_left > 0; i++)
    {
      Node node = g_array_index (sorted, Node, i);

      if (node.state != AWALE_BOOK_LEAF)
        continue;
      expand (self, node.position, node.plies);
      n_left--;
    }
  return n_left < n;
}

GArray *
reference_book (const AwaleRuleset *rules,
                int                 depth,
                guint               n_positions)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  Reference self = { .rules = *rules, .depth = depth, .nodes = nodes };
  AwalePosition position = awale_position_start ();
  GArray *way = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  GArray *book = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));
  Node start;

  g_array_append_val (way, position);
  start = judge (&self, way);
  g_array_append_val (nodes, start);
  while (nodes->len < n_positions && grow (&self))
    ;
  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = &g_array_index (nodes, Node, i);
      AwaleBookNode entry = { .key = get_key (node), .plies = node->plies, .state = node->state,
                              .searched = node->searched, .value = evaluate (&self, *node) };

      g_array_append_val (book, entry);
      g_array_unref (node->way);
    }
  return book;
}
