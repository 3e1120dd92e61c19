/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"
#include "analysis/awale-analysis.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_CONTROLLER (awale_analysis_controller_get_type ())

/**
 * The live analysis in a window, and that of a second, external engine beside it. The analysis
 * pauses while the window is hidden, a position is set up or an opponent is thinking. Its values
 * are stored beside the game, which does not count as a change of the game.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisController, awale_analysis_controller, AWALE,
                      ANALYSIS_CONTROLLER, AwaleController)

/** The analysis of the window. Returns: (transfer none) */
AwaleAnalysis *awale_analysis_controller_get_analysis (AwaleAnalysisController *self);

G_END_DECLS
