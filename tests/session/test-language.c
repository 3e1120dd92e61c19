/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-language.h"

#include <glib/gi18n-lib.h>

static void
test_codes (void)
{
  g_assert_null (awale_language_get_code (AWALE_LANGUAGE_SYSTEM));
  g_assert_cmpstr (awale_language_get_code (AWALE_LANGUAGE_ENGLISH), ==, "en");
  g_assert_cmpstr (awale_language_get_code (AWALE_LANGUAGE_FRENCH), ==, "fr");
}

/* The setting has the same values as the enumeration, and French and English set LANGUAGE. */
static void
test_setting (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const char *locale_dir = g_getenv ("AWALE_LOCALE_DIR");

  g_assert_cmpint (g_settings_get_enum (settings, "language"), ==, AWALE_LANGUAGE_SYSTEM);
  g_unsetenv ("LANGUAGE");
  awale_language_init (settings, locale_dir);
  g_assert_null (g_getenv ("LANGUAGE"));

  g_settings_set_string (settings, "language", "french");
  g_assert_cmpint (g_settings_get_enum (settings, "language"), ==, AWALE_LANGUAGE_FRENCH);
  awale_language_init (settings, locale_dir);
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");

  g_settings_set_string (settings, "language", "english");
  awale_language_init (settings, locale_dir);
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "en");
  g_settings_reset (settings, "language");
}

/* These keys of the settings have the types and defaults that the program expects. */
static void
test_defaults (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *ruleset = g_settings_get_string (settings, "default-ruleset");
  g_autofree char *speed = g_settings_get_string (settings, "animation-speed");

  g_assert_true (g_settings_get_boolean (settings, "show-seed-counts"));
  g_assert_true (g_settings_get_boolean (settings, "show-preview"));
  g_assert_true (g_settings_get_boolean (settings, "show-letters"));
  g_assert_cmpstr (ruleset, ==, "society");
  g_assert_cmpstr (speed, ==, "normal");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/session/language/codes", test_codes);
  g_test_add_func ("/session/language/setting", test_setting);
  g_test_add_func ("/session/settings/defaults", test_defaults);

  return g_test_run ();
}
