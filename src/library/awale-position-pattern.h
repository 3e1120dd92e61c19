/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * A pattern of positions: each pit, each store and the side to move is a number or a range. A plain
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
  bool                 variations;  /**< True if variations are searched too. */
} AwalePositionQuery;

/** The place of a position in a game. */
typedef struct
{
  int       ply;      /**< Number of moves before the position on its line. */
  AwaleMove next;     /**< Next move on the line; AWALE_NO_MOVE at its end. */
  AwaleSide side;     /**< Side to move. */
  unsigned  pattern;  /**< Index of the first pattern that matches. */
  const uint8_t *moves;  /**< The @ply moves before the position, in the bytes of the game; NULL
                          * in a variation. */
} AwalePositionMatch;

/**
 * The pattern that only @position matches or, unless @stores, any position with the same pits and
 * side.
 */
AwalePositionPattern awale_position_pattern_of    (AwalePosition               position,
                                                   bool                        stores);

AwalePositionPattern awale_position_pattern_any   (void);

/**
 * Parses a person's text for one @pit: empty or `*` for any number of seeds, `4`, `12+` for a
 * minimum, `0-3` or `0..3` for a range. Returns: false if @text is invalid; the pit then matches
 * any number
 */
bool                 awale_position_pattern_set_pit (AwalePositionPattern      *self,
                                                     unsigned                   pit,
                                                     const char                *text);

/** True if the seeds of a game are enough for the pattern. */
bool                 awale_position_pattern_is_possible (const AwalePositionPattern *self);

/**
 * Parses a pattern in the form of a position: a number may be `*` for any, `12+` for a minimum,
 * `0..3` for a range; stores may be omitted to match any number, and `*` for the side matches both:
 * `4-4-*-0-12+-0..2-4-4-4-4-4-4-S`. A store may have half a seed, `23.5`, but not in a range.
 */
bool                 awale_position_pattern_parse (const char                 *text,
                                                   AwalePositionPattern       *pattern,
                                                   GError                    **error);

AwalePositionPattern awale_position_pattern_swap  (const AwalePositionPattern *self);

bool                 awale_position_pattern_matches (const AwalePositionPattern *self,
                                                     AwalePosition               position);

/** Creates a search for @pattern, also with the sides swapped if @either_side. */
AwalePositionQuery awale_position_query    (const AwalePositionPattern *pattern,
                                            bool                        either_side,
                                            bool                        variations);

/**
 * Plays the game in @bytes, see awale-moves-blob.h, until a position matches: first the main line,
 * then the variations if they are searched. Returns: true if a position matches
 */
bool                 awale_position_query_find    (const AwalePositionQuery *self,
                                                   const uint8_t            *bytes,
                                                   size_t                    n_bytes,
                                                   AwalePositionMatch       *find);

/** The first node of the main line of @game whose position matches. (transfer none) (nullable) */
AwaleNode           *awale_position_query_find_node (const AwalePositionQuery *self,
                                                     AwaleGame                *game);

G_END_DECLS
