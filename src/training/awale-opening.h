/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"
#include "book/awale-book.h"
#include "engine/awale-search-types.h"

G_BEGIN_DECLS

/** A line of an opening book: a first move and the best moves after it, as far as the book goes. */
typedef struct
{
  int    n_moves;
  int8_t moves[AWALE_SEARCH_MAX_LINE];
} AwaleOpeningLine;

/**
 * Lists the main lines of @book, one for each first move, best first. (transfer full) (element-type
 * AwaleOpeningLine)
 */
GArray    *awale_opening_list_lines     (AwaleBook              *book,
                                         const AwaleRuleset     *rules);

/**
 * The values of the moves that @book has at @position, and the best of them. Returns: false if it
 * has none
 */
bool       awale_opening_get_values     (AwaleBook              *book,
                                         AwalePosition           position,
                                         AwaleMoveValues        *values);

/** Formats up to @n_moves moves of @self: `F f+2 A …`. (transfer full) */
char      *awale_opening_dup_text       (const AwaleOpeningLine *self,
                                         const AwaleRuleset     *rules,
                                         int                     n_moves);

/**
 * Lists the exercises that the line @self gives for @side: one for each turn at which the line has
 * the best move and @book has at least one other move. (transfer full) (element-type AwaleExercise)
 */
GPtrArray *awale_opening_list_exercises (const AwaleOpeningLine *self,
                                         AwaleBook              *book,
                                         const AwaleRuleset     *rules,
                                         AwaleSide               side);

/**
 * Draws a game at random as far as @book goes, from moves that lose at most half a seed each.
 * (transfer full)
 */
AwaleGame *awale_opening_draw           (AwaleBook              *book,
                                         const AwaleRuleset     *rules,
                                         GRand                  *rand);

G_END_DECLS
