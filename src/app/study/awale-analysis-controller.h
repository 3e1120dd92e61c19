/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-play-controller.h"
#include "awale-study-view.h"

#include "analysis/awale-analysis.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_CONTROLLER (awale_analysis_controller_get_type ())

/**
 * The live analysis in a window, and the second engine, of another program, that looks at
 * positions beside it and works while it does. It never starts by itself, rests while nobody can
 * see the window, while a position is set up and while an opponent thinks, and writes nothing into
 * the game but the values that were asked to be saved.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisController, awale_analysis_controller, AWALE,
                      ANALYSIS_CONTROLLER, GObject)

/*
 * Property: "active": whether the position in view is analyzed. Another file, and a game that is
 * played by its players, end it.
 *
 * Signal: "changed": what may be done now is new.
 */

/** Analyzes the games of @draft, which @study shows, in the window that it is in. */
AwaleAnalysisController *awale_analysis_controller_new (AwaleStudyView *study,
                                                        AwaleDraft *draft,
                                                        AwaleDesk *desk,
                                                        AwaleToasts *toasts,
                                                        AwalePlayController *play_controller);

/** The analysis. (transfer none) */
AwaleAnalysis           *awale_analysis_controller_get_analysis (AwaleAnalysisController *self);

/** Starting shows the page of the analysis, too. */
bool                     awale_analysis_controller_get_active (AwaleAnalysisController *self);
void                     awale_analysis_controller_set_active (AwaleAnalysisController *self,
                                                               bool active);

/** Adds what is done with it to @list. */
void                     awale_analysis_controller_add_actions (AwaleAnalysisController *self,
                                                                AwaleActions *list);

G_END_DECLS
