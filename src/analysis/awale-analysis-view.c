/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-private.h"

#include "awale-valuation.h"

AwaleGame *
awale_analysis_get_game (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return self->game;
}

AwaleNode *
awale_analysis_get_node (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return self->node;
}

bool
awale_analysis_get_active (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->active;
}

bool
awale_analysis_get_paused (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->paused;
}

bool
awale_analysis_is_running (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->running;
}

bool
awale_analysis_get_deeper (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->deeper;
}

bool
awale_analysis_is_ended (AwaleAnalysis *self)
{
  const AwaleRuleset *rules;
  const AwalePosition *positions;
  AwaleEvaluation ignored;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  if (self->node == NULL)
    return false;
  rules = awale_game_get_rules (self->game);
  positions = (const AwalePosition *) (void *) self->positions->data;
  return awale_legal_moves (positions[self->positions->len - 1], rules) == 0 ||
         awale_evaluation_of_ending (rules, positions, self->positions->len,
                                     awale_node_get_first_child (self->node) != NULL, &ignored);
}

GListModel *
awale_analysis_get_lines (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return G_LIST_MODEL (self->lines);
}

AwaleAnalysisLine *
awale_analysis_find_line (AwaleAnalysis *self,
                          AwaleMove      move)
{
  unsigned n_lines;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  for (unsigned i = 0; i < n_lines; i++)
    {
      /* The list holds on to it. */
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (awale_analysis_line_get_move (line) == move)
        return line;
    }
  return NULL;
}

bool
awale_analysis_get_evaluation (AwaleAnalysis   *self,
                               AwaleEvaluation *evaluation)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self) && evaluation != NULL, false);

  if (self->has_evaluation)
    *evaluation = self->evaluation;
  return self->has_evaluation;
}

int
awale_analysis_get_depth (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0);

  return self->figures.depth;
}

uint64_t
awale_analysis_get_nodes (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0);

  return self->figures.nodes;
}

double
awale_analysis_get_speed (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0.0);

  return self->figures.seconds > 0.0 ? (double) self->figures.nodes / self->figures.seconds : 0.0;
}
