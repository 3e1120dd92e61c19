/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-player-choice.h"

G_BEGIN_DECLS

/**
 * A game in play as it is remembered while nobody plays it: who plays, and along which line. It
 * is saved as a line of text beside the game, which knows nothing of it.
 */
typedef struct
{
  AwalePlayerChoice seats[2]; /**< By side. */
  char             *start;    /**< The way to the node it began at, see awale_node_dup_path(). */
  char             *head;     /**< The way to where it is. */
  bool              own_game; /**< What is played is the game, see AWALE_PLAY_OWN_GAME. */
} AwalePlayState;

void            awale_play_state_free      (AwalePlayState       *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePlayState, awale_play_state_free)

/** As text, in one line. (transfer full) */
char           *awale_play_state_to_string (const AwalePlayState *state);

/** What @text (nullable) says. (transfer full) (nullable): it makes no sense */
AwalePlayState *awale_play_state_parse     (const char           *text);

G_END_DECLS
