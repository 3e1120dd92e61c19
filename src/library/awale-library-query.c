/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-query.h"

#include "awale-library-collation.h"
#include "awale-library-functions.h"
#include "awale-library-private.h"

#include <string.h>

/* Conditions in SQL, and the values of their parameters. */
typedef struct
{
  GString   *sql;
  GPtrArray *values;  /* Values. (element-type utf8) */
  bool       is_limited;
} Conditions;

static void
add_condition (Conditions *conditions,
               const char *condition,
               const char *value)
{
  g_string_append_printf (conditions->sql, " AND (%s)", condition);
  if (value != NULL)
    g_ptr_array_add (conditions->values, g_strdup (value));
}

/* Quotes each word of @text as a prefix to search for, so that no word is taken for an operator. */
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
add_text (Conditions *conditions,
          const char *text)
{
  g_autofree char *words = quote_words (text);

  if (*words != '\0')
    add_condition (conditions, "games.id IN (SELECT rowid FROM words WHERE words MATCH ?)", words);
}

/* Adds the range of dates. Unknown parts of a limit widen the range, and those of the date of a
 * game match either limit. */
static void
add_dates (Conditions               *conditions,
           const AwaleLibraryFilter *filter)
{
  if (filter->from != NULL)
    add_condition (conditions, "replace (known_date (date), '?', '9') >="
                               " replace (?, '?', '0')", filter->from);
  if (filter->to != NULL)
    add_condition (conditions, "replace (known_date (date), '?', '0') <="
                               " replace (?, '?', '9')", filter->to);
}

static void
add_result (Conditions *conditions,
            const char *result)
{
  if (strcmp (result, "south") == 0)
    add_condition (conditions, "south_score > north_score", NULL);
  else if (strcmp (result, "north") == 0)
    add_condition (conditions, "south_score < north_score", NULL);
  else if (strcmp (result, "draw") == 0)
    add_condition (conditions, "south_score = north_score", NULL);
  else
    add_condition (conditions, "result = ?", result);
}

static void
add_player (Conditions *conditions,
            const char *player)
{
  add_condition (conditions, "south = ?" AWALE_COLLATE_NAMES " OR north = ?" AWALE_COLLATE_NAMES,
                 player);
  g_ptr_array_add (conditions->values, g_strdup (player));
}

/* Adds the condition that the positions of the parameter @name occur. If that is the only
 * condition, moves are read in file order and not game by game. */
static void
add_positions (Conditions *conditions,
               const char *name)
{
  bool is_only = conditions->sql->len == 0 && !conditions->is_limited;
  g_autofree char *condition = g_strdup_printf (
    is_only ? "games.id IN (SELECT game FROM moves WHERE has_position (moves, %s))"
            : "has_position ((SELECT moves FROM moves WHERE game = games.id), %s)", name);

  add_condition (conditions, condition, NULL);
}

static void
add_filter (Conditions               *conditions,
            const AwaleLibraryFilter *filter)
{
  if (filter->player != NULL)
    add_player (conditions, filter->player);
  if (filter->south != NULL)
    add_condition (conditions, "south = ?" AWALE_COLLATE_NAMES, filter->south);
  if (filter->north != NULL)
    add_condition (conditions, "north = ?" AWALE_COLLATE_NAMES, filter->north);
  if (filter->event != NULL)
    add_condition (conditions, "event = ?" AWALE_COLLATE_NAMES, filter->event);
  if (filter->ruleset != NULL)
    add_condition (conditions, "ruleset = ?", filter->ruleset);
  if (filter->result != NULL)
    add_result (conditions, filter->result);
  if (filter->favorite)
    add_condition (conditions, "favorite", NULL);
  if (filter->analyzed != AWALE_ANALYZED_ANY)
    add_condition (conditions, filter->analyzed == AWALE_ANALYZED_YES ? "given NOTNULL"
                                                                      : "given ISNULL", NULL);
  add_dates (conditions, filter);
  if (filter->collection != NULL)
    add_condition (conditions, "games.id IN (SELECT game FROM collected JOIN collections ON"
                               " collections.id = collection WHERE name = ?)", filter->collection);
  if (filter->games != NULL)
    add_condition (conditions, "games.id IN (SELECT value FROM json_each (?))", filter->games);
  if (filter->text != NULL)
    add_text (conditions, filter->text);
  /* Named parameters come last, so that they do not count among the numbered values. */
  if (filter->position != NULL)
    add_positions (conditions, ":position");
  if (filter->pattern != NULL)
    add_positions (conditions, ":pattern");
  if (filter->opening != NULL)
    add_positions (conditions, ":opening");
}

static void
set_positions (AwaleStatement     *statement,
               const char         *name,
               AwalePositionQuery  positions)
{
  awale_statement_set_pointer (statement, name, g_memdup2 (&positions, sizeof positions),
                               AWALE_POSITIONS_POINTER, g_free);
}

AwaleStatement *
awale_library_query (AwaleLibrary              *self,
                     const AwaleLibraryFilter  *filter,
                     const char                *rest,
                     GError                   **error)
{
  g_autoptr (GString) where = g_string_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *sql = NULL;
  AwaleStatement *statement;

  add_filter (&(Conditions) { where, values, filter->limit > 0 }, filter);
  /* Only a limit needs an order here, because the outer query sorts the games anyway. */
  if (filter->limit > 0)
    g_string_append_printf (where, " ORDER BY id LIMIT %" G_GINT64_FORMAT, filter->limit);
  sql = g_strdup_printf ("WITH selected AS (SELECT * FROM games WHERE TRUE%s)%s", where->str,
                         rest);
  statement = awale_statement_new (self->db, error, sql, "");
  if (statement == NULL)
    return NULL;
  for (unsigned i = 0; i < values->len; i++)
    awale_statement_take_text (statement, (int) i + 1, g_steal_pointer (&values->pdata[i]));
  if (filter->position != NULL)
    set_positions (statement, ":position", awale_library_filter_get_positions (filter));
  if (filter->pattern != NULL)
    set_positions (statement, ":pattern",
                   awale_position_query (filter->pattern, filter->either_side,
                                         filter->variations));
  if (filter->opening != NULL)
    set_positions (statement, ":opening", awale_position_query (filter->opening, false, false));
  return statement;
}
