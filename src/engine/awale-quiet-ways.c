/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The shortest ways to a value, nearest first: what the tables do not tell.
 */
#include "awale-quiet-graph-private.h"

/* How far it is, in plies, to a harvest or an end by which a side has got a value, for every node
 * from which that is certain; 0 for the others. */
typedef struct
{
  AwaleSide side;
  int       value;
  uint32_t *distances;
  uint8_t  *open;       /* Moves of the other player that have not yet been found to give in. */
  GArray   *queue;      /* Of AwaleQuietNode: nearest first. */
} Ways;

static void
ways_clear (Ways *ways)
{
  g_free (ways->distances);
  g_free (ways->open);
  g_array_unref (ways->queue);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Ways, ways_clear)

static void
ways_add (Ways           *ways,
          AwaleQuietNode  index,
          uint32_t        distance)
{
  ways->distances[index] = distance;
  g_array_append_val (ways->queue, index);
}

/* The nodes a ply from where the value is got. */
static void
ways_start (Ways                  *ways,
            const AwaleQuietGraph *self)
{
  ways->distances = g_new0 (uint32_t, self->nodes->len);
  ways->open = g_new0 (uint8_t, self->nodes->len);
  ways->queue = g_array_new (FALSE, FALSE, sizeof (AwaleQuietNode));
  for (AwaleQuietNode i = 1; i < self->nodes->len; i++)
    {
      const AwaleQuietPosition *node = awale_quiet_node (self, i);

      if (!node->is_explored)
        continue;
      if (node->position.side == ways->side)
        {
          if (node->leaving_low >= ways->value)
            ways_add (ways, i, 1);
        }
      else if (-node->leaving_high < ways->value)
        ways->open[i] = G_MAXUINT8;
      else if (node->n_edges == 0)
        ways_add (ways, i, 1);
      else
        ways->open[i] = node->n_edges;
    }
}

/* Then those before them: the side needs one way, the other player must have no other. */
static void
ways_find (Ways                  *ways,
           const AwaleQuietGraph *self)
{
  for (unsigned head = 0; head < ways->queue->len; head++)
    {
      AwaleQuietNode index = g_array_index (ways->queue, AwaleQuietNode, head);
      uint32_t distance = ways->distances[index] + 1;

      for (uint32_t edge = awale_quiet_node (self, index)->parents; edge != AWALE_QUIET_NO_NODE;
           edge = awale_quiet_edge (self, edge)->next)
        {
          AwaleQuietNode from = awale_quiet_edge (self, edge)->from;

          if (from == 0 || ways->distances[from] != 0)
            continue;
          if (awale_quiet_node (self, from)->position.side == ways->side)
            ways_add (ways, from, distance);
          else if (ways->open[from] != G_MAXUINT8 && --ways->open[from] == 0)
            ways_add (ways, from, distance);
        }
    }
}

/* A move on a way. */
typedef struct
{
  AwaleMove      move;
  AwaleQuietNode to;
  uint32_t       distance;    /* 0: it is on no way. */
  bool           gives_more;  /* The side gets more than it wants. */
} Step;

static Step
ways_measure (const Ways      *ways,
              AwaleQuietGraph *self,
              AwaleQuietNode   index,
              AwaleMove        move)
{
  AwaleQuietBounds bounds = { -self->seeds, self->seeds };
  AwalePosition after;
  Step step = {
    .move = move,
    .to = awale_quiet_graph_follow (self, index, move, &after, &bounds),
  };

  if (step.to != AWALE_QUIET_NO_NODE && awale_quiet_graph_ask_tables (self, after, &bounds))
    bounds = awale_quiet_bounds_flip (bounds);
  if (awale_quiet_node (self, index)->position.side != ways->side)
    bounds = awale_quiet_bounds_flip (bounds);
  if (step.to == AWALE_QUIET_NO_NODE)
    step.distance = bounds.low >= ways->value;
  else if (ways->distances[step.to] != 0)
    step.distance = ways->distances[step.to] + 1;
  step.gives_more = bounds.high > ways->value;
  return step;
}

/* Whether @step is better than @other: the side goes the shortest way; the other player gives no
 * more than need be, and resists as long as possible. */
static bool
ways_prefer (const Step *step,
             const Step *other,
             bool        is_own)
{
  if (step->distance == 0 || other->distance == 0)
    return step->distance != 0;
  if (is_own)
    return step->distance < other->distance;
  if (step->gives_more != other->gives_more)
    return other->gives_more;
  return step->distance > other->distance;
}

static Step
ways_choose (const Ways      *ways,
             AwaleQuietGraph *self,
             AwaleQuietNode   index,
             unsigned         moves)
{
  bool is_own = awale_quiet_node (self, index)->position.side == ways->side;
  Step best = { 0 };

  for (; moves != 0; moves &= moves - 1)
    {
      Step step = ways_measure (ways, self, index, __builtin_ctz (moves));

      if (ways_prefer (&step, &best, is_own))
        best = step;
    }
  return best;
}

int
awale_quiet_graph_find_path (AwaleQuietGraph *self,
                             unsigned         moves,
                             AwaleSide        side,
                             int              value,
                             int8_t          *line,
                             int              max_length)
{
  g_auto (Ways) ways = { .side = side, .value = value };
  AwaleQuietNode index = 0;
  int length = 0;

  ways_start (&ways, self);
  ways_find (&ways, self);
  moves &= self->legal;
  while (length < max_length && index != AWALE_QUIET_NO_NODE)
    {
      Step step = ways_choose (&ways, self, index, moves);

      if (step.distance == 0)
        break;
      line[length++] = (int8_t) step.move;
      index = step.to;
      if (index != AWALE_QUIET_NO_NODE)
        moves = awale_legal_moves (awale_quiet_node (self, index)->position, &self->rules);
    }
  return length;
}
