/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-list.h"

#include "awale-library-private.h"

#include <string.h>

#define COLUMNS "games.id, south, north, event, site, date, round, ruleset, result, plies, given," \
                " favorite"

/* What a game's moves are searched for. */
typedef struct
{
  AwalePositionPattern patterns[2];
  unsigned             n_patterns;
  bool                 variations;
} Positions;

/* A question and the values it is asked with. */
typedef struct
{
  GString   *conditions;
  GPtrArray *values;
  Positions  positions;
} Question;

static void
add_condition (Question   *question,
               const char *condition,
               const char *value)
{
  g_string_append_printf (question->conditions, " AND (%s)", condition);
  if (value != NULL)
    g_ptr_array_add (question->values, g_strdup (value));
}

/* Words in which nothing is a sign to the search, each the beginning of one that must be there. */
static char *
quote_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);
  GString *quoted = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      {
        g_auto (GStrv) parts = g_strsplit (*word, "\"", -1);
        g_autofree char *doubled = g_strjoinv ("\"\"", parts);

        g_string_append_printf (quoted, "\"%s\"* ", doubled);
      }
  return g_string_free (quoted, FALSE);
}

static void
add_text (Question   *question,
          const char *text)
{
  g_autofree char *words = quote_words (text);

  if (*words != '\0')
    add_condition (question, "games.id IN (SELECT rowid FROM words WHERE words MATCH ?)", words);
}

/* A date's unknown digits are the highest that can be for its end, the lowest for its beginning. */
static void
add_dates (Question                 *question,
           const AwaleLibraryFilter *filter)
{
  if (filter->from != NULL)
    add_condition (question, "date GLOB '[0-9?]*' AND replace (date, '?', '9') >="
                             " replace (?, '?', '0')", filter->from);
  if (filter->to != NULL)
    add_condition (question, "date GLOB '[0-9?]*' AND replace (date, '?', '0') <="
                             " replace (?, '?', '9')", filter->to);
}

static void
add_result (Question   *question,
            const char *result)
{
  if (strcmp (result, "south") == 0)
    add_condition (question, "south_score > north_score", NULL);
  else if (strcmp (result, "north") == 0)
    add_condition (question, "south_score < north_score", NULL);
  else if (strcmp (result, "draw") == 0)
    add_condition (question, "south_score = north_score", NULL);
  else
    add_condition (question, "result = ?", result);
}

static void
add_player (Question   *question,
            const char *player)
{
  add_condition (question, "south = ? COLLATE NOCASE OR north = ? COLLATE NOCASE", player);
  g_ptr_array_add (question->values, g_strdup (player));
}

static Positions
get_positions (const AwaleLibraryFilter *filter)
{
  return (Positions) {
    .patterns = { *filter->position, awale_position_pattern_swap (filter->position) },
    .n_patterns = filter->either_side ? 2 : 1,
    .variations = filter->variations,
  };
}

/* Whether one of @positions comes up in the game with those moves. */
static bool
find_positions (const Positions   *positions,
                const uint8_t     *bytes,
                size_t             n_bytes,
                AwalePositionFind *find)
{
  for (unsigned i = 0; bytes != NULL && i < positions->n_patterns; i++)
    if (awale_position_pattern_find (&positions->patterns[i], bytes, n_bytes,
                                     positions->variations, find))
      return true;
  return false;
}

static void
add_positions (Question                 *question,
               const AwaleLibraryFilter *filter)
{
  question->positions = get_positions (filter);
  add_condition (question, "has_position ((SELECT moves FROM moves WHERE moves.id = games.id),"
                           " :positions)", NULL);
}

static void
question_init (Question                 *question,
               const AwaleLibraryFilter *filter)
{
  *question = (Question) { .conditions = g_string_new (NULL),
                           .values = g_ptr_array_new_with_free_func (g_free) };
  if (filter->player != NULL)
    add_player (question, filter->player);
  if (filter->south != NULL)
    add_condition (question, "south = ? COLLATE NOCASE", filter->south);
  if (filter->north != NULL)
    add_condition (question, "north = ? COLLATE NOCASE", filter->north);
  if (filter->event != NULL)
    add_condition (question, "event = ? COLLATE NOCASE", filter->event);
  if (filter->ruleset != NULL)
    add_condition (question, "ruleset = ?", filter->ruleset);
  if (filter->result != NULL)
    add_result (question, filter->result);
  if (filter->favorite)
    add_condition (question, "favorite", NULL);
  add_dates (question, filter);
  if (filter->collection != NULL)
    add_condition (question, "games.id IN (SELECT game FROM collected JOIN collections ON"
                             " collections.id = collection WHERE name = ?)", filter->collection);
  if (filter->text != NULL)
    add_text (question, filter->text);
  if (filter->position != NULL)
    add_positions (question, filter);
}

static void
question_clear (Question *question)
{
  g_string_free (question->conditions, TRUE);
  g_ptr_array_unref (question->values);
}

/* The SQL function has_position(). */
static void
has_position (sqlite3_context  *context,
              int               n_values,
              sqlite3_value   **values)
{
  const Positions *positions = sqlite3_value_pointer (values[1], "AwalePositions");
  const uint8_t *bytes = sqlite3_value_blob (values[0]);
  size_t n_bytes = (size_t) sqlite3_value_bytes (values[0]);
  AwalePositionFind find;

  sqlite3_result_int (context, positions != NULL
                               && find_positions (positions, bytes, n_bytes, &find));
}

