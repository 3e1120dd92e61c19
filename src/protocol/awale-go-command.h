/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-clock.h"
#include "engine/awale-search.h"

G_BEGIN_DECLS

/** What `go` asks for; a limit of 0 does not limit. */
typedef struct
{
  int        depth;         /**< Plies. */
  int        milliseconds;  /**< `movetime`. */
  uint64_t   nodes;
  bool       infinite;      /**< Until `stop`; another limit still ends it. */
  bool       ponder;        /**< Limits begin at `ponderhit` only. */
  unsigned   moves;         /**< `searchmoves`, as a set; 0: all. */
  AwaleClock clock;
} AwaleGoCommand;

/** Milliseconds that a search without any limit takes. */
enum
{
  AWALE_GO_COMMAND_DEFAULT_MILLISECONDS = 3500,
};

/**
 * Reads what follows `go`. Unknown words, and numbers that are none, are passed over; they are
 * listed in @ignored (nullable), a space between.
 */
AwaleGoCommand    awale_go_command_parse      (const char           *text,
                                               GString              *ignored);

/** The whole line, `go` included. Returns: (transfer full) */
char             *awale_go_command_to_string  (const AwaleGoCommand *self);

/**
 * Whether nothing but `stop` is to end the search: `infinite` and no limit.
 */
bool              awale_go_command_is_endless (const AwaleGoCommand *self);

/** The limits for a search of @position; those that `ponder` holds back are in force here. */
AwaleSearchLimits awale_go_command_get_limits (const AwaleGoCommand *self,
                                               AwalePosition         position);

G_END_DECLS
