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

AwaleNode *
awale_row_walk_after_line (AwaleNode *node,
                           int       *depth)
{
  while (*depth > 0)
    {
      AwaleNode *next;

      while (awale_node_is_first_child (node))
        node = awale_node_get_parent (node);
      next = awale_node_get_next_sibling (node);
      if (next != NULL)
        return next;

      /* That was the last variation: the line which it left goes on. */
      node = awale_node_get_first_child (awale_node_get_parent (node));
      --*depth;
      next = awale_node_get_first_child (node);
      if (next != NULL)
        return next;
    }
  return NULL;
}

/* Goes on once everything is told of the node. */
static void
advance (AwaleRowWalk *self)
{
  AwaleNode *next;

  self->at_comment = false;
  if (has_variations (self->node))
    {
      self->node = awale_node_get_next_sibling (self->node);
      self->depth++;
      return;
    }

  next = awale_node_get_first_child (self->node);
  self->node = next != NULL ? next : awale_row_walk_after_line (self->node, &self->depth);
}

static void
advance_past_move (AwaleRowWalk *self)
{
  if (awale_node_get_comment (self->node) != NULL)
    self->at_comment = true;
  else
    advance (self);
}

/* Whether the node's row ends with it. */
static bool
row_ends (AwaleRowWalk *self)
{
  return awale_node_get_first_child (self->node) == NULL
         || awale_node_get_comment (self->node) != NULL
         || has_variations (self->node)
         || (self->depth == 0 && awale_node_get_mover (self->node) == AWALE_NORTH);
}

void
awale_row_walk_init (AwaleRowWalk *self,
                     AwaleNode    *node,
                     int           depth)
{
  *self = (AwaleRowWalk) { .node = node, .depth = depth, .nodes = g_ptr_array_new () };
  if (awale_node_get_parent (node) == NULL)
    advance_past_move (self);
}

void
awale_row_walk_clear (AwaleRowWalk *self)
{
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
}

bool
awale_row_walk_next (AwaleRowWalk *self)
{
  if (self->node == NULL)
    return false;

  g_ptr_array_set_size (self->nodes, 0);
  g_ptr_array_add (self->nodes, self->node);
  self->row_depth = self->depth;

  if (self->at_comment)
    {
      self->kind = AWALE_ROW_COMMENT;
      advance (self);
      return true;
    }

  self->kind = self->depth == 0 ? AWALE_ROW_ROUND : AWALE_ROW_VARIATION;
  while (!row_ends (self))
    {
      self->node = awale_node_get_first_child (self->node);
      g_ptr_array_add (self->nodes, self->node);
    }
  advance_past_move (self);
  return true;
}
