/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-date.h"

static const struct
{
  const char *text;
  const char *date;  /* Expected date, or NULL if the text is not a date. */
} dates[] = {
  { "2026.11.21", "2026.11.21" }, { " 2026-11-21 ", "2026.11.21" }, { "2026/1/2", "2026.01.02" },
  { "2026", "2026.??.??" }, { "2026.11", "2026.11.??" }, { "2026.??.??", "2026.??.??" },
  { "2026.?", "2026.??.??" }, { "????.??.??", "????.??.??" }, { "?", "????.??.??" },
  { "2024.02.29", "2024.02.29" }, { "2026.02.29", NULL }, { "2026.13.01", NULL },
  { "2026.00.01", NULL }, { "2026.11.31", NULL }, { "2026.??.05", NULL }, { "????.11.05", NULL },
  { "21/11/2026", "2026.11.21" }, { "11/2026", "2026.11.??" }, { "31/11/2026", NULL },
  { "26.11.21", NULL }, { "2026.11.21.1", NULL }, { "", NULL }, { "today", NULL },
  { "2026..21", NULL }, { "2026.11.21x", NULL }, { "0000.01.01", NULL }, { "2026.+1.01", NULL },
};

static void
test_normalize (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *date = awale_date_normalize (dates[i].text);

      g_test_message ("%s", dates[i].text);
      g_assert_cmpstr (date, ==, dates[i].date);
    }
}

static void
test_day (void)
{
  g_autofree char *date = awale_date_from_day (2026, 1, 9);

  g_assert_cmpstr (date, ==, "2026.01.09");
}

static const char *
translate (const void *data,
           const char *message)
{
  return g_str_equal (message, "%Y-%m-%d") ? "%d/%m/%Y" : "%m/%Y";
}

static void
test_describe (void)
{
  static const struct
  {
    const char *date;
    const char *english;
    const char *french;
  } described[] = {
    { "2026.01.09", "2026-01-09", "09/01/2026" }, { "2026.01.??", "2026-01", "01/2026" },
    { "2026.??.??", "2026", "2026" }, { "last summer", "last summer", "last summer" },
  };
  const AwaleTranslator translator = { .translate = translate };

  for (size_t i = 0; i < G_N_ELEMENTS (described); i++)
    {
      g_autofree char *english = awale_date_describe (described[i].date, NULL);
      g_autofree char *french = awale_date_describe (described[i].date, &translator);

      g_assert_cmpstr (english, ==, described[i].english);
      g_assert_cmpstr (french, ==, described[i].french);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/date/normalize", test_normalize);
  g_test_add_func ("/game/date/day", test_day);
  g_test_add_func ("/game/date/describe", test_describe);
  return g_test_run ();
}
