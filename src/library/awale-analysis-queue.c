/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-analysis-queue.h"

#include "analysis/awale-report.h"
#include "awale-library-filter.h"
#include "awale-library-private.h"

/* SQL for the games that are not done; the index keeps it fast however many games are finished. */
#define LEFT " INDEXED BY to_analyze_left WHERE NOT done"

/* Either all games are paused or none. */
bool
awale_library_get_queue (AwaleLibrary       *self,
                         AwaleAnalysisQueue *queue,
                         GError            **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (queue != NULL, false);

  statement = awale_statement_new (self->db, error,
                                   "SELECT (SELECT count (*) FROM to_analyze),"
                                   " (SELECT count (*) FROM to_analyze" LEFT "),"
                                   " (SELECT paused FROM to_analyze LIMIT 1)", "");
  done = awale_statement_step (statement, error) == AWALE_SQL_ROW;
  if (done)
    *queue = (AwaleAnalysisQueue) {
      .n_games = (unsigned) awale_statement_get_int (statement, 0),
      .n_done = (unsigned) (awale_statement_get_int (statement, 0)
                            - awale_statement_get_int (statement, 1)),
      .paused = awale_statement_get_int (statement, 2) != 0,
    };
  g_clear_pointer (&statement, awale_statement_free);
  return awale_library_end_reading (self, done, error);
}

/* Queues the games in the order of @ids; those in the queue already keep their places. */
static bool
queue_each (AwaleLibrary  *self,
            GArray        *ids,
            int            depth,
            GError       **error)
{
  g_autofree char *games = awale_library_filter_write_games (ids);

  return awale_library_run (self, error,
                            "INSERT INTO to_analyze (game, depth) SELECT games.id, ?2"
                            " FROM json_each (?1) CROSS JOIN games ON games.id = value"
                            " WHERE plies > 0"
                            " ON CONFLICT (game) DO UPDATE SET done = 0, depth = excluded.depth",
                            "si", games, depth);
}

bool
awale_library_end_queue (AwaleLibrary  *self,
                         GError       **error)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_sql_run (self->db, "DELETE FROM to_analyze"
                                  " WHERE NOT EXISTS (SELECT * FROM to_analyze" LEFT ")",
                        error);
}

bool
awale_analysis_queue_games (AwaleLibrary *self,
                            GArray       *ids,
                            int           depth,
                            GError      **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (ids != NULL && depth > 0, false);

  if (!awale_library_begin (self, error))
    return false;
  done = awale_library_end_queue (self, error)
         && queue_each (self, ids, depth, error)
         && awale_sql_run (self->db, "UPDATE to_analyze SET paused = 0 WHERE paused", error);
  return awale_library_end (self, done, error);
}

bool
awale_library_get_next (AwaleLibrary  *self,
                        gint64        *id,
                        int           *depth,
                        GError       **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (id != NULL && depth != NULL, false);

  *id = 0;
  statement = awale_statement_new (self->db, error,
                                   "SELECT game, depth FROM to_analyze" LEFT
                                   " ORDER BY place LIMIT 1", "");
  step = awale_statement_step (statement, error);
  if (step == AWALE_SQL_ROW)
    {
      *id = awale_statement_get_int (statement, 0);
      *depth = (int) awale_statement_get_int (statement, 1);
    }
  return step != AWALE_SQL_FAILED;
}

bool
awale_library_mark_analyzed (AwaleLibrary *self,
                             gint64        id,
                             GError      **error)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_library_run (self, error,
                            "UPDATE to_analyze SET done = 1 WHERE game = ? AND NOT done", "x", id);
}

/* Finds the next game if its values are known, and sets @id to its id, else to 0. */
static bool
find_known (AwaleLibrary  *self,
            gint64        *id,
            GError       **error)
{
  AwaleReportOptions wanted = { 0 };
  g_autoptr (AwaleGame) game = NULL;

  if (!awale_library_get_next (self, id, &wanted.depth, error))
    return false;
  /* An unreadable game is left to the analysis, which reports it as unreadable. */
  game = *id != 0 ? awale_library_load (self, *id, NULL) : NULL;
  if (game == NULL || !awale_report_is_known (game, &wanted))
    *id = 0;
  return true;
}

static bool
tick_off_each (AwaleLibrary  *self,
               gint64         end,
               GArray        *known,
               GError       **error)
{
  gint64 id;

  while (find_known (self, &id, error))
    {
      if (id == 0)
        return true;
      if (!awale_library_mark_analyzed (self, id, error))
        return false;
      g_array_append_val (known, id);
      if (g_get_monotonic_time () >= end)
        return true;
    }
  return false;
}

/* The write transaction and its lock are skipped if the values of the next game are not known. */
bool
awale_library_mark_known_analyzed (AwaleLibrary *self,
                                   gint64        microseconds,
                                   GArray       *known,
                                   GError      **error)
{
  gint64 end = g_get_monotonic_time () + microseconds;
  bool done;
  gint64 id;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (known != NULL, false);

  if (!find_known (self, &id, error))
    return false;
  if (id == 0)
    return true;
  if (!awale_library_begin (self, error))
    return false;
  done = tick_off_each (self, end, known, error);
  return awale_library_end (self, done, error);
}

static bool
make_change (AwaleLibrary      *self,
             AwaleQueueChange   change,
             GArray            *ids,
             GError           **error)
{
  switch (change)
    {
    case AWALE_QUEUE_ADD:
      return awale_analysis_queue_games (self, ids, AWALE_REPORT_DEFAULT_DEPTH, error);
    case AWALE_QUEUE_CLEAR:
      return awale_sql_run (self->db, "DELETE FROM to_analyze", error);
    case AWALE_QUEUE_PAUSE:
      return awale_sql_run (self->db, "UPDATE to_analyze SET paused = 1", error);
    case AWALE_QUEUE_RESUME:
      return awale_sql_run (self->db, "UPDATE to_analyze SET paused = 0", error);
    case AWALE_QUEUE_ASK:
    default:
      return true;
    }
}

bool
awale_library_change_queue (AwaleLibrary       *self,
                            AwaleQueueChange    change,
                            GArray             *ids,
                            AwaleAnalysisQueue *queue,
                            GError            **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail ((change == AWALE_QUEUE_ADD) == (ids != NULL), false);

  return make_change (self, change, ids, error) && awale_library_get_queue (self, queue, error);
}
