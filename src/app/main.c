/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale"

#include "awale-application.h"
#include "session/awale-language.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (AwaleApplication) application = NULL;
  const char *locale_dir = g_getenv ("AWALE_LOCALE_DIR");

  awale_language_init (settings, locale_dir != NULL ? locale_dir : LOCALEDIR);
  g_set_application_name ("Awalé");
  application = awale_application_new (settings);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
