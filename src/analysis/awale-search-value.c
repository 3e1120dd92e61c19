/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-search-value.h"

#include "engine/awale-evaluate.h"
#include "game/awale-value.h"

#include <string.h>

#define TENTH 10

AwaleEvaluation
awale_evaluation_from_line (const AwaleSearchLine *line,
                            AwaleSide              mover)
{
  AwaleEvaluation evaluation = { 0 };

  g_return_val_if_fail (line != NULL, evaluation);

  if (line->proof == AWALE_PROOF_EXACT)
    {
      evaluation.proof = AWALE_PROOF_EXACT;
      evaluation.low = evaluation.high = line->value;
    }
  else
    {
      evaluation.low = evaluation.high = awale_value_round (line->value) * TENTH;
      evaluation.depth = line->depth;
    }
  return awale_evaluation_for_side (&evaluation, mover);
}

AwaleEvaluation
awale_evaluation_proven_of_line (const AwaleSearchLine *line,
                                 AwaleSide              mover)
{
  AwaleEvaluation proven = { 0 };

  g_return_val_if_fail (line != NULL, proven);

  if (line->proof == AWALE_PROOF_ESTIMATE)
    return proven;
  proven = (AwaleEvaluation) { .proof = line->proof, .low = line->low, .high = line->high };
  return awale_evaluation_for_side (&proven, mover);
}

AwaleEvaluation
awale_evaluation_from_search (const AwaleSearchResult *result,
                              AwaleSide                mover)
{
  AwaleSearchLine best = { 0 };

  g_return_val_if_fail (result != NULL && result->n_lines > 0, (AwaleEvaluation) { 0 });

  best = result->lines[0];
  if (result->is_open)
    {
      best.proof = AWALE_PROOF_ESTIMATE;
      best.depth = result->depth;
    }
  return awale_evaluation_from_line (&best, mover);
}

AwaleMoveValues
awale_move_values_from_search (const AwaleSearchResult *result,
                               AwaleSide                mover)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  AwaleEvaluation value;

  g_return_val_if_fail (result != NULL, values);

  for (int i = 0; i < result->n_lines; i++)
    {
      value = awale_evaluation_from_line (&result->lines[i], mover);
      awale_move_values_set (&values, result->lines[i].move, &value);
    }
  if (result->n_lines == 0)
    return values;

  value = awale_evaluation_from_search (result, mover);
  awale_move_values_set_best (&values, result->lines[0].move, &value);
  values.n_line = MIN (result->lines[0].length, AWALE_MOVE_VALUES_LINE);
  memcpy (values.line, result->lines[0].line, (size_t) values.n_line);
  return values;
}

static AwaleEvaluation
evaluate_by_book (const AwaleBook *book,
                  int              value,
                  AwaleSide        mover)
{
  AwaleSearchLine line = {
    .proof = AWALE_PROOF_ESTIMATE,
    .value = value,
    .depth = awale_book_get_size (book).depth,
  };

  return awale_evaluation_from_line (&line, mover);
}

AwaleMoveValues
awale_move_values_from_book (const AwaleBook *book,
                             AwalePosition    position)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  AwaleBookEntry entry;

  if (book == NULL || !awale_book_probe (book, position, &entry))
    return values;

  values.has_value = true;
  values.value = evaluate_by_book (book, entry.value, position.side);
  for (int i = 0; i < entry.n_moves; i++)
    {
      AwaleEvaluation value = evaluate_by_book (book, entry.moves[i].value, position.side);

      awale_move_values_set (&values, entry.moves[i].move, &value);
    }
  return values;
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
  if (outcome.state != AWALE_GAME_STATE_ENDED ||
      (go_on && outcome.ending != AWALE_ENDING_NO_SOWING))
    return false;

  /* The margin is converted from half seeds to hundredths of a seed. */
  margin = (outcome.score.south - outcome.score.north) * 50;
  *evaluation = (AwaleEvaluation) { .proof = AWALE_PROOF_EXACT, .low = margin, .high = margin };
  return true;
}

size_t
awale_play_beyond_ending (AwaleRuleset        *rules,
                          const AwalePosition *positions,
                          size_t               n_positions)
{
  AwaleRuleset by_history;
  size_t first;

  g_return_val_if_fail (rules != NULL && n_positions > 0, 0);

  if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (positions[n_positions - 1], rules))
    rules->dead = AWALE_DEAD_PLAYS_ON;
  if (rules->majority == AWALE_MAJORITY_ENDS &&
      awale_outcome (rules, &positions[n_positions - 1], 1).ending == AWALE_ENDING_MAJORITY)
    rules->majority = AWALE_MAJORITY_PLAYS_ON;

  by_history = *rules;
  by_history.dead = AWALE_DEAD_PLAYS_ON;
  by_history.majority = AWALE_MAJORITY_PLAYS_ON;
  first = n_positions - 1 - (size_t) awale_drought_count (positions, n_positions);
  for (size_t i = first; i < n_positions; i++)
    if (awale_outcome (&by_history, &positions[first], i + 1 - first).state ==
        AWALE_GAME_STATE_ENDED)
      first = i;
  return first;
}

bool
awale_evaluation_of_tables (AwaleTablebase      *tables,
                            const AwaleRuleset  *rules,
                            const AwalePosition *positions,
                            size_t               n_positions,
                            AwaleEvaluation     *evaluation)
{
  AwalePosition position;
  AwaleTableValue proven;
  int quiet;

  g_return_val_if_fail (rules != NULL && n_positions > 0 && evaluation != NULL, false);

  position = positions[n_positions - 1];
  if (tables == NULL ||
      awale_position_seeds_on_board (position) > awale_tablebase_get_seeds (tables))
    return false;
  quiet = awale_drought_count (positions, n_positions);
  proven = awale_table_value_ask (tables, rules, position, quiet,
                                  awale_count_occurrences (positions, n_positions));
  if (!proven.is_known || !proven.is_proven || proven.low != proven.high)
    return false;

  if (position.side == AWALE_NORTH)
    proven = awale_table_value_flip (proven);
  *evaluation = (AwaleEvaluation) {
    .proof = AWALE_PROOF_EXACT, .low = proven.low, .high = proven.high,
  };
  return true;
}
