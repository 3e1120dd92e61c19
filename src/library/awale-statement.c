/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-statement.h"

static void
set_error (GError  **error,
           sqlite3  *db)
{
  const char *path = sqlite3_db_filename (db, "main");

  awale_library_set_error (error, db, path != NULL ? path : "");
}

AwaleStatement *
awale_statement_new (sqlite3     *db,
                     const char  *sql,
                     GError     **error)
{
  sqlite3_stmt *self = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &self, NULL) == SQLITE_OK)
    return self;
  set_error (error, db);
  return NULL;
}

void
awale_statement_set_int (AwaleStatement *self,
                         int             index,
                         gint64          value)
{
  sqlite3_bind_int64 (self, index, value);
}

void
awale_statement_set_text (AwaleStatement *self,
                          int             index,
                          const char     *value)
{
  sqlite3_bind_text (self, index, value, -1, SQLITE_STATIC);
}

void
awale_statement_set_bytes (AwaleStatement *self,
                           int             index,
                           GBytes         *value)
{
  size_t n_bytes;
  const void *bytes = g_bytes_get_data (value, &n_bytes);

  sqlite3_bind_blob64 (self, index, bytes, n_bytes, SQLITE_STATIC);
}

const char *
awale_statement_get_text (AwaleStatement *self,
                          int             column)
{
  return (const char *) sqlite3_column_text (self, column);
}

AwaleSqlStep
awale_statement_step (AwaleStatement  *self,
                      GError         **error)
{
  int code = sqlite3_step (self);

  if (code == SQLITE_ROW)
    return AWALE_SQL_ROW;
  if (code != SQLITE_DONE)
    set_error (error, sqlite3_db_handle (self));
  sqlite3_reset (self);
  return code == SQLITE_DONE ? AWALE_SQL_DONE : AWALE_SQL_FAILED;
}

bool
awale_statement_run (AwaleStatement  *self,
                     GError         **error)
{
  AwaleSqlStep step;

  do
    step = awale_statement_step (self, error);
  while (step == AWALE_SQL_ROW);
  sqlite3_clear_bindings (self);
  return step == AWALE_SQL_DONE;
}

bool
awale_sql_run (sqlite3     *db,
               const char  *sql,
               GError     **error)
{
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK)
    return true;
  set_error (error, db);
  return false;
}

bool
awale_sql_get_int (sqlite3     *db,
                   const char  *sql,
                   gint64      *value,
                   GError     **error)
{
  g_autoptr (AwaleStatement) statement = awale_statement_new (db, sql, error);
  AwaleSqlStep step = statement != NULL ? awale_statement_step (statement, error)
                                        : AWALE_SQL_FAILED;

  *value = step == AWALE_SQL_ROW ? sqlite3_column_int64 (statement, 0) : 0;
  return step != AWALE_SQL_FAILED;
}
