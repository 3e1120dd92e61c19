/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-text.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#define REPLACEMENT 0xfffd

/* True for characters of XML 1.0 except those that HTML replaces or forbids. */
static bool
is_character (gunichar c)
{
  if (c < 0x20)
    return c == '\t' || c == '\n';
  return !(c >= 0x7f && c < 0xa0) && (c & 0xfffe) != 0xfffe && !(c >= 0xfdd0 && c <= 0xfdef);
}

void
awale_page_add_text (GString    *page,
                     const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '&')
        g_string_append (page, "&amp;");
      else if (c == '<')
        g_string_append (page, "&lt;");
      else if (c == '>')
        g_string_append (page, "&gt;");
      else if (c == '"')
        g_string_append (page, "&quot;");
      else if (c == '\'')
        g_string_append (page, "&#39;");
      else
        g_string_append_unichar (page, is_character (c) ? c : REPLACEMENT);
    }
}

void
awale_page_add_number (GString *page,
                       double   number)
{
  char   text[G_ASCII_DTOSTR_BUF_SIZE];
  size_t length;

  g_ascii_formatd (text, sizeof text, fabs (number) < 1 ? "%.3f" : "%.1f", number);
  length = strlen (text);
  while (text[length - 1] == '0')
    length--;
  if (text[length - 1] == '.')
    length--;
  text[length] = '\0';
  if (g_str_has_prefix (text, "-0."))
    g_string_append_printf (page, "-%s", text + 2);
  else if (g_str_has_prefix (text, "0."))
    g_string_append (page, text + 1);
  else
    g_string_append (page, g_str_equal (text, "-0") ? "0" : text);
}

void
awale_page_add_shift (GString *page,
                      double   x,
                      double   y)
{
  g_string_append (page, " transform=\"translate(");
  awale_page_add_number (page, x);
  g_string_append_c (page, ' ');
  awale_page_add_number (page, y);
  g_string_append (page, ")\"");
}
