/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Creates a window for a quiz about the errors in @report, worst first; there must be at least one.
 * The board shows the position before each error; the user looks for a better move, which the
 * engine judges. The game is not changed. The appearance of the board follows @settings. @tables
 * (nullable) must belong to the rules of the game.
 */
GtkWidget *awale_error_quiz_window_new (GtkWindow      *parent,
                                        AwaleReport    *report,
                                        GSettings      *settings,
                                        AwaleTablebase *tables);

G_END_DECLS
