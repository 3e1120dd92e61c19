/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-player-choice.h"

G_BEGIN_DECLS

/**
 * State of a game in play between sessions: the players and the line being played. It is saved
 * as a line of text beside the game.
 */
typedef struct
{
  AwalePlayerChoice seats[2]; /**< By AwaleSide. */
  char             *start;    /**< Path of the first node, see awale_node_dup_path(). */
  char             *head;     /**< Path of the current node. */
  bool              own_game; /**< See AWALE_PLAY_OWN_GAME. */
} AwalePlayState;

void            awale_play_state_free      (AwalePlayState       *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePlayState, awale_play_state_free)

/** Formats the state as one line of text. (transfer full) */
char           *awale_play_state_to_string (const AwalePlayState *state);

/** Parses @text (nullable); NULL if it is invalid. (transfer full) */
AwalePlayState *awale_play_state_parse     (const char           *text);

G_END_DECLS
