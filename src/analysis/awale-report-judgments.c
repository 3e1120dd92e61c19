/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-report-judgments.h"

static void
move_clear (void *data)
{
  AwaleReportMove *move = data;

  awale_node_unref (move->node);
}

void
awale_report_judgments_init (AwaleReportJudgments *self)
{
  *self = (AwaleReportJudgments) {
    .moves = g_array_new (FALSE, FALSE, sizeof (AwaleReportMove)),
  };
  g_array_set_clear_func (self->moves, move_clear);
}

void
awale_report_judgments_clear (AwaleReportJudgments *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
}

static AwaleReportMove
judge_node (AwaleGame                *game,
            AwaleNode                *node,
            const AwaleReportOptions *options)
{
  AwaleReportMove move = {
    .node = awale_node_ref (node),
    .mover = awale_node_get_mover (node),
    .judgment = { .best = AWALE_NO_MOVE },
  };

  if (awale_report_options_include (options, awale_node_get_ply (node), move.mover))
    {
      move.judgment = awale_judge_node (node, awale_game_get_rules (game));
      move.is_punished = awale_judgment_is_punished (&move.judgment, node,
                                                     awale_game_get_rules (game));
    }
  move.is_turning_point = awale_judgment_is_error (&move.judgment) &&
                          (move.judgment.shift != AWALE_SHIFT_NONE ||
                           move.judgment.move_class == AWALE_MOVE_CLASS_BLUNDER);
  return move;
}

static void
count_move (AwaleReportJudgments  *self,
            const AwaleReportMove *move)
{
  AwaleReportSummary *summary = &self->summaries[move->mover];

  if (move->judgment.move_class == AWALE_MOVE_CLASS_NONE)
    return;
  if (move->judgment.is_forced)
    {
      summary->n_forced++;
      return;
    }
  summary->n_moves++;
  summary->counts[move->judgment.move_class]++;
  summary->given += move->judgment.given;
  /* A sum until all moves are counted. */
  summary->accuracy += awale_judgment_get_accuracy (&move->judgment);
}

/* The sums of accuracy become means; who made no choice made no mistake. */
static void
finish_summary (AwaleReportSummary *summary)
{
  if (summary->n_moves > 0)
    summary->accuracy /= summary->n_moves;
  else
    summary->accuracy = 100.0;
}

void
awale_report_judgments_update (AwaleReportJudgments     *self,
                               AwaleGame                *game,
                               const AwaleReportOptions *options)
{
  AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game));

  g_array_set_size (self->moves, 0);
  memset (self->summaries, 0, sizeof self->summaries);
  for (; node != NULL; node = awale_node_get_first_child (node))
    {
      AwaleReportMove move = judge_node (game, node, options);

      count_move (self, &move);
      g_array_append_val (self->moves, move);
    }
  finish_summary (&self->summaries[AWALE_SOUTH]);
  finish_summary (&self->summaries[AWALE_NORTH]);
}
