/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "widgets/paint/awale-spot-state.h"

G_BEGIN_DECLS

/**
 * What a board shows, and what may be played on it: what its pits look like and what is said of
 * them follows from this alone.
 */
typedef struct
{
  AwaleNode          *node;       /**< (nullable): none without a game and in a setup. */
  const AwaleRuleset *rules;      /**< NULL: likewise. */
  AwalePosition       position;
  AwaleOutcome        outcome;    /**< Of a game that goes on while it is not told. */
  AwaleMove           last_from;  /**< The sowing that led here, or AWALE_NO_MOVE. */
  AwaleMove           last_to;
  const char         *must_pass;  /**< Says so where only a pass is left, else NULL. */
  bool                is_setup;   /**< A position is being set up: nothing is played. */

  bool                is_silent;  /**< It is not told what comes of a sowing, nor of an end. */
  char               *lock;       /**< Why nothing may be played now, or NULL. */
} AwaleBoardState;

/** Takes over what @game (nullable) has at its cursor, or a position that is set up. */
void awale_board_state_read_game  (AwaleBoardState *self,
                                   AwaleGame       *game);
void awale_board_state_read_setup (AwaleBoardState *self,
                                   AwalePosition    position);
void awale_board_state_clear      (AwaleBoardState *self);

/** Why @move may not be played now; like awale_game_play() would. */
AwaleIllegalReason awale_board_state_get_refusal (const AwaleBoardState *self,
                                                  AwaleMove              move);

/** Whether a pass is all that is left, and may be played. */
bool awale_board_state_must_pass (const AwaleBoardState *self);

/** “C, South, 5 seeds, sows to b” or “South’s store, 12 seeds”. (transfer full) */
char *awale_board_state_word_spot (const AwaleBoardState *self,
                                   int                    spot);

/** Why @move was refused, as a whole sentence. (transfer full) */
char *awale_board_state_word_refusal (const AwaleBoardState *self,
                                      AwaleMove              move,
                                      AwaleIllegalReason     refusal);

/**
 * Adds to @looks that @pit is pointed at: whether it may be sown, or if not, and @was_refused or
 * nobody would expect it, that it may not; with @show_sowing what comes of sowing it.
 */
void awale_board_state_add_preview (const AwaleBoardState *self,
                                    AwaleMove              pit,
                                    bool                   show_sowing,
                                    bool                   was_refused,
                                    AwaleSpotState         looks[AWALE_SPOTS]);

G_END_DECLS
