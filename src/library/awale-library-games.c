/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-private.h"

#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

static const char *const queries[AWALE_N_QUERIES] = {
  [AWALE_QUERY_FIND_SAME] =
    "SELECT id, event IS ? AND site IS ? AND date IS ? AND round IS ? AND result IS ? FROM games"
    " WHERE hash = ? ORDER BY id LIMIT 1",
  [AWALE_QUERY_ADD_GAME] =
    "INSERT INTO games (south, north, event, site, date, round, ruleset, result, south_score,"
    " north_score, plies, hash, given, source, number, line, faults, added)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, unixepoch ())",
  [AWALE_QUERY_ADD_MOVES] = "INSERT OR REPLACE INTO moves (game, moves) VALUES (?, ?)",
  [AWALE_QUERY_ADD_TEXT] = "INSERT OR REPLACE INTO texts (id, text) VALUES (?, ?)",
  [AWALE_QUERY_ADD_WORDS] = "INSERT OR REPLACE INTO words (rowid, south, north, event, site,"
                            " comments) VALUES (?, ?, ?, ?, ?, ?)",
  [AWALE_QUERY_FORGET_LOSS] = "DELETE FROM judged WHERE game = ?",
  [AWALE_QUERY_ADD_LOSS] = "INSERT INTO judged (game, side, phase, moves, given)"
                            " VALUES (?, ?, ?, ?, ?)",
  [AWALE_QUERY_COLLECT] = "INSERT INTO collected (collection, game)"
                          " SELECT collections.id, games.id FROM collections, games"
                          " WHERE name = ?1 AND games.id = ?2"
                          " ON CONFLICT DO UPDATE SET game = game",
  [AWALE_QUERY_ADD_UNREADABLE] =
    "INSERT INTO bad_games (source, number, line, reason, text, hash, added)"
    " VALUES (?, ?, ?, ?, ?, ?, unixepoch ()) ON CONFLICT (source, hash) DO UPDATE SET"
    " number = excluded.number, line = excluded.line, reason = excluded.reason, gone = 0"
    " RETURNING id",
  [AWALE_QUERY_MARK_UNREADABLE] =
    "UPDATE bad_games SET gone = id NOT IN (SELECT value FROM json_each (?2))"
    " WHERE source = (SELECT id FROM sources WHERE path = ?1)",
};

/* Columns of a game that are derived from its record, in the order of AWALE_QUERY_ADD_GAME. */
enum
{
  N_RECORD_COLUMNS = 13,
};

AwaleStatement *
awale_library_get_query (AwaleLibrary  *self,
                         AwaleQuery     query,
                         GError       **error,
                         const char    *types,
                         ...)
{
  va_list values;

  if (self->queries[query] == NULL)
    self->queries[query] = awale_statement_new (self->db, queries[query], error);
  if (self->queries[query] == NULL)
    return NULL;
  awale_statement_reset (self->queries[query]);
  va_start (values, types);
  awale_statement_set_va (self->queries[query], 1, types, values);
  va_end (values);
  return self->queries[query];
}

/* Runs @statement (nullable). */
static bool
run (AwaleStatement  *statement,
     GError         **error)
{
  return statement != NULL && awale_statement_run (statement, error);
}

void
awale_library_set_missing (GError **error,
                           gint64   id)
{
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
               _("There is no game %" PRIi64 " in the library."), id);
}

