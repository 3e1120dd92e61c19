/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Language of the application; values of the setting `language`. */
typedef enum
{
  AWALE_LANGUAGE_SYSTEM,
  AWALE_LANGUAGE_ENGLISH,
  AWALE_LANGUAGE_FRENCH,
} AwaleLanguage;

/** The value of LANGUAGE for @language; NULL: leave it as the system has it. */
const char *awale_language_get_code (AwaleLanguage  language);

/**
 * Sets the language of gettext by @settings, with the catalogs in @locale_dir. Call it first in
 * main(), as toolkits read the language once.
 */
void        awale_language_init     (GSettings     *settings,
                                     const char    *locale_dir);

G_END_DECLS
