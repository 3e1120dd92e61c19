/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-change.h"

#include "awale-library-collections.h"
#include "awale-library-doubles.h"
#include "awale-library-filter.h"
#include "awale-library-private.h"
#include "awale-library-schema.h"
#include "awale-library-tags.h"
#include "awale-library-values.h"
#include "awale-player-names.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>

/* Tables with data of a game, in the order in which an undo restores them. */
static const struct
{
  const char *name;
  const char *id;
  const char *columns;  /* Columns; empty for all. */
} tables[] = {
  { "games", "id", "" },
  { "moves", "game", "game, moves" },  /* The moves get a new stamp, which tells readers that
                                        * they were restored. */
  { "texts", "id", "" },
  { "words", "rowid", "rowid, south, north, event, site, comments" },
  { "collected", "game", "" },
  { "not_doubles", "game", "" },
  { "judged", "game", "" },
  { "to_analyze", "game", "game, depth, paused, done" },  /* Their places may be taken. */
};

AwaleLibraryChange *
awale_library_change_copy (const AwaleLibraryChange *self)
{
  AwaleLibraryChange *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->games = self->games != NULL ? g_array_copy (self->games) : NULL;
  copy->name = g_strdup (self->name);
  copy->new_name = g_strdup (self->new_name);
  copy->tags = (const char *const *) g_strdupv ((char **) self->tags);
  copy->text = self->text != NULL ? g_bytes_ref (self->text) : NULL;
  return copy;
}

void
awale_library_change_free (AwaleLibraryChange *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->games, g_array_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_free ((char *) self->name);
  g_free ((char *) self->new_name);
  g_strfreev ((char **) self->tags);
  g_free (self);
}

/* --- Undo ------------------------------------------------------------------------------------ */

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

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (ids != NULL, false);

  games = awale_library_filter_write_games (ids);
  self->undo = 0;
  if (!awale_library_schema_add_not_doubles (self->db, error))
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!keep_table (self, i, games, error))
      return false;
  return true;
}

bool
awale_library_keep_after (AwaleLibrary  *self,
                          GError       **error)
{
  g_return_val_if_fail (self != NULL, false);

  if (!awale_sql_run (self->db,
                      "DROP TABLE IF EXISTS temp.kept_after;"
                      "CREATE TEMP TABLE kept_after AS SELECT id, text FROM main.texts"
                      " WHERE id IN (SELECT id FROM temp.kept_games)", error))
    return false;
  self->undo = g_get_monotonic_time ();
  return true;
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

/* Restores games that were removed, or that still have the text which the change gave them. */
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
                      "UPDATE temp.kept_to_analyze SET paused ="
                      " ifnull ((SELECT paused FROM main.to_analyze LIMIT 1), paused);"
                      "DELETE FROM temp.kept_collected"
                      " WHERE collection NOT IN (SELECT id FROM main.collections);"
                      "DELETE FROM temp.kept_not_doubles"
                      " WHERE other NOT IN (SELECT id FROM main.games)"
                      " AND other NOT IN (SELECT id FROM temp.kept_back);"
                      "DELETE FROM main.words WHERE rowid IN (SELECT id FROM temp.kept_back);"
                      "DELETE FROM main.games WHERE id IN (SELECT id FROM temp.kept_back)", error))
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!put_back_table (self, i, error))
      return false;
  return true;
}

static bool
can_undo (AwaleLibrary  *self,
          gint64         number,
          GError       **error)
{
  if (number != 0 && number == self->undo)
    return true;
  g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                       _("This can no longer be undone."));
  return false;
}

static bool
undo (AwaleLibrary  *self,
      GError       **error)
{
  if (!put_back (self, error))
    return false;
  self->undo = 0;
  return true;
}

/* --- Adding ---------------------------------------------------------------------------------- */

static AwaleGame *
read_game (GBytes *bytes)
{
  size_t n_bytes;
  const char *text = g_bytes_get_data (bytes, &n_bytes);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, n_bytes, NULL);

  g_assert (awale_document_get_n_games (document) > 0);
  return g_object_ref (awale_document_get_game (document, 0));
}

/* Adds to the known game the parts of @game that it does not have, or only counts them. */
static bool
merge_game (AwaleLibraryChange  *change,
            AwaleLibrary        *library,
            AwaleGame           *game,
            GError             **error)
{
  g_autoptr (AwaleGame) known = awale_library_load (library, change->id, error);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (known == NULL)
    return false;
  change->missing = awale_game_merge (known, game, awale_game_get_short_tag (game, "Annotator"));
  if (change->kind != AWALE_CHANGE_MERGE)
    return true;
  g_array_append_val (ids, change->id);
  return awale_library_keep (library, ids, error)
         && awale_library_save (library, change->id, known, error)
         && awale_library_keep_after (library, error);
}

static bool
add (AwaleLibraryChange  *change,
     AwaleLibrary        *library,
     GError             **error)
{
  g_autoptr (AwaleGame) game = read_game (change->text);
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  bool is_same = true;

  if (!awale_library_find_same (library, record, &change->id, NULL, error))
    return false;
  change->is_known = change->id != 0;
  if (!change->is_known)
    return awale_library_add (library, record, NULL, NULL, &change->id, error);
  if (!awale_library_has_text (library, change->id, record->text, &is_same, error))
    return false;
  change->differs = !is_same;
  return is_same || merge_game (change, library, game, error);
}

