/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-valuation.h"

#include "engine/awale-proven.h"

/* Bounds farther apart, in hundredths, that leave the winner open tell less than an estimate. */
#define MOST_BETWEEN_BOUNDS 400

AwaleEvaluation
awale_evaluation_for_side (const AwaleEvaluation *evaluation,
                           AwaleSide              side)
{
  AwaleEvaluation seen;

  g_return_val_if_fail (evaluation != NULL, (AwaleEvaluation) { 0 });

  seen = *evaluation;
  if (side == AWALE_NORTH)
    {
      seen.low = -evaluation->high;
      seen.high = -evaluation->low;
    }
  return seen;
}

static bool
tells_enough (const AwaleSearchLine *line)
{
  return line->high - line->low <= MOST_BETWEEN_BOUNDS || line->low > 0 || line->high < 0;
}

AwaleEvaluation
awale_evaluation_from_line (const AwaleSearchLine *line,
                            AwaleSide              mover)
{
  AwaleEvaluation evaluation = { 0 };

  g_return_val_if_fail (line != NULL, evaluation);

  evaluation.proof = line->proof;
  evaluation.low = line->low;
  evaluation.high = line->high;
  if (line->proof == AWALE_PROOF_BOUNDS && !tells_enough (line))
    evaluation.proof = AWALE_PROOF_ESTIMATE;
  if (evaluation.proof == AWALE_PROOF_ESTIMATE)
    {
      evaluation.low = evaluation.high = line->value;
      evaluation.depth = line->depth;
    }
  return awale_evaluation_for_side (&evaluation, mover);
}

bool
awale_evaluation_is_as_good (const AwaleEvaluation *a,
                             const AwaleEvaluation *b)
{
  g_return_val_if_fail (a != NULL, false);

  if (b == NULL || a->proof > b->proof)
    return true;
  return a->proof == b->proof && a->depth >= b->depth;
}

bool
awale_evaluation_of_ending (const AwaleRuleset  *rules,
                            const AwalePosition *positions,
                            size_t               n_positions,
                            bool                 go_on,
                            AwaleEvaluation     *evaluation)
{
  AwaleOutcome outcome;
  int margin;

  g_return_val_if_fail (rules != NULL && n_positions > 0 && evaluation != NULL, false);

  outcome = awale_outcome (rules, positions, n_positions);
  if (outcome.state != AWALE_STATE_ENDED || (go_on && outcome.ending != AWALE_ENDING_NO_SOWING))
    return false;

  /* Scores are in half seeds. */
  margin = (outcome.score.south - outcome.score.north) * 50;
  *evaluation = (AwaleEvaluation) { .proof = AWALE_PROOF_EXACT, .low = margin, .high = margin };
  return true;
}

bool
awale_evaluation_of_tables (AwaleTablebase      *tables,
                            const AwaleRuleset  *rules,
                            const AwalePosition *positions,
                            size_t               n_positions,
                            AwaleEvaluation     *evaluation)
{
  AwalePosition position;
  AwaleProven proven;
  int quiet;

  g_return_val_if_fail (rules != NULL && n_positions > 0 && evaluation != NULL, false);

  position = positions[n_positions - 1];
  if (tables == NULL ||
      awale_position_seeds_on_board (position) > awale_tablebase_get_seeds (tables))
    return false;
  quiet = awale_drought_count (positions, n_positions);
  proven = awale_proven_ask (tables, rules, position, quiet,
                             awale_most_occurrences (positions, n_positions));
  if (!proven.is_known || !proven.is_proven || proven.low != proven.high)
    return false;

  if (position.side == AWALE_NORTH)
    proven = awale_proven_flip (proven);
  *evaluation = (AwaleEvaluation) {
    .proof = AWALE_PROOF_EXACT, .low = proven.low, .high = proven.high,
  };
  return true;
}
