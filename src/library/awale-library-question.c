/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-question.h"

#include "awale-library-names.h"
#include "awale-library-private.h"

#include <string.h>

/* Type of the pointers to positions that are passed to SQL. */
#define POINTER_TYPE "AwalePositionQuery"

static void
add_condition (AwaleLibraryQuestion *question,
               const char           *condition,
               const char           *value)
{
  g_string_append_printf (question->conditions, " AND (%s)", condition);
  if (value != NULL)
    g_ptr_array_add (question->values, g_strdup (value));
}

/* Quotes each word of @text as a prefix to search for, without operators. */
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
add_text (AwaleLibraryQuestion *question,
          const char           *text)
{
  g_autofree char *words = quote_words (text);

  if (*words != '\0')
    add_condition (question, "games.id IN (SELECT rowid FROM words WHERE words MATCH ?)", words);
}

/* Unknown digits of a date are as high as possible for the end of the range, as low as possible
 * for its beginning. */
static void
add_dates (AwaleLibraryQuestion     *question,
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
add_result (AwaleLibraryQuestion *question,
            const char           *result)
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
add_player (AwaleLibraryQuestion *question,
            const char           *player)
{
  add_condition (question, "south = ?" AWALE_COLLATE_NAMES " OR north = ?" AWALE_COLLATE_NAMES,
                 player);
  g_ptr_array_add (question->values, g_strdup (player));
}

AwalePositionQuery
awale_library_question_get_positions (const AwaleLibraryFilter *filter)
{
  return awale_position_query (filter->position, filter->either_side, filter->variations);
}

/* Adds the condition that the positions of the pointer @name occur. If that is the only
 * condition moves are read in file order, not game by game. */
static void
add_places (AwaleLibraryQuestion *question,
            const char           *name)
{
  bool is_first = question->conditions->len == 0 && question->limit == 0;
  g_autofree char *condition = g_strdup_printf (
    is_first ? "games.id IN (SELECT game FROM moves WHERE has_position (moves, %s))"
             : "has_position ((SELECT moves FROM moves WHERE game = games.id), %s)", name);

  add_condition (question, condition, NULL);
}

static void
add_positions (AwaleLibraryQuestion     *question,
               const AwaleLibraryFilter *filter)
{
  question->positions = awale_library_question_get_positions (filter);
  add_places (question, ":positions");
}

static void
add_pattern (AwaleLibraryQuestion     *question,
             const AwaleLibraryFilter *filter)
{
  question->patterns = awale_position_query (filter->pattern, filter->either_side,
                                             filter->variations);
  add_places (question, ":patterns");
}

static void
add_opening (AwaleLibraryQuestion     *question,
             const AwaleLibraryFilter *filter)
{
  question->openings = awale_position_query (filter->opening, false, false);
  add_places (question, ":openings");
}

void
awale_library_question_init (AwaleLibraryQuestion     *question,
                             const AwaleLibraryFilter *filter)
{
  *question = (AwaleLibraryQuestion) { .conditions = g_string_new (NULL),
                           .values = g_ptr_array_new_with_free_func (g_free),
                           .limit = filter->limit };
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
  if (filter->analyzed != AWALE_ANALYZED_ANY)
    add_condition (question, filter->analyzed == AWALE_ANALYZED_YES ? "given NOTNULL"
                                                                    : "given ISNULL", NULL);
  add_dates (question, filter);
  if (filter->collection != NULL)
    add_condition (question, "games.id IN (SELECT game FROM collected JOIN collections ON"
                             " collections.id = collection WHERE name = ?)", filter->collection);
  if (filter->games != NULL)
    add_condition (question, "games.id IN (SELECT value FROM json_each (?))", filter->games);
  if (filter->text != NULL)
    add_text (question, filter->text);
  if (filter->position != NULL)
    add_positions (question, filter);
  if (filter->pattern != NULL)
    add_pattern (question, filter);
  if (filter->opening != NULL)
    add_opening (question, filter);
}

void
awale_library_question_clear (AwaleLibraryQuestion *question)
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
  const AwalePositionQuery *positions = sqlite3_value_pointer (values[1], POINTER_TYPE);
  const uint8_t *bytes = sqlite3_value_blob (values[0]);
  size_t n_bytes = (size_t) sqlite3_value_bytes (values[0]);
  AwalePositionMatch find;

  sqlite3_result_int (context, positions != NULL
                               && awale_position_query_find (positions, bytes, n_bytes, &find));
}

AwaleStatement *
awale_library_question_ask (AwaleLibraryQuestion *question,
                            AwaleLibrary         *self,
                            const char           *columns,
                            const char           *from,
                            GError              **error)
{
  /* A subquery with a limit has to be sorted, or the outer query would sort it again. */
  g_autofree char *limit =
    question->limit > 0 ? g_strdup_printf (" ORDER BY id LIMIT %" G_GINT64_FORMAT, question->limit)
                        : g_strdup ("");
  g_autofree char *sql = g_strdup_printf ("WITH selected AS (SELECT * FROM games WHERE TRUE%s%s)"
                                          " SELECT %s %s",
                                          question->conditions->str, limit, columns, from);
  AwaleStatement *statement;

  sqlite3_create_function (self->db, "has_position", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                           has_position, NULL, NULL);
  statement = awale_statement_new (self->db, sql, error);
  if (statement == NULL)
    return NULL;
  for (unsigned i = 0; i < question->values->len; i++)
    awale_statement_set_text (statement, (int) i + 1, g_ptr_array_index (question->values, i));
  awale_statement_set_pointer (statement, ":positions", &question->positions, POINTER_TYPE);
  awale_statement_set_pointer (statement, ":patterns", &question->patterns, POINTER_TYPE);
  awale_statement_set_pointer (statement, ":openings", &question->openings, POINTER_TYPE);
  return statement;
}
