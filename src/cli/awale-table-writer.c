/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-table-writer.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* True for characters that embed, override or isolate a direction of text, which can make a text
 * look like another one. */
static bool
turns_direction (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
awale_cli_dup_printable (const char *text,
                         bool        keep_lines)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *printable = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      bool is_shown = !g_unichar_iscntrl (c) || (c == '\n' && keep_lines);

      if (!turns_direction (c))
        g_string_append_unichar (printable, is_shown ? c : ' ');
    }
  return g_string_free (printable, FALSE);
}

static void
write_json_string (const char *string)
{
  /* The string is made valid first, because file names may contain any bytes and JSON must not. */
  g_autofree char *valid = g_utf8_make_valid (string, -1);

  putchar ('"');
  for (const char *text = valid; *text != '\0'; text++)
    {
      unsigned char byte = (unsigned char) *text;

      if (byte == '"' || byte == '\\')
        printf ("\\%c", byte);
      else if (byte < 0x20)
        printf ("\\u%04x", byte);
      else
        putchar (byte);
    }
  putchar ('"');
}

/* Writes a value as text, without the separators of columns or rows that it may contain. */
static void
write_text (const char *text)
{
  g_autofree char *printable = awale_cli_dup_printable (text, false);

  fputs (printable, stdout);
}

void
awale_table_writer_init (AwaleTableWriter  *self,
                         AwaleTableLayout   layout,
                         bool               json,
                         const char *const *columns)
{
  g_return_if_fail (self != NULL && columns != NULL && columns[0] != NULL);

  *self = (AwaleTableWriter) { .layout = layout, .json = json, .columns = columns };
  if (json || layout != AWALE_TABLE_HEADED)
    return;
  for (unsigned i = 0; columns[i] != NULL; i++)
    printf ("%s%s", i > 0 ? "\t" : "", columns[i]);
  putchar ('\n');
}

/* Writes what precedes a value: a separator, its column name, both or nothing. */
static void
begin_value (AwaleTableWriter *self)
{
  const char *column = self->columns[self->n_written];

  if (self->json)
    {
      putchar (self->n_written == 0 ? '{' : ',');
      write_json_string (column);
      putchar (':');
    }
  else if (self->layout == AWALE_TABLE_RECORD)
    printf ("%s\t", column);
  else if (self->n_written > 0)
    putchar ('\t');
}

/* Ends a value; a finished line is flushed at once, because the next one may take minutes. */
static void
end_value (AwaleTableWriter *self)
{
  bool is_last = self->columns[++self->n_written] == NULL;

  if (is_last)
    self->n_written = 0;
  if (is_last && self->json)
    putchar ('}');
  if (is_last || (!self->json && self->layout == AWALE_TABLE_RECORD))
    {
      putchar ('\n');
      fflush (stdout);
    }
}

static void
add_string (AwaleTableWriter *self,
            const char       *value)
{
  if (value == NULL)
    value = "-";
  begin_value (self);
  if (self->json)
    write_json_string (value);
  else
    write_text (value);
  end_value (self);
}

/* Adds a number, which looks the same as text and as JSON. */
static void
add_number (AwaleTableWriter *self,
            double            value,
            int               decimals)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE + 16];
  char format[] = { '%', '.', (char) ('0' + decimals), 'f', '\0' };

  if (isnan (value))
    {
      add_string (self, NULL);
      return;
    }
  begin_value (self);
  fputs (g_ascii_formatd (number, sizeof number, format, value), stdout);
  end_value (self);
}

static void
add_int (AwaleTableWriter *self,
         gint64            value)
{
  begin_value (self);
  printf ("%" G_GINT64_FORMAT, value);
  end_value (self);
}

void
awale_table_writer_add (AwaleTableWriter *self,
                        const char       *format,
                        ...)
{
  va_list values;

  g_return_if_fail (self != NULL);

  va_start (values, format);
  for (const char *p = format; (p = strchr (p, '%')) != NULL; p++)
    switch (p[1])
      {
      case 's':
        add_string (self, va_arg (values, const char *));
        break;
      case 'd':
        add_int (self, va_arg (values, int));
        break;
      case 'u':
        add_int (self, va_arg (values, unsigned));
        break;
      case 'l':
        add_int (self, va_arg (values, gint64));
        break;
      case '.':
        add_number (self, va_arg (values, double), p[2] - '0');
        break;
      default:
        g_assert_not_reached ();
      }
  va_end (values);
}
