/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-text.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define REPLACEMENT_CHARACTER "\xef\xbf\xbd"

/* Windows-1252 characters from 0x80 on; 0: undefined. */
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

/* Converts line ends to "\n" and NULs to U+FFFD; bytes from 0x80 on by @is_windows_1252. */
static GString *
convert (const char *bytes,
         size_t      n_bytes,
         bool        is_windows_1252)
{
  GString *text = g_string_sized_new (n_bytes + 1);

  for (size_t i = 0; i < n_bytes; i++)
    {
      unsigned char byte = (unsigned char) bytes[i];

      if (byte == '\r')
        {
          if (i + 1 == n_bytes || bytes[i + 1] != '\n')
            g_string_append_c (text, '\n');
        }
      else if (byte == '\0')
        g_string_append (text, REPLACEMENT_CHARACTER);
      else if (is_windows_1252 && byte >= 0x80)
        g_string_append_unichar (text, read_windows_1252 (byte));
      else
        g_string_append_c (text, (char) byte);
    }
  return text;
}

/* The number of bytes before the text. */
static size_t
find_text (const char *bytes,
           size_t      n_bytes)
{
  const size_t mark = strlen (BYTE_ORDER_MARK);

  return n_bytes >= mark && memcmp (bytes, BYTE_ORDER_MARK, mark) == 0 ? mark : 0;
}

GString *
awale_text_decode (const char     *bytes,
                   size_t          n_bytes,
                   AwaleTextFacts *facts)
{
  const size_t mark = find_text (bytes, n_bytes);
  GString *text;

  bytes += mark;
  n_bytes -= mark;

  facts->had_zeros = n_bytes > 0 && memchr (bytes, '\0', n_bytes) != NULL;
  text = convert (bytes, n_bytes, false);
  facts->is_windows_1252 = !g_utf8_validate_len (text->str, text->len, NULL);
  if (facts->is_windows_1252)
    {
      g_string_free (text, TRUE);
      text = convert (bytes, n_bytes, true);
    }
  return text;
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
