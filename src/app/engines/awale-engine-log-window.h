/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_LOG_WINDOW (awale_engine_log_window_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEngineLogWindow, awale_engine_log_window, AWALE, ENGINE_LOG_WINDOW,
                      AdwWindow)

/** Creates a window with the conversation with @process, called @name; it is updated while open. */
GtkWidget *awale_engine_log_window_new (const char         *name,
                                        AwaleEngineProcess *process);

G_END_DECLS
