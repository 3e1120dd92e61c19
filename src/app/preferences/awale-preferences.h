/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PREFERENCES (awale_preferences_get_type ())
G_DECLARE_FINAL_TYPE (AwalePreferences, awale_preferences, AWALE, PREFERENCES, AdwWindow)

/** Creates the preferences of @services; changes apply at once. */
GtkWidget *awale_preferences_new (AwaleServices *services);

G_END_DECLS
