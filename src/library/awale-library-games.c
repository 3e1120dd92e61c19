/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-private.h"

#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* Number of columns of a game that are derived from its record, see set_record(). */
enum
{
  N_RECORD_COLUMNS = 13,
};

/* Prepares @sql, a literal with a single statement, once for the connection, and binds @values as
 * in awale_statement_set(). (transfer none) (nullable) */
static AwaleStatement *
prepare_va (AwaleLibrary  *self,
            GError       **error,
            const char    *sql,
            const char    *types,
            va_list        values)
{
  AwaleStatement *statement = g_hash_table_lookup (self->statements, sql);

  if (statement == NULL && (statement = awale_statement_new (self->db, error, sql, "")) != NULL)
    g_hash_table_insert (self->statements, (char *) sql, statement);
  awale_statement_reset (statement);
  awale_statement_set_va (statement, 1, types, values);
  return statement;
}

static AwaleStatement *
prepare (AwaleLibrary  *self,
         GError       **error,
         const char    *sql,
         const char    *types,
         ...)
{
  AwaleStatement *statement;
  va_list values;

  va_start (values, types);
  statement = prepare_va (self, error, sql, types, values);
  va_end (values);
  return statement;
}

bool
awale_library_run (AwaleLibrary  *self,
                   GError       **error,
                   const char    *sql,
                   const char    *types,
                   ...)
{
  AwaleStatement *statement;
  va_list values;

  va_start (values, types);
  statement = prepare_va (self, error, sql, types, values);
  va_end (values);
  return awale_statement_run (statement, error);
}

static void
set_missing (GError **error,
             gint64   id)
{
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
               _("There is no game %" PRIi64 " in the library."), id);
}

static void
set_unreadable (GError **error,
                gint64   id)
{
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME,
               _("Game %" PRIi64 " in the library is damaged."), id);
}

bool
awale_library_find_same (AwaleLibrary             *self,
                         const AwaleLibraryRecord *record,
                         gint64                   *id,
                         bool                     *has_tags,
                         GError                  **error)
{
  AwaleStatement *statement;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, false);

  statement = prepare (self, error,
                       "SELECT id, event IS ? AND site IS ? AND date IS ?"
                       " AND round IS ? AND result IS ? FROM games WHERE hash = ?"
                       " ORDER BY id LIMIT 1", "sssssx", record->event, record->site,
                       record->date, record->round, record->result, record->hash);
  step = awale_statement_step (statement, error);
  *id = step == AWALE_SQL_ROW ? awale_statement_get_int (statement, 0) : 0;
  if (has_tags != NULL)
    *has_tags = step == AWALE_SQL_ROW && awale_statement_get_int (statement, 1) != 0;
  awale_statement_reset (statement);
  return step != AWALE_SQL_FAILED;
}

bool
awale_library_find_source (AwaleLibrary  *self,
                           const char    *path,
                           gint64        *id,
                           GError       **error)
{
  g_autofree char *name = g_filename_display_name (path);

  *id = self->source_id;
  if (g_strcmp0 (self->source, name) == 0)
    return true;
  if (!awale_sql_get_int (self->db, id, error,
                          "INSERT INTO sources (path) VALUES (?) ON CONFLICT (path)"
                          " DO UPDATE SET path = path RETURNING id", "s", name))
    return false;
  g_free (self->source);
  self->source = g_steal_pointer (&name);
  self->source_id = *id;
  return true;
}

static void
set_record (AwaleStatement           *statement,
            const AwaleLibraryRecord *record)
{
  const AwaleResult *result = &record->score;

  awale_statement_set (statement, 1, "ssssssssnnixd", record->south, record->north, record->event,
                       record->site, record->date, record->round, record->ruleset, record->result,
                       result->known ? result->score.south : -1,
                       result->known ? result->score.north : -1, record->plies, record->hash,
                       record->loss);
}

