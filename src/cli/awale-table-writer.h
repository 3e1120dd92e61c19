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
 * A writer of results to standard output, as text or, with @json, as a JSON object per line. Each
 * row adds its values in the order of the columns. The writer lives on the stack and needs no
 * cleanup.
 */
typedef struct
{
  AwaleTableLayout   layout;
  bool               json;
  const char *const *columns;    /**< Names of the columns, NULL-terminated, owned by the caller. */
  unsigned           n_written;  /**< Number of values of the current row already written. */
} AwaleTableWriter;

/** Starts a table and, for text, writes its column names if the layout has them. */
void awale_table_writer_init       (AwaleTableWriter  *self,
                                    AwaleTableLayout   layout,
                                    bool               json,
                                    const char *const *columns);

/**
 * Adds the next values of the row, which ends with its last column. @format has a conversion of
 * printf() for each, between spaces: `%s`, where NULL is `-` and control characters become blanks
 * in text; `%d`, `%u` or a gint64; or a number with decimals after a point, whatever the language,
 * such as `%.2f`, where NAN is `-`.
 */
void awale_table_writer_add        (AwaleTableWriter  *self,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (2, 3);

/**
 * Makes a text printable on a terminal, even from an untrusted file: valid UTF-8 without characters
 * that change the direction of text, and with spaces for control characters, which include line
 * ends unless @keep_lines. Returns: (transfer full)
 */
char *awale_cli_dup_printable      (const char        *text,
                                    bool               keep_lines);

G_END_DECLS
