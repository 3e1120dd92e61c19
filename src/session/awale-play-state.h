/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-services.h"
#include "play/awale-opponent.h"

G_BEGIN_DECLS

/**
 * The player chosen for a side: a person unless level or engine is set. A plain value without
 * ownership.
 */
typedef struct
{
  int         level;   /**< Level of the computer; 0 for a person or an engine. */
  const char *engine;  /**< Interned name of an external engine, or NULL. */
} AwalePlayerChoice;

bool           awale_player_choice_is_person       (AwalePlayerChoice   seat);

/** The display name of the computer or the engine; NULL for a person. (transfer full) */
char          *awale_player_choice_dup_name        (AwalePlayerChoice   seat);

/**
 * Creates the opponent for @rules with the engines of @services. Returns NULL for a person, and
 * NULL with @error if the engine was removed or its command line is invalid. (transfer full)
 */
AwaleOpponent *awale_player_choice_create_opponent (AwalePlayerChoice   seat,
                                                    AwaleServices      *services,
                                                    const AwaleRuleset *rules,
                                                    GError            **error);

/**
 * The state of an unfinished play, kept between two runs of the program: the players and the line
 * being played. It is saved as a line of text beside the game.
 */
typedef struct
{
  AwalePlayerChoice seats[2]; /**< Players by AwaleSide. */
  char             *start;    /**< Path of the node at which the play began, see
                               * awale_node_dup_path(). */
  char             *head;     /**< Path of the last node played. */
  bool              own_game; /**< Flag AWALE_PLAY_OWN_GAME of the play. */
} AwalePlayState;

void            awale_play_state_free      (AwalePlayState       *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePlayState, awale_play_state_free)

/** Formats the state as one line of text. (transfer full) */
char           *awale_play_state_to_string (const AwalePlayState *state);

/** Parses @text (nullable); NULL if the text is invalid. (transfer full) */
AwalePlayState *awale_play_state_parse     (const char           *text);

G_END_DECLS
