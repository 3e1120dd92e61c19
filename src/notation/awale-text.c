/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-text.h"

#include <string.h>

#define REPLACEMENT_CHARACTER "\xef\xbf\xbd"

/* Characters of Windows-1252 from 0x80 on; 0 where none is defined. */
static const guint16 windows_1252[] = {
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
  0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0,
  0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
  0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
};

static gunichar
read_windows_1252 (unsigned char byte)
{
  if (byte < 0x80 || byte >= 0x80 + G_N_ELEMENTS (windows_1252))
    return byte;
  return windows_1252[byte - 0x80] != 0 ? windows_1252[byte - 0x80] : 0xfffd;
}

static bool
has (const char *at,
     const char *end,
     const char *what)
{
  return (size_t) (end - at) >= strlen (what) && memcmp (at, what, strlen (what)) == 0;
}

/* Converts line endings to "\n" and NUL characters to U+FFFD, and drops a byte order mark.
 * (transfer full) */
static GString *
clean (const char *bytes,
       size_t      n_bytes)
{
  const char *end = bytes + n_bytes;
  GString *text = g_string_sized_new (n_bytes + 1);

  for (const char *at = bytes; at < end; at++)
    if (*at == '\r')
      {
        if (!has (at, end, "\r\n"))
          g_string_append_c (text, '\n');
      }
    else if (*at == '\0')
      g_string_append (text, REPLACEMENT_CHARACTER);
    else if (at == bytes && has (at, end, AWALE_BYTE_ORDER_MARK))
      at += strlen (AWALE_BYTE_ORDER_MARK) - 1;
    else
      g_string_append_c (text, *at);
  return text;
}

static void
append_windows_1252 (GString    *out,
                     const char *at,
                     const char *end)
{
  for (; at < end; at++)
    if (has (at, end, REPLACEMENT_CHARACTER))
      {
        g_string_append (out, REPLACEMENT_CHARACTER);
        at += strlen (REPLACEMENT_CHARACTER) - 1;
      }
    else
      g_string_append_unichar (out, read_windows_1252 ((unsigned char) *at));
}

/* Converts the lines that are not UTF-8 from Windows-1252. Each line is examined by itself, because
 * files may have been joined. Returns: (transfer full) (nullable): NULL if all lines are UTF-8 */
static GString *
convert_lines (const GString *text)
{
  const char *end = text->str + text->len, *next;
  GString *out;

  if (g_utf8_validate_len (text->str, text->len, NULL))
    return NULL;
  out = g_string_sized_new (text->len + 1);
  for (const char *line = text->str; line < end; line = next)
    {
      const char *newline = memchr (line, '\n', (size_t) (end - line));

      next = newline != NULL ? newline + 1 : end;
      if (g_utf8_validate_len (line, (size_t) (next - line), NULL))
        g_string_append_len (out, line, next - line);
      else
        append_windows_1252 (out, line, next);
    }
  return out;
}

bool
awale_text_is_utf_16 (const char *bytes,
                      size_t      n_bytes)
{
  return n_bytes >= 2 && (memcmp (bytes, "\xff\xfe", 2) == 0 || memcmp (bytes, "\xfe\xff", 2) == 0);
}

/* Converts UTF-16 with a byte order mark. Invalid text becomes U+FFFD and sets @is_damaged. */
static GString *
convert_utf_16 (const char *bytes,
                size_t      n_bytes,
                bool       *is_damaged)
{
  const int low = bytes[0] == '\xff' ? 0 : 1;
  GString *text = g_string_sized_new (n_bytes);
  gunichar first = 0;

  for (size_t i = 2; i < n_bytes; i += 2)
    {
      /* Half a unit at the end counts as the first half of a character. */
      gunichar unit = i + 1 == n_bytes ? 0xd800
                                       : (gunichar) ((unsigned char) bytes[i + !low] << 8
                                                     | (unsigned char) bytes[i + low]);
      bool is_second = unit >= 0xdc00 && unit < 0xe000;

      if (first != 0 && is_second)
        g_string_append_unichar (text, 0x10000 + ((first - 0xd800) << 10) + (unit - 0xdc00));
      else if (first != 0 || is_second)
        {
          g_string_append (text, REPLACEMENT_CHARACTER);
          *is_damaged = true;
        }
      first = unit >= 0xd800 && unit < 0xdc00 ? unit : 0;
      if (first == 0 && !is_second)
        g_string_append_unichar (text, unit);
    }
  if (first == 0)
    return text;
  *is_damaged = true;
  return g_string_append (text, REPLACEMENT_CHARACTER);
}

GString *
awale_text_decode (const char     *bytes,
                   size_t          n_bytes,
                   AwaleTextFacts *facts)
{
  g_autoptr (GString) utf_16 = NULL;
  g_autoptr (GString) text = NULL;
  GString *converted;

  *facts = (AwaleTextFacts) { .is_utf_16 = awale_text_is_utf_16 (bytes, n_bytes) };
  if (facts->is_utf_16)
    {
      utf_16 = convert_utf_16 (bytes, n_bytes, &facts->is_damaged_utf_16);
      bytes = utf_16->str;
      n_bytes = utf_16->len;
    }
  facts->had_zeros = n_bytes > 0 && memchr (bytes, '\0', n_bytes) != NULL;
  text = clean (bytes, n_bytes);
  converted = convert_lines (text);
  facts->is_windows_1252 = converted != NULL;
  return converted != NULL ? converted : g_steal_pointer (&text);
}

char *
awale_text_squeeze (const char *text)
{
  GString *out = g_string_new (NULL);
  gunichar space = 0;  /* Space to write before the current character, 0 for none; a run of spaces
                        * is written as one. */

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_isspace (c))
        {
          space = space == 0 && c >= 0x80 ? c : ' ';
          continue;
        }
      if (space != 0 && out->len > 0)
        g_string_append_unichar (out, space);
      space = 0;
      g_string_append_unichar (out, c);
    }
  return g_string_free (out, FALSE);
}

size_t
awale_text_cut (const char *text,
                size_t      length,
                size_t      max)
{
  if (length <= max)
    return length;
  while (max > 0 && ((unsigned char) text[max] & 0xc0) == 0x80)
    max--;
  return max;
}

/* Appends the name of a tag; characters that it cannot contain are replaced. */
static void
append_name (GString    *out,
             const char *name)
{
  if (!g_ascii_isalpha (*name) && *name != '_' && (unsigned char) *name < 0x80)
    g_string_append_c (out, '_');
  for (const char *at = name; *at != '\0'; at++)
    g_string_append_c (out, strchr (" \t\r\n\"[]{}();", *at) != NULL ? '_' : *at);
}

void
awale_text_append_tag (GString    *out,
                       const char *name,
                       const char *value)
{
  g_string_append_c (out, '[');
  append_name (out, name);
  g_string_append (out, " \"");
  for (const char *at = value; *at != '\0'; at++)
    {
      if (*at == '"' || *at == '\\')
        g_string_append_c (out, '\\');
      g_string_append_c (out, *at == '\n' || *at == '\r' ? ' ' : *at);
    }
  g_string_append (out, "\"]\n");
}
