/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-engines.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** Creates a page to add, change and remove external engines and to read their logs. */
GtkWidget *awale_engines_page_new (AwaleEngines *engines);

G_END_DECLS
