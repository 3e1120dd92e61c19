/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"
#include "engine/awale-search.h"

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

/** Limits of `go`; 0: none. */
typedef struct
{
  int        depth;         /**< Plies. */
  int        milliseconds;  /**< `movetime`. */
  uint64_t   nodes;
  bool       infinite;      /**< Until `stop`; another limit still ends it. */
  bool       ponder;        /**< Limits count from `ponderhit`. */
  unsigned   moves;         /**< `searchmoves`, as a set; 0: all. */
  AwaleClock clock;
} AwaleGoCommand;

/** Milliseconds of a search without limits. */
enum
{
  AWALE_GO_COMMAND_DEFAULT_MILLISECONDS = 3500,
};

/**
 * Parses the text after `go`. Unknown words and invalid numbers are skipped and listed in
 * @ignored (nullable), separated by spaces.
 */
AwaleGoCommand    awale_go_command_parse      (const char           *text,
                                               GString              *ignored);

/** Formats the whole line, `go` included. (transfer full) */
char             *awale_go_command_to_string  (const AwaleGoCommand *self);

/** True if only `stop` ends the search: `infinite` without a limit. */
bool              awale_go_command_is_endless (const AwaleGoCommand *self);

/** The limits for a search of @position, including those delayed by `ponder`. */
AwaleSearchLimits awale_go_command_get_limits (const AwaleGoCommand *self,
                                               AwalePosition         position);

G_END_DECLS
