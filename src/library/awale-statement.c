/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-statement.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum amount, far more than a usual game has. */
#define MOST 1000000

struct _AwaleStatement
{
  sqlite3_stmt *prepared;
  int           refused;  /* SQLite error of a refused value, or SQLITE_OK. */
};

static void
set_error (GError  **error,
           sqlite3  *db)
{
  const char *path = sqlite3_db_filename (db, "main");

  awale_library_set_error (error, db, path != NULL ? path : "");
}

AwaleStatement *
awale_statement_new (sqlite3     *db,
                     GError     **error,
                     const char  *sql,
                     const char  *types,
                     ...)
{
  AwaleStatement *self;
  sqlite3_stmt *prepared = NULL;
  va_list values;

  if (sqlite3_prepare_v2 (db, sql, -1, &prepared, NULL) != SQLITE_OK)
    {
      set_error (error, db);
      return NULL;
    }
  self = g_new0 (AwaleStatement, 1);
  self->prepared = prepared;
  va_start (values, types);
  awale_statement_set_va (self, 1, types, values);
  va_end (values);
  return self;
}

void
awale_statement_free (AwaleStatement *self)
{
  if (self == NULL)
    return;
  sqlite3_finalize (self->prepared);
  g_free (self);
}

/* Stores the error of a value for the next step. */
static void
note_value (AwaleStatement *self,
            int             code)
{
  if (code != SQLITE_OK && self->refused == SQLITE_OK)
    self->refused = code;
}

static int
set_text (sqlite3_stmt *prepared,
          int           index,
          const char   *value)
{
  if (value == NULL)
    return sqlite3_bind_null (prepared, index);
  return sqlite3_bind_text64 (prepared, index, value, strlen (value), SQLITE_STATIC, SQLITE_UTF8);
}

static int
set_bytes (sqlite3_stmt *prepared,
           int           index,
           GBytes       *value)
{
  size_t n_bytes;
  const void *bytes = g_bytes_get_data (value, &n_bytes);

  return sqlite3_bind_blob64 (prepared, index, bytes, n_bytes, SQLITE_STATIC);
}

static int
set_amount (sqlite3_stmt *prepared,
            int           index,
            double        value)
{
  return value < 0 ? sqlite3_bind_null (prepared, index)
                   : sqlite3_bind_double (prepared, index, value);
}

void
awale_statement_set_va (AwaleStatement *self,
                        int             first,
                        const char     *types,
                        va_list         values)
{
  for (int index = first; self != NULL && *types != '\0'; types++, index++)
    switch (*types)
      {
      case 's':
        note_value (self, set_text (self->prepared, index, va_arg (values, const char *)));
        break;
      case 'b':
        note_value (self, set_bytes (self->prepared, index, va_arg (values, GBytes *)));
        break;
      case 'x':
        note_value (self, sqlite3_bind_int64 (self->prepared, index, va_arg (values, gint64)));
        break;
      case 'i':
        note_value (self, sqlite3_bind_int (self->prepared, index, va_arg (values, int)));
        break;
      case 'n':
        note_value (self, set_amount (self->prepared, index, va_arg (values, int)));
        break;
      case 'd':
        note_value (self, set_amount (self->prepared, index, va_arg (values, double)));
        break;
      default:
        g_assert_not_reached ();
      }
}

void
awale_statement_set (AwaleStatement *self,
                     int             first,
                     const char     *types,
                     ...)
{
  va_list values;

  va_start (values, types);
  awale_statement_set_va (self, first, types, values);
  va_end (values);
}

void
awale_statement_take_text (AwaleStatement *self,
                           int             index,
                           char           *value)
{
  note_value (self, sqlite3_bind_text64 (self->prepared, index, value, strlen (value), g_free,
                                         SQLITE_UTF8));
}

void
awale_statement_set_pointer (AwaleStatement *self,
                             const char     *name,
                             void           *value,
                             const char     *type,
                             GDestroyNotify  destroy)
{
  int index = self != NULL ? sqlite3_bind_parameter_index (self->prepared, name) : 0;

  if (index > 0)
    note_value (self, sqlite3_bind_pointer (self->prepared, index, value, type, destroy));
}

gint64
awale_statement_get_int (AwaleStatement *self,
                         int             column)
{
  return sqlite3_column_int64 (self->prepared, column);
}

int
awale_statement_get_amount (AwaleStatement *self,
                            int             column)
{
  return (int) CLAMP (awale_statement_get_int (self, column), -MOST, MOST);
}

double
awale_statement_get_double (AwaleStatement *self,
                            int             column)
{
  return sqlite3_column_double (self->prepared, column);
}

const char *
awale_statement_get_text (AwaleStatement *self,
                          int             column)
{
  return (const char *) sqlite3_column_text (self->prepared, column);
}

const void *
awale_statement_get_bytes (AwaleStatement *self,
                           int             column,
                           size_t         *n_bytes)
{
  const void *bytes = sqlite3_column_blob (self->prepared, column);

  *n_bytes = (size_t) sqlite3_column_bytes (self->prepared, column);
  return bytes;
}

bool
awale_statement_is_null (AwaleStatement *self,
                         int             column)
{
  return sqlite3_column_type (self->prepared, column) == SQLITE_NULL;
}

/* Fails because of a refused value, which would otherwise be stored as NULL. */
static AwaleSqlStep
tell_refused (AwaleStatement  *self,
              GError         **error)
{
  const char *path = sqlite3_db_filename (sqlite3_db_handle (self->prepared), "main");
  g_autofree char *name = g_filename_display_name (path != NULL ? path : "");

  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE,
               _("The library “%s” cannot be used: %s"), name, sqlite3_errstr (self->refused));
  return AWALE_SQL_FAILED;
}

AwaleSqlStep
awale_statement_step (AwaleStatement  *self,
                      GError         **error)
{
  int code;

  if (self == NULL)
    return AWALE_SQL_FAILED;
  if (self->refused != SQLITE_OK)
    return tell_refused (self, error);
  code = sqlite3_step (self->prepared);
  if (code == SQLITE_ROW)
    return AWALE_SQL_ROW;
  if (code != SQLITE_DONE)
    set_error (error, sqlite3_db_handle (self->prepared));
  sqlite3_reset (self->prepared);
  return code == SQLITE_DONE ? AWALE_SQL_DONE : AWALE_SQL_FAILED;
}

void
awale_statement_reset (AwaleStatement *self)
{
  if (self == NULL)
    return;
  sqlite3_reset (self->prepared);
  sqlite3_clear_bindings (self->prepared);
  self->refused = SQLITE_OK;
}

bool
awale_statement_run (AwaleStatement  *self,
                     GError         **error)
{
  AwaleSqlStep step;

  do
    step = awale_statement_step (self, error);
  while (step == AWALE_SQL_ROW);
  awale_statement_reset (self);
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
                   gint64      *value,
                   GError     **error,
                   const char  *sql,
                   const char  *types,
                   ...)
{
  g_autoptr (AwaleStatement) statement = awale_statement_new (db, error, sql, "");
  AwaleSqlStep step;
  va_list values;

  va_start (values, types);
  awale_statement_set_va (statement, 1, types, values);
  va_end (values);
  step = awale_statement_step (statement, error);
  *value = step == AWALE_SQL_ROW ? awale_statement_get_int (statement, 0) : 0;
  return step == AWALE_SQL_ROW ? awale_statement_run (statement, error) : step == AWALE_SQL_DONE;
}
