/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * What positions are looked for: each pit, each store and the side to move is a number, or one of a
 * range. A value, 32 bytes.
 */
typedef struct
{
  AwalePosition least;
  AwalePosition most;
} AwalePositionPattern;

/** Where in a game a position was found. */
typedef struct
{
  int       ply;   /**< Moves before it, on the line it is on. */
  AwaleMove next;  /**< What was played there, on that line; AWALE_NO_MOVE at its end. */
} AwalePositionFind;

/** The pattern of @position alone; stores are any unless @stores. */
AwalePositionPattern awale_position_pattern_of    (AwalePosition               position,
                                                   bool                        stores);

/**
 * Reads a pattern, which is written as a position is: instead of a number there may be `*` for any,
 * `12+` for that or more, `0..3` for a range; stores may be left out where they may be any, and `*`
 * instead of the side means either. `4-4-*-0-12+-0..2-4-4-4-4-4-4-S`.
 */
bool                 awale_position_pattern_parse (const char                 *text,
                                                   AwalePositionPattern       *pattern,
                                                   GError                    **error);

/** The same seen from the other side of the board. */
AwalePositionPattern awale_position_pattern_swap  (const AwalePositionPattern *self);

bool                 awale_position_pattern_matches (const AwalePositionPattern *self,
                                                     AwalePosition               position);

/**
 * Plays through the game whose moves @bytes are, see awale-moves-blob.h, variations too if
 * @variations, until a position of the pattern comes. Returns: whether one does
 */
bool                 awale_position_pattern_find  (const AwalePositionPattern *self,
                                                   const uint8_t              *bytes,
                                                   size_t                      n_bytes,
                                                   bool                        variations,
                                                   AwalePositionFind          *find);

G_END_DECLS
