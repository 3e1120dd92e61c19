/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-widgets.h"

#include <stdbool.h>

G_BEGIN_DECLS

/** What the side pane can show. */
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
 * The moves of a game and what is said of them. Where it is high enough the analysis stands above
 * the moves, on one page with them; else each of them is a page. Explorer and report are always
 * pages of their own.
 *
 * Properties: "game" (nullable), "annotating" (whether the moves have their glyphs and comment
 * below them; unless one says otherwise they have where there is room for them),
 * "analysis-height" (in pixels, where the divider below the analysis was put by hand; −1: nowhere).
 *
 * Signals: "board-requested": the focus is to go to the board.
 */

/** What stands above the pages; NULL takes it away. */
void                awale_study_pane_set_header           (AwaleStudyPane *self,
                                                           GtkWidget      *header);

/** Whether @page is in view, as far as the pane is; and bringing it there. */
bool                awale_study_pane_shows                (AwaleStudyPane *self,
                                                           AwaleStudyPage  page);
void                awale_study_pane_show                 (AwaleStudyPane *self,
                                                           AwaleStudyPage  page);

/** The widget of the page Explorer or Report, which is among the pages once it has one. */
void                awale_study_pane_set_page             (AwaleStudyPane *self,
                                                           AwaleStudyPage  page,
                                                           GtkWidget      *widget);

/** What is given its analysis by the window. (transfer none) */
AwaleAnalysisPanel *awale_study_pane_get_analysis_panel   (AwaleStudyPane *self);

/** What stands below the analysis: a second engine. */
void                awale_study_pane_set_engine_pane      (AwaleStudyPane *self,
                                                           GtkWidget      *engine_pane);

/** The bar that finds moves and comments; opening it shows the moves. (transfer none) */
AwaleFindBar       *awale_study_pane_get_find_bar         (AwaleStudyPane *self);
void                awale_study_pane_open_find_bar        (AwaleStudyPane *self);

/** The list of the moves, which is mapped while it is in view. (transfer none) */
GtkWidget          *awale_study_pane_get_move_list        (AwaleStudyPane *self);

/** Whether moves have their values beside them. */
void                awale_study_pane_set_show_evaluations (AwaleStudyPane *self,
                                                           bool            show_evaluations);

bool                awale_study_pane_get_annotating       (AwaleStudyPane *self);
void                awale_study_pane_set_annotating       (AwaleStudyPane *self,
                                                           bool            annotating);

/** Moves the focus to the moves. Returns: whether they are in view. */
bool                awale_study_pane_focus_moves          (AwaleStudyPane *self);

/** Moves the focus to the comment, wherever that is. */
void                awale_study_pane_focus_comment        (AwaleStudyPane *self);

/** Writes what is being typed into the game. */
void                awale_study_pane_flush                (AwaleStudyPane *self);

G_END_DECLS
