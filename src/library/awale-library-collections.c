/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-collections.h"

#include "awale-library-names.h"
#include "awale-library-private.h"

#include <glib/gi18n-lib.h>

char **
awale_library_list_collections (AwaleLibrary  *self,
                                GError       **error)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), NULL);

  statement = awale_statement_new (self->db, "SELECT name FROM collections ORDER BY name"
                                             AWALE_COLLATE_NAMES, error);
  if (statement == NULL)
    return NULL;
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    g_strv_builder_add (names, awale_statement_get_text (statement, 0));
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return NULL;
  return g_strv_builder_end (names);
}

static bool
find_collection (AwaleLibrary  *self,
                 const char    *name,
                 bool          *found,
                 GError       **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db, "SELECT 1 FROM collections WHERE name = ?", error);
  AwaleSqlStep step;

  if (statement == NULL)
    return false;
  awale_statement_set_text (statement, 1, name);
  step = awale_statement_step (statement, error);
  *found = step == AWALE_SQL_ROW;
  return step != AWALE_SQL_FAILED;
}

/* Runs @sql on the collection @name, which must exist. */
static bool
run_on_collection (AwaleLibrary  *self,
                   const char    *sql,
                   const char    *name,
                   const char    *value,
                   GError       **error)
{
  g_autoptr (AwaleStatement) statement = awale_statement_new (self->db, sql, error);

  if (statement == NULL)
    return false;
  awale_statement_set_text (statement, 1, name);
  if (value != NULL)
    awale_statement_set_text (statement, 2, value);
  if (!awale_statement_run (statement, error))
    return false;
  if (sqlite3_changes (self->db) > 0)
    return true;
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
               _("There is no collection “%s”."), name);
  return false;
}

bool
awale_library_rename_collection (AwaleLibrary  *self,
                                 const char    *name,
                                 const char    *new_name,
                                 GError       **error)
{
  bool found = false;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (name != NULL && new_name != NULL, false);

  if (g_str_equal (name, new_name))
    return true;
  if (!find_collection (self, new_name, &found, error))
    return false;
  if (!found)
    return run_on_collection (self, "UPDATE collections SET name = ?2 WHERE name = ?1", name,
                              new_name, error);
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_NAME,
               _("A collection “%s” already exists."), new_name);
  return false;
}

bool
awale_library_remove_collection (AwaleLibrary  *self,
                                 const char    *name,
                                 GError       **error)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (name != NULL, false);

  return run_on_collection (self, "DELETE FROM collections WHERE name = ?", name, NULL, error);
}
