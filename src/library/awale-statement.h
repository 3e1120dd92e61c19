/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-error.h"

#include <sqlite3.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* A statement of a library's database. Errors are those of awale_library_set_error(). */

typedef struct _AwaleStatement AwaleStatement;

typedef enum
{
  AWALE_SQL_ROW,
  AWALE_SQL_DONE,
  AWALE_SQL_FAILED,
} AwaleSqlStep;

/**
 * Prepares @sql, a single statement, with values as in awale_statement_set(). (transfer full)
 * (nullable)
 */
AwaleStatement *awale_statement_new       (sqlite3         *db,
                                           GError         **error,
                                           const char      *sql,
                                           const char      *types,
                                           ...);
void            awale_statement_free      (AwaleStatement  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleStatement, awale_statement_free)

/**
 * Binds values to the parameters from the number @first on, counted from 1. Each letter in @types
 * is the type of a value: `s` a text, `b` GBytes, `x` a gint64, `i` an int, `n` an int and `d` a
 * double; a NULL text, and a negative `n` or `d`, stand for no value. Texts and bytes must live
 * until the statement has run. A value that the database cannot store makes the next step fail.
 * @self may be NULL, as in awale_statement_step().
 */
void            awale_statement_set       (AwaleStatement  *self,
                                           int              first,
                                           const char      *types,
                                           ...);
void            awale_statement_set_va    (AwaleStatement  *self,
                                           int              first,
                                           const char      *types,
                                           va_list          values);

/** Binds the text @value (transfer full) to the parameter with the number @index. */
void            awale_statement_take_text (AwaleStatement  *self,
                                           int              index,
                                           char            *value);

/**
 * Binds the parameter @name, if the statement has it, to @value (transfer full) for SQL functions
 * that know @type.
 */
void            awale_statement_set_pointer (AwaleStatement *self,
                                             const char     *name,
                                             void           *value,
                                             const char     *type,
                                             GDestroyNotify  destroy);

/**
 * The value of a column of the current row, from 0; a missing value is 0 or NULL. A text is valid
 * until the next step.
 */
gint64          awale_statement_get_int   (AwaleStatement  *self,
                                           int              column);

/**
 * The value of a column that will be summed, limited so that no sum overflows, whatever a file
 * contains.
 */
int             awale_statement_get_amount (AwaleStatement *self,
                                           int              column);
double          awale_statement_get_double (AwaleStatement *self,
                                           int              column);
const char     *awale_statement_get_text  (AwaleStatement  *self,
                                           int              column);
const void     *awale_statement_get_bytes (AwaleStatement  *self,
                                           int              column,
                                           size_t          *n_bytes);
bool            awale_statement_is_null   (AwaleStatement  *self,
                                           int              column);

/**
 * Steps to the next row. After the last row, and after a failure, the statement can run again. A
 * statement that is NULL, because its preparation set @error, fails.
 */
AwaleSqlStep    awale_statement_step      (AwaleStatement  *self,
                                           GError         **error);

/**
 * Skips the remaining rows and clears the values, so that the statement (nullable) can run again.
 */
void            awale_statement_reset     (AwaleStatement  *self);

/**
 * Runs the statement to its end and ignores its rows; it can then run again with other values. NULL
 * fails as in awale_statement_step().
 */
bool            awale_statement_run       (AwaleStatement  *self,
                                           GError         **error);

/** Runs @sql, any number of statements without parameters. */
bool            awale_sql_run             (sqlite3         *db,
                                           const char      *sql,
                                           GError         **error);

/**
 * Runs @sql, a single statement with values as in awale_statement_set(), to its end, and sets
 * @value to the number in the first row, or to 0 if there is none.
 */
bool            awale_sql_get_int         (sqlite3         *db,
                                           gint64          *value,
                                           GError         **error,
                                           const char      *sql,
                                           const char      *types,
                                           ...);

G_END_DECLS
