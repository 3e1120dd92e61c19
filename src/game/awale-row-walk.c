/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-row-walk.h"

static bool
has_variations (AwaleNode *node)
{
  return awale_node_is_first_child (node) && awale_node_get_next_sibling (node) != NULL;
}

/* North's answer on the main line, which is in the row of South's move whatever is said of that. */
static AwaleNode *
get_answer (AwaleNode *node,
            int        depth)
{
  if (depth > 0 || awale_node_get_parent (node) == NULL ||
      awale_node_get_mover (node) != AWALE_SOUTH)
    return NULL;
  return awale_node_get_first_child (node);
}

static AwaleRowPlace after_move (AwaleNode *node,
                                 int        depth);

/* Once everything is told of @node: its move, its comment and its variations. */
static AwaleRowPlace
after_all (AwaleNode *node,
           int        depth)
{
  AwaleNode *answer = get_answer (node, depth);
  AwaleNode *next = awale_node_get_first_child (node);

  if (answer != NULL)
    return after_move (answer, depth);
  if (next != NULL)
    return (AwaleRowPlace) { .node = next, .depth = depth };
  return awale_row_walk_after_line (node, depth);
}

static AwaleRowPlace
after_comment (AwaleNode *node,
               int        depth)
{
  if (has_variations (node))
    return (AwaleRowPlace) { .node = awale_node_get_next_sibling (node), .depth = depth + 1 };
  return after_all (node, depth);
}

static AwaleRowPlace
after_move (AwaleNode *node,
            int        depth)
{
  if (awale_node_get_comment (node) != NULL)
    return (AwaleRowPlace) { .node = node, .depth = depth, .at_comment = true };
  return after_comment (node, depth);
}

AwaleRowPlace
awale_row_walk_after_line (AwaleNode *node,
                           int        depth)
{
  AwaleNode *next;

  if (depth == 0)
    return (AwaleRowPlace) { 0 };

  while (awale_node_is_first_child (node))
    node = awale_node_get_parent (node);
  next = awale_node_get_next_sibling (node);
  if (next != NULL)
    return (AwaleRowPlace) { .node = next, .depth = depth };

  /* That was the last variation: the line which it left goes on. */
  return after_all (awale_node_get_first_child (awale_node_get_parent (node)), depth - 1);
}

/* Whether a row ends with @node. */
static bool
row_ends (AwaleNode *node,
          int        depth)
{
  if (awale_node_get_first_child (node) == NULL)
    return true;
  if (depth == 0)
    return awale_node_get_mover (node) == AWALE_NORTH;
  return awale_node_get_comment (node) != NULL || has_variations (node);
}

void
awale_row_walk_init (AwaleRowWalk *self,
                     AwaleNode    *node,
                     int           depth)
{
  *self = (AwaleRowWalk) { .nodes = g_ptr_array_new () };
  self->place = awale_node_get_parent (node) == NULL
                  ? after_move (node, depth)
                  : (AwaleRowPlace) { .node = node, .depth = depth };
}

void
awale_row_walk_clear (AwaleRowWalk *self)
{
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
}

bool
awale_row_walk_next (AwaleRowWalk *self)
{
  AwaleNode *first = self->place.node, *last = first;

  if (first == NULL)
    return false;

  g_ptr_array_set_size (self->nodes, 0);
  g_ptr_array_add (self->nodes, first);
  self->row_depth = self->place.depth;
  if (self->place.at_comment)
    {
      self->kind = AWALE_ROW_COMMENT;
      self->place = after_comment (first, self->row_depth);
      return true;
    }

  self->kind = self->row_depth == 0 ? AWALE_ROW_ROUND : AWALE_ROW_VARIATION;
  while (!row_ends (last, self->row_depth))
    {
      last = awale_node_get_first_child (last);
      g_ptr_array_add (self->nodes, last);
    }
  /* What is said of South's move comes before what is said of the answer beside it. */
  self->place = after_move (self->kind == AWALE_ROW_ROUND ? first : last, self->row_depth);
  return true;
}

bool
awale_row_walk_is_at (const AwaleRowWalk  *self,
                      const AwaleRowPlace *place)
{
  return self->place.node == place->node && self->place.at_comment == place->at_comment;
}
