/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-line.h"

#include "game/awale-glyph.h"

struct _AwaleGraphLine
{
  GPtrArray *nodes;   /* AwaleNode, by ply. */
  GArray    *points;  /* AwaleGraphPoint, by ply. */
};

static double
get_store (AwalePosition position,
           AwaleSide     side)
{
  return position.stores[side] + ((position.halves >> side & 1) != 0 ? 0.5 : 0);
}

static uint16_t
get_move_glyph (AwaleNode *node)
{
  for (uint16_t glyph = AWALE_GLYPH_GOOD; glyph <= AWALE_GLYPH_DOUBTFUL; glyph++)
    if (awale_node_has_glyph (node, glyph))
      return glyph;
  return 0;
}

static void
append_point (AwaleGraphLine *self,
              AwaleNode      *node,
              bool            with_evaluations)
{
  const AwaleEvaluation *evaluation = awale_node_get_evaluation (node);
  AwalePosition position = awale_node_get_position (node);
  AwaleGraphPoint point = { 0 };

  point.south = get_store (position, AWALE_SOUTH);
  point.north = get_store (position, AWALE_NORTH);
  point.glyph = get_move_glyph (node);
  if (evaluation != NULL && with_evaluations)
    {
      point.has_evaluation = true;
      point.evaluation = *evaluation;
    }
  g_array_append_val (self->points, point);
}

AwaleGraphLine *
awale_graph_line_new (AwaleGame *game,
                      bool       with_evaluations)
{
  AwaleGraphLine *self;
  AwaleNode *node;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_new0 (AwaleGraphLine, 1);
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  self->points = g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint));
  node = awale_game_get_line_end (game, awale_game_get_cursor (game));
  g_ptr_array_set_size (self->nodes, awale_node_get_ply (node) + 1);
  for (; node != NULL; node = awale_node_get_parent (node))
    self->nodes->pdata[awale_node_get_ply (node)] = awale_node_ref (node);
  for (unsigned i = 0; i < self->nodes->len; i++)
    append_point (self, self->nodes->pdata[i], with_evaluations);
  return self;
}

void
awale_graph_line_free (AwaleGraphLine *self)
{
  g_ptr_array_unref (self->nodes);
  g_array_unref (self->points);
  g_free (self);
}

int
awale_graph_line_get_n (AwaleGraphLine *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->nodes->len;
}

const AwaleGraphPoint *
awale_graph_line_get_points (AwaleGraphLine *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return (const AwaleGraphPoint *) (void *) self->points->data;
}

AwaleNode *
awale_graph_line_get_node (AwaleGraphLine *self,
                           int             ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply >= 0 && ply < (int) self->nodes->len, NULL);

  return self->nodes->pdata[ply];
}

bool
awale_graph_line_contains (AwaleGraphLine *self,
                           AwaleNode      *node)
{
  int ply;

  g_return_val_if_fail (self != NULL, false);

  ply = awale_node_get_ply (node);
  return ply < (int) self->nodes->len && self->nodes->pdata[ply] == node;
}
