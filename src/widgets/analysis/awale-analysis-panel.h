/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-analysis.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_PANEL (awale_analysis_panel_get_type ())

/**
 * The analysis of the current position: its value, and a row for each legal move. Each row keeps
 * its widget while its values change. Once a position has values, its rows are reordered at most
 * once a second, and not while a line is previewed.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisPanel, awale_analysis_panel, AWALE, ANALYSIS_PANEL, GtkWidget)

/*
 * Properties:
 *  "analysis" (AwaleAnalysis, nullable).
 *  "preview" (AwaleAnalysisLine, nullable, read only): the line of the row with the pointer or the
 *  focus.
 *  "compact" (write only): show only the head while the analysis is off, to save room.
 *
 * Signals: "line-chosen" (AwaleAnalysisLine *line): the user wants a row's line in the game.
 */

/**
 * Maximum number of moves of a line that the panel shows, and that handlers of "line-chosen" add to
 * the game.
 */
#define AWALE_ANALYSIS_PANEL_MOVES 10

/** The analysis. Returns: (transfer none) (nullable) */
AwaleAnalysis     *awale_analysis_panel_get_analysis (AwaleAnalysisPanel *self);
void               awale_analysis_panel_set_analysis (AwaleAnalysisPanel *self,
                                                      AwaleAnalysis      *analysis);

/** The line that the board should preview. Returns: (transfer none) (nullable) */
AwaleAnalysisLine *awale_analysis_panel_get_preview  (AwaleAnalysisPanel *self);

void               awale_analysis_panel_set_compact  (AwaleAnalysisPanel *self,
                                                      bool                compact);

G_END_DECLS
