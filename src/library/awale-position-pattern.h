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

/** What is looked for in games: positions of any of some patterns. */
typedef struct
{
  AwalePositionPattern patterns[2];
  unsigned             n_patterns;
  bool                 variations;  /**< They may come up in a variation, too. */
} AwalePositionQuery;

/** Where in a game a position was found. */
typedef struct
{
  int       ply;      /**< Moves before it, on the line it is on. */
  AwaleMove next;     /**< What was played there, on that line; AWALE_NO_MOVE at its end. */
  AwaleSide side;     /**< Whose move that was to be. */
  unsigned  pattern;  /**< Which of the patterns it is of, from 0; the first of several. */
} AwalePositionMatch;

/** The pattern of @position alone; stores are any unless @stores. */
AwalePositionPattern awale_position_pattern_of    (AwalePosition               position,
                                                   bool                        stores);

/** The pattern of all positions. */
AwalePositionPattern awale_position_pattern_any   (void);

/**
 * Reads what a person writes of one @pit: nothing or `*` for any number of seeds, `4`, `12+` for
 * that or more, `0-3` or `0..3` for a range. Returns: whether that can be read; else it may be any
 */
bool                 awale_position_pattern_set_pit (AwalePositionPattern      *self,
                                                     unsigned                   pit,
                                                     const char                *text);

/** Whether a game has so many seeds as all of it asks for. */
bool                 awale_position_pattern_is_possible (const AwalePositionPattern *self);

/**
 * Reads a pattern, which is written as a position is: instead of a number there may be `*` for any,
 * `12+` for that or more, `0..3` for a range; stores may be left out where they may be any, and `*`
 * instead of the side means either. `4-4-*-0-12+-0..2-4-4-4-4-4-4-S`. A store may have half a seed,
 * `23.5`, but not in a range.
 */
bool                 awale_position_pattern_parse (const char                 *text,
                                                   AwalePositionPattern       *pattern,
                                                   GError                    **error);

/** The same seen from the other side of the board. */
AwalePositionPattern awale_position_pattern_swap  (const AwalePositionPattern *self);

bool                 awale_position_pattern_matches (const AwalePositionPattern *self,
                                                     AwalePosition               position);

/** Looks for @pattern, and from the other side of the board, too, if @either_side. */
AwalePositionQuery awale_position_query    (const AwalePositionPattern *pattern,
                                            bool                        either_side,
                                            bool                        variations);

/**
 * Plays through the game whose moves @bytes are, see awale-moves-blob.h, until a position that is
 * looked for comes: first on the main line, then in variations. Returns: whether one does
 */
bool                 awale_position_query_find    (const AwalePositionQuery *self,
                                                   const uint8_t            *bytes,
                                                   size_t                    n_bytes,
                                                   AwalePositionMatch       *find);

G_END_DECLS
