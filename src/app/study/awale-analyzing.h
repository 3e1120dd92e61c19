/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-playing.h"
#include "awale-study-view.h"

#include "analysis/awale-analysis.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYZING (awale_analyzing_get_type ())

/**
 * The live analysis in a window, and the second engine, of another program, that looks at
 * positions beside it and works while it does. It never starts by itself, rests while nobody can
 * see the window, while a position is set up and while an opponent thinks, and writes nothing into
 * the game but the values that were asked to be saved.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalyzing, awale_analyzing, AWALE, ANALYZING, GObject)

/*
 * Property: "active": whether the position in view is analyzed. Another file, and a game that is
 * played by its players, end it.
 *
 * Signal: "changed": what may be done now is new.
 */

/** Analyzes the games of @draft, which @study shows, in the window that it is in. */
AwaleAnalyzing *awale_analyzing_new          (AwaleStudyView *study,
                                              AwaleDraft     *draft,
                                              AwaleDesk      *desk,
                                              AwaleToasts    *toasts,
                                              AwalePlaying   *playing);

/** The analysis. (transfer none) */
AwaleAnalysis  *awale_analyzing_get_analysis (AwaleAnalyzing *self);

/** Starting shows the page of the analysis, too. */
bool            awale_analyzing_get_active   (AwaleAnalyzing *self);
void            awale_analyzing_set_active   (AwaleAnalyzing *self,
                                              bool            active);

/** Adds what is done with it to @list. */
void            awale_analyzing_add_actions  (AwaleAnalyzing *self,
                                              AwaleActions   *list);

G_END_DECLS
