/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-lines.h"

#include "awale-search-value.h"

/* Sources of the values in the rows. */
typedef struct
{
  const AwaleRuleset      *rules;
  AwalePosition            position;
  const AwaleSearchResult *result;
  const AwaleMoveValues   *known;
} Sources;

bool
awale_analysis_lines_hold (const AwaleMoveValues   *known,
                           const AwaleSearchResult *result,
                           AwaleSide                mover)
{
  AwaleMoveValues found;

  g_return_val_if_fail (result != NULL, false);

  if (known == NULL || known->known == 0)
    return false;
  found = awale_move_values_from_search (result, mover);
  return result->n_lines == 0 || awale_move_values_supersede (known, &found);
}

static const AwaleSearchLine *
find_line (const AwaleSearchResult *result,
           AwaleMove                move)
{
  for (int i = 0; i < result->n_lines; i++)
    if (result->lines[i].move == move)
      return &result->lines[i];
  return NULL;
}

/* The proven value of a move, from the values shown or from the search; an estimate if nothing is
 * proven. */
static AwaleEvaluation
find_proven (const Sources         *sources,
             const AwaleSearchLine *line,
             const AwaleEvaluation *value)
{
  if (value->proof == AWALE_PROOF_EXACT || line == NULL)
    return *value;
  return awale_evaluation_proven_of_line (line, sources->position.side);
}

static AwaleAnalysisLine *
create_known_row (const Sources *sources,
                  AwaleMove      move)
{
  const AwaleMoveValues *known = sources->known;
  const AwaleEvaluation *value = awale_move_values_get (known, move);
  const AwaleSearchLine *line = find_line (sources->result, move);
  AwaleEvaluation proven = find_proven (sources, line, value);
  int8_t alone = (int8_t) move;

  if (known->best == move && known->n_line > 0)
    return awale_analysis_line_new_proven (sources->rules, sources->position, value, &proven,
                                           known->line, known->n_line);
  if (line != NULL)
    return awale_analysis_line_new_proven (sources->rules, sources->position, value, &proven,
                                           line->line, line->length);
  return awale_analysis_line_new_proven (sources->rules, sources->position, value, &proven, &alone,
                                         1);
}

static AwaleAnalysisLine *
create_found_row (const Sources         *sources,
                  const AwaleSearchLine *line,
                  const AwaleEvaluation *value)
{
  AwaleEvaluation proven = find_proven (sources, line, value);

  return awale_analysis_line_new_proven (sources->rules, sources->position, value, &proven,
                                         line->line, line->length);
}

/* The value of a move by a shallow search, limited to that of the best move by a deeper search,
 * which has rated the move no higher. */
static AwaleEvaluation
limit_value (const Sources         *sources,
             const AwaleSearchLine *line)
{
  AwaleSide mover = sources->position.side;
  AwaleEvaluation value = awale_evaluation_from_line (line, mover);
  const AwaleMoveValues *known = sources->known;

  if (known->best != AWALE_NO_MOVE && value.proof == AWALE_PROOF_ESTIMATE &&
      awale_evaluation_for_side (&value, mover).low >
        awale_evaluation_for_side (&known->value, mover).low)
    value.low = value.high = mover == AWALE_SOUTH ? known->value.low : known->value.high;
  return value;
}

static int
get_margin (const Sources     *sources,
            AwaleAnalysisLine *row)
{
  AwaleEvaluation seen = awale_evaluation_for_side (awale_analysis_line_get_evaluation (row),
                                                    sources->position.side);

  return awale_evaluation_get_margin (&seen);
}

/* Inserts @row after rows of equal value, but never ahead of the best move. */
static void
insert_row (const Sources     *sources,
            GPtrArray         *rows,
            AwaleAnalysisLine *row)
{
  unsigned first = sources->known->best != AWALE_NO_MOVE ? 1 : 0;
  unsigned place = rows->len;

  while (place > first && get_margin (sources, rows->pdata[place - 1]) < get_margin (sources, row))
    place--;
  g_ptr_array_insert (rows, (int) place, row);
}

static void
add_known_rows (const Sources *sources,
                GPtrArray     *rows)
{
  const AwaleMoveValues *known = sources->known;
  unsigned legal = awale_legal_moves (sources->position, sources->rules);

  if (known->best != AWALE_NO_MOVE)
    g_ptr_array_add (rows, create_known_row (sources, known->best));
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (move != known->best && (legal & known->known) >> move & 1)
      insert_row (sources, rows, create_known_row (sources, move));
  for (int i = 0; i < sources->result->n_lines; i++)
    {
      const AwaleSearchLine *line = &sources->result->lines[i];
      AwaleEvaluation value = limit_value (sources, line);

      if ((known->known >> line->move & 1) == 0)
        insert_row (sources, rows, create_found_row (sources, line, &value));
    }
}

GPtrArray *
awale_analysis_lines_new (const AwaleRuleset      *rules,
                          AwalePosition            position,
                          const AwaleSearchResult *result,
                          const AwaleMoveValues   *known)
{
  const Sources sources = { rules, position, result, known };
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (rules != NULL && result != NULL, rows);

  if (awale_analysis_lines_hold (known, result, position.side))
    {
      add_known_rows (&sources, rows);
      return rows;
    }
  for (int i = 0; i < result->n_lines; i++)
    {
      AwaleEvaluation value = awale_evaluation_from_line (&result->lines[i], position.side);

      g_ptr_array_add (rows, create_found_row (&sources, &result->lines[i], &value));
    }
  return rows;
}
