/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-text.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define REPLACEMENT_CHARACTER "\xef\xbf\xbd"

/* Line ends become "\n" and NULs U+FFFD; bytes from 0x80 are what @latin1 says. */
static GString *
convert (const char *bytes,
         size_t      n_bytes,
         bool        latin1)
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
      else if (latin1 && byte >= 0x80)
        g_string_append_unichar (text, byte);
      else
        g_string_append_c (text, (char) byte);
    }
  return text;
}

GString *
awale_text_decode (const char     *bytes,
                   size_t          n_bytes,
                   AwaleTextFacts *facts)
{
  const size_t mark = strlen (BYTE_ORDER_MARK);
  GString *text;

  if (n_bytes >= mark && memcmp (bytes, BYTE_ORDER_MARK, mark) == 0)
    {
      bytes += mark;
      n_bytes -= mark;
    }

  facts->had_zeros = n_bytes > 0 && memchr (bytes, '\0', n_bytes) != NULL;
  text = convert (bytes, n_bytes, false);
  facts->latin1 = !g_utf8_validate_len (text->str, text->len, NULL);
  if (facts->latin1)
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
