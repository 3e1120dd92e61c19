/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-study-view.h"

#include "app/common/awale-toasts.h"
#include "desk/awale-draft.h"
#include "desk/awale-seat.h"
#include "play/awale-play.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYING (awale_playing_get_type ())

/**
 * The game that is played in a window, between persons, the computer, and engines of other
 * programs: who plays, what is shown of it, and what the players may do. What is played is a line
 * of the game in view; everything else in it stays a study. Another game in view ends it.
 */
G_DECLARE_FINAL_TYPE (AwalePlaying, awale_playing, AWALE, PLAYING, GObject)

/*
 * Property: "play" (read only, nullable), see awale_playing_get_play().
 *
 * Signal: "changed": what may be done now, or whether an opponent is thinking, is new.
 */

/** Plays in the games of @draft, which @study shows. */
AwalePlaying *awale_playing_new       (AwaleStudyView  *study,
                                       AwaleDraft      *draft,
                                       AwaleDesk       *desk,
                                       AwaleToasts     *toasts);

/** What is being played. (transfer none) (nullable) */
AwalePlay    *awale_playing_get_play  (AwalePlaying    *self);

/** Plays the game in view, which is what these players (by side) make of it. */
void          awale_playing_begin     (AwalePlaying    *self,
                                       const AwaleSeat  seats[2]);

/** Likewise, but from the position in view on: a line of a game that stays what it is. */
void          awale_playing_play_on   (AwalePlaying    *self,
                                       const AwaleSeat  seats[2]);

/** Nothing is played any more; the moves stay. */
void          awale_playing_leave     (AwalePlaying    *self);

/** As AwalePlayState has it; NULL where no game is going on. (transfer full) */
char         *awale_playing_dup_state (AwalePlaying    *self);

/** Goes on with @state (nullable) in the game in view, if that and the engines are still there. */
void          awale_playing_resume    (AwalePlaying    *self,
                                       const char      *state);

/** Adds what the players may do to @list. */
void          awale_playing_add_actions (AwalePlaying   *self,
                                         AwaleActions   *list);

G_END_DECLS
