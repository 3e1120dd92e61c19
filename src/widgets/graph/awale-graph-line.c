/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-line.h"

#include "picture/awale-graph-layout.h"

/* Minimum number of values for a curve, and minimum share of plies with one (1/MIN_SHARE). */
#define MIN_VALUES   6
#define MIN_SHARE    3

struct _AwaleGraphLine
{
  GPtrArray *nodes;       /* element-type AwaleNode, by ply. */
  GArray    *points;      /* element-type AwaleGraphPoint, by ply. */
  GArray    *judgments;  /* element-type AwaleJudgment, by ply. */
};

static void
append_point (AwaleGraphLine *self,
              AwaleGame      *game,
              AwaleNode      *node,
              bool            with_evaluations)
{
  AwaleJudgment judgment = { .best = AWALE_NO_MOVE };
  AwaleGraphPoint point;

  if (with_evaluations)
    judgment = awale_judge_node (node, awale_game_get_rules (game));
  point = awale_graph_point_for_node (game, node, &judgment);
  point.has_evaluation = point.has_evaluation && with_evaluations;
  g_array_append_val (self->points, point);
  g_array_append_val (self->judgments, judgment);
}

AwaleGraphLine *
awale_graph_line_new (AwaleGame *game,
                      AwaleNode *node,
                      bool       with_evaluations)
{
  AwaleGraphLine *self;

  g_return_val_if_fail (AWALE_IS_GAME (game) && node != NULL, NULL);

  self = g_new0 (AwaleGraphLine, 1);
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  self->points = g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint));
  self->judgments = g_array_new (FALSE, FALSE, sizeof (AwaleJudgment));
  node = awale_game_get_line_end (game, node);
  g_ptr_array_set_size (self->nodes, awale_node_get_ply (node) + 1);
  for (; node != NULL; node = awale_node_get_parent (node))
    self->nodes->pdata[awale_node_get_ply (node)] = awale_node_ref (node);
  for (unsigned i = 0; i < self->nodes->len; i++)
    append_point (self, game, self->nodes->pdata[i], with_evaluations);
  return self;
}

void
awale_graph_line_free (AwaleGraphLine *self)
{
  g_ptr_array_unref (self->nodes);
  g_array_unref (self->points);
  g_array_unref (self->judgments);
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

const AwaleJudgment *
awale_graph_line_get_judgment (AwaleGraphLine *self,
                                int             ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply >= 0 && ply < (int) self->judgments->len, NULL);

  return &g_array_index (self->judgments, AwaleJudgment, ply);
}

bool
awale_graph_line_is_telling (AwaleGraphLine *self)
{
  int n_values = 0;

  g_return_val_if_fail (self != NULL, false);

  for (unsigned i = 0; i < self->points->len; i++)
    n_values += g_array_index (self->points, AwaleGraphPoint, i).has_evaluation;

  return n_values >= MIN_VALUES && n_values * MIN_SHARE >= (int) self->points->len;
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
