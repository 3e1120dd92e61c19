/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-search.h"

#include "awale-judgment.h"
#include "awale-search-value.h"

/* The depth of the search in plies: that of @options or, if it is greater, that of the values known
 * before, which a shallower search could not replace. Known depths beyond the maximum are ignored,
 * so that a search that took all night is not repeated. */
static int
get_depth (const AwaleReportOptions *options,
           const AwaleMoveValues    *former)
{
  int depth = former->best != AWALE_NO_MOVE ? awale_move_values_get_depth (former) : 0;

  return options->depth > 0 && depth <= AWALE_REPORT_MAX_DEPTH ? MAX (options->depth, depth)
                                                               : options->depth;
}

/* Copies those lines of @result that are better than the move played, except the line that was
 * copied before. */
static void
keep_better_lines (AwaleReportItem         *item,
                   const AwaleSearchResult *result,
                   int                      n_lines)
{
  for (int i = 0; i < result->n_lines && result->lines[i].move != item->played; i++)
    if (item->n_lines < n_lines &&
        (item->n_lines == 0 || result->lines[i].move != item->lines[0].move))
      item->lines[item->n_lines++] = result->lines[i];
}

/* Gives values to the moves that begin the further lines. These come from another search, so no
 * value may exceed that of the best move. */
static void
value_further_lines (AwaleMoveValues       *values,
                     const AwaleReportItem *item,
                     AwaleSide              mover)
{
  for (int i = 1; i < item->n_lines; i++)
    {
      AwaleEvaluation value = awale_evaluation_from_line (&item->lines[i], mover);

      if (awale_evaluation_is_better (&value, &values->value, mover))
        value = values->value;
      awale_move_values_set (values, item->lines[i].move, &value);
    }
}

static AwaleSearchResult
search (AwaleSearcher           *searcher,
        const AwalePosition     *positions,
        size_t                   n_positions,
        const AwaleSearchLimits *limits,
        const atomic_bool       *stop)
{
  AwaleSearchResult result = awale_searcher_run (searcher, positions, n_positions, limits, stop,
                                                 NULL, NULL);

  /* If the time was too short even for the first ply, search one ply without a limit of time. */
  if (result.depth == 0 && !atomic_load (stop))
    result = awale_searcher_run (searcher, positions, n_positions,
                                 &(AwaleSearchLimits) { .depth = 1, .lines = limits->lines,
                                                        .asked = limits->asked },
                                 stop, NULL, NULL);
  return result;
}

static bool
is_error (const AwaleReportItem *item,
          const AwaleMoveValues *values,
          AwaleSide              mover)
{
  AwaleJudgment judgment;

  if (item->played == AWALE_NO_MOVE)
    return false;
  judgment = awale_judge_move (values, item->played, mover);
  return awale_judgment_is_error (&judgment);
}

/* Searches the last of @positions; the caller has left out positions before an end beyond which the
 * players continued. Returns: false if the search was stopped */
static bool
search_board (AwaleReportItem          *item,
              const AwaleReportItem    *next,
              const AwalePosition      *positions,
              size_t                    n_positions,
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
    .asked = item->asked,
  };
  AwaleSide mover = positions[n_positions - 1].side;
  AwaleSearchResult result;
  AwaleMoveValues values;
  AwaleEvaluation proven;

  /* The hash table is cleared, because it may contain deeper results for some moves than for
   * others, for example for the move played. */
  awale_searcher_clear (searcher);
  result = search (searcher, positions, n_positions, &limits, stop);
  if (atomic_load (stop))
    return false;

  values = awale_move_values_from_search (&result, mover);
  /* The value of a position may be proven although no value of a single move is. */
  if (awale_evaluation_of_tables (tables, rules, positions, n_positions, &proven) &&
      values.value.low == proven.low && values.value.high == proven.high)
    values.value = proven;
  /* The move played ended the game, but the players continued. */
  if (next != NULL && next->asked != 0 && next->values.has_value &&
      awale_outcome (rules, positions, n_positions + 1).state == AWALE_GAME_STATE_ENDED)
    awale_move_values_set (&values, item->played, &next->values.value);

  item->n_lines = 0;
  keep_better_lines (item, &result, MIN (options->lines, 1));
  /* Further lines need another search, because a search for several lines gives different
   * values. */
  if (options->lines > 1 && is_error (item, &values, mover))
    {
      limits.lines = options->lines;
      result = search (searcher, positions, n_positions, &limits, stop);
      if (atomic_load (stop))
        return false;
      keep_better_lines (item, &result, options->lines);
      value_further_lines (&values, item, mover);
    }
  item->values = values;
  return true;
}

