/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The language of the application; the values of the setting `language`. */
typedef enum
{
  AWALE_LANGUAGE_SYSTEM,
  AWALE_LANGUAGE_ENGLISH,
  AWALE_LANGUAGE_FRENCH,
} AwaleLanguage;

/**
 * What the variable LANGUAGE is to be for @language: NULL leaves it as the system has it.
 */
const char *awale_language_get_code (AwaleLanguage  language);

/**
 * Makes gettext speak the language that @settings name, from the catalogs in @locale_dir. Call
 * it first of all in main(): toolkits look at the language once.
 */
void        awale_language_init     (GSettings     *settings,
                                     const char    *locale_dir);

G_END_DECLS
