/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-error.h"

#include <sqlite3.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * What a library asks of its database. Errors are of AWALE_LIBRARY_ERROR and name the library.
 */

typedef struct _AwaleStatement AwaleStatement;

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
void            awale_statement_free      (AwaleStatement  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleStatement, awale_statement_free)

/**
 * Gives it the value number @index, from 1. The text or bytes must last until it is run; NULL is no
 * value. A value that the database cannot hold makes the next step fail.
 */
void            awale_statement_set_int   (AwaleStatement  *self,
                                           int              index,
                                           gint64           value);
void            awale_statement_set_double (AwaleStatement *self,
                                            int             index,
                                            double          value);
void            awale_statement_set_text  (AwaleStatement  *self,
                                           int              index,
                                           const char      *value);
void            awale_statement_set_bytes (AwaleStatement  *self,
                                           int              index,
                                           GBytes          *value);

/** Gives the value called @name, if there is one, a pointer for a function that knows @type. */
void            awale_statement_set_pointer (AwaleStatement *self,
                                             const char     *name,
                                             void           *value,
                                             const char     *type);

/** A column of the row, from 0; what has no value is 0 or NULL. Texts last until the next step. */
gint64          awale_statement_get_int   (AwaleStatement  *self,
                                           int              column);

/** The same of what is added up: never so much, whatever a file says, that a sum overflows. */
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

/** Goes on to the next row. After the last, and after a failure, it can be run again. */
AwaleSqlStep    awale_statement_step      (AwaleStatement  *self,
                                           GError         **error);

/** Leaves the rows that are left, and forgets its values; it can be run again with others. */
void            awale_statement_reset     (AwaleStatement  *self);

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

/** What went wrong with the database @db, which is at @path, in the call just made. */
void            awale_library_set_error   (GError         **error,
                                           sqlite3         *db,
                                           const char      *path);

G_END_DECLS
