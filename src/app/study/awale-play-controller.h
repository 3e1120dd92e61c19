/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"
#include "session/awale-play-state.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY_CONTROLLER (awale_play_controller_get_type ())

/**
 * The game being played in a window by people, the computer or external engines: its players, its
 * display and its actions. The moves form a line of the current game, which can be studied at the
 * same time. Switching to another game stops playing.
 */
G_DECLARE_FINAL_TYPE (AwalePlayController, awale_play_controller, AWALE, PLAY_CONTROLLER,
                      AwaleController)

/*
 * Property: "play" (read only, nullable); see awale_play_controller_get_play().
 *
 * Signals: "changed": also emitted when an opponent starts or stops thinking.
 */

/** The AwalePlay that is in progress or has just ended. Returns: (transfer none) (nullable) */
AwalePlay           *awale_play_controller_get_play  (AwalePlayController    *self);

/**
 * Starts playing the current game from its cursor with the players @seats (by side). New moves
 * become the main line, unless both players are people.
 */
void                 awale_play_controller_begin     (AwalePlayController    *self,
                                                      const AwalePlayerChoice seats[2]);

/**
 * Starts playing from the current position with the players @seats. The main line stays; new moves
 * that differ from it become a variation.
 */
void                 awale_play_controller_play_on   (AwalePlayController    *self,
                                                      const AwalePlayerChoice seats[2]);

/** Stops playing; the moves stay in the game. */
void                 awale_play_controller_leave     (AwalePlayController    *self);

/**
 * The state of the unfinished AwalePlay in the format of AwalePlayState; NULL if nothing is being
 * played. Returns: (transfer full) (nullable)
 */
char                *awale_play_controller_dup_state (AwalePlayController    *self);

/**
 * Resumes playing from @state (nullable) if its moves still exist. A person takes the place of a
 * missing engine.
 */
void                 awale_play_controller_resume    (AwalePlayController    *self,
                                                      const char             *state);

G_END_DECLS
