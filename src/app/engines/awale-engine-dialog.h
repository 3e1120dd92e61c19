/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-engines.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_DIALOG (awale_engine_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineDialog, awale_engine_dialog, AWALE, ENGINE_DIALOG, AdwWindow)

/**
 * Sets up an engine: its command, which is tried out, its name, and the options that it says it
 * has. @entry (nullable: a new one): the engine of @engines that is changed.
 */
GtkWidget *awale_engine_dialog_new (AwaleEngines     *engines,
                                    AwaleEngineEntry *entry);

G_END_DECLS
