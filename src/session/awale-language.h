/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Languages of the application, the values of the setting `language`. */
typedef enum
{
  AWALE_LANGUAGE_SYSTEM,
  AWALE_LANGUAGE_ENGLISH,
  AWALE_LANGUAGE_FRENCH,
} AwaleLanguage;

/** The value of the variable LANGUAGE for @language; NULL to leave the system's. */
const char *awale_language_get_code (AwaleLanguage  language);

/**
 * Sets the language of gettext according to @settings, with the catalogs in @locale_dir. Call it
 * early in main(), because toolkits read the language once.
 */
void        awale_language_init     (GSettings     *settings,
                                     const char    *locale_dir);

G_END_DECLS
