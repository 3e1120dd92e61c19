/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-undo.h"

#include "awale-library-filter.h"
#include "awale-library-private.h"

#include <glib/gi18n-lib.h>

/* Where a game is kept, in the order in which it is put back. */
static const struct
{
  const char *name;
  const char *id;
  const char *columns;  /* Empty: all of them. */
} tables[] = {
  { "games", "id", "" },
  { "moves", "game", "game, moves" },  /* A new stamp tells readers that they are back. */
  { "texts", "id", "" },
  { "words", "rowid", "rowid, south, north, event, site, comments" },
  { "collected", "game", "" },
  { "judged", "game", "" },
  { "to_analyze", "game", "" },
};

static bool
keep_table (AwaleLibrary  *self,
            unsigned       index,
            const char    *games,
            GError       **error)
{
  const char *name = tables[index].name, *columns = tables[index].columns;
  g_autofree char *sql = g_strdup_printf (
    "DROP TABLE IF EXISTS temp.kept_%s;"
    "CREATE TEMP TABLE kept_%s AS SELECT %s FROM main.%s"
    " WHERE %s IN (SELECT value FROM json_each ('%s'))",
    name, name, *columns != '\0' ? columns : "*", name, tables[index].id, games);

  return awale_sql_run (self->db, sql, error);
}

bool
awale_library_keep (AwaleLibrary  *self,
                    const GArray  *ids,
                    GError       **error)
{
  g_autofree char *games = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (ids != NULL, false);

  games = awale_library_filter_write_games (ids);
  self->undo = 0;
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!keep_table (self, i, games, error))
      return false;
  return true;
}

bool
awale_library_keep_after (AwaleLibrary  *self,
                          GError       **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  if (!awale_sql_run (self->db,
                      "DROP TABLE IF EXISTS temp.kept_after;"
                      "CREATE TEMP TABLE kept_after AS SELECT id, text FROM main.texts"
                      " WHERE id IN (SELECT id FROM temp.kept_games)", error))
    return false;
  self->undo = g_get_monotonic_time ();
  return true;
}

gint64
awale_library_get_undo (AwaleLibrary *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), 0);

  return self->undo;
}

static bool
put_back_table (AwaleLibrary  *self,
                unsigned       index,
                GError       **error)
{
  const char *name = tables[index].name, *columns = tables[index].columns;
  g_autofree char *into = *columns != '\0' ? g_strdup_printf ("(%s)", columns) : g_strdup ("");
  g_autofree char *sql = g_strdup_printf (
    "INSERT OR IGNORE INTO main.%s %s SELECT * FROM temp.kept_%s"
    " WHERE %s IN (SELECT id FROM temp.kept_back)", name, into, name, tables[index].id);

  return awale_sql_run (self->db, sql, error);
}

/* Games that are gone, or still have the text that the change gave them, are made anew. */
static bool
put_back (AwaleLibrary  *self,
          GError       **error)
{
  if (!awale_sql_run (self->db,
                      "DROP TABLE IF EXISTS temp.kept_back;"
                      "CREATE TEMP TABLE kept_back AS SELECT id FROM temp.kept_games"
                      " WHERE id NOT IN (SELECT id FROM main.games)"
                      " UNION SELECT id FROM temp.kept_after AS after"
                      " JOIN main.texts AS now USING (id) WHERE after.text = now.text;"
                      "DELETE FROM temp.kept_collected"
                      " WHERE collection NOT IN (SELECT id FROM main.collections);"
                      "DELETE FROM main.words WHERE rowid IN (SELECT id FROM temp.kept_back);"
                      "DELETE FROM main.games WHERE id IN (SELECT id FROM temp.kept_back)", error))
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!put_back_table (self, i, error))
      return false;
  return true;
}

bool
awale_library_undo (AwaleLibrary  *self,
                    gint64         number,
                    GError       **error)
{
  bool alone, done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  if (number == 0 || number != self->undo)
    {
      g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                           _("This can no longer be undone."));
      return false;
    }
  if (!awale_library_begin_change (self, &alone, error))
    return false;
  self->queue.is_counted = false;
  done = awale_library_end_change (self, alone, put_back (self, error), error);
  if (done)
    self->undo = 0;
  return done;
}
