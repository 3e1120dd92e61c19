/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-judgments.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Limits of the phases: with more than OPENING_SEEDS seeds on the board a position is in the
 * opening, with END_SEEDS or fewer in the endgame. */
#define OPENING_SEEDS 36
#define END_SEEDS 16

int
awale_report_move_compare (const AwaleReportMove *a,
                           const AwaleReportMove *b)
{
  if (a->judgment.loss != b->judgment.loss)
    return b->judgment.loss - a->judgment.loss;
  return awale_node_get_ply (a->node) - awale_node_get_ply (b->node);
}

static int
compare_errors (const void *a,
                const void *b)
{
  return awale_report_move_compare (*(AwaleReportMove *const *) a, *(AwaleReportMove *const *) b);
}

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
    .errors = g_ptr_array_new (),
  };
  g_array_set_clear_func (self->moves, move_clear);
}

void
awale_report_judgments_clear (AwaleReportJudgments *self)
{
  g_clear_pointer (&self->errors, g_ptr_array_unref);
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
      move.is_turning_point = move.judgment.move_class >= AWALE_MOVE_CLASS_MISTAKE &&
                              move.judgment.shift != AWALE_RESULT_CHANGE_NONE;
      move.is_punished = awale_judgment_is_punished (&move.judgment, node,
                                                     awale_game_get_rules (game));
    }
  return move;
}

static void
count_move (AwaleReportJudgments  *self,
            const AwaleReportMove *move)
{
  AwaleReportSummary *summary = &self->summaries[move->mover];
  AwalePosition before = awale_node_get_position (awale_node_get_parent (move->node));
  AwaleReportPhase *phase = &summary->phases[awale_phase_of_position (before)];

  if (move->judgment.move_class == AWALE_MOVE_CLASS_NONE)
    return;
  if (move->judgment.is_forced)
    {
      summary->n_forced++;
      return;
    }
  summary->n_moves++;
  summary->counts[move->judgment.move_class]++;
  summary->loss += move->judgment.loss;
  phase->n_moves++;
  phase->loss += move->judgment.loss;
  /* The accuracy is summed here and becomes a mean at the end. */
  summary->accuracy += awale_judgment_get_accuracy (&move->judgment);
}

/* Turns the sum of the accuracies into their mean, or into NAN if no moves were counted. */
static void
finish_summary (AwaleReportSummary *summary)
{
  summary->accuracy = summary->n_moves > 0 ? summary->accuracy / summary->n_moves : NAN;
}

static void
list_errors (AwaleReportJudgments *self)
{
  g_ptr_array_set_size (self->errors, 0);
  for (unsigned i = 0; i < self->moves->len; i++)
    {
      AwaleReportMove *move = &g_array_index (self->moves, AwaleReportMove, i);

      if (awale_judgment_is_error (&move->judgment))
        g_ptr_array_add (self->errors, move);
    }
  g_ptr_array_sort (self->errors, compare_errors);
}

/* Marks the loser's worst error after the last turning point, if that favored the loser or there is
 * none, because a game can be lost by steps that are too small to be turning points. */
static void
mark_deciding_error (AwaleReportJudgments *self,
                     AwaleGame            *game)
{
  AwaleResult result = awale_game_get_result (game);
  AwaleReportMove *worst = NULL;
  AwaleSide loser;

  if (!result.known)
    result = awale_game_get_settled_result (game);
  if (result.score.south == result.score.north)
    return;
  loser = result.score.south < result.score.north ? AWALE_SOUTH : AWALE_NORTH;
  for (unsigned i = self->moves->len; i-- > 0;)
    {
      AwaleReportMove *move = &g_array_index (self->moves, AwaleReportMove, i);

      if (move->is_turning_point && move->mover == loser)
        return;
      if (move->is_turning_point)
        break;
      if (move->mover == loser && awale_judgment_is_error (&move->judgment) &&
          (worst == NULL || awale_report_move_compare (move, worst) < 0))
        worst = move;
    }
  if (worst != NULL)
    worst->is_turning_point = true;
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
  mark_deciding_error (self, game);
  list_errors (self);
  finish_summary (&self->summaries[AWALE_SOUTH]);
  finish_summary (&self->summaries[AWALE_NORTH]);
}

AwalePhase
awale_phase_of_position (AwalePosition position)
{
  int seeds = awale_position_seeds_on_board (position);

  return seeds > OPENING_SEEDS ? AWALE_PHASE_OPENING
         : seeds > END_SEEDS ? AWALE_PHASE_MIDDLE : AWALE_PHASE_END;
}

const char *
awale_phase_get_name (AwalePhase phase)
{
  static const char *const names[AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = N_("Opening"),
    [AWALE_PHASE_MIDDLE] = N_("Middle game"),
    [AWALE_PHASE_END] = N_("Endgame"),
  };

  g_return_val_if_fail ((int) phase < AWALE_N_PHASES, NULL);

  return _(names[phase]);
}

char *
awale_phase_describe (AwalePhase phase)
{
  switch (phase)
    {
    case AWALE_PHASE_OPENING:
      return g_strdup_printf (_("More than %d seeds on the board"), OPENING_SEEDS);
    case AWALE_PHASE_MIDDLE:
      return g_strdup_printf (_("%d to %d seeds on the board"), END_SEEDS + 1, OPENING_SEEDS);
    default:
      return g_strdup_printf (_("At most %d seeds on the board"), END_SEEDS);
    }
}
