/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-desk.h"

#include "play/awale-opponent.h"

G_BEGIN_DECLS

/** Who sits on a side: a person, unless a level or an engine is set. A plain value. */
typedef struct
{
  int         level;   /**< Of the computer; 0 for persons and engines. */
  const char *engine;  /**< The name of another program's engine, interned, or NULL. */
} AwalePlayerChoice;

bool           awale_player_choice_is_person       (AwalePlayerChoice   seat);

/** What the computer or the engine is called there. (transfer full) (nullable): a person. */
char          *awale_player_choice_dup_name        (AwalePlayerChoice   seat);

/** Whether its engine, if it has one, is still on @desk. */
bool           awale_player_choice_is_there        (AwalePlayerChoice   seat,
                                                    AwaleDesk          *desk);

/**
 * Who plays there by @rules, with what lies on @desk. (transfer full) (nullable): a person; so too,
 * with @error set, where an engine cannot be run.
 */
AwaleOpponent *awale_player_choice_create_opponent (AwalePlayerChoice   seat,
                                                    AwaleDesk          *desk,
                                                    const AwaleRuleset *rules,
                                                    GError            **error);

G_END_DECLS
