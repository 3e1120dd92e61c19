/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What an analysis makes the board show.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-advice.h"

/* The values of all moves that are known. */
static AwaleBoardAdvice
collect (AwaleAnalysis *analysis)
{
  AwaleBoardAdvice advice = { .best = AWALE_NO_MOVE };
  GListModel *lines = awale_analysis_get_lines (analysis);
  unsigned n_lines = g_list_model_get_n_items (lines);

  for (unsigned i = 0; i < n_lines; i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (lines, i);
      AwaleMove move = awale_analysis_line_get_move (line);

      if (i == 0)
        advice.best = move;
      if (move < 0 || move >= AWALE_PITS)
        continue;
      advice.known |= 1u << move;
      advice.values[move] = *awale_analysis_line_get_evaluation (line);
    }
  return advice;
}

void
awale_board_advise (AwaleBoard    *board,
                    AwaleAnalysis *analysis)
{
  AwaleBoardValues *values;
  AwaleNode *node;
  AwaleBoardAdvice advice;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (AWALE_IS_ANALYSIS (analysis));

  values = awale_board_get_values (board);
  node = awale_analysis_get_node (analysis);
  if (node == NULL || !awale_analysis_get_active (analysis) ||
      g_list_model_get_n_items (awale_analysis_get_lines (analysis)) == 0)
    {
      awale_board_values_set_advice (values, NULL, (AwalePosition) { 0 }, NULL);
      return;
    }
  advice = collect (analysis);
  awale_board_values_set_advice (values,
                                 awale_game_get_rules (awale_analysis_get_game (analysis)),
                                 awale_node_get_position (node), &advice);
}

void
awale_board_preview_line (AwaleBoard        *board,
                          AwaleAnalysis     *analysis,
                          AwaleAnalysisLine *line)
{
  AwaleNode *node = awale_analysis_get_node (analysis);
  const int8_t *moves = NULL;
  int n_moves = 0;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (line == NULL || AWALE_IS_ANALYSIS_LINE (line));

  if (node == NULL || line == NULL)
    {
      awale_board_values_set_line (awale_board_get_values (board), NULL,
                                   (AwalePosition) { 0 }, NULL, 0);
      return;
    }
  moves = awale_analysis_line_get_moves (line, &n_moves);
  awale_board_values_set_line (awale_board_get_values (board),
                               awale_game_get_rules (awale_analysis_get_game (analysis)),
                               awale_node_get_position (node), moves, n_moves);
}
