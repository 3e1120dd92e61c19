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
 * The view of one game: the board between its players, the navigation buttons and the graph below
 * it, and a pane with moves and analysis.
 *
 * Properties: "game" (nullable), "flipped", "show-evaluations", "setting-up" (read only: a position
 * is being set up on the board). The struct AwaleStudy has the children that controllers use.
 *
 * Actions for the parts of the view: study.focus-board and study.focus-comment.
 *
 * Signal: "flush": unfinished input should be written into the game.
 */

bool        awale_study_view_get_flipped          (AwaleStudyView *self);
void        awale_study_view_set_flipped          (AwaleStudyView *self,
                                                   bool            flipped);

bool        awale_study_view_get_show_evaluations (AwaleStudyView *self);
void        awale_study_view_set_show_evaluations (AwaleStudyView *self,
                                                   bool            show_evaluations);

/** Sets the name of the ruleset on the button below the board. */
void        awale_study_view_set_ruleset          (AwaleStudyView *self,
                                                   const char     *name);

/**
 * Shows @player as the name of the player of @side, or the name in the tags if @player is NULL.
 * @thinking adds the sign of a thinking player.
 */
void        awale_study_view_set_player           (AwaleStudyView *self,
                                                   AwaleSide       side,
                                                   const char     *player,
                                                   bool            thinking);

/**
 * Sets whether a game is being played. Passes are then played automatically; otherwise a bar asks
 * for them.
 */
void        awale_study_view_set_playing          (AwaleStudyView *self,
                                                   bool            playing);

/** Shows a page of the pane, and the pane itself if it was hidden. */
void        awale_study_view_show_page            (AwaleStudyView *self,
                                                   AwaleStudyPage  page);

/** Shows or hides board and graph without changing the layout. */
void        awale_study_view_set_pictures         (AwaleStudyView      *self,
                                                   bool                 shown);

/**
 * Begins the setup of a position: @panel replaces the pane, and the board shows the position of
 * @editor. NULL for both ends the setup.
 */
void        awale_study_view_set_setup            (AwaleStudyView      *self,
                                                   GtkWidget           *panel,
                                                   AwalePositionEditor *editor);

bool        awale_study_view_is_setting_up        (AwaleStudyView      *self);

/** Writes unfinished input, such as a comment, into the game. */
void        awale_study_view_flush                (AwaleStudyView *self);

/**
 * Moves the focus to the list of moves, or to the board if there are no moves or the list is
 * hidden.
 */
void        awale_study_view_focus_game           (AwaleStudyView *self);

void        awale_study_view_focus_comment        (AwaleStudyView *self);
void        awale_study_view_focus_board          (AwaleStudyView *self);

G_END_DECLS
