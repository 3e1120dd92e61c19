/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-given.h"

#include "notation/awale-ogn.h"

#include <string.h>

/* Most games carry none, and are not worth judging. */
static bool
has_values (AwaleGame *game)
{
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    if (awale_node_get_move_values (node) != NULL)
      return true;
  return false;
}

/* Takes the sums of @judgments over; the average, or -1, as below. */
static double
sum_up (const AwaleReportJudgments *judgments,
        AwaleLibraryGiven          *given)
{
  const AwaleReportSummary *south = &judgments->summaries[AWALE_SOUTH];
  const AwaleReportSummary *north = &judgments->summaries[AWALE_NORTH];
  unsigned n_judged = south->n_moves + north->n_moves;

  if (n_judged + south->n_forced + north->n_forced < judgments->moves->len)
    return -1;
  memcpy (given->phases[AWALE_SOUTH], south->phases, sizeof south->phases);
  memcpy (given->phases[AWALE_NORTH], north->phases, sizeof north->phases);
  return n_judged > 0 ? (south->given + north->given) / 100.0 / n_judged : 0;
}

double
awale_library_given_find (AwaleGame         *game,
                          AwaleLibraryGiven *given)
{
  const AwaleReportOptions all = { .depth = 0 };
  AwaleReportJudgments judgments;
  double average;

  g_return_val_if_fail (AWALE_IS_GAME (game), -1);
  g_return_val_if_fail (given != NULL, -1);

  *given = (AwaleLibraryGiven) { 0 };
  if (!has_values (game))
    return -1;
  awale_report_judgments_init (&judgments);
  awale_report_judgments_update (&judgments, game, &all);
  average = sum_up (&judgments, given);
  awale_report_judgments_clear (&judgments);
  return average;
}

bool
awale_library_given_write (AwaleStatement           *statement,
                           gint64                    id,
                           const AwaleLibraryGiven  *given,
                           GError                  **error)
{
  g_return_val_if_fail (statement != NULL && given != NULL, false);

  for (int i = 0; i < 2 * AWALE_N_PHASES; i++)
    {
      int side = i / AWALE_N_PHASES, phase = i % AWALE_N_PHASES;
      const AwaleReportPhase *sum = &given->phases[side][phase];

      if (sum->n_moves == 0)
        continue;
      awale_statement_set_int (statement, 1, id);
      awale_statement_set_int (statement, 2, side);
      awale_statement_set_int (statement, 3, phase);
      awale_statement_set_int (statement, 4, sum->n_moves);
      awale_statement_set_int (statement, 5, sum->given);
      if (!awale_statement_run (statement, error))
        return false;
    }
  return true;
}

static bool
fill_from (AwaleStatement  *games,
           AwaleStatement  *judged,
           GCancellable    *cancellable,
           GError         **error)
{
  AwaleSqlStep step;

  while ((step = awale_statement_step (games, error)) == AWALE_SQL_ROW)
    {
      const char *text = awale_statement_get_text (games, 1);
      g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
      AwaleLibraryGiven given;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return false;
      /* One that is damaged is said to be that when it is opened. */
      if (awale_document_get_n_games (document) == 0)
        continue;
      if (awale_library_given_find (awale_document_get_game (document, 0), &given) >= 0
          && !awale_library_given_write (judged, awale_statement_get_int (games, 0), &given, error))
        return false;
    }
  return step == AWALE_SQL_DONE;
}

bool
awale_library_given_fill (sqlite3       *db,
                          GCancellable  *cancellable,
                          GError       **error)
{
  g_autoptr (AwaleStatement) judged = awale_statement_new (db, AWALE_GIVEN_INSERT, error);
  g_autoptr (AwaleStatement) games = NULL;

  if (judged != NULL)
    games = awale_statement_new (db, "SELECT games.id, text FROM games JOIN texts"
                                     " ON texts.id = games.id WHERE given NOTNULL", error);
  return games != NULL && fill_from (games, judged, cancellable, error);
}
