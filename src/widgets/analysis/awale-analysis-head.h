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
 * What stands over the moves of an analysis: what it has found of the position, its figures, and
 * the switch that starts it. The panel that it heads tells it when to look anew.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisHead, awale_analysis_head, AWALE, ANALYSIS_HEAD, GtkWidget)

/** @analysis is nullable. */
void awale_analysis_head_set_analysis   (AwaleAnalysisHead *self,
                                         AwaleAnalysis     *analysis);

/** Whether it has to say what it is about while there is nothing to tell. */
void awale_analysis_head_set_compact    (AwaleAnalysisHead *self,
                                         bool               compact);

/** The finding and the figures; the figures alone, which change while values do not. */
void awale_analysis_head_update         (AwaleAnalysisHead *self);
void awale_analysis_head_update_figures (AwaleAnalysisHead *self);

/** Gives the focus to the switch that starts the analysis. */
void awale_analysis_head_focus_switch   (AwaleAnalysisHead *self);

G_END_DECLS