void
awale_library_set_unreadable (GError **error,
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

  statement = awale_library_get_query (self, AWALE_QUERY_FIND_SAME, error, "sssssx", record->event,
                                       record->site, record->date, record->round, record->result,
                                       record->hash);
  if (statement == NULL)
    return false;
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
  g_autoptr (AwaleStatement) statement = NULL;

  *id = self->source_id;
  if (g_strcmp0 (self->source, name) == 0)
    return true;

  statement = awale_statement_new_with (self->db, error,
                                        "INSERT INTO sources (path) VALUES (?) ON CONFLICT (path)"
                                        " DO UPDATE SET path = path RETURNING id", "s", name);
  if (statement == NULL || awale_statement_step (statement, error) != AWALE_SQL_ROW)
    return false;
  *id = awale_statement_get_int (statement, 0);
  g_free (self->source);
  self->source = g_steal_pointer (&name);
  self->source_id = *id;
  return awale_statement_run (statement, error);
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

/* Adds the row of @record; @source and @faults are (nullable). */
static bool
add_row (AwaleLibrary              *self,
         const AwaleLibraryRecord  *record,
         const AwaleLibrarySource  *source,
         const char                *faults,
         gint64                    *id,
         GError                   **error)
{
  AwaleStatement *statement = awale_library_get_query (self, AWALE_QUERY_ADD_GAME, error, "");
  gint64 source_id;

  if (statement == NULL)
    return false;
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

/* Replaces the text of a game and its indexed words. */
static bool
set_texts (AwaleLibrary             *self,
           gint64                    id,
           const AwaleLibraryRecord *record,
           GError                  **error)
{
  return run (awale_library_get_query (self, AWALE_QUERY_ADD_TEXT, error, "xs", id, record->text),
              error)
         && run (awale_library_get_query (self, AWALE_QUERY_ADD_WORDS, error, "xsssss", id,
                                          record->south, record->north, record->event,
                                          record->site, record->comments), error);
}

static bool
set_moves (AwaleLibrary             *self,
           gint64                    id,
           const AwaleLibraryRecord *record,
           GError                  **error)
{
  return run (awale_library_get_query (self, AWALE_QUERY_ADD_MOVES, error, "xb", id,
                                       record->moves), error);
}

bool
awale_library_set_loss (AwaleLibrary               *self,
                        gint64                      id,
                        const AwaleLibraryRecord   *record,
                        GError                    **error)
{
  if (!run (awale_library_get_query (self, AWALE_QUERY_FORGET_LOSS, error, "x", id), error))
    return false;
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    for (int phase = 0; phase < AWALE_N_PHASES; phase++)
      {
        const AwaleReportPhase *sum = &record->sums.phases[side][phase];

        if (sum->n_moves > 0
            && !run (awale_library_get_query (self, AWALE_QUERY_ADD_LOSS, error, "xiiii", id,
                                              side, phase, (int) sum->n_moves, sum->loss), error))
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
  bool alone, done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (record != NULL && id != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = add_row (self, record, source, faults, id, error)
         && set_moves (self, *id, record, error) && set_texts (self, *id, record, error)
         && (record->loss < 0 || awale_library_set_loss (self, *id, record, error));
  return awale_library_end_change (self, alone, done, error);
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
    awale_library_set_missing (error, id);
  return done && sqlite3_changes (self->db) > 0;
}

bool
awale_library_replace_tags (AwaleLibrary              *self,
                            gint64                     id,
                            const AwaleLibraryRecord  *record,
                            GError                   **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db,
                         "UPDATE games SET south = ?, north = ?, event = ?, site = ?, date = ?,"
                         " round = ?, ruleset = ?, result = ?, south_score = ?, north_score = ?,"
                         " plies = ?, hash = ?, given = ? WHERE id = ?", error);

  if (statement == NULL)
    return false;
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
  bool alone, done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (record != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = awale_library_replace_tags (self, id, record, error)
         && awale_sql_run_with (self->db, error, "UPDATE games SET faults = NULL WHERE id = ?", "x",
                                id)
         && set_moves (self, id, record, error) && awale_library_set_loss (self, id, record, error);
  return awale_library_end_change (self, alone, done, error);
}

/* Runs @sql, a change of the game @id, which is its only parameter. */
static bool
run_on_game (AwaleLibrary  *self,
             const char    *sql,
             gint64         id,
             GError       **error)
{
  return end_change_of_game (self, id, awale_sql_run_with (self->db, error, sql, "x", id), error);
}

/* Removes a game; the index of words is removed first, because it has no foreign key to the
 * game. */
bool
awale_library_remove (AwaleLibrary  *self,
                      gint64         id,
                      GError       **error)
{
  bool alone, done;

  g_return_val_if_fail (self != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = run_on_game (self, "DELETE FROM words WHERE rowid = ?", id, error)
         && run_on_game (self, "DELETE FROM games WHERE id = ?", id, error);
  return awale_library_end_change (self, alone, done, error);
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

  statement = awale_statement_new_with (self->db, error, "SELECT text FROM games LEFT JOIN texts"
                                                         " USING (id) WHERE id = ?", "x", id);
  if (statement == NULL)
    return NULL;
  step = awale_statement_step (statement, error);
  if (step == AWALE_SQL_ROW)
    text = g_strdup (awale_statement_get_text (statement, 0));
  if (!awale_library_end_reading (self, step != AWALE_SQL_FAILED, error))
    return NULL;
  if (step == AWALE_SQL_DONE)
    awale_library_set_missing (error, id);
  else if (text == NULL)
    awale_library_set_unreadable (error, id);
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
  awale_library_set_unreadable (error, id);
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
  bool alone, done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = awale_sql_run_with (self->db, error, "INSERT OR IGNORE INTO collections (name) VALUES (?)",
                             "s", name)
         && end_change_of_game (self, id,
                                run (awale_library_get_query (self, AWALE_QUERY_COLLECT, error,
                                                              "sx", name, id), error), error);
  return awale_library_end_change (self, alone, done, error);
}

bool
awale_library_uncollect (AwaleLibrary  *self,
                         const char    *name,
                         gint64         id,
                         GError       **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL, false);

  return awale_sql_run_with (self->db, error,
                             "DELETE FROM collected WHERE game = ?2 AND collection ="
                             " (SELECT id FROM collections WHERE name = ?1)", "sx", name, id);
}