/* Adds the row of @record; @source and @faults may be NULL. */
static bool
add_row (AwaleLibrary              *self,
         const AwaleLibraryRecord  *record,
         const AwaleLibrarySource  *source,
         const char                *faults,
         gint64                    *id,
         GError                   **error)
{
  AwaleStatement *statement =
    prepare (self, error,
             "INSERT INTO games (south, north, event, site, date, round, ruleset,"
             " result, south_score, north_score, plies, hash, given, source, number,"
             " line, faults, added) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
             " ?, ?, ?, unixepoch ())", "");
  gint64 source_id;

  if (source != NULL)
    {
      if (!awale_library_find_source (self, source->path, &source_id, error))
        return false;
      awale_statement_set (statement, N_RECORD_COLUMNS + 1, "xii", source_id, (int) source->number,
                           (int) source->line);
    }
  set_record (statement, record);
  awale_statement_set (statement, N_RECORD_COLUMNS + 4, "s", faults);
  if (!awale_statement_run (statement, error))
    return false;
  *id = sqlite3_last_insert_rowid (self->db);
  return true;
}

static bool
set_texts (AwaleLibrary             *self,
           gint64                    id,
           const AwaleLibraryRecord *record,
           GError                  **error)
{
  return awale_library_run (self, error, "INSERT OR REPLACE INTO texts (id, text) VALUES (?, ?)",
                            "xs", id, record->text)
         && awale_library_run (self, error,
                               "INSERT OR REPLACE INTO words (rowid, south, north, event, site,"
                               " comments) VALUES (?, ?, ?, ?, ?, ?)", "xsssss", id, record->south,
                               record->north, record->event, record->site, record->comments);
}

static bool
set_moves (AwaleLibrary             *self,
           gint64                    id,
           const AwaleLibraryRecord *record,
           GError                  **error)
{
  return awale_library_run (self, error, "INSERT OR REPLACE INTO moves (game, moves) VALUES (?, ?)",
                            "xb", id, record->moves);
}

bool
awale_library_set_loss (AwaleLibrary               *self,
                        gint64                      id,
                        const AwaleLibraryRecord   *record,
                        GError                    **error)
{
  if (!awale_library_run (self, error, "DELETE FROM judged WHERE game = ?", "x", id))
    return false;
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    for (int phase = 0; phase < AWALE_N_PHASES; phase++)
      {
        const AwaleReportPhase *sum = &record->sums.phases[side][phase];

        if (sum->n_moves > 0
            && !awale_library_run (self, error,
                                   "INSERT INTO judged (game, side, phase, moves, given)"
                                   " VALUES (?, ?, ?, ?, ?)", "xiiii", id, side, phase,
                                   (int) sum->n_moves, sum->loss))
          return false;
      }
  return true;
}

