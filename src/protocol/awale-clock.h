/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** Clocks of a game, as in `go`, by AwaleSide; milliseconds. */
typedef struct
{
  bool    is_known[2];    /**< The side has a clock. */
  int64_t remaining[2];   /**< Remaining time; may be negative. */
  int64_t increment[2];   /**< Increment after each move. */
  int     moves_to_go;    /**< Moves until the clock is reset; 0: never. */
} AwaleClock;

/**
 * The usual time for a move of the player to move in @position, in milliseconds: a share of the
 * remaining time by the estimated remaining moves, safe from losing on time.
 *
 * Returns: at least 1; 0 if that player has no clock
 */
int awale_clock_get_budget (const AwaleClock *self,
                            AwalePosition     position);

/** The maximum time for a hard move, a multiple of the budget. */
int awale_clock_get_most   (const AwaleClock *self,
                            AwalePosition     position);

G_END_DECLS
