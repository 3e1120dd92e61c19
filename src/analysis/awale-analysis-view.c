/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-private.h"

#include "awale-analysis-rows.h"
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
      /* The list keeps a reference. */
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (awale_analysis_line_get_move (line) == move)
        return line;
    }
  return NULL;
}

const AwaleMoveValues *
awale_analysis_get_opening (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return &self->opening;
}

/* True if the search is better founded than the game's values and is therefore shown. */
static bool
found_more (AwaleAnalysis *self)
{
  return self->found.n_lines > 0 &&
         !awale_analysis_rows_hold (awale_node_get_move_values (self->node), &self->found,
                                    awale_node_get_position (self->node).side);
}

static bool
find_value (AwaleAnalysis   *self,
            AwaleEvaluation *evaluation)
{
  const AwaleEvaluation *value = awale_node_get_value (self->node);
  AwaleEvaluation found;

  if (found_more (self))
    {
      found = awale_evaluation_from_search (&self->found,
                                            awale_node_get_position (self->node).side);
      if (value == NULL || !awale_evaluation_is_better_known (value, &found))
        value = &found;
    }
  if (value == NULL)
    return false;
  *evaluation = *value;
  return true;
}

bool
awale_analysis_get_evaluation (AwaleAnalysis   *self,
                               AwaleEvaluation *evaluation)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self) && evaluation != NULL, false);

  if (self->node == NULL)
    return false;
  return awale_evaluation_of_ending (awale_game_get_rules (self->game),
                                     (const AwalePosition *) (void *) self->positions->data,
                                     self->positions->len,
                                     awale_node_get_first_child (self->node) != NULL,
                                     evaluation) ||
         find_value (self, evaluation);
}

int
awale_analysis_get_depth (AwaleAnalysis *self)
{
  const AwaleMoveValues *known;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0);

  if (self->node == NULL)
    return 0;
  known = awale_node_get_move_values (self->node);
  return awale_analysis_rows_hold (known, &self->found, awale_node_get_position (self->node).side)
         ? awale_move_values_get_depth (known) : self->found.depth;
}

uint64_t
awale_analysis_get_nodes (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0);

  return self->found.nodes;
}

double
awale_analysis_get_speed (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0.0);

  return self->found.seconds > 0.0 ? (double) self->found.nodes / self->found.seconds : 0.0;
}
