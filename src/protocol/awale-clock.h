/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** The clocks of a game, as `go` tells them; indexed by AwaleSide, in milliseconds. */
typedef struct
{
  bool    is_known[2];    /**< Whether a side has a clock at all. */
  int64_t remaining[2];   /**< What is left; may be negative when time is up. */
  int64_t increment[2];   /**< Added after each move. */
  int     moves_to_go;    /**< Moves until the clock is set anew; 0: never. */
} AwaleClock;

/**
 * How long the player to move in @position should think as a rule, in milliseconds: a share of what
 * is left by the moves that are likely still to come, never so much that the flag could fall.
 *
 * Returns: at least 1; or 0 if that player has no clock.
 */
int awale_clock_get_budget (const AwaleClock *self,
                            AwalePosition     position);

/** Likewise, how long at most, where it is hard to find the move: some times as long as a rule. */
int awale_clock_get_most   (const AwaleClock *self,
                            AwalePosition     position);

G_END_DECLS
