/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-study-view.h"

#include "app/common/awale-toasts.h"
#include "desk/awale-draft.h"
#include "desk/awale-player-choice.h"
#include "play/awale-play.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY_CONTROLLER (awale_play_controller_get_type ())

/**
 * The game that is played in a window, between persons, the computer, and engines of other
 * programs: who plays, what is shown of it, and what the players may do. What is played is a line
 * of the game in view; everything else in it stays a study. Another game in view ends it.
 */
G_DECLARE_FINAL_TYPE (AwalePlayController, awale_play_controller, AWALE, PLAY_CONTROLLER, GObject)

/*
 * Property: "play" (read only, nullable), see awale_play_controller_get_play().
 *
 * Signal: "changed": what may be done now, or whether an opponent is thinking, is new.
 */

/** Plays in the games of @draft, which @study shows. */
AwalePlayController *awale_play_controller_new       (AwaleStudyView         *study,
                                                      AwaleDraft             *draft,
                                                      AwaleDesk              *desk,
                                                      AwaleToasts            *toasts);

/** What is being played. (transfer none) (nullable) */
AwalePlay           *awale_play_controller_get_play  (AwalePlayController    *self);

/** Plays the game in view, which is what these players (by side) make of it. */
void                 awale_play_controller_begin     (AwalePlayController    *self,
                                                      const AwalePlayerChoice seats[2]);

/** Likewise, but from the position in view on: a line of a game that stays what it is. */
void                 awale_play_controller_play_on   (AwalePlayController    *self,
                                                      const AwalePlayerChoice seats[2]);

/** Nothing is played any more; the moves stay. */
void                 awale_play_controller_leave     (AwalePlayController    *self);

/** As AwalePlayState has it; NULL where no game is going on. (transfer full) */
char                *awale_play_controller_dup_state (AwalePlayController    *self);

/** Goes on with @state (nullable) in the game in view, if that and the engines are still there. */
void                 awale_play_controller_resume    (AwalePlayController    *self,
                                                      const char             *state);

/** Adds what the players may do to @list. */
void                 awale_play_controller_add_actions (AwalePlayController *self,
                                                        AwaleActions        *list);

G_END_DECLS
