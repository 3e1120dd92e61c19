/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-engines.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_DIALOG (awale_engine_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineDialog, awale_engine_dialog, AWALE, ENGINE_DIALOG, AdwWindow)

/**
 * Creates a dialog to set up an engine: its command, which can be tested, its name, and the options
 * that it reports. @entry (nullable) is the engine of @engines to change; NULL adds a new one.
 */
GtkWidget *awale_engine_dialog_new (AwaleEngines     *engines,
                                    AwaleEngineEntry *entry);

G_END_DECLS
