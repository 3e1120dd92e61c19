/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-engines.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Creates the row of an engine's option according to its type: a switch, a number, a list or a
 * text; for a button, a switch that presses the button at each start of the engine. Values other
 * than the engine's default are stored in @entry.
 */
GtkWidget *awale_engine_option_row_new (const AwaleEngineOption *option,
                                        AwaleEngineEntry        *entry);

G_END_DECLS
