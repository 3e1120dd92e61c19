/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * A pattern of positions: each pit, each store and the side to move is a number or a range. A
 * value of 32 bytes.
 */
typedef struct
{
  AwalePosition least;
  AwalePosition most;
} AwalePositionPattern;

/** A search for positions that match any of several patterns. */
typedef struct
{
  AwalePositionPattern patterns[2];
  unsigned             n_patterns;
  bool                 variations;  /**< Variations are searched, too. */
} AwalePositionQuery;

/** Place of a position in a game. */
typedef struct
{
  int       ply;      /**< Moves before it on its line. */
  AwaleMove next;     /**< Next move on its line; AWALE_NO_MOVE at the end. */
  AwaleSide side;     /**< Side to move. */
  unsigned  pattern;  /**< Index of the first matching pattern. */
} AwalePositionMatch;

/** The pattern of @position alone; stores match any number unless @stores. */
AwalePositionPattern awale_position_pattern_of    (AwalePosition               position,
                                                   bool                        stores);

/** The pattern of all positions. */
AwalePositionPattern awale_position_pattern_any   (void);

/**
 * Parses a person's text for one @pit: nothing or `*` for any number of seeds, `4`, `12+` for a
 * minimum, `0-3` or `0..3` for a range. Returns: false, and leaves the pit open, if it is
 * invalid
 */
bool                 awale_position_pattern_set_pit (AwalePositionPattern      *self,
                                                     unsigned                   pit,
                                                     const char                *text);

/** True if a game has enough seeds for the pattern. */
bool                 awale_position_pattern_is_possible (const AwalePositionPattern *self);

/**
 * Parses a pattern, written as a position is: a number may be `*` for any, `12+` for a minimum,
 * `0..3` for a range; stores may be omitted to match any, and `*` for the side matches both:
 * `4-4-*-0-12+-0..2-4-4-4-4-4-4-S`. A store may have half a seed, `23.5`, but not in a range.
 */
bool                 awale_position_pattern_parse (const char                 *text,
                                                   AwalePositionPattern       *pattern,
                                                   GError                    **error);

/** The pattern with sides swapped. */
AwalePositionPattern awale_position_pattern_swap  (const AwalePositionPattern *self);

bool                 awale_position_pattern_matches (const AwalePositionPattern *self,
                                                     AwalePosition               position);

/** Searches for @pattern, and with sides swapped if @either_side. */
AwalePositionQuery awale_position_query    (const AwalePositionPattern *pattern,
                                            bool                        either_side,
                                            bool                        variations);

/**
 * Plays the game of @bytes, see awale-moves-blob.h, until a position matches: first the main
 * line, then the variations. Returns: true if one matches
 */
bool                 awale_position_query_find    (const AwalePositionQuery *self,
                                                   const uint8_t            *bytes,
                                                   size_t                    n_bytes,
                                                   AwalePositionMatch       *find);

/** The first matching position of the main line of @game. (transfer none) (nullable) */
AwaleNode           *awale_position_query_find_node (const AwalePositionQuery *self,
                                                     AwaleGame                *game);

G_END_DECLS
