/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-endgame.h"
#include "game/awale-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** How a trial stands. */
typedef enum
{
  AWALE_TRIAL_LOOKING,   /**< An endgame is looked for. */
  AWALE_TRIAL_THINKING,  /**< A move is judged, and North thinks. */
  AWALE_TRIAL_NOT_FOUND, /**< There is no such endgame, as far as one looks. */
  AWALE_TRIAL_ASKING,    /**< South is to move, and has still what was promised. */
  AWALE_TRIAL_MISSED,    /**< After South's last move that is no longer sure. */
  AWALE_TRIAL_HOME,      /**< South has it. */
} AwaleTrialState;

#define AWALE_TYPE_TRIAL_STATE (awale_trial_state_get_type ())
GType awale_trial_state_get_type (void);

#define AWALE_TYPE_TRIAL (awale_trial_get_type ())

/**
 * An endgame that is played out against perfect defence: a person moves for South, each move is
 * judged by the tables, and North answers as well as can be, until South has what the tables
 * promise or has given some of it away. It is thought in a thread; nothing here waits.
 *
 * Property: "state" (read only, notifies; also where it is as it was, as between two questions)
 *
 * Signal: "failed" (const char *sentence): nothing could be thought; South is to move as before.
 */
G_DECLARE_FINAL_TYPE (AwaleTrial, awale_trial, AWALE, TRIAL, GObject)

/** For endgames of @rules, whose @tables these are; @seed: of what is drawn. */
AwaleTrial         *awale_trial_new         (const AwaleRuleset  *rules,
                                             AwaleTablebase      *tables,
                                             uint32_t             seed);

/** Looks for an endgame of @kind with @least to @most seeds on the board, and asks it. */
void                awale_trial_begin       (AwaleTrial          *self,
                                             AwaleEndgameKind     kind,
                                             int                  least,
                                             int                  most);

AwaleTrialState     awale_trial_get_state   (AwaleTrial          *self);

/** The one that is asked; of no meaning before. */
const AwaleEndgame *awale_trial_get_endgame (AwaleTrial          *self);

/** Where it is played: for a board. The cursor is this object's. NULL before. (transfer none) */
AwaleGame          *awale_trial_get_game    (AwaleTrial          *self);

/** Whether to wait with what comes of thinking, as while the board still shows a sowing. */
void                awale_trial_set_held    (AwaleTrial          *self,
                                             bool                 held);

/** Says that South has played in the game, at the cursor. */
void                awale_trial_look        (AwaleTrial          *self);

/** The move that keeps what was promised, where South is to move or has just missed it. To tell it
 * is a hint, which is remembered. */
AwaleMove           awale_trial_hint        (AwaleTrial          *self);

/** What the missed move gave away for sure, in hundredths of a seed; 0: that is not known. */
int                 awale_trial_get_given   (AwaleTrial          *self);

/** Takes the missed move back. */
void                awale_trial_take_back   (AwaleTrial          *self);

/** Whether help was needed: a hint, or a move that was taken back. */
bool                awale_trial_was_helped  (AwaleTrial          *self);

G_END_DECLS
