/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_TABLE_HEADED,  /**< A line of column names, then a line for each row, with tabs between
                        * columns. */
  AWALE_TABLE_BARE,    /**< A line for each row, without column names. */
  AWALE_TABLE_RECORD,  /**< A line for each value: its name, a tab and the value. */
} AwaleTableLayout;

/**
 * A writer of results to standard output, as text or, with @json, as a JSON object per line. The
 * writer lives on the stack and needs no cleanup.
 */
typedef struct
{
  AwaleTableLayout  layout;
  bool              json;
  const char       *columns;   /**< Names of the columns, separated by spaces. */
  const char       *next;      /**< Name of the next column in a row that has begun. */
  bool              is_begun;
} AwaleTableWriter;

/**
 * Starts a table and, for text, writes its column names if the layout has them. @columns are names
 * separated by spaces, kept by the caller.
 */
void awale_table_writer_init       (AwaleTableWriter *self,
                                    AwaleTableLayout  layout,
                                    bool              json,
                                    const char       *columns);

/**
 * Adds the next values of the row, which ends with its last column. @format has a conversion of
 * printf() for each, between spaces: `%s`, where NULL is `-` and control characters become blanks
 * in text; `%d`, `%u` or a gint64; or a number with decimals after a point, whatever the language,
 * such as `%.2f`, where NAN is `-`.
 */
void awale_table_writer_add        (AwaleTableWriter *self,
                                    const char       *format,
                                    ...) G_GNUC_PRINTF (2, 3);

/** Adds a number, `-` for NAN, to a record whose names are not columns known beforehand. */
void awale_table_writer_add_named  (AwaleTableWriter *self,
                                    const char       *name,
                                    double            value,
                                    int               decimals);

/** Ends such a record. */
void awale_table_writer_end        (AwaleTableWriter *self);

/** Prints a single record, see awale_table_writer_add(). */
void awale_cli_print_record        (bool              json,
                                    const char       *columns,
                                    const char       *format,
                                    ...) G_GNUC_PRINTF (3, 4);

/**
 * Makes a text printable on a terminal, even from an untrusted file: valid UTF-8 without characters
 * that change the direction of text, and with spaces for control characters, which include line
 * ends unless @keep_lines. Returns: (transfer full)
 */
char *awale_cli_dup_printable      (const char       *text,
                                    bool              keep_lines);

G_END_DECLS
