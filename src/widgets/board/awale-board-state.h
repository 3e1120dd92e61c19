/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

/**
 * The part of the state of a board that depends on the game or setup, and decides which moves can
 * be played.
 */
typedef struct
{
  AwaleNode          *node;       /**< Node at the cursor; NULL during a setup or without a game. */
  const AwaleRuleset *rules;      /**< Rules of the game; NULL during a setup or without a game. */
  AwalePosition       position;
  AwaleOutcome        outcome;    /**< Outcome of the game; AWALE_GAME_STATE_PLAYING while
                                   * `is_silent`. */
  AwaleMove           last_from;  /**< First pit of the last sowing; AWALE_NO_MOVE if the last move
                                   * was not a sowing. */
  AwaleMove           last_to;
  const char         *must_pass;  /**< Sentence to show if a pass is the only move, otherwise
                                   * NULL. */
  bool                is_setup;   /**< True while a position is set up and nothing can be played. */

  bool                is_silent;  /**< True if the board must not reveal the effects of a sowing,
                                   * why a pit must not be sown, or the end. */
  char               *lock;       /**< Sentence that says why no move can be played now, or NULL. */
} AwaleBoardState;

/** Reads the state from the cursor of @game (nullable), or from @position during a setup. */
void awale_board_state_read_game  (AwaleBoardState *self,
                                   AwaleGame       *game);
void awale_board_state_read_setup (AwaleBoardState *self,
                                   AwalePosition    position);
void awale_board_state_clear      (AwaleBoardState *self);

/**
 * The reason why @move cannot be played now, as in awale_game_play():
 * AWALE_ILLEGAL_REASON_NOT_YOUR_PIT for any move while the board is locked,
 * AWALE_ILLEGAL_REASON_GAME_ENDED without a game, and AWALE_ILLEGAL_REASON_NONE during a setup.
 */
AwaleIllegalReason awale_board_state_get_refusal (const AwaleBoardState *self,
                                                  AwaleMove              move);

/** True if a pass is the only move and the board, neither locked nor silent, may offer it. */
bool awale_board_state_must_pass (const AwaleBoardState *self);

/**
 * Describes a pit or store: “C, South, 5 seeds, sows to b” or “South’s store, 12 seeds”. Returns:
 * (transfer full)
 */
char *awale_board_state_word_spot (const AwaleBoardState *self,
                                   int                    spot);

/** Describes in a sentence why @move was refused. Returns: (transfer full) */
char *awale_board_state_word_refusal (const AwaleBoardState *self,
                                      AwaleMove              move,
                                      AwaleIllegalReason     refusal);

/**
 * Adds the preview of @pit, which the user points at, to @looks: a highlight if it can be played
 * or, in a silent state, has seeds. Unless the state is silent, also adds the effects of sowing it
 * if @show_sowing is true, or a mark if it must not be sown and either the reason is not obvious or
 * the user has tried to play it (@was_refused).
 */
void awale_board_state_add_preview (const AwaleBoardState *self,
                                    AwaleMove              pit,
                                    bool                   show_sowing,
                                    bool                   was_refused,
                                    AwaleSpotState         looks[AWALE_SPOTS]);

G_END_DECLS
