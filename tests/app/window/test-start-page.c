/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/window/awale-start-page.h"

static void
check (const char *name,
       const char *language,
       gboolean    suits)
{
  const char *const languages[] = { language, "C", NULL };

  g_assert_cmpint (awale_start_page_suits (name, languages), ==, suits);
}

static void
test_suits (void)
{
  check ("krou.fr.ogn", "fr_FR.UTF-8", TRUE);
  check ("krou.fr.ogn", "fr", TRUE);
  check ("krou.fr.ogn", "en_GB", FALSE);
  check ("krou-en.ogn", "en_GB", TRUE);
  check ("krou-en.ogn", "fr_CI@x", FALSE);
  check ("krou.ogn", "fr", TRUE);
  check ("krou.ogn", "en", TRUE);

  /* Who reads neither gets English. */
  check ("krou.en.ogn", "tw_GH", TRUE);
  check ("krou.fr.ogn", "tw_GH", FALSE);
}

static void
test_second_choice (void)
{
  const char *const languages[] = { "tw_GH", "fr", "en", NULL };

  g_assert_true (awale_start_page_suits ("a.fr.ogn", languages));
  g_assert_false (awale_start_page_suits ("a.en.ogn", languages));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/start-page/suits", test_suits);
  g_test_add_func ("/app/start-page/second-choice", test_second_choice);

  return g_test_run ();
}