bool
awale_library_add (AwaleLibrary              *self,
                   const AwaleLibraryRecord  *record,
                   const AwaleLibrarySource  *source,
                   const char                *faults,
                   gint64                    *id,
                   GError                   **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (record != NULL && id != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  done = add_row (self, record, source, faults, id, error)
         && set_moves (self, *id, record, error) && set_texts (self, *id, record, error)
         && (record->loss < 0 || awale_library_set_loss (self, *id, record, error));
  return awale_library_end (self, done, error);
}

/* Ends a change of the game @id; fails if the change has affected nothing, because the game does
 * not exist. */
static bool
end_change_of_game (AwaleLibrary  *self,
                    gint64         id,
                    bool           done,
                    GError       **error)
{
  if (done && sqlite3_changes (self->db) == 0)
    set_missing (error, id);
  return done && sqlite3_changes (self->db) > 0;
}

bool
awale_library_replace_tags (AwaleLibrary              *self,
                            gint64                     id,
                            const AwaleLibraryRecord  *record,
                            GError                   **error)
{
  AwaleStatement *statement =
    prepare (self, error,
             "UPDATE games SET south = ?, north = ?, event = ?, site = ?, date = ?,"
             " round = ?, ruleset = ?, result = ?, south_score = ?, north_score = ?,"
             " plies = ?, hash = ?, given = ? WHERE id = ?", "");

  set_record (statement, record);
  awale_statement_set (statement, N_RECORD_COLUMNS + 1, "x", id);
  return end_change_of_game (self, id, awale_statement_run (statement, error), error)
         && set_texts (self, id, record, error);
}

bool
awale_library_replace (AwaleLibrary              *self,
                       gint64                     id,
                       const AwaleLibraryRecord  *record,
                       GError                   **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (record != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  done = awale_library_replace_tags (self, id, record, error)
         && awale_library_run (self, error, "UPDATE games SET faults = NULL WHERE id = ?", "x",
                               id)
         && set_moves (self, id, record, error) && awale_library_set_loss (self, id, record, error);
  return awale_library_end (self, done, error);
}

/* Runs @sql, a change of the game @id, which is its only parameter. */
static bool
run_on_game (AwaleLibrary  *self,
             const char    *sql,
             gint64         id,
             GError       **error)
{
  return end_change_of_game (self, id, awale_library_run (self, error, sql, "x", id), error);
}

/* Removes a game and its indexed words, which have no foreign key to it. */
bool
awale_library_remove (AwaleLibrary  *self,
                      gint64         id,
                      GError       **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  done = run_on_game (self, "DELETE FROM words WHERE rowid = ?", id, error)
         && run_on_game (self, "DELETE FROM games WHERE id = ?", id, error);
  return awale_library_end (self, done, error);
}

bool
awale_library_set_favorite (AwaleLibrary  *self,
                            gint64         id,
                            bool           favorite,
                            GError       **error)
{
  g_return_val_if_fail (self != NULL, false);

  return run_on_game (self, favorite ? "UPDATE games SET favorite = 1 WHERE id = ?"
                                     : "UPDATE games SET favorite = 0 WHERE id = ?", id, error);
}

char *
awale_library_dup_text (AwaleLibrary  *self,
                        gint64         id,
                        GError       **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  g_autofree char *text = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, NULL);

  statement = awale_statement_new (self->db, error,
                                   "SELECT text FROM games LEFT JOIN texts"
                                   " USING (id) WHERE id = ?", "x", id);
  step = awale_statement_step (statement, error);
  if (step == AWALE_SQL_ROW)
    text = g_strdup (awale_statement_get_text (statement, 0));
  if (!awale_library_end_reading (self, step != AWALE_SQL_FAILED, error))
    return NULL;
  if (step == AWALE_SQL_DONE)
    set_missing (error, id);
  else if (text == NULL)
    set_unreadable (error, id);
  return g_steal_pointer (&text);
}

AwaleDocument *
awale_library_load_document (AwaleLibrary  *self,
                             gint64         id,
                             GError       **error)
{
  g_autofree char *text = awale_library_dup_text (self, id, error);
  g_autoptr (AwaleDocument) document = NULL;

  if (text == NULL)
    return NULL;
  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) > 0)
    return g_steal_pointer (&document);
  set_unreadable (error, id);
  return NULL;
}

AwaleGame *
awale_library_load (AwaleLibrary  *self,
                    gint64         id,
                    GError       **error)
{
  g_autoptr (AwaleDocument) document = awale_library_load_document (self, id, error);

  return document != NULL ? g_object_ref (awale_document_get_game (document, 0)) : NULL;
}

bool
awale_library_collect (AwaleLibrary  *self,
                       const char    *name,
                       gint64         id,
                       GError       **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  done = awale_library_run (self, error, "INSERT OR IGNORE INTO collections (name) VALUES (?)",
                            "s", name)
         && end_change_of_game (self, id,
                                awale_library_run (self, error,
                                                   "INSERT INTO collected (collection, game)"
                                                   " SELECT collections.id, games.id"
                                                   " FROM collections, games"
                                                   " WHERE name = ?1 AND games.id = ?2"
                                                   " ON CONFLICT DO UPDATE SET game = game", "sx",
                                                   name, id), error);
  return awale_library_end (self, done, error);
}

bool
awale_library_uncollect (AwaleLibrary  *self,
                         const char    *name,
                         gint64         id,
                         GError       **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL, false);

  return awale_library_run (self, error,
                            "DELETE FROM collected WHERE game = ?2 AND collection ="
                            " (SELECT id FROM collections WHERE name = ?1)", "sx", name, id);
}
