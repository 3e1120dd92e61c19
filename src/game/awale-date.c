/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-date.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define N_PARTS 3

static const size_t widths[N_PARTS] = { 4, 2, 2 };

/* Parses a part of a date and returns its number, 0 for question marks, or −1 for anything else. */
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
  /* A known part cannot follow an unknown one. */
  if ((parts[0] == 0 && parts[1] != 0) || (parts[1] == 0 && parts[2] != 0))
    return false;
  if (parts[1] > 12)
    return false;
  return parts[2] == 0 || g_date_valid_dmy ((GDateDay) parts[2], parts[1], (GDateYear) parts[0]);
}

/* True if the year comes last, as in “21/11/2026”. */
static bool
is_year_last (GStrv texts)
{
  unsigned n = g_strv_length (texts);

  return n > 1 && strlen (texts[n - 1]) == widths[0] && strlen (texts[0]) <= widths[1];
}

static void
reverse (GStrv texts)
{
  unsigned last = g_strv_length (texts) - 1;
  char *year = texts[last];

  texts[last] = texts[0];
  texts[0] = year;
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
  if (is_year_last (texts))
    reverse (texts);
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

bool
awale_date_is_known (const char *text)
{
  g_autofree char *date = text != NULL ? awale_date_normalize (text) : NULL;

  return date != NULL && g_ascii_isdigit (*date) && strcmp (date, text) == 0;
}

char *
awale_date_from_day (int year,
                     int month,
                     int day)
{
  return g_strdup_printf ("%04d.%02d.%02d", year, month, day);
}

char *
awale_date_describe (const char            *date,
                     const AwaleTranslator *translator)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *normal = NULL;
  g_autoptr (GDateTime) day = NULL;
  int numbers[N_PARTS] = { 0 };

  g_return_val_if_fail (date != NULL, NULL);

  normal = awale_date_normalize (date);
  parts = g_strsplit (normal != NULL ? normal : "", ".", N_PARTS);
  for (size_t i = 0; parts[i] != NULL; i++)
    numbers[i] = parse_part (parts[i], widths[i]);
  if (numbers[0] == 0)
    return g_strdup (date);
  if (numbers[1] == 0)
    return g_strdup (parts[0]);
  day = g_date_time_new_utc (numbers[0], numbers[1], MAX (numbers[2], 1), 0, 0, 0);
  if (numbers[2] == 0)
    /* Translators: a month of a year as numbers: “2026-11”, “11/2026”. */
    return g_date_time_format (day, awale_translate (translator, N_("%Y-%m")));
  /* Translators: a day as numbers: “2026-11-21”, “21/11/2026”. */
  return g_date_time_format (day, awale_translate (translator, N_("%Y-%m-%d")));
}
