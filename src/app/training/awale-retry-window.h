/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RETRY_WINDOW (awale_retry_window_get_type ())

/**
 * The errors of a game as questions: a board shows the position before each, the worst first, and
 * asks for a better move, which the engine judges. The game itself is left alone.
 */
G_DECLARE_FINAL_TYPE (AwaleRetryWindow, awale_retry_window, AWALE, RETRY_WINDOW, AdwWindow)

/**
 * Asks for the errors that @report names now, of which there is one at least. The board looks as
 * @settings say; the @tables (nullable) are of the game's rules.
 */
GtkWidget *awale_retry_window_new (GtkWindow      *parent,
                                   AwaleReport    *report,
                                   GSettings      *settings,
                                   AwaleTablebase *tables);

G_END_DECLS
