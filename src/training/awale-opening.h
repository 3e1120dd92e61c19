/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "book/awale-book.h"
#include "engine/awale-search-types.h"

G_BEGIN_DECLS

/** A first move, and the best moves of both sides after it, as far as a book goes. */
typedef struct
{
  int    n_moves;
  int8_t moves[AWALE_SEARCH_MAX_LINE];
} AwaleOpeningLine;

/** The main lines of @book: one for each first move, the best first. (transfer full) (element-type
 * AwaleOpeningLine) */
GArray    *awale_opening_list_lines  (AwaleBook              *book,
                                      const AwaleRuleset     *rules);

/** What @book says of all moves from @position, the best one told. Returns: false if that is
 * nothing. */
bool       awale_opening_get_values  (AwaleBook              *book,
                                      AwalePosition           position,
                                      AwaleMoveValues        *values);

/** At most @n_moves of @self as they are written, `F f+2 A …`. (transfer full) */
char      *awale_opening_dup_text    (const AwaleOpeningLine *self,
                                      const AwaleRuleset     *rules,
                                      int                     n_moves);

/**
 * What @side has to know to play @self: an exercise for each of its turns at which the line has the
 * best move of @book, and there is a choice. (transfer full) (element-type AwaleDrill)
 */
GPtrArray *awale_opening_list_drills (const AwaleOpeningLine *self,
                                      AwaleBook              *book,
                                      const AwaleRuleset     *rules,
                                      AwaleSide               side);

/**
 * A game drawn from @book as far as that goes: of the moves that give away no more than half a
 * seed, any. (transfer full)
 */
AwaleGame *awale_opening_draw        (AwaleBook              *book,
                                      const AwaleRuleset     *rules,
                                      GRand                  *rand);

G_END_DECLS
