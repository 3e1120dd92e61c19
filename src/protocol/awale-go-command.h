/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"
#include "engine/awale-search.h"

G_BEGIN_DECLS

/** The clocks of a game as given to `go`, by AwaleSide; times are in milliseconds. */
typedef struct
{
  bool    is_known[2];
  int64_t remaining[2];   /**< Remaining time, which may be negative. */
  int64_t increment[2];
  int     moves_to_go;    /**< Number of moves until the clocks are reset; 0 for never. */
} AwaleClock;

/**
 * The usual time for the next move in @position, in milliseconds: the remaining time shared among
 * the moves that are expected to remain, and most of the increment.
 *
 * Returns: at least 1; 0 if the player to move has no clock
 */
int awale_clock_get_budget (const AwaleClock *self,
                            AwalePosition     position);

/**
 * The maximum time for a hard move in @position in milliseconds: a multiple of the usual time, as
 * far as the clock allows it; 0 if the player to move has no clock.
 */
int awale_clock_get_most   (const AwaleClock *self,
                            AwalePosition     position);

/** The contents of a `go` command; limits of 0 are none. */
typedef struct
{
  int        depth;         /**< Depth in plies. */
  int        milliseconds;  /**< Value of `movetime`, in milliseconds. */
  uint64_t   nodes;
  bool       infinite;      /**< True to search until `stop`; other limits still end the search. */
  bool       ponder;        /**< True if the limits apply only from `ponderhit` on. */
  unsigned   moves;         /**< Bit set of the moves in `searchmoves`; 0 for all. */
  AwaleClock clock;
} AwaleGoCommand;

/** Milliseconds allowed to a search for which no limit is given. */
enum
{
  AWALE_GO_COMMAND_DEFAULT_MILLISECONDS = 3500,
};

/**
 * Parses the text after `go`. Unknown words and invalid numbers are skipped and listed in @ignored
 * (nullable), separated by spaces.
 */
AwaleGoCommand    awale_go_command_parse      (const char           *text,
                                               GString              *ignored);

/** Formats the whole line including `go`. (transfer full) */
char             *awale_go_command_to_string  (const AwaleGoCommand *self);

/** True if only `stop` can end the search, because `infinite` is given without another limit. */
bool              awale_go_command_is_endless (const AwaleGoCommand *self);

/** The limits of a search of @position; with `ponder`, those that apply from `ponderhit` on. */
AwaleSearchLimits awale_go_command_get_limits (const AwaleGoCommand *self,
                                               AwalePosition         position);

G_END_DECLS