/* Asks for @columns of the games of @question, which must last as long. */
static AwaleStatement *
ask (AwaleLibrary  *self,
     Question      *question,
     const char    *columns,
     gint64         limit,
     GError       **error)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT %s FROM games WHERE TRUE%s ORDER BY games.id LIMIT %" G_GINT64_FORMAT,
                     columns, question->conditions->str, limit > 0 ? limit : -1);
  AwaleStatement *statement;
  int n_pointer;

  sqlite3_create_function (self->db, "has_position", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                           has_position, NULL, NULL);
  statement = awale_statement_new (self->db, sql, error);
  if (statement == NULL)
    return NULL;
  for (unsigned i = 0; i < question->values->len; i++)
    awale_statement_set_text (statement, (int) i + 1, g_ptr_array_index (question->values, i));
  n_pointer = sqlite3_bind_parameter_index (statement, ":positions");
  if (n_pointer > 0)
    sqlite3_bind_pointer (statement, n_pointer, &question->positions, "AwalePositions", NULL);
  return statement;
}

static AwaleLibraryRow
get_row (AwaleStatement *statement)
{
  bool is_analyzed = sqlite3_column_type (statement, 10) != SQLITE_NULL;

  return (AwaleLibraryRow) {
    .id = sqlite3_column_int64 (statement, 0),
    .south = awale_statement_get_text (statement, 1),
    .north = awale_statement_get_text (statement, 2),
    .event = awale_statement_get_text (statement, 3),
    .site = awale_statement_get_text (statement, 4),
    .date = awale_statement_get_text (statement, 5),
    .round = awale_statement_get_text (statement, 6),
    .ruleset = awale_statement_get_text (statement, 7),
    .result = awale_statement_get_text (statement, 8),
    .plies = sqlite3_column_int (statement, 9),
    .given = is_analyzed ? sqlite3_column_double (statement, 10) : -1,
    .favorite = sqlite3_column_int (statement, 11) != 0,
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
  Question question;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (filter != NULL && func != NULL, false);

  question_init (&question, filter);
  statement = ask (self, &question, COLUMNS, filter->limit, error);
  done = statement != NULL && list_rows (statement, func, user_data, error);
  g_clear_pointer (&statement, sqlite3_finalize);
  question_clear (&question);
  return done;
}

bool
awale_library_locate (AwaleLibrary              *self,
                      gint64                     id,
                      const AwaleLibraryFilter  *filter,
                      AwalePositionFind         *find,
                      GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  Positions positions;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (filter != NULL && filter->position != NULL && find != NULL, false);

  statement = awale_statement_new (self->db, "SELECT moves FROM moves WHERE id = ?", error);
  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, id);
  if (awale_statement_step (statement, error) != AWALE_SQL_ROW)
    return false;
  positions = get_positions (filter);
  return find_positions (&positions, sqlite3_column_blob (statement, 0),
                         (size_t) sqlite3_column_bytes (statement, 0), find);
}

bool
awale_library_list_bad (AwaleLibrary         *self,
                        AwaleLibraryBadFunc   func,
                        void                 *user_data,
                        GError              **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (func != NULL, false);

  statement = awale_statement_new (self->db,
                                   "SELECT bad_games.id, path, number, line, reason, text"
                                   " FROM bad_games JOIN sources ON sources.id = source"
                                   " ORDER BY path, number", error);
  if (statement == NULL)
    return false;
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      AwaleLibraryBad bad = {
        .id = sqlite3_column_int64 (statement, 0),
        .source = { awale_statement_get_text (statement, 1),
                    (unsigned) sqlite3_column_int (statement, 2),
                    (unsigned) sqlite3_column_int (statement, 3) },
        .reason = awale_statement_get_text (statement, 4),
        .text = awale_statement_get_text (statement, 5),
      };

      if (!func (&bad, user_data))
        return true;
    }
  return step == AWALE_SQL_DONE;
}

bool
awale_library_get_results (AwaleLibrary              *self,
                           const AwaleLibraryFilter  *filter,
                           AwaleLibraryResults       *results,
                           GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  Question question;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (filter != NULL && results != NULL, false);

  question_init (&question, filter);
  statement = ask (self, &question,
                   "count (*), total (south_score > north_score),"
                   " total (south_score = north_score), total (south_score < north_score),"
                   " avg (south_score - north_score) / 2, avg (plies)", 0, error);
  done = statement != NULL && awale_statement_step (statement, error) == AWALE_SQL_ROW;
  if (done)
    *results = (AwaleLibraryResults) {
      .n_games = sqlite3_column_int64 (statement, 0),
      .n_south_wins = sqlite3_column_int64 (statement, 1),
      .n_draws = sqlite3_column_int64 (statement, 2),
      .n_north_wins = sqlite3_column_int64 (statement, 3),
      .margin = sqlite3_column_double (statement, 4),
      .plies = sqlite3_column_double (statement, 5),
    };
  g_clear_pointer (&statement, sqlite3_finalize);
  question_clear (&question);
  return done;
}

bool
awale_library_get_totals (AwaleLibrary        *self,
                          AwaleLibraryTotals  *totals,
                          GError             **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (totals != NULL, false);

  return awale_sql_get_int (self->db,
                            "SELECT count (*) FROM (SELECT south COLLATE NOCASE FROM games"
                            " WHERE south NOTNULL UNION SELECT north FROM games"
                            " WHERE north NOTNULL)", &totals->n_players, error)
         && awale_sql_get_int (self->db, "SELECT count (DISTINCT event COLLATE NOCASE) FROM games",
                               &totals->n_events, error)
         && awale_sql_get_int (self->db, "SELECT count (*) FROM collections",
                               &totals->n_collections, error)
         && awale_sql_get_int (self->db, "SELECT count (*) FROM bad_games", &totals->n_bad, error);
}
