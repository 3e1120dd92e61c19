/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Verdicts on a position as the start of a game. */
typedef enum
{
  AWALE_SETUP_FINE,
  AWALE_SETUP_DOUBTFUL,  /**< A game can start here, but seeds are missing, the game is over at once
                          * or the player to move must pass. */
  AWALE_SETUP_WRONG,     /**< There are more than 48 seeds, so no game can start here. */
} AwaleSetupVerdict;

/**
 * Judges @position as the start of a game under @rules. @sentences: (out) (transfer full): the
 * verdict in words
 */
AwaleSetupVerdict awale_setup_check (AwalePosition        position,
                                     const AwaleRuleset  *rules,
                                     char               **sentences);

G_END_DECLS
