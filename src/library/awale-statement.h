/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-error.h"

#include <stdbool.h>

G_BEGIN_DECLS

/*
 * What a library asks of its database. Errors are of AWALE_LIBRARY_ERROR and name the library.
 */

typedef sqlite3_stmt AwaleStatement;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleStatement, sqlite3_finalize)

/** What a step of a statement gave. */
typedef enum
{
  AWALE_SQL_ROW,
  AWALE_SQL_DONE,
  AWALE_SQL_FAILED,
} AwaleSqlStep;

/** @sql, one statement, ready to be given its values. (transfer full) (nullable) */
AwaleStatement *awale_statement_new       (sqlite3         *db,
                                           const char      *sql,
                                           GError         **error);

/** Gives it the value number @index, from 1. The text or bytes must last until it is run. */
void            awale_statement_set_int   (AwaleStatement  *self,
                                           int              index,
                                           gint64           value);
void            awale_statement_set_text  (AwaleStatement  *self,
                                           int              index,
                                           const char      *value);
void            awale_statement_set_bytes (AwaleStatement  *self,
                                           int              index,
                                           GBytes          *value);

/** The text of a column of the row, NULL if it has none; until the next step. */
const char     *awale_statement_get_text  (AwaleStatement  *self,
                                           int              column);

/** Goes on to the next row. After the last, and after a failure, it can be run again. */
AwaleSqlStep    awale_statement_step      (AwaleStatement  *self,
                                           GError         **error);

/** Runs it to its end, whatever rows there are; it can then be run again with other values. */
bool            awale_statement_run       (AwaleStatement  *self,
                                           GError         **error);

/** Runs @sql, any number of statements without values. */
bool            awale_sql_run             (sqlite3         *db,
                                           const char      *sql,
                                           GError         **error);

/** The number that @sql gives in its first row. */
bool            awale_sql_get_int         (sqlite3         *db,
                                           const char      *sql,
                                           gint64          *value,
                                           GError         **error);

G_END_DECLS
