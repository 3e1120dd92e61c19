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
  [AWALE_QUERY_FORGET_GIVEN] = "DELETE FROM judged WHERE game = ?",
  [AWALE_QUERY_ADD_GIVEN] = "INSERT INTO judged (game, side, phase, moves, given)"
                            " VALUES (?, ?, ?, ?, ?)",
  [AWALE_QUERY_COLLECT] = "INSERT INTO collected (collection, game)"
                          " SELECT collections.id, games.id FROM collections, games"
                          " WHERE name = ?1 AND games.id = ?2"
                          " ON CONFLICT DO UPDATE SET game = game",
  [AWALE_QUERY_ADD_BAD] =
    "INSERT INTO bad_games (source, number, line, reason, text, hash, added)"
    " VALUES (?, ?, ?, ?, ?, ?, unixepoch ()) ON CONFLICT (source, hash) DO UPDATE SET"
    " number = excluded.number, line = excluded.line, reason = excluded.reason, gone = 0"
    " RETURNING id",
  [AWALE_QUERY_LIST_BAD] = "SELECT bad_games.id FROM sources JOIN bad_games ON source = sources.id"
                           " WHERE path = ?",
};

/* Columns of a game that are derived from its record, in the order of AWALE_QUERY_ADD_GAME. */
enum
{
  N_RECORD_COLUMNS = 13,
};

AwaleStatement *
awale_library_get_query (AwaleLibrary  *self,
                         AwaleQuery     query,
                         GError       **error)
{
  if (self->queries[query] == NULL)
    self->queries[query] = awale_statement_new (self->db, queries[query], error);
  else
    awale_statement_reset (self->queries[query]);
  return self->queries[query];
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
  const char *const tags[] = { record->event, record->site, record->date, record->round,
                               record->result };
  AwaleStatement *statement;
  AwaleSqlStep step;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  statement = awale_library_get_query (self, AWALE_QUERY_FIND_SAME, error);
  if (statement == NULL)
    return false;
  for (int i = 0; i < (int) G_N_ELEMENTS (tags); i++)
    awale_statement_set_text (statement, i + 1, tags[i]);
  awale_statement_set_int (statement, G_N_ELEMENTS (tags) + 1, record->hash);
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
  AwaleSqlStep step;

  *id = self->source_id;
  if (g_strcmp0 (self->source, name) == 0)
    return true;

  statement = awale_statement_new (self->db,
                                   "INSERT INTO sources (path) VALUES (?)"
                                   " ON CONFLICT (path) DO UPDATE SET path = path RETURNING id",
                                   error);
  if (statement == NULL)
    return false;
  awale_statement_set_text (statement, 1, name);
  step = awale_statement_step (statement, error);
  if (step != AWALE_SQL_ROW)
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
  const char *const texts[] = { record->south, record->north, record->event, record->site,
                                record->date, record->round, record->ruleset, record->result };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    awale_statement_set_text (statement, (int) i + 1, texts[i]);
  if (record->score.known)
    {
      awale_statement_set_int (statement, 9, record->score.score.south);
      awale_statement_set_int (statement, 10, record->score.score.north);
    }
  awale_statement_set_int (statement, 11, record->plies);
  awale_statement_set_int (statement, 12, record->hash);
  if (record->loss >= 0)
    awale_statement_set_double (statement, N_RECORD_COLUMNS, record->loss);
}

/* Adds the row of @record; @source and @faults are nullable. */
static bool
add_row (AwaleLibrary              *self,
         const AwaleLibraryRecord  *record,
         const AwaleLibrarySource  *source,
         const char                *faults,
         gint64                    *id,
         GError                   **error)
{
  AwaleStatement *statement = awale_library_get_query (self, AWALE_QUERY_ADD_GAME, error);
  gint64 source_id;

  if (statement == NULL)
    return false;
  if (source != NULL)
    {
      if (!awale_library_find_source (self, source->path, &source_id, error))
        return false;
      awale_statement_set_int (statement, N_RECORD_COLUMNS + 1, source_id);
      awale_statement_set_int (statement, N_RECORD_COLUMNS + 2, source->number);
      awale_statement_set_int (statement, N_RECORD_COLUMNS + 3, source->line);
    }
  set_record (statement, record);
  awale_statement_set_text (statement, N_RECORD_COLUMNS + 4, faults);
  if (!awale_statement_run (statement, error))
    return false;
  *id = sqlite3_last_insert_rowid (self->db);
  return true;
}

/* Replaces what other tables keep of @record. */
static bool
set_rest (AwaleLibrary             *self,
          gint64                    id,
          const AwaleLibraryRecord *record,
          GError                  **error)
{
  const char *const words[] = { record->south, record->north, record->event, record->site,
                                record->comments };
  AwaleStatement *statements[3];

  for (int i = 0; i < 3; i++)
    {
      statements[i] = awale_library_get_query (self, AWALE_QUERY_ADD_MOVES + i, error);
      if (statements[i] == NULL)
        return false;
      awale_statement_set_int (statements[i], 1, id);
    }
  awale_statement_set_bytes (statements[0], 2, record->moves);
  awale_statement_set_text (statements[1], 2, record->text);
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    awale_statement_set_text (statements[2], (int) i + 2, words[i]);
  return awale_statement_run (statements[0], error) && awale_statement_run (statements[1], error)
         && awale_statement_run (statements[2], error);
}

