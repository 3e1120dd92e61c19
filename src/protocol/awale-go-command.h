/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-clock.h"
#include "engine/awale-search.h"

G_BEGIN_DECLS

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
