/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-unreadable-games.h"

#include "awale-library-filter.h"
#include "awale-library-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

bool
awale_library_list_unreadable (AwaleLibrary           *self,
                               AwaleUnreadableGameFunc func,
                               void                   *user_data,
                               GError                **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (func != NULL, false);

  statement = awale_statement_new (self->db, error,
                                   "SELECT bad_games.id, path, number, line, gone, reason, text"
                                   " FROM bad_games JOIN sources ON sources.id = source"
                                   " ORDER BY path, number, bad_games.id", "");
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      AwaleUnreadableGame game = {
        .id = awale_statement_get_int (statement, 0),
        .source = { awale_statement_get_text (statement, 1),
                    (unsigned) awale_statement_get_int (statement, 2),
                    (unsigned) awale_statement_get_int (statement, 3) },
        .is_gone = awale_statement_get_int (statement, 4) != 0,
        .reason = awale_statement_get_text (statement, 5),
        .text = awale_statement_get_text (statement, 6),
      };

      if (!func (&game, user_data))
        return true;
    }
  return awale_library_end_reading (self, step == AWALE_SQL_DONE, error);
}

static gint64
hash_text (const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) text, -1);
  return awale_library_get_hash (checksum);
}

static bool
add_row (AwaleLibrary              *self,
         const AwaleLibrarySource  *source,
         const char                *reason,
         const char                *text,
         gint64                    *id,
         GError                   **error)
{
  gint64 source_id;

  return awale_library_find_source (self, source->path, &source_id, error)
         && awale_sql_get_int (self->db, id, error,
                               "INSERT INTO bad_games (source, number, line, reason, text, hash,"
                               " added) VALUES (?, ?, ?, ?, ?, ?, unixepoch ())"
                               " ON CONFLICT (source, hash) DO UPDATE SET"
                               " number = excluded.number, line = excluded.line,"
                               " reason = excluded.reason, gone = 0 RETURNING id", "xiissx",
                               source_id, (int) source->number, (int) source->line, reason, text,
                               hash_text (text));
}

bool
awale_library_add_unreadable (AwaleLibrary             *self,
                              const AwaleLibrarySource *source,
                              const char               *reason,
                              const char               *text,
                              gint64                   *id,
                              GError                  **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (source != NULL && reason != NULL && text != NULL && id != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  done = add_row (self, source, reason, text, id, error);
  return awale_library_end (self, done, error);
}

bool
awale_library_mark_unreadable (AwaleLibrary *self,
                               const char   *path,
                               GArray       *there,
                               GError      **error)
{
  g_autofree char *name = NULL;
  g_autofree char *games = NULL;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (path != NULL && there != NULL, false);

  name = g_filename_display_name (path);
  games = awale_library_filter_write_games (there);
  return awale_library_run (self, error,
                            "UPDATE bad_games SET gone = id NOT IN (SELECT value FROM"
                            " json_each (?2)) WHERE source = (SELECT id FROM sources"
                            " WHERE path = ?1)", "ss", name, games);
}

bool
awale_library_remove_unreadable (AwaleLibrary *self,
                                 gint64        id,
                                 GError      **error)
{
  g_return_val_if_fail (self != NULL, false);

  if (!awale_library_run (self, error, "DELETE FROM bad_games WHERE id = ?", "x", id))
    return false;
  if (sqlite3_changes (self->db) > 0)
    return true;
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
               _("There is no unreadable game %" PRIi64 " in the library."), id);
  return false;
}

bool
awale_library_remove_gone_unreadable (AwaleLibrary *self,
                                      gint64       *n_removed,
                                      GError      **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (n_removed != NULL, false);

  if (!awale_sql_run (self->db, "DELETE FROM bad_games WHERE gone", error))
    return false;
  *n_removed = sqlite3_changes (self->db);
  return true;
}
