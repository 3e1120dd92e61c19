/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-value.h"

#include <locale.h>

#define assert_text(text, expected) \
  G_STMT_START \
    { \
      g_autofree char *text_ = (text); \
      g_assert_cmpstr (text_, ==, expected); \
    } \
  G_STMT_END

static void
test_round (void)
{
  g_assert_cmpint (awale_value_round (0), ==, 0);
  g_assert_cmpint (awale_value_round (4), ==, 0);
  g_assert_cmpint (awale_value_round (5), ==, 1);
  g_assert_cmpint (awale_value_round (-4), ==, 0);
  g_assert_cmpint (awale_value_round (-5), ==, -1);
  g_assert_cmpint (awale_value_round (-1295), ==, -130);
}

static void
test_text (void)
{
  assert_text (awale_value_to_string (450, AWALE_VALUE_PLAIN), "4.5");
  assert_text (awale_value_to_string (-300, AWALE_VALUE_PLAIN), "3");
  assert_text (awale_value_to_string (-4, AWALE_VALUE_SIGNED), "0");
  assert_text (awale_value_to_string (150, AWALE_VALUE_SIGNED), AWALE_LTR_MARK "+1.5");
  assert_text (awale_value_to_string (-80, AWALE_VALUE_SIGNED), AWALE_LTR_MARK "−0.8");
  assert_text (awale_value_to_string (300, AWALE_VALUE_SIGNED), AWALE_LTR_MARK "+3");
  assert_text (awale_value_to_string (-1295, AWALE_VALUE_SIGNED), AWALE_LTR_MARK "−13");
  assert_text (awale_value_to_string (300, AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL),
               AWALE_LTR_MARK "+3.0");
  assert_text (awale_value_to_string (-230, AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL),
               AWALE_LTR_MARK "−2.3");
  assert_text (awale_value_to_string (-4, AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL), "0.0");
}

static void
test_seeds (void)
{
  assert_text (awale_value_to_seeds (0), "0 seeds");
  assert_text (awale_value_to_seeds (100), "1 seed");
  assert_text (awale_value_to_seeds (50), "0.5 seeds");
  assert_text (awale_value_to_seeds (150), "1.5 seeds");
  assert_text (awale_value_to_seeds (2300), "23 seeds");
}

/* Numbers are written as in the language of the locale. */
static void
test_in_french (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-locales-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "fr_FR.UTF-8", NULL);
  const char *const make[] = { "localedef", "-i", "fr_FR", "-f", "UTF-8", path, NULL };
  const char *const clear[] = { "rm", "-r", folder, NULL };

  /* The locale is built here, because few machines have it installed; warnings of localedef do not
   * matter. */
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) make, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL,
                NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_setenv ("LOCPATH", folder, TRUE);

  g_assert_nonnull (setlocale (LC_NUMERIC, "fr_FR.UTF-8"));
  assert_text (awale_value_to_string (-80, AWALE_VALUE_SIGNED), AWALE_LTR_MARK "−0,8");
  setlocale (LC_NUMERIC, "C");

  g_unsetenv ("LOCPATH");
  g_spawn_sync (NULL, (char **) clear, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                &error);
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/value/round", test_round);
  g_test_add_func ("/game/value/text", test_text);
  g_test_add_func ("/game/value/seeds", test_seeds);
  g_test_add_func ("/game/value/in-french", test_in_french);
  return g_test_run ();
}
