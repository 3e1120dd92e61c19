/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-play-controller.h"
#include "awale-result-question.h"
#include "awale-study-view.h"

#include "analysis/awale-analysis.h"
#include "session/awale-services.h"
#include "document/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_CONTROLLER (awale_analysis_controller_get_type ())

/**
 * The live analysis in a window, and a second, external engine that runs alongside. It never starts
 * by itself; it pauses while the window is hidden, a position is set up or an opponent is thinking;
 * and it writes no values into the game unless saving them is requested.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisController, awale_analysis_controller, AWALE,
                      ANALYSIS_CONTROLLER, GObject)

/*
 * Property: "active": the current position is analyzed; another file or play ends it.
 *
 * Signal: "changed": the available actions changed.
 */

/** Creates the analysis of the games of @draft, which @study shows in its window. */
AwaleAnalysisController *awale_analysis_controller_new (AwaleStudyView *study,
                                                        AwaleDraft *draft,
                                                        AwaleServices *services,
                                                        AwaleToasts *toasts,
                                                        AwalePlayController *play_controller,
                                                        AwaleResultQuestion *result_question);

/** The analysis. Returns: (transfer none) */
AwaleAnalysis           *awale_analysis_controller_get_analysis (AwaleAnalysisController *self);

/** True while the current position is analyzed; setting it also shows the page of the analysis. */
bool                     awale_analysis_controller_get_active (AwaleAnalysisController *self);
void                     awale_analysis_controller_set_active (AwaleAnalysisController *self,
                                                               bool active);

void                     awale_analysis_controller_add_actions (AwaleAnalysisController *self,
                                                                AwaleActions *list);

G_END_DECLS
