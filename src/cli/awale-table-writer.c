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

/* Writes the first @length bytes of @string, or all of them if it is -1. */
static void
write_json_string (const char *string,
                   gssize      length)
{
  /* The string is made valid first, because file names may contain any bytes and JSON must not. */
  g_autofree char *valid = g_utf8_make_valid (string, length);

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
awale_table_writer_init (AwaleTableWriter *self,
                         AwaleTableLayout  layout,
                         bool              json,
                         const char       *columns)
{
  g_return_if_fail (self != NULL && columns != NULL);

  *self = (AwaleTableWriter) { .layout = layout, .json = json, .columns = columns };
  if (json || layout != AWALE_TABLE_HEADED)
    return;
  for (const char *c = columns; *c != '\0'; c++)
    putchar (*c == ' ' ? '\t' : *c);
  putchar ('\n');
}

/* Writes a value with the first @length bytes of @name; a number looks the same as text and as
 * JSON. */
static void
write_value (AwaleTableWriter *self,
             const char       *name,
             size_t            length,
             const char       *text,
             bool              is_number)
{
  bool is_line = self->layout == AWALE_TABLE_RECORD && !self->json;

  if (self->json)
    {
      putchar (self->is_begun ? ',' : '{');
      write_json_string (name, (gssize) length);
      putchar (':');
    }
  else if (is_line)
    printf ("%.*s\t", (int) length, name);
  else if (self->is_begun)
    putchar ('\t');
  self->is_begun = true;

  if (is_number)
    fputs (text, stdout);
  else if (self->json)
    write_json_string (text, -1);
  else
    write_text (text);
  if (is_line)
    putchar ('\n');
}

static void
write_number (AwaleTableWriter *self,
              const char       *name,
              size_t            length,
              double            value,
              int               decimals)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE + 16];
  const char format[] = { '%', '.', (char) ('0' + decimals), 'f', '\0' };

  if (isnan (value))
    write_value (self, name, length, "-", false);
  else
    write_value (self, name, length, g_ascii_formatd (number, sizeof number, format, value), true);
}

void
awale_table_writer_end (AwaleTableWriter *self)
{
  if (self->json)
    putchar ('}');
  if (self->json || self->layout != AWALE_TABLE_RECORD)
    putchar ('\n');
  self->is_begun = false;
  fflush (stdout);
}

void
awale_table_writer_add_named (AwaleTableWriter *self,
                              const char       *name,
                              double            value,
                              int               decimals)
{
  write_number (self, name, strlen (name), value, decimals);
}

static void
add_values (AwaleTableWriter *self,
            const char       *format,
            va_list           values)
{
  for (const char *p = format; (p = strchr (p, '%')) != NULL; p++)
    {
      const char *name = self->is_begun ? self->next : self->columns;
      size_t length = strcspn (name, " ");

      if (p[1] == 's')
        {
          const char *text = va_arg (values, const char *);

          write_value (self, name, length, text != NULL ? text : "-", false);
        }
      else if (p[1] == '.')
        write_number (self, name, length, va_arg (values, double), p[2] - '0');
      else
        {
          gint64 number = p[1] == 'l' ? va_arg (values, gint64)
                          : p[1] == 'd' ? va_arg (values, int) : (gint64) va_arg (values, unsigned);
          char text[32];

          g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, number);
          write_value (self, name, length, text, true);
        }
      self->next = name + length + 1;
      if (name[length] == '\0')
        awale_table_writer_end (self);
    }
}

void
awale_table_writer_add (AwaleTableWriter *self,
                        const char       *format,
                        ...)
{
  va_list values;

  g_return_if_fail (self != NULL);

  va_start (values, format);
  add_values (self, format, values);
  va_end (values);
}

void
awale_cli_print_record (bool        json,
                        const char *columns,
                        const char *format,
                        ...)
{
  AwaleTableWriter table;
  va_list values;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  va_start (values, format);
  add_values (&table, format, values);
  va_end (values);
}
