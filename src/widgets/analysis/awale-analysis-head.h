/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "analysis/awale-analysis.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_HEAD (awale_analysis_head_get_type ())

/**
 * The head of an analysis panel: the value, its figures, and the switch that starts the analysis.
 * The panel tells it when to update.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisHead, awale_analysis_head, AWALE, ANALYSIS_HEAD, GtkWidget)

/** Sets the analysis; @analysis is (nullable). */
void awale_analysis_head_set_analysis   (AwaleAnalysisHead *self,
                                         AwaleAnalysis     *analysis);

/** Shows the analysis' name while there is no value to show, if @compact. */
void awale_analysis_head_set_compact    (AwaleAnalysisHead *self,
                                         bool               compact);

/** Update value and figures, or only the figures, which change more often. */
void awale_analysis_head_update         (AwaleAnalysisHead *self);
void awale_analysis_head_update_figures (AwaleAnalysisHead *self);

/** Gives the focus to the switch that starts the analysis. */
void awale_analysis_head_focus_switch   (AwaleAnalysisHead *self);

G_END_DECLS
