/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-date.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define N_PARTS 3

static const size_t widths[N_PARTS] = { 4, 2, 2 };

/* A part of a date: its number, or 0 for question marks; −1 for anything else. */
static int
parse_part (const char *text,
            size_t      width)
{
  size_t length = strlen (text);

  if (length > 0 && length <= width && strspn (text, "?") == length)
    return 0;
  if (length > width || (width == 4 && length != width) || length == 0
      || strspn (text, "0123456789") != length)
    return -1;
  return atoi (text) > 0 ? atoi (text) : -1;
}

static bool
is_date (const int parts[N_PARTS])
{
  /* What is unknown is the end of the date, not its middle. */
  if ((parts[0] == 0 && parts[1] != 0) || (parts[1] == 0 && parts[2] != 0))
    return false;
  if (parts[1] > 12)
    return false;
  return parts[2] == 0 || g_date_valid_dmy ((GDateDay) parts[2], parts[1], (GDateYear) parts[0]);
}

char *
awale_date_normalize (const char *text)
{
  g_autofree char *plain = NULL;
  g_auto (GStrv) texts = NULL;
  int parts[N_PARTS] = { 0, 0, 0 };
  GString *date;

  g_return_val_if_fail (text != NULL, NULL);

  plain = g_strstrip (g_strdelimit (g_strdup (text), "-/", '.'));
  texts = g_strsplit (plain, ".", N_PARTS + 1);
  if (g_strv_length (texts) == 0 || g_strv_length (texts) > N_PARTS)
    return NULL;
  for (size_t i = 0; texts[i] != NULL; i++)
    {
      parts[i] = parse_part (texts[i], widths[i]);
      if (parts[i] < 0)
        return NULL;
    }
  if (!is_date (parts))
    return NULL;

  date = g_string_new (NULL);
  for (size_t i = 0; i < N_PARTS; i++)
    {
      if (i > 0)
        g_string_append_c (date, '.');
      if (parts[i] > 0)
        g_string_append_printf (date, "%0*d", (int) widths[i], parts[i]);
      else
        g_string_append (date, i == 0 ? "????" : "??");
    }
  return g_string_free (date, FALSE);
}

char *
awale_date_from_day (int year,
                     int month,
                     int day)
{
  return g_strdup_printf ("%04d.%02d.%02d", year, month, day);
}

char *
awale_date_describe (const char *date)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (date != NULL, NULL);

  text = g_string_new (date);
  while (g_str_has_suffix (text->str, ".??"))
    g_string_truncate (text, text->len - strlen (".??"));
  g_string_replace (text, ".", "-", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
