/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-list.h"

#include "awale-library-names.h"
#include "awale-library-private.h"

#include <string.h>

#define COLUMNS "id, south, north, event, site, date, round, ruleset, result, plies, given," \
                " favorite"

/* What a pointer to the positions of a question is for SQL. */
#define POINTER_TYPE "AwalePositionQuestion"

/* A question and the values it is asked with. */
typedef struct
{
  GString              *conditions;
  GPtrArray            *values;
  AwalePositionQuestion positions;
  gint64                limit;
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
  add_condition (question, "south = ?" AWALE_COLLATE_NAMES " OR north = ?" AWALE_COLLATE_NAMES,
                 player);
  g_ptr_array_add (question->values, g_strdup (player));
}

static AwalePositionQuestion
get_positions (const AwaleLibraryFilter *filter)
{
  return awale_position_question (filter->position, filter->either_side, filter->variations);
}

static void
add_positions (Question                 *question,
               const AwaleLibraryFilter *filter)
{
  question->positions = get_positions (filter);
  add_condition (question, "has_position ((SELECT moves FROM moves WHERE game = games.id),"
                           " :positions)", NULL);
}

bool
awale_library_filter_is_empty (const AwaleLibraryFilter *self)
{
  g_return_val_if_fail (self != NULL, true);

  return self->text == NULL && self->player == NULL && self->south == NULL && self->north == NULL
         && self->event == NULL && self->ruleset == NULL && self->from == NULL && self->to == NULL
         && self->result == NULL && self->collection == NULL && !self->favorite
         && self->position == NULL && self->limit == 0;
}

static void
question_init (Question                 *question,
               const AwaleLibraryFilter *filter)
{
  *question = (Question) { .conditions = g_string_new (NULL),
                           .values = g_ptr_array_new_with_free_func (g_free),
                           .limit = filter->limit > 0 ? filter->limit : -1 };
  if (filter->player != NULL)
    add_player (question, filter->player);
  if (filter->south != NULL)
    add_condition (question, "south = ?" AWALE_COLLATE_NAMES, filter->south);
  if (filter->north != NULL)
    add_condition (question, "north = ?" AWALE_COLLATE_NAMES, filter->north);
  if (filter->event != NULL)
    add_condition (question, "event = ?" AWALE_COLLATE_NAMES, filter->event);
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
  const AwalePositionQuestion *positions = sqlite3_value_pointer (values[1], POINTER_TYPE);
  const uint8_t *bytes = sqlite3_value_blob (values[0]);
  size_t n_bytes = (size_t) sqlite3_value_bytes (values[0]);
  AwalePositionFind find;

  sqlite3_result_int (context, positions != NULL
                               && awale_position_question_find (positions, bytes, n_bytes, &find));
}

/* Asks for @columns of `selected`, the games of @question, which must last as long. */
static AwaleStatement *
ask (AwaleLibrary  *self,
     Question      *question,
     const char    *columns,
     const char    *from,
     GError       **error)
{
  g_autofree char *sql =
    g_strdup_printf ("WITH selected AS (SELECT * FROM games WHERE TRUE%s ORDER BY id"
                     " LIMIT %" G_GINT64_FORMAT ") SELECT %s %s",
                     question->conditions->str, question->limit, columns, from);
  AwaleStatement *statement;

  sqlite3_create_function (self->db, "has_position", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                           has_position, NULL, NULL);
  statement = awale_statement_new (self->db, sql, error);
  if (statement == NULL)
    return NULL;
  for (unsigned i = 0; i < question->values->len; i++)
    awale_statement_set_text (statement, (int) i + 1, g_ptr_array_index (question->values, i));
  awale_statement_set_pointer (statement, ":positions", &question->positions, POINTER_TYPE);
  return statement;
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
    .given = awale_statement_is_null (statement, 10) ? -1
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
  Question question;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (filter != NULL && func != NULL, false);

  question_init (&question, filter);
  statement = ask (self, &question, COLUMNS, "FROM selected ORDER BY id", error);
  done = statement != NULL && list_rows (statement, func, user_data, error);
  g_clear_pointer (&statement, awale_statement_free);
  question_clear (&question);
  return awale_library_end_reading (self, done, error);
}

bool
awale_library_locate (AwaleLibrary              *self,
                      gint64                     id,
                      const AwaleLibraryFilter  *filter,
                      AwalePositionFind         *find,
                      bool                      *found,
                      GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwalePositionQuestion positions;
  AwaleSqlStep step;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (filter != NULL && filter->position != NULL, false);
  g_return_val_if_fail (find != NULL && found != NULL, false);

  *found = false;
  statement = awale_statement_new (self->db, "SELECT moves FROM moves WHERE game = ?", error);
  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, id);
  step = awale_statement_step (statement, error);
  if (step == AWALE_SQL_ROW)
    {
      size_t n_bytes;
      const void *bytes = awale_statement_get_bytes (statement, 0, &n_bytes);

      positions = get_positions (filter);
      *found = awale_position_question_find (&positions, bytes, n_bytes, find);
    }
  return awale_library_end_reading (self, step != AWALE_SQL_FAILED, error);
}

static AwaleLibraryResults
get_results (AwaleStatement *statement)
{
  return (AwaleLibraryResults) {
    .n_games = awale_statement_get_int (statement, 0),
    .n_south_wins = awale_statement_get_int (statement, 1),
    .n_draws = awale_statement_get_int (statement, 2),
    .n_north_wins = awale_statement_get_int (statement, 3),
    .margin = awale_statement_get_double (statement, 4),
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
  Question question;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (filter != NULL && results != NULL, false);

  question_init (&question, filter);
  statement = ask (self, &question,
                   "count (*), total (south_score > north_score),"
                   " total (south_score = north_score), total (south_score < north_score),"
                   " avg (south_score - north_score) / 2, avg (plies),"
                   " count (DISTINCT event" AWALE_COLLATE_NAMES "),"
                   " (SELECT count (*) FROM (SELECT south" AWALE_COLLATE_NAMES " FROM selected"
                   " WHERE south NOTNULL UNION SELECT north FROM selected WHERE north NOTNULL))",
                   "FROM selected", error);
  done = statement != NULL && awale_statement_step (statement, error) == AWALE_SQL_ROW;
  if (done)
    *results = get_results (statement);
  g_clear_pointer (&statement, awale_statement_free);
  question_clear (&question);
  return awale_library_end_reading (self, done, error);
}

bool
awale_library_get_totals (AwaleLibrary        *self,
                          AwaleLibraryTotals  *totals,
                          GError             **error)
{
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (totals != NULL, false);

  done = awale_sql_get_int (self->db, "SELECT count (*) FROM collections",
                            &totals->n_collections, error)
         && awale_sql_get_int (self->db, "SELECT count (*) FROM bad_games", &totals->n_bad, error);
  return awale_library_end_reading (self, done, error);
}
