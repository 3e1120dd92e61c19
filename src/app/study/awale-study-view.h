/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/play/awale-play-bar.h"
#include "awale-study-pane.h"
#include "widgets/awale-widgets.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STUDY_VIEW (awale_study_view_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStudyView, awale_study_view, AWALE, STUDY_VIEW, GtkWidget)

/*
 * Everything about one game: the board between its two players, the way through the game below
 * it, and a pane with the moves and what is said of them.
 *
 * Properties: "game" (nullable), "flipped", "show-pane", "show-evaluations", "setting-up" (read
 * only: a position is set up on the board).
 *
 * Signal: "flush": what is not yet in the game is to be written into it now.
 */

void        awale_study_view_set_game             (AwaleStudyView *self,
                                                   AwaleGame      *game);

bool        awale_study_view_get_flipped          (AwaleStudyView *self);
void        awale_study_view_set_flipped          (AwaleStudyView *self,
                                                   bool            flipped);

bool        awale_study_view_get_show_pane        (AwaleStudyView *self);
void        awale_study_view_set_show_pane        (AwaleStudyView *self,
                                                   bool            show_pane);

bool        awale_study_view_get_show_evaluations (AwaleStudyView *self);
void        awale_study_view_set_show_evaluations (AwaleStudyView *self,
                                                   bool            show_evaluations);

/** The board, whose preferences are the window's to bind. (transfer none) */
AwaleBoard *awale_study_view_get_board            (AwaleStudyView *self);

/** Names the ruleset beside the board, on a button that opens its page. */
void        awale_study_view_set_ruleset          (AwaleStudyView *self,
                                                   const char     *name);

/** The button of the board's menu, which the window has. (transfer none) */
GtkMenuButton *awale_study_view_get_board_button  (AwaleStudyView *self);

/** The moves and what is said of them. (transfer none) */
AwaleStudyPane *awale_study_view_get_pane         (AwaleStudyView *self);

/** The graph, which is drawn into files too. (transfer none) */
AwaleGraph *awale_study_view_get_graph            (AwaleStudyView *self);

/** What is said and done while a game is played. (transfer none) */
AwalePlayBar *awale_study_view_get_play_bar       (AwaleStudyView *self);

/**
 * Who plays @side now in place of the one the game names (NULL: that one), and whether they are
 * thinking.
 */
void        awale_study_view_set_player           (AwaleStudyView *self,
                                                   AwaleSide       side,
                                                   const char     *player,
                                                   bool            thinking);

/** Whether a game is played: passes, which one enters in a study, come by themselves then. */
void        awale_study_view_set_playing          (AwaleStudyView *self,
                                                   bool            playing);

/** Brings a page of the pane into view, and the pane if it was hidden. */
void        awale_study_view_show_page            (AwaleStudyView *self,
                                                   AwaleStudyPage  page);

/** Whether what is painted, board and graph, is drawn in its place. */
void        awale_study_view_set_pictures         (AwaleStudyView   *self,
                                                   bool              shown);

/**
 * While a position is set up on the board: shows @panel in the place of the pane, and nothing of
 * the game. NULLs: the game again.
 */
void        awale_study_view_set_setup            (AwaleStudyView   *self,
                                                   GtkWidget        *panel,
                                                   AwaleBoardEditor *editor);

bool        awale_study_view_is_setting_up        (AwaleStudyView   *self);

/** Finds moves and comments, in the pane. */
void        awale_study_view_open_find_bar        (AwaleStudyView *self);

/** Writes what is being typed into the game. */
void        awale_study_view_flush                (AwaleStudyView *self);

/**
 * Moves the focus to the moves of a game that was recorded, where the arrows walk and no letter
 * adds a variation; to the board where there are none, or they are not in view.
 */
void        awale_study_view_focus_game           (AwaleStudyView *self);

/** Moves the focus to the comment, or to the board. */
void        awale_study_view_focus_comment        (AwaleStudyView *self);
void        awale_study_view_focus_board          (AwaleStudyView *self);

G_END_DECLS
