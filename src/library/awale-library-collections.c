/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-collections.h"

#include "awale-library-functions.h"
#include "awale-library-private.h"

#include <glib/gi18n-lib.h>

char **
awale_library_list_collections (AwaleLibrary  *self,
                                GError       **error)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, NULL);

  awale_library_add_collate_key (self->db);
  statement = awale_statement_new (self->db, error,
                                   "SELECT name FROM collections ORDER BY collate_key (name), name",
                                   "");
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    g_strv_builder_add (names, awale_statement_get_text (statement, 0));
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return NULL;
  return g_strv_builder_end (names);
}

/* Ends a change of the collection @name; fails if the collection does not exist. */
static bool
end_change (AwaleLibrary  *self,
            const char    *name,
            bool           done,
            GError       **error)
{
  if (done && sqlite3_changes (self->db) == 0)
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                 _("There is no collection “%s”."), name);
  return done && sqlite3_changes (self->db) > 0;
}

bool
awale_library_rename_collection (AwaleLibrary  *self,
                                 const char    *name,
                                 const char    *new_name,
                                 GError       **error)
{
  gint64 found;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL && new_name != NULL, false);

  if (g_str_equal (name, new_name))
    return true;
  if (!awale_sql_get_int (self->db, &found, error, "SELECT 1 FROM collections WHERE name = ?", "s",
                          new_name))
    return false;
  if (found == 0)
    return end_change (self, name,
                       awale_library_run (self, error,
                                          "UPDATE collections SET name = ? WHERE name = ?", "ss",
                                          new_name, name), error);
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_NAME,
               _("A collection “%s” already exists."), new_name);
  return false;
}

bool
awale_library_remove_collection (AwaleLibrary  *self,
                                 const char    *name,
                                 GError       **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL, false);

  return end_change (self, name,
                     awale_library_run (self, error, "DELETE FROM collections WHERE name = ?",
                                        "s", name), error);
}
