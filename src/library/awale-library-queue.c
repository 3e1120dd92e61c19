/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-queue.h"

#include "analysis/awale-report.h"
#include "awale-library-private.h"

/* Games not done; the index makes it fast beside any number of done ones. */
#define LEFT " INDEXED BY to_analyze_left WHERE NOT done"

static bool
count (AwaleLibrary  *self,
       gint64         version,
       GError       **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db, "SELECT count (*), total (done), total (paused) FROM to_analyze",
                         error);

  if (statement == NULL || awale_statement_step (statement, error) != AWALE_SQL_ROW)
    return false;
  self->queue = (AwaleQueueCount) {
    .is_counted = true,
    .version = version,
    .n_games = (unsigned) awale_statement_get_int (statement, 0),
    .n_done = (unsigned) awale_statement_get_int (statement, 1),
    .paused = awale_statement_get_int (statement, 2) > 0,
  };
  return true;
}

/* The count is cached, as it is read after each game, and renewed if another connection has
 * changed the library. */
bool
awale_library_get_queue (AwaleLibrary       *self,
                         AwaleLibraryQueue  *queue,
                         GError            **error)
{
  gint64 version;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (queue != NULL, false);

  done = awale_sql_get_int (self->db, "PRAGMA data_version", &version, error)
         && ((self->queue.is_counted && self->queue.version == version)
             || count (self, version, error));
  *queue = (AwaleLibraryQueue) { self->queue.n_games, self->queue.n_done, self->queue.paused };
  return awale_library_end_reading (self, done, error);
}

static bool
queue_each (AwaleLibrary  *self,
            GArray        *ids,
            int            depth,
            GError       **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db,
                         "INSERT INTO to_analyze (game, depth)"
                         " SELECT id, ?2 FROM games WHERE id = ?1 AND plies > 0"
                         " ON CONFLICT (game) DO UPDATE SET done = 0, depth = excluded.depth",
                         error);

  for (unsigned i = 0; statement != NULL && i < ids->len; i++)
    {
      awale_statement_reset (statement);
      awale_statement_set_int (statement, 1, g_array_index (ids, gint64, i));
      awale_statement_set_int (statement, 2, depth);
      if (!awale_statement_run (statement, error))
        return false;
    }
  return statement != NULL;
}

bool
awale_library_end_queue (AwaleLibrary  *self,
                         GError       **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  self->queue.is_counted = false;
  return awale_sql_run (self->db, "DELETE FROM to_analyze"
                                  " WHERE NOT EXISTS (SELECT * FROM to_analyze" LEFT ")",
                        error);
}

bool
awale_library_queue_games (AwaleLibrary  *self,
                           GArray        *ids,
                           int            depth,
                           GError       **error)
{
  bool alone, done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (ids != NULL && depth > 0, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = awale_library_end_queue (self, error)
         && queue_each (self, ids, depth, error)
         && awale_sql_run (self->db, "UPDATE to_analyze SET paused = 0 WHERE paused", error);
  return awale_library_end_change (self, alone, done, error);
}

bool
awale_library_pause_queue (AwaleLibrary  *self,
                           bool           paused,
                           GError       **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  self->queue.is_counted = false;
  return awale_sql_run (self->db, paused ? "UPDATE to_analyze SET paused = 1"
                                         : "UPDATE to_analyze SET paused = 0", error);
}

bool
awale_library_get_next (AwaleLibrary  *self,
                        gint64        *id,
                        int           *depth,
                        GError       **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (id != NULL && depth != NULL, false);

  *id = 0;
  statement = awale_statement_new (self->db,
                                   "SELECT game, depth FROM to_analyze" LEFT
                                   " ORDER BY place LIMIT 1", error);
  if (statement == NULL)
    return false;
  step = awale_statement_step (statement, error);
  if (step == AWALE_SQL_ROW)
    {
      *id = awale_statement_get_int (statement, 0);
      *depth = (int) awale_statement_get_int (statement, 1);
    }
  return step != AWALE_SQL_FAILED;
}

bool
awale_library_tick_off (AwaleLibrary  *self,
                        gint64         id,
                        GError       **error)
{
  g_autoptr (AwaleStatement) statement = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  statement = awale_statement_new (self->db,
                                   "UPDATE to_analyze SET done = 1 WHERE game = ? AND NOT done",
                                   error);
  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, id);
  if (!awale_statement_run (statement, error))
    return false;
  self->queue.n_done += (unsigned) sqlite3_changes (self->db);
  return true;
}

/* @id: (out): the next game if its values are known; else 0 */
static bool
find_known (AwaleLibrary  *self,
            gint64        *id,
            GError       **error)
{
  AwaleReportOptions wanted = { 0 };
  g_autoptr (AwaleGame) game = NULL;

  if (!awale_library_get_next (self, id, &wanted.depth, error))
    return false;
  /* The analysis reports why a game cannot be read. */
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
      if (!awale_library_tick_off (self, id, error))
        return false;
      g_array_append_val (known, id);
      if (g_get_monotonic_time () >= end)
        return true;
    }
  return false;
}

/* Skips the write transaction, and its lock, if there is nothing to remove. */
bool
awale_library_tick_off_known (AwaleLibrary  *self,
                              gint64         microseconds,
                              GArray        *known,
                              GError       **error)
{
  gint64 end = g_get_monotonic_time () + microseconds;
  bool alone, done;
  gint64 id;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (known != NULL, false);

  if (!find_known (self, &id, error))
    return false;
  if (id == 0)
    return true;
  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = tick_off_each (self, end, known, error);
  return awale_library_end_change (self, alone, done, error);
}

bool
awale_library_clear_queue (AwaleLibrary  *self,
                           GError       **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  self->queue.is_counted = false;
  return awale_sql_run (self->db, "DELETE FROM to_analyze", error);
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
      return awale_library_queue_games (self, ids, AWALE_REPORT_DEFAULT_DEPTH, error);
    case AWALE_QUEUE_CLEAR:
      return awale_library_clear_queue (self, error);
    case AWALE_QUEUE_PAUSE:
    case AWALE_QUEUE_RESUME:
      return awale_library_pause_queue (self, change == AWALE_QUEUE_PAUSE, error);
    case AWALE_QUEUE_ASK:
    default:
      return true;
    }
}

bool
awale_library_change_queue (AwaleLibrary       *self,
                            AwaleQueueChange    change,
                            GArray             *ids,
                            AwaleLibraryQueue  *queue,
                            GError            **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail ((change == AWALE_QUEUE_ADD) == (ids != NULL), false);

  return make_change (self, change, ids, error) && awale_library_get_queue (self, queue, error);
}
