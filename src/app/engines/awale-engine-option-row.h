/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-engines.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Creates the row of an engine's option by its type: a switch, a number, a list, a text, or for a
 * button a switch that presses it at each start of the engine. Values other than the engine's
 * default are stored in @entry.
 */
GtkWidget *awale_engine_option_row_new (const AwaleEngineOption *option,
                                        AwaleEngineEntry        *entry);

G_END_DECLS
