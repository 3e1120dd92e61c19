/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-widgets.h"

#include <stdbool.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_STUDY_PAGE_MOVES,
  AWALE_STUDY_PAGE_ANALYSIS,
  AWALE_STUDY_PAGE_EXPLORER,
  AWALE_STUDY_PAGE_REPORT,
} AwaleStudyPage;

#define AWALE_TYPE_STUDY_PANE (awale_study_pane_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStudyPane, awale_study_pane, AWALE, STUDY_PANE, GtkWidget)

/*
 * The side pane: the moves of a game with their annotations, the analysis, the explorer and the
 * report. If the pane is high enough, the analysis stands above the moves on one page; otherwise
 * each has its own page. Explorer and report have their own pages.
 *
 * Properties: "game" (nullable), "annotating" (show glyphs and comment below the moves; by default
 * if there is room), "analysis-height" (in pixels, as chosen with the divider; −1: not chosen).
 */

/** Sets the widget above the pages, or removes it if @header is NULL. */
void                awale_study_pane_set_header           (AwaleStudyPane *self,
                                                           GtkWidget      *header);

/**
 * True if @page is selected, even while the pane itself is hidden. The analysis counts as selected
 * with the moves while both are on one page.
 */
bool                awale_study_pane_shows                (AwaleStudyPane *self,
                                                           AwaleStudyPage  page);
void                awale_study_pane_show                 (AwaleStudyPane *self,
                                                           AwaleStudyPage  page);

/** Sets the widget (nullable) of the explorer or report page, which is hidden without a widget. */
void                awale_study_pane_set_page             (AwaleStudyPane *self,
                                                           AwaleStudyPage  page,
                                                           GtkWidget      *widget);

/** The panel of the analysis. Returns: (transfer none) */
AwaleAnalysisPanel *awale_study_pane_get_analysis_panel   (AwaleStudyPane *self);

/** Sets the pane of the second engine, which is shown below the analysis. */
void                awale_study_pane_set_engine_pane      (AwaleStudyPane *self,
                                                           GtkWidget      *engine_pane);

/** The bar for finding moves and comments. Returns: (transfer none) */
AwaleFindBar       *awale_study_pane_get_find_bar         (AwaleStudyPane *self);

/** The list of moves. Returns: (transfer none) */
GtkWidget          *awale_study_pane_get_move_list        (AwaleStudyPane *self);

/** Sets whether each move has its value beside it. */
void                awale_study_pane_set_show_evaluations (AwaleStudyPane *self,
                                                           bool            show_evaluations);

bool                awale_study_pane_get_annotating       (AwaleStudyPane *self);
void                awale_study_pane_set_annotating       (AwaleStudyPane *self,
                                                           bool            annotating);

/** Moves the focus to the list of moves. Returns false if the list is not visible. */
bool                awale_study_pane_focus_moves          (AwaleStudyPane *self);

/** Shows the comment editor and moves the focus to it. */
void                awale_study_pane_focus_comment        (AwaleStudyPane *self);

/** Writes unfinished input, such as a comment, into the game. */
void                awale_study_pane_flush                (AwaleStudyPane *self);

G_END_DECLS
