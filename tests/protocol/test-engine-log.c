/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "protocol/awale-engine-log.h"

#include <string.h>

#define MAX_BYTES (1 << 16)

static void
test_lines (void)
{
  AwaleEngineLog log;
  guint64 begin;

  awale_engine_log_init (&log);
  g_assert_cmpstr (awale_engine_log_get (&log, NULL), ==, "");
  awale_engine_log_add (&log, '>', "uci");
  awale_engine_log_add (&log, '<', "uciok");
  g_assert_cmpstr (awale_engine_log_get (&log, &begin), ==, "> uci\n< uciok\n");
  g_assert_cmpuint (begin, ==, 0);
  awale_engine_log_clear (&log);
}

/* What is there and what went before are together all that was said, and it goes in few lots. */
static void
test_bounded (void)
{
  AwaleEngineLog log;
  guint64 begin, before = 0, total = 0;
  unsigned n_drops = 0;

  awale_engine_log_init (&log);
  for (int i = 0; i < 100000; i++)
    {
      g_autofree char *line = g_strdup_printf ("info depth %d", i);
      const char *text;

      awale_engine_log_add (&log, '<', line);
      total += strlen (line) + 3;
      text = awale_engine_log_get (&log, &begin);
      g_assert_cmpuint (begin + log.text->len, ==, total);
      g_assert_cmpuint (log.text->len, <=, MAX_BYTES);
      g_assert_cmpint (*text, ==, '<');
      n_drops += begin != before;
      before = begin;
    }
  g_assert_true (g_str_has_suffix (awale_engine_log_get (&log, NULL), "\n< info depth 99999\n"));
  g_assert_cmpuint (log.text->len, >=, MAX_BYTES / 4);
  g_assert_cmpuint (n_drops, <=, total / (MAX_BYTES / 4));
  awale_engine_log_clear (&log);
}

/* The latest line stays, however long it is. */
static void
test_long_line (void)
{
  g_autofree char *line = g_strnfill (2 * MAX_BYTES, 'x');
  AwaleEngineLog log;
  guint64 begin;

  awale_engine_log_init (&log);
  awale_engine_log_add (&log, '<', line);
  g_assert_cmpuint (strlen (awale_engine_log_get (&log, NULL)), ==, 2 * MAX_BYTES + 3);
  awale_engine_log_add (&log, '<', line);
  g_assert_cmpuint (strlen (awale_engine_log_get (&log, &begin)), ==, 2 * MAX_BYTES + 3);
  g_assert_cmpuint (begin, ==, 2 * MAX_BYTES + 3);
  awale_engine_log_add (&log, '>', "stop");
  g_assert_cmpstr (awale_engine_log_get (&log, NULL), ==, "> stop\n");
  awale_engine_log_clear (&log);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/protocol/engine-log/lines", test_lines);
  g_test_add_func ("/protocol/engine-log/bounded", test_bounded);
  g_test_add_func ("/protocol/engine-log/long-line", test_long_line);
  return g_test_run ();
}