static bool
find_values (AwaleReportItem          *item,
             const AwaleReportItem    *next,
             const AwalePosition      *positions,
             const AwaleRuleset       *rules,
             AwaleTablebase           *tables,
             const AwaleReportOptions *options,
             AwaleSearcher            *searcher,
             const atomic_bool        *stop)
{
  AwaleRuleset played = *rules;
  g_autoptr (AwaleSearcher) own = NULL;
  size_t n = item->n_positions, n_skipped;

  if (awale_legal_moves (positions[n - 1], rules) == 0)
    {
      item->values = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
      item->values.has_value = awale_evaluation_of_ending (rules, positions, n, false,
                                                           &item->values.value);
      return true;
    }

  n_skipped = item->asked != 0 ? awale_play_beyond_ending (&played, positions, n) : 0;
  if (!awale_ruleset_equal (&played, rules))
    own = awale_searcher_new (&played, options->hash > 0 ? (unsigned) options->hash
                                                         : AWALE_REPORT_DEFAULT_HASH);
  return search_board (item, next,
                       positions + n_skipped, n - n_skipped, &played, own == NULL ? tables : NULL,
                       options, own != NULL ? own : searcher, stop);
}

/* The values of @item with that of the position after the move played, as in
 * awale_node_find_move_values(). */
static AwaleMoveValues
join_values (const AwaleReportItem *item,
             const AwaleReportItem *next,
             AwaleSide              mover)
{
  AwaleMoveValues values = item->values;
  const AwaleEvaluation *former = awale_move_values_get (&values, item->played);
  AwaleEvaluation value;

  if (next == NULL || next->values.best == AWALE_NO_MOVE || !next->values.has_value
      || (former != NULL && awale_evaluation_is_better_known (former, &next->values.value)))
    return values;
  value = next->values.value;
  if (value.proof == AWALE_PROOF_ESTIMATE)
    value.depth = awale_move_values_get_depth (&values);
  awale_move_values_set (&values, item->played, &value);
  if (awale_evaluation_is_better (&value, &values.value, mover))
    values.best = item->played;
  return values;
}

/* Finds the reasons if the move played is an error; there are none where a recorded game goes on
 * after its end. Returns: false if the search was stopped */
static bool
find_reasons (AwaleReportItem       *item,
              const AwaleReportItem *next,
              const AwalePosition   *positions,
              const AwaleRuleset    *rules,
              AwaleTablebase        *tables,
              const atomic_bool     *stop)
{
  AwaleSide mover = positions[item->n_positions - 1].side;
  AwaleMoveValues values;
  AwaleReasons reasons;
  bool are_found;

  if (item->played == AWALE_NO_MOVE)
    return true;
  values = join_values (item, next, mover);
  if (!is_error (item, &values, mover))
    return true;
  are_found = awale_reasons_find (&reasons, rules, positions, item->n_positions, item->played,
                                  &values, tables, stop);
  if (atomic_load (stop))
    return false;
  if (are_found)
    item->reasons = g_memdup2 (&reasons, sizeof reasons);
  return true;
}

bool
awale_report_search (AwaleReportItem          *item,
                     const AwaleReportItem    *next,
                     const AwalePosition      *positions,
                     const AwaleRuleset       *rules,
                     AwaleTablebase           *tables,
                     const AwaleReportOptions *options,
                     AwaleSearcher            *searcher,
                     const atomic_bool        *stop)
{
  if (atomic_load (stop))
    return false;
  if (next != NULL && next->n_positions != item->n_positions + 1)
    next = NULL;
  return (!item->is_wanted
          || find_values (item, next, positions, rules, tables, options, searcher, stop))
         && (!item->wants_why || find_reasons (item, next, positions, rules, tables, stop));
}
