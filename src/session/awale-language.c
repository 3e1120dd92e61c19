/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-language"

#include "awale-language.h"

#include <libintl.h>
#include <locale.h>

const char *
awale_language_get_code (AwaleLanguage language)
{
  switch (language)
    {
    case AWALE_LANGUAGE_ENGLISH:
      return "en";
    case AWALE_LANGUAGE_FRENCH:
      return "fr";
    case AWALE_LANGUAGE_SYSTEM:
    default:
      return NULL;
    }
}

/* Replaces the locale “C”, under which gettext ignores LANGUAGE. */
static void
leave_locale_c (void)
{
  const char *messages = setlocale (LC_MESSAGES, NULL);

  if (g_str_equal (messages, "C") || g_str_has_prefix (messages, "C.") ||
      g_str_equal (messages, "POSIX"))
    {
      static const char *const locales[] = { "fr_FR.UTF-8", "en_US.UTF-8", "en_GB.UTF-8" };

      for (size_t i = 0; i < G_N_ELEMENTS (locales); i++)
        if (setlocale (LC_MESSAGES, locales[i]) != NULL)
          break;
    }
}

void
awale_language_init (GSettings  *settings,
                     const char *locale_dir)
{
  const char *code;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (locale_dir != NULL);

  code = awale_language_get_code (g_settings_get_enum (settings, "language"));
  if (code != NULL)
    g_setenv ("LANGUAGE", code, TRUE);

  setlocale (LC_ALL, "");
  if (code != NULL)
    leave_locale_c ();

  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