bool
awale_library_set_loss (AwaleLibrary               *self,
                        gint64                      id,
                        const AwaleLibraryRecord   *record,
                        GError                    **error)
{
  AwaleStatement *forget = awale_library_get_query (self, AWALE_QUERY_FORGET_GIVEN, error);
  AwaleStatement *add;

  if (forget == NULL)
    return false;
  awale_statement_set_int (forget, 1, id);
  if (!awale_statement_run (forget, error))
    return false;
  add = awale_library_get_query (self, AWALE_QUERY_ADD_GIVEN, error);
  for (int i = 0; add != NULL && i < 2 * AWALE_N_PHASES; i++)
    {
      int side = i / AWALE_N_PHASES, phase = i % AWALE_N_PHASES;
      const AwaleReportPhase *sum = &record->sums.phases[side][phase];

      if (sum->n_moves == 0)
        continue;
      awale_statement_set_int (add, 1, id);
      awale_statement_set_int (add, 2, side);
      awale_statement_set_int (add, 3, phase);
      awale_statement_set_int (add, 4, sum->n_moves);
      awale_statement_set_int (add, 5, sum->loss);
      if (!awale_statement_run (add, error))
        return false;
    }
  return add != NULL;
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

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (record != NULL && id != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = add_row (self, record, source, faults, id, error) && set_rest (self, *id, record, error)
         && (record->loss < 0 || awale_library_set_loss (self, *id, record, error));
  return awale_library_end_change (self, alone, done, error);
}

/* Runs @statement, which changes the game @id; false if the game does not exist. */
static bool
change_game (AwaleLibrary    *self,
             AwaleStatement  *statement,
             gint64           id,
             GError         **error)
{
  if (!awale_statement_run (statement, error))
    return false;
  if (sqlite3_changes (self->db) > 0)
    return true;
  awale_library_set_missing (error, id);
  return false;
}

static bool
replace_row (AwaleLibrary              *self,
             gint64                     id,
             const AwaleLibraryRecord  *record,
             GError                   **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db,
                         "UPDATE games SET south = ?, north = ?, event = ?, site = ?, date = ?,"
                         " round = ?, ruleset = ?, result = ?, south_score = ?, north_score = ?,"
                         " plies = ?, hash = ?, given = ?, faults = NULL WHERE id = ?", error);

  if (statement == NULL)
    return false;
  set_record (statement, record);
  awale_statement_set_int (statement, N_RECORD_COLUMNS + 1, id);
  return change_game (self, statement, id, error);
}

bool
awale_library_replace (AwaleLibrary              *self,
                       gint64                     id,
                       const AwaleLibraryRecord  *record,
                       GError                   **error)
{
  bool alone, done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (record != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = replace_row (self, id, record, error) && set_rest (self, id, record, error)
         && awale_library_set_loss (self, id, record, error);
  return awale_library_end_change (self, alone, done, error);
}

/* Runs @sql with the game's number bound. */
static bool
run_on_game (AwaleLibrary  *self,
             const char    *sql,
             gint64         id,
             GError       **error)
{
  g_autoptr (AwaleStatement) statement = awale_statement_new (self->db, sql, error);

  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, id);
  return change_game (self, statement, id, error);
}

/* The word index has no foreign key to the game, so it goes first. */
bool
awale_library_remove (AwaleLibrary  *self,
                      gint64         id,
                      GError       **error)
{
  bool alone, done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  self->queue.is_counted = false;
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
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);

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

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), NULL);

  statement = awale_statement_new (self->db, "SELECT text FROM games LEFT JOIN texts USING (id)"
                                             " WHERE id = ?", error);
  if (statement == NULL)
    return NULL;
  awale_statement_set_int (statement, 1, id);
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

AwaleGame *
awale_library_load (AwaleLibrary  *self,
                    gint64         id,
                    GError       **error)
{
  g_autofree char *text = awale_library_dup_text (self, id, error);
  g_autoptr (AwaleDocument) document = NULL;

  if (text == NULL)
    return NULL;
  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) > 0)
    return g_object_ref (awale_document_get_game (document, 0));
  awale_library_set_unreadable (error, id);
  return NULL;
}

static bool
make_collection (AwaleLibrary  *self,
                 const char    *name,
                 GError       **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db, "INSERT OR IGNORE INTO collections (name) VALUES (?)", error);

  if (statement == NULL)
    return false;
  awale_statement_set_text (statement, 1, name);
  return awale_statement_run (statement, error);
}

static bool
add_to_collection (AwaleLibrary  *self,
                   const char    *name,
                   gint64         id,
                   GError       **error)
{
  AwaleStatement *statement = awale_library_get_query (self, AWALE_QUERY_COLLECT, error);

  if (statement == NULL)
    return false;
  awale_statement_set_text (statement, 1, name);
  awale_statement_set_int (statement, 2, id);
  return change_game (self, statement, id, error);
}

bool
awale_library_collect (AwaleLibrary  *self,
                       const char    *name,
                       gint64         id,
                       GError       **error)
{
  bool alone, done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (name != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  done = make_collection (self, name, error) && add_to_collection (self, name, id, error);
  return awale_library_end_change (self, alone, done, error);
}

bool
awale_library_uncollect (AwaleLibrary  *self,
                         const char    *name,
                         gint64         id,
                         GError       **error)
{
  g_autoptr (AwaleStatement) statement = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (name != NULL, false);

  statement = awale_statement_new (self->db,
                                   "DELETE FROM collected WHERE game = ?2 AND collection ="
                                   " (SELECT id FROM collections WHERE name = ?1)", error);
  if (statement == NULL)
    return false;
  awale_statement_set_text (statement, 1, name);
  awale_statement_set_int (statement, 2, id);
  return awale_statement_run (statement, error);
}
