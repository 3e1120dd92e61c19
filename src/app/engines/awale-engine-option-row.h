/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-engines.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * A row for an option of an engine, made as its type wants it: a switch, a number, a list, a text,
 * or a button, which is a switch here that presses it whenever the engine starts. What is set in
 * it goes into @entry, unless it is what the engine proposes.
 */
GtkWidget *awale_engine_option_row_new (const AwaleEngineOption *option,
                                        AwaleEngineEntry        *entry);

G_END_DECLS
