/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"

G_BEGIN_DECLS

/** Maximum number of moves kept from the expected line, enough to show its idea. */
enum
{
  AWALE_MOVE_VALUES_LINE = 8,
};

/**
 * The values of the moves of a position, from South's point of view. A search replaces them as a
 * whole, so that each move can be compared with the best one. Values from a file may be incomplete:
 * without a best move, or of several depths.
 */
typedef struct
{
  AwaleMove       best;       /**< Best move; AWALE_NO_MOVE if unknown. */
  bool            has_value;
  AwaleEvaluation value;      /**< Value of the position: that of its best move, or a better proven
                               * one. */
  unsigned        known;      /**< Bit set of the moves that have a value. */
  AwaleEvaluation values[AWALE_SIDE_PITS + 1];
  int             n_line;     /**< Number of moves in the expected line, which begins with the best
                               * move. */
  int8_t          line[AWALE_MOVE_VALUES_LINE];
} AwaleMoveValues;

/** Initial values, where nothing is known. */
#define AWALE_MOVE_VALUES_INIT { .best = AWALE_NO_MOVE }

bool                   awale_move_values_equal    (const AwaleMoveValues *a,
                                                   const AwaleMoveValues *b);

bool                   awale_move_values_is_empty (const AwaleMoveValues *self);

/** The value of @move, or NULL if unknown. */
const AwaleEvaluation *awale_move_values_get      (const AwaleMoveValues *self,
                                                   AwaleMove              move);

/** Sets the value of @move; a NULL @value removes it. */
void                   awale_move_values_set      (AwaleMoveValues       *self,
                                                   AwaleMove              move,
                                                   const AwaleEvaluation *value);

void                   awale_move_values_set_best (AwaleMoveValues       *self,
                                                   AwaleMove              move,
                                                   const AwaleEvaluation *value);

/** The depth of the search in plies; 0 if all values are proven or the depth is unknown. */
int                    awale_move_values_get_depth (const AwaleMoveValues *self);

/**
 * Finds the value with which the value of @move, which must be known, is to be compared: that of
 * the best move or, if that is unknown, of the move that is best for @mover at the same depth.
 *
 * Returns: the value of the move *@best; NULL if the values cannot be compared or, where the best
 * move is unknown, no other move is known to be better
 */
const AwaleEvaluation *awale_move_values_find_best (const AwaleMoveValues *self,
                                                    AwaleMove              move,
                                                    AwaleSide              mover,
                                                    AwaleMove             *best);

/**
 * True if @self should replace @former (nullable): because @former is NULL or has no best move; or,
 * if @self has a best move, because its value is proven better or comes from a deeper search, or
 * because @former, known equally well, lacks the value of a move or the expected line.
 */
bool                   awale_move_values_supersede (const AwaleMoveValues *self,
                                                    const AwaleMoveValues *former);

G_END_DECLS
