/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "widgets/paint/awale-spot-state.h"

G_BEGIN_DECLS

/**
 * The state of a board and its playable moves, on which alone the look and the texts of the pits
 * depend.
 */
typedef struct
{
  AwaleNode          *node;       /**< Node of the cursor; (nullable) without a game and during a
                                   * setup. */
  const AwaleRuleset *rules;      /**< Rules of the game; (nullable) without a game and during a
                                   * setup. */
  AwalePosition       position;
  AwaleOutcome        outcome;    /**< Outcome of the game; AWALE_GAME_STATE_PLAYING while
                                   * `is_silent`. */
  AwaleMove           last_from;  /**< First pit of the last sowing; AWALE_NO_MOVE if the last
                                   * move was none. */
  AwaleMove           last_to;
  const char         *must_pass;  /**< Sentence shown if a pass is the only move, otherwise NULL. */
  bool                is_setup;   /**< True while a position is set up and nothing can be played. */

  bool                is_silent;  /**< True if the board must not reveal the effects of a sowing
                                   * or the end. */
  char               *lock;       /**< Sentence that says why nothing may be played now, or NULL. */
} AwaleBoardState;

/** Reads the state from the cursor of @game (nullable), or from a position that is being set up. */
void awale_board_state_read_game  (AwaleBoardState *self,
                                   AwaleGame       *game);
void awale_board_state_read_setup (AwaleBoardState *self,
                                   AwalePosition    position);
void awale_board_state_clear      (AwaleBoardState *self);

/** The reason why @move may not be played now, as in awale_game_play(). */
AwaleIllegalReason awale_board_state_get_refusal (const AwaleBoardState *self,
                                                  AwaleMove              move);

/** True if a pass is the only move and may be played. */
bool awale_board_state_must_pass (const AwaleBoardState *self);

/**
 * Describes a hollow: “C, South, 5 seeds, sows to b” or “South’s store, 12 seeds”. Returns:
 * (transfer full)
 */
char *awale_board_state_word_spot (const AwaleBoardState *self,
                                   int                    spot);

/** Describes the refusal of @move in a sentence. Returns: (transfer full) */
char *awale_board_state_word_refusal (const AwaleBoardState *self,
                                      AwaleMove              move,
                                      AwaleIllegalReason     refusal);

/**
 * Adds the preview of @pit, the pit pointed at, to @looks. A pit that may not be sown is marked if
 * @was_refused or if the reason is not obvious. The effects of a sowing are shown if @show_sowing.
 */
void awale_board_state_add_preview (const AwaleBoardState *self,
                                    AwaleMove              pit,
                                    bool                   show_sowing,
                                    bool                   was_refused,
                                    AwaleSpotState         looks[AWALE_SPOTS]);

G_END_DECLS
