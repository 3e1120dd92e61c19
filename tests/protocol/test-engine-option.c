/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "protocol/awale-protocol.h"

static void
test_kinds (void)
{
  g_autoptr (AwaleEngineOption) spin =
    awale_engine_option_parse ("name Hash size type spin default 5 min -1 max 9");
  g_autoptr (AwaleEngineOption) check =
    awale_engine_option_parse ("name C type check default true");
  g_autoptr (AwaleEngineOption) combo =
    awale_engine_option_parse ("name T type combo default b var a b var c");
  g_autoptr (AwaleEngineOption) text =
    awale_engine_option_parse ("name P type string default <empty>");

  g_assert_cmpstr (spin->name, ==, "Hash size");
  g_assert_cmpstr (spin->initial, ==, "5");
  g_assert_true (awale_engine_option_takes (spin, "-1"));
  g_assert_false (awale_engine_option_takes (spin, "10"));
  g_assert_false (awale_engine_option_takes (spin, "x"));
  g_assert_true (awale_engine_option_takes (check, "false"));
  g_assert_false (awale_engine_option_takes (check, "no"));
  g_assert_cmpstr (combo->values[0], ==, "a b");
  g_assert_true (awale_engine_option_takes (combo, "C"));
  g_assert_false (awale_engine_option_takes (combo, "a"));
  g_assert_cmpstr (text->initial, ==, "");
  g_assert_true (awale_engine_option_takes (text, "any thing"));
  g_assert_false (awale_engine_option_takes (text, "two\nlines"));
}

static void
test_broken (void)
{
  static const char *const lines[] = {
    "", "name", "name X", "type spin", "name X type", "name X type what",
    "name X type spin min a", "name type spin", "name X type spin min 9 max 5", "nonsense",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_null (awale_engine_option_parse (lines[i]));
}

static void
test_dialects (void)
{
  g_assert_cmpint (awale_score_dialect_find ("Aalina 2.1")->seed, ==, 62);
  g_assert_cmpint (awale_score_dialect_find ("the aalina engine")->seed, ==, 62);
  g_assert_cmpint (awale_score_dialect_find ("Samurai Oware 2.1")->seed, ==, 62);
  g_assert_cmpint (awale_score_dialect_find ("Awale 0.1.0")->seed, ==, 100);
  g_assert_cmpint (awale_score_dialect_find ("Waalinas")->seed, ==, 100);
  g_assert_cmpint (awale_score_dialect_find ("")->seed, ==, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/protocol/engine-option/kinds", test_kinds);
  g_test_add_func ("/protocol/engine-option/broken", test_broken);
  g_test_add_func ("/protocol/dialect/find", test_dialects);

  return g_test_run ();
}
