/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "widgets/paint/awale-spot-state.h"

G_BEGIN_DECLS

/**
 * The state of a board, and what may be played on it. The look and the texts of the pits depend on
 * it alone.
 */
typedef struct
{
  AwaleNode          *node;       /**< (nullable): NULL without a game and in a setup. */
  const AwaleRuleset *rules;      /**< (nullable): NULL without a game and in a setup. */
  AwalePosition       position;
  AwaleOutcome        outcome;    /**< AWALE_GAME_STATE_PLAYING while `is_silent`. */
  AwaleMove           last_from;  /**< First pit of the last sowing, or AWALE_NO_MOVE. */
  AwaleMove           last_to;
  const char         *must_pass;  /**< Sentence, if a pass is the only move, or NULL. */
  bool                is_setup;   /**< A position is being set up; nothing can be played. */

  bool                is_silent;  /**< Do not reveal the effects of a sowing or the end. */
  char               *lock;       /**< Reason why nothing may be played now, or NULL. */
} AwaleBoardState;

/** Read the state from the cursor of @game (nullable), or from a position being set up. */
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
 * Adds the preview of @pit, which is pointed at, to @looks. A pit that may not be sown is marked if
 * @was_refused or if the reason is not obvious; with @show_sowing the effects of a sowing are
 * shown.
 */
void awale_board_state_add_preview (const AwaleBoardState *self,
                                    AwaleMove              pit,
                                    bool                   show_sowing,
                                    bool                   was_refused,
                                    AwaleSpotState         looks[AWALE_SPOTS]);

G_END_DECLS
