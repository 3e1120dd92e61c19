/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ERROR_QUIZ_WINDOW (awale_error_quiz_window_get_type ())

/**
 * The errors of a game as questions, worst first. The board shows the position before each error
 * and asks for a better move, which the engine judges. The game is not changed.
 */
G_DECLARE_FINAL_TYPE (AwaleErrorQuizWindow, awale_error_quiz_window, AWALE, ERROR_QUIZ_WINDOW,
                      AdwWindow)

/**
 * Creates a window for the current errors of @report, at least one, with the board preferences of
 * @settings. @tables (nullable) must be of the game's rules.
 */
GtkWidget *awale_error_quiz_window_new (GtkWindow      *parent,
                                        AwaleReport    *report,
                                        GSettings      *settings,
                                        AwaleTablebase *tables);

G_END_DECLS
