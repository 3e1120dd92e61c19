/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-loss.h"

#include "game/awale-titles.h"
#include "notation/awale-ogn.h"

#include <inttypes.h>
#include <string.h>

/* Games that are judged as one set of changes: others who want to write wait for no more. */
#define BATCH 100

/* Milliseconds between them: others look every ten whether they may write. */
#define PAUSE 20

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
        AwaleLibraryLoss           *loss)
{
  const AwaleReportSummary *south = &judgments->summaries[AWALE_SOUTH];
  const AwaleReportSummary *north = &judgments->summaries[AWALE_NORTH];
  unsigned n_judged = south->n_moves + north->n_moves;

  if (n_judged + south->n_forced + north->n_forced < judgments->moves->len)
    return -1;
  memcpy (loss->phases[AWALE_SOUTH], south->phases, sizeof south->phases);
  memcpy (loss->phases[AWALE_NORTH], north->phases, sizeof north->phases);
  return n_judged > 0 ? (south->loss + north->loss) / 100.0 / n_judged : 0;
}

double
awale_library_loss_find (AwaleGame        *game,
                         AwaleLibraryLoss *loss)
{
  const AwaleReportOptions all = { .depth = 0 };
  AwaleReportJudgments judgments;
  double average;

  g_return_val_if_fail (AWALE_IS_GAME (game), -1);
  g_return_val_if_fail (loss != NULL, -1);

  *loss = (AwaleLibraryLoss) { 0 };
  if (!has_values (game))
    return -1;
  awale_report_judgments_init (&judgments);
  awale_report_judgments_update (&judgments, game, &all);
  average = sum_up (&judgments, loss);
  if (awale_title_is_exercise (game))
    *loss = (AwaleLibraryLoss) { 0 };
  awale_report_judgments_clear (&judgments);
  return average;
}

bool
awale_library_loss_write (AwaleStatement            *statement,
                          gint64                     id,
                          const AwaleLibraryLoss    *loss,
                          GError                   **error)
{
  g_return_val_if_fail (statement != NULL && loss != NULL, false);

  for (int i = 0; i < 2 * AWALE_N_PHASES; i++)
    {
      int side = i / AWALE_N_PHASES, phase = i % AWALE_N_PHASES;
      const AwaleReportPhase *sum = &loss->phases[side][phase];

      if (sum->n_moves == 0)
        continue;
      awale_statement_set_int (statement, 1, id);
      awale_statement_set_int (statement, 2, side);
      awale_statement_set_int (statement, 3, phase);
      awale_statement_set_int (statement, 4, sum->n_moves);
      awale_statement_set_int (statement, 5, sum->loss);
      if (!awale_statement_run (statement, error))
        return false;
    }
  return true;
}

/* --- Of games that an older version kept ----------------------------------------------------- */

bool
awale_library_loss_request (sqlite3   *db,
                            GError   **error)
{
  g_return_val_if_fail (db != NULL, false);

  return awale_sql_run (db, "INSERT INTO unjudged SELECT id FROM games WHERE given NOTNULL", error);
}

bool
awale_library_loss_is_filled (sqlite3 *db)
{
  gint64 is_left = 0;

  g_return_val_if_fail (db != NULL, true);

  return awale_sql_get_int (db, "SELECT EXISTS (SELECT * FROM unjudged)", &is_left, NULL)
         && is_left == 0;
}

/* A text that is damaged is said to be that when it is opened. */
static bool
judge (AwaleStatement  *judged,
       gint64           id,
       const char      *text,
       GError         **error)
{
  g_autoptr (AwaleDocument) document =
    awale_ogn_read (text != NULL ? text : "", text != NULL ? strlen (text) : 0, NULL);
  AwaleLibraryLoss loss;

  return awale_document_get_n_games (document) == 0
         || awale_library_loss_find (awale_document_get_game (document, 0), &loss) < 0
         || awale_library_loss_write (judged, id, &loss, error);
}

/* Those of a batch, up to *@last; 0: there was none. One that was saved since has its sums. */
static bool
judge_batch (sqlite3       *db,
             gint64        *last,
             GCancellable  *cancellable,
             GError       **error)
{
  g_autofree char *sql = g_strdup_printf (
    "SELECT game, text FROM unjudged LEFT JOIN texts ON id = game"
    " WHERE NOT EXISTS (SELECT * FROM judged WHERE judged.game = unjudged.game)"
    " ORDER BY game LIMIT %d", BATCH);
  g_autoptr (AwaleStatement) games = awale_statement_new (db, sql, error);
  g_autoptr (AwaleStatement) judged =
    games != NULL ? awale_statement_new (db, AWALE_GIVEN_INSERT, error) : NULL;
  AwaleSqlStep step;

  *last = 0;
  if (judged == NULL)
    return false;
  while ((step = awale_statement_step (games, error)) == AWALE_SQL_ROW)
    {
      *last = awale_statement_get_int (games, 0);
      if (g_cancellable_set_error_if_cancelled (cancellable, error)
          || !judge (judged, *last, awale_statement_get_text (games, 1), error))
        return false;
    }
  return step == AWALE_SQL_DONE;
}

/* As one set of changes. @more: (out): whether there may be others */
static bool
fill_batch (sqlite3       *db,
            bool          *more,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autofree char *done = NULL;
  gint64 last;

  if (!awale_sql_run (db, "BEGIN IMMEDIATE", error))
    return false;
  if (judge_batch (db, &last, cancellable, error))
    {
      *more = last != 0;
      done = *more ? g_strdup_printf ("DELETE FROM unjudged WHERE game <= %" PRIi64, last)
                   : g_strdup ("DELETE FROM unjudged");
      if (awale_sql_run (db, done, error) && awale_sql_run (db, "COMMIT", error))
        return true;
    }
  if (!sqlite3_get_autocommit (db))
    awale_sql_run (db, "ROLLBACK", NULL);
  return false;
}

bool
awale_library_loss_fill (sqlite3        *db,
                         GCancellable   *cancellable,
                         GError        **error)
{
  bool more = true;

  g_return_val_if_fail (db != NULL, false);

  while (more)
    {
      if (!fill_batch (db, &more, cancellable, error))
        return false;
      if (more)
        sqlite3_sleep (PAUSE);
    }
  return true;
}
