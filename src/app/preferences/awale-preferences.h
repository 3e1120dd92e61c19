/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-engines.h"
#include "desk/awale-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PREFERENCES (awale_preferences_get_type ())
G_DECLARE_FINAL_TYPE (AwalePreferences, awale_preferences, AWALE, PREFERENCES,
                      AdwPreferencesWindow)

/** The preferences, which take effect at once in @settings. */
GtkWidget *awale_preferences_new (GSettings *settings);

/** Lets one build and delete @tables. */
void       awale_preferences_add_tables (AwalePreferences *self,
                                         AwaleTables      *tables);

/** Lets one add and remove @engines. */
void       awale_preferences_add_engines (AwalePreferences *self,
                                          AwaleEngines     *engines);

G_END_DECLS