static bool
save (const AwaleLibraryChange  *change,
      AwaleLibrary              *library,
      GError                   **error)
{
  g_autoptr (AwaleGame) game = read_game (change->text);

  return awale_library_save (library, change->id, game, error);
}

/* Stores the values of a game. A game that has other moves by now is unchanged; one that was
 * removed is an error. */
static bool
keep_values (const AwaleLibraryChange  *change,
             AwaleLibrary              *library,
             GError                   **error)
{
  g_autoptr (AwaleGame) game = read_game (change->text);
  g_autofree char *text = NULL;
  bool is_kept;

  if (!awale_library_keep_values (library, change->id, game, &is_kept, error))
    return false;
  if (!is_kept)
    text = awale_library_dup_text (library, change->id, error);
  return is_kept || text != NULL;
}

/* --- Changes --------------------------------------------------------------------------------- */

/* Removes a game; one that is already gone is no error. */
static bool
remove_game (AwaleLibrary  *library,
             gint64         game,
             GError       **error)
{
  g_autoptr (GError) problem = NULL;

  if (awale_library_remove (library, game, &problem)
      || g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
    return true;
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

static bool
change_game (const AwaleLibraryChange  *change,
             AwaleLibrary              *library,
             gint64                     game,
             GError                   **error)
{
  switch (change->kind)
    {
    case AWALE_CHANGE_COLLECT:
      return awale_library_collect (library, change->name, game, error);
    case AWALE_CHANGE_UNCOLLECT:
      return awale_library_uncollect (library, change->name, game, error);
    case AWALE_CHANGE_TAGS:
      return awale_library_set_tags (library, game, change->tags, error);
    case AWALE_CHANGE_REMOVE:
      return remove_game (library, game, error);
    default:
      return awale_library_set_favorite (library, game, change->kind == AWALE_CHANGE_LIKE, error);
    }
}

static bool
change_games (const AwaleLibraryChange  *change,
              AwaleLibrary              *library,
              GError                   **error)
{
  for (unsigned i = 0; i < change->games->len; i++)
    if (!change_game (change, library, g_array_index (change->games, gint64, i), error))
      return false;
  return true;
}

static bool
change_double (const AwaleLibraryChange  *change,
               AwaleLibrary              *library,
               GError                   **error)
{
  gint64 id = g_array_index (change->games, gint64, 0);
  gint64 other = g_array_index (change->games, gint64, 1);

  return change->kind == AWALE_CHANGE_KEEP_BOTH
           ? awale_library_keep_both (library, id, other, error)
           : awale_library_merge_double (library, id, other, error);
}

static bool
make (AwaleLibraryChange  *change,
      AwaleLibrary        *library,
      GError             **error)
{
  switch (change->kind)
    {
    case AWALE_CHANGE_RENAME_COLLECTION:
      return awale_library_rename_collection (library, change->name, change->new_name, error);
    case AWALE_CHANGE_REMOVE_COLLECTION:
      return awale_library_remove_collection (library, change->name, error);
    case AWALE_CHANGE_RENAME_PLAYERS:
      return awale_library_rename_players (library, change->tags, &change->n_copies, error);
    case AWALE_CHANGE_SAVE:
      return save (change, library, error);
    case AWALE_CHANGE_VALUES:
      return keep_values (change, library, error);
    case AWALE_CHANGE_ADD:
    case AWALE_CHANGE_MERGE:
      return add (change, library, error);
    case AWALE_CHANGE_UNDO:
      return undo (library, error);
    case AWALE_CHANGE_TAGS:
    case AWALE_CHANGE_REMOVE:
      return awale_library_keep (library, change->games, error)
             && change_games (change, library, error) && awale_library_keep_after (library, error);
    case AWALE_CHANGE_MERGE_DOUBLE:
    case AWALE_CHANGE_KEEP_BOTH:
      return awale_library_keep (library, change->games, error)
             && change_double (change, library, error) && awale_library_keep_after (library, error);
    default:
      return change_games (change, library, error);
    }
}

bool
awale_library_change_make (AwaleLibraryChange  *self,
                           AwaleLibrary        *library,
                           GError             **error)
{
  gint64 undo_before;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (library != NULL, false);

  undo_before = library->undo;
  if ((self->kind == AWALE_CHANGE_UNDO && !can_undo (library, self->undo, error))
      || !awale_library_begin (library, error))
    return false;
  if (!awale_library_end (library, make (self, library, error), error))
    return false;
  self->undo = library->undo != undo_before ? library->undo : 0;
  return true;
}

static gpointer
make_in_lane (AwaleLibrary  *library,
              gpointer       change,
              GCancellable  *cancellable,
              GError       **error)
{
  return awale_library_change_make (change, library, error) ? change : NULL;
}

const AwaleLibraryJob awale_library_change_job = {
  .thread = AWALE_LIBRARY_THREAD_WRITE,
  .func = make_in_lane,
  .free_data = (GDestroyNotify) awale_library_change_free,
};
