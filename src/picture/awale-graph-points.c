/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-points.h"

static AwaleMoveClass
get_class (AwaleNode           *node,
           const AwaleJudgment *judgment)
{
  if (judgment->move_class != AWALE_MOVE_CLASS_NONE)
    return judgment->move_class;
  for (int class = AWALE_MOVE_CLASS_INACCURACY; class < AWALE_N_MOVE_CLASSES; class++)
    if (awale_node_has_glyph (node, awale_move_class_get_glyph ((AwaleMoveClass) class)))
      return (AwaleMoveClass) class;
  return AWALE_MOVE_CLASS_NONE;
}

AwaleGraphPoint
awale_graph_point_for_node (AwaleGame           *game,
                            AwaleNode           *node,
                            const AwaleJudgment *judgment)
{
  const AwaleEvaluation *evaluation = awale_node_get_value (node);
  AwaleScore             score = awale_game_get_score (game, node);
  AwaleGraphPoint        point = { .south = score.south / 2., .north = score.north / 2. };

  if (awale_node_get_parent (node) != NULL)
    point.round = awale_node_get_round (node);
  point.move_class = get_class (node, judgment);
  point.is_punished = awale_judgment_is_punished (judgment, node, awale_game_get_rules (game));
  point.has_evaluation = evaluation != NULL;
  if (evaluation != NULL)
    point.evaluation = *evaluation;
  return point;
}

GArray *
awale_graph_points_for_game (AwaleGame *game)
{
  const AwaleRuleset *rules;
  GArray             *points;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  rules = awale_game_get_rules (game);
  points = g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint));
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleJudgment   judgment = awale_judge_node (node, rules);
      AwaleGraphPoint point = awale_graph_point_for_node (game, node, &judgment);

      g_array_append_val (points, point);
    }
  return points;
}
