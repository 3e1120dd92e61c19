/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-search.h"

#include "awale-valuation.h"

/* The depth of the search: at least that of the known values, which shallower results could neither
 * replace nor be compared with. The maximum prevents repeating an overnight search. */
static int
get_depth (const AwaleReportOptions *options,
           const AwaleMoveValues    *former)
{
  int depth = former->best != AWALE_NO_MOVE ? awale_move_values_get_depth (former) : 0;

  return options->depth > 0 && depth <= AWALE_REPORT_MAX_DEPTH ? MAX (options->depth, depth)
                                                               : options->depth;
}

/* Copies those lines of @result that are better than the move played. */
static void
keep_better_lines (AwaleReportItem         *item,
                   const AwaleSearchResult *result,
                   int                      n_lines)
{
  item->n_lines = 0;
  for (int i = 0; i < result->n_lines && result->lines[i].move != item->played; i++)
    if (item->n_lines < n_lines)
      item->lines[item->n_lines++] = result->lines[i];
}

bool
awale_report_search (AwaleReportItem          *item,
                     const AwalePosition      *positions,
                     const AwaleRuleset       *rules,
                     AwaleTablebase           *tables,
                     const AwaleReportOptions *options,
                     AwaleSearcher            *searcher,
                     const atomic_bool        *stop)
{
  AwaleSearchLimits limits = {
    .depth = get_depth (options, &item->values),
    .milliseconds = options->milliseconds,
    .threads = options->threads,
    .lines = options->lines,
    .asked = item->asked,
  };
  AwalePosition position = positions[item->n_positions - 1];
  AwaleSearchResult result;
  AwaleEvaluation proven;

  if (atomic_load (stop))
    return false;
  if (!item->is_wanted)
    return true;
  if (awale_legal_moves (position, rules) == 0)
    {
      item->values = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
      item->values.has_value = awale_evaluation_of_ending (rules, positions, item->n_positions,
                                                           false, &item->values.value);
      return true;
    }

  /* Results of other searches, such as those after the move played, would be deeper than those of
   * the other moves here. */
  awale_searcher_clear (searcher);
  result = awale_searcher_run (searcher, positions, item->n_positions, &limits, stop, NULL, NULL);
  /* The time was too short even for the first ply. */
  if (result.depth == 0 && !atomic_load (stop))
    result = awale_searcher_run (searcher, positions, item->n_positions,
                                 &(AwaleSearchLimits) { .depth = 1, .asked = item->asked }, stop,
                                 NULL, NULL);
  if (atomic_load (stop))
    return false;

  item->values = awale_move_values_from_search (&result, position.side);
  /* The position's value may be proven where that of no single move is. */
  if (awale_evaluation_of_tables (tables, rules, positions, item->n_positions, &proven) &&
      item->values.value.low == proven.low && item->values.value.high == proven.high)
    item->values.value = proven;
  keep_better_lines (item, &result, options->lines);
  return true;
}
