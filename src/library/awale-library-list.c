/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-list.h"

#include "awale-library-collation.h"
#include "awale-library-functions.h"
#include "awale-library-private.h"
#include "awale-library-query.h"

#include <math.h>

#define COLUMNS "id, south, north, event, site, date, round, ruleset, result, plies, given," \
                " favorite"

/* SQL terms of the sort keys. The unknown part of a date is ignored, and so is a text that is not a
 * date. */
static const char *const sort_keys[AWALE_N_SORTS] =
{
  [AWALE_SORT_SOUTH] = "collate_key (south)",
  [AWALE_SORT_NORTH] = "collate_key (north)",
  [AWALE_SORT_EVENT] = "collate_key (event)",
  [AWALE_SORT_DATE] = 
    "collate_key (substr (known_date (date), 1, instr (date || '?', '?') - 1))",
  [AWALE_SORT_RULESET] = "collate_key (ruleset)",
  [AWALE_SORT_RESULT] = "south_score",
  [AWALE_SORT_PLIES] = "plies",
  [AWALE_SORT_GIVEN] = "given",
  [AWALE_SORT_FAVORITE] = "favorite",
};

/* The SQL of a query for the rows of `selected`, sorted by @order. (transfer full) */
static char *
write_order (const AwaleLibraryOrder *order)
{
  GString *sql = g_string_new (" SELECT " COLUMNS " FROM selected ORDER BY ");

  for (unsigned i = 0; i < order->n; i++)
    g_string_append_printf (sql, "%s%s, ", sort_keys[order->by[i].key],
                            order->by[i].reversed ? " DESC" : "");
  g_string_append (sql, "id");
  return g_string_free (sql, FALSE);
}

static AwaleLibraryRow
get_row (AwaleStatement *statement)
{
  return (AwaleLibraryRow) {
    .id = awale_statement_get_int (statement, 0),
    .south = awale_statement_get_text (statement, 1),
    .north = awale_statement_get_text (statement, 2),
    .event = awale_statement_get_text (statement, 3),
    .site = awale_statement_get_text (statement, 4),
    .date = awale_statement_get_text (statement, 5),
    .round = awale_statement_get_text (statement, 6),
    .ruleset = awale_statement_get_text (statement, 7),
    .result = awale_statement_get_text (statement, 8),
    .plies = (int) awale_statement_get_int (statement, 9),
    .loss = awale_statement_is_null (statement, 10) ? -1
                                                    : awale_statement_get_double (statement, 10),
    .favorite = (int) awale_statement_get_int (statement, 11) != 0,
  };
}

static bool
list_rows (AwaleStatement       *statement,
           AwaleLibraryRowFunc   func,
           void                 *user_data,
           GError              **error)
{
  AwaleSqlStep step;

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      AwaleLibraryRow row = get_row (statement);

      if (!func (&row, user_data))
        return true;
    }
  return step == AWALE_SQL_DONE;
}

bool
awale_library_list (AwaleLibrary              *self,
                    const AwaleLibraryFilter  *filter,
                    AwaleLibraryRowFunc        func,
                    void                      *user_data,
                    GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  g_autofree char *rest = NULL;
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (filter != NULL && func != NULL, false);

  rest = write_order (&filter->order);
  awale_library_add_collate_key (self->db);
  statement = awale_library_query (self, filter, rest, error);
  done = list_rows (statement, func, user_data, error);
  g_clear_pointer (&statement, awale_statement_free);
  return awale_library_end_reading (self, done, error);
}

bool
awale_library_locate (AwaleLibrary              *self,
                      gint64                     id,
                      const AwaleLibraryFilter  *filter,
                      AwalePositionMatch        *find,
                      bool                      *found,
                      GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwalePositionQuery positions;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (filter != NULL && filter->position != NULL, false);
  g_return_val_if_fail (find != NULL && found != NULL, false);

  *found = false;
  statement = awale_statement_new (self->db, error, "SELECT moves FROM moves WHERE game = ?", "x",
                                   id);
  step = awale_statement_step (statement, error);
  if (step == AWALE_SQL_ROW)
    {
      size_t n_bytes;
      const void *bytes = awale_statement_get_bytes (statement, 0, &n_bytes);

      positions = awale_library_filter_get_positions (filter);
      *found = awale_position_query_find (&positions, bytes, n_bytes, find);
    }
  return awale_library_end_reading (self, step != AWALE_SQL_FAILED, error);
}

/* Columns read by get_results(). A result that only names the winner has no margin, see
 * awale_result_has_seeds(). */
#define RESULTS \
  "count (*), total (south_score > north_score), total (south_score = north_score)," \
  " total (south_score < north_score)," \
  " avg (CASE WHEN south_score + north_score > 2 THEN south_score - north_score END) / 2," \
  " avg (plies), count (DISTINCT event" AWALE_COLLATE_NAMES ")," \
  " (SELECT count (*) FROM (SELECT south" AWALE_COLLATE_NAMES " FROM selected" \
  " WHERE south NOTNULL UNION SELECT north FROM selected WHERE north NOTNULL))"

static AwaleLibraryResults
get_results (AwaleStatement *statement)
{
  return (AwaleLibraryResults) {
    .n_games = awale_statement_get_int (statement, 0),
    .n_south_wins = awale_statement_get_int (statement, 1),
    .n_draws = awale_statement_get_int (statement, 2),
    .n_north_wins = awale_statement_get_int (statement, 3),
    .margin = awale_statement_is_null (statement, 4) ? NAN
                                                     : awale_statement_get_double (statement, 4),
    .plies = awale_statement_get_double (statement, 5),
    .n_events = awale_statement_get_int (statement, 6),
    .n_players = awale_statement_get_int (statement, 7),
  };
}

bool
awale_library_get_results (AwaleLibrary              *self,
                           const AwaleLibraryFilter  *filter,
                           AwaleLibraryResults       *results,
                           GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (filter != NULL && results != NULL, false);

  statement = awale_library_query (self, filter, " SELECT " RESULTS " FROM selected", error);
  done = awale_statement_step (statement, error) == AWALE_SQL_ROW;
  if (done)
    *results = get_results (statement);
  g_clear_pointer (&statement, awale_statement_free);
  return awale_library_end_reading (self, done, error);
}

bool
awale_library_get_totals (AwaleLibrary        *self,
                          AwaleLibraryTotals  *totals,
                          GError             **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (totals != NULL, false);

  done = awale_sql_get_int (self->db, &totals->n_collections, error,
                            "SELECT count (*) FROM collections", "")
         && awale_sql_get_int (self->db, &totals->n_bad, error, "SELECT count (*) FROM bad_games",
                               "");
  return awale_library_end_reading (self, done, error);
}
