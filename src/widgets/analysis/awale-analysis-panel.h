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
 * What an analysis tells of the position in view: its value, and a row for every legal move. The
 * rows stay the same widgets while their values change, and change places only when nobody points
 * at them or has the focus there, and once a second at most.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisPanel, awale_analysis_panel, AWALE, ANALYSIS_PANEL, GtkWidget)

/*
 * Properties: "analysis" (AwaleAnalysis, nullable), "preview" (AwaleAnalysisLine, nullable, read
 * only: the line of the row that is pointed at or has the focus), "compact" (it stands above
 * something that needs the room: only its head is there while the analysis is off).
 *
 * Signals: "line-added": a person put the line of a row into the game.
 */

/** So many moves of a line are shown, and put into the game. */
#define AWALE_ANALYSIS_PANEL_MOVES 10

/** (transfer none) (nullable) */
AwaleAnalysis     *awale_analysis_panel_get_analysis (AwaleAnalysisPanel *self);
void               awale_analysis_panel_set_analysis (AwaleAnalysisPanel *self,
                                                      AwaleAnalysis      *analysis);

/** (transfer none) (nullable) */
AwaleAnalysisLine *awale_analysis_panel_get_preview  (AwaleAnalysisPanel *self);

void               awale_analysis_panel_set_compact  (AwaleAnalysisPanel *self,
                                                      bool                compact);

G_END_DECLS
