/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

/**
 * Creates a window with the log of @process, an engine called @name; the log is updated while the
 * window is open.
 */
GtkWidget *awale_engine_log_window_new (const char         *name,
                                        AwaleEngineProcess *process);

G_END_DECLS
