/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Format of a row. */
typedef enum
{
  AWALE_TABLE_HEADED,  /**< A line of column names, then a line a row, columns between tabs. */
  AWALE_TABLE_BARE,    /**< A line a row, without column names. */
  AWALE_TABLE_RECORD,  /**< Name, tab and value, a line each. */
} AwaleTableLayout;

/**
 * Writes results on standard output: as text, or with @json as one object a line. Each row adds
 * its values in the order of the columns. On the stack; nothing to free.
 */
typedef struct
{
  AwaleTableLayout   layout;
  bool               json;
  const char *const *columns;    /**< Names, ending in NULL; they stay the caller's. */
  unsigned           n_written;  /**< Values of the present row that are written. */
} AwaleTableWriter;

/** Starts a table, with its column names if the layout has some. */
void awale_table_writer_init       (AwaleTableWriter  *self,
                                    AwaleTableLayout   layout,
                                    bool               json,
                                    const char *const *columns);

/**
 * Adds the next value of the row, which ends with its last column. NULL is `-`, and control
 * characters become blanks in text.
 */
void awale_table_writer_add_string (AwaleTableWriter  *self,
                                    const char        *value);
void awale_table_writer_add_int    (AwaleTableWriter  *self,
                                    gint64             value);

/** Adds a number with @decimals after a decimal point, whatever the language; NAN is `-`. */
void awale_table_writer_add_double (AwaleTableWriter  *self,
                                    double             value,
                                    int                decimals);

/**
 * Text that a terminal can show, maybe from a stranger's file: UTF-8 with spaces for control
 * characters, and for ends of lines unless @keep_lines. Returns: (transfer full)
 */
char *awale_cli_dup_printable      (const char        *text,
                                    bool               keep_lines);

G_END_DECLS
