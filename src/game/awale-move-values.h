/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * A value: the expected final margin of South, in hundredths of a seed. An estimate has equal
 * `low` and `high`. In files: `[%eval -1.5,14]`, `=3`, `-1..2`.
 */
typedef struct
{
  AwaleProof proof;
  int        low;
  int        high;
  int        depth;  /**< Plies searched; 0 if proven or unknown. */
} AwaleEvaluation;

/** True if @a and @b (nullable) are equal. */
bool            awale_evaluation_equal      (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b);

/** True if @a is known at least as well as @b (nullable: unknown). */
bool            awale_evaluation_is_as_good (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b);

/** @evaluation from the view of @side: lower bound first, positive is good. */
AwaleEvaluation awale_evaluation_for_side   (const AwaleEvaluation *evaluation,
                                             AwaleSide              side);

/**
 * True if @former, from the search of the preceding position, should be preferred to @found,
 * from the position's own search: it is proven better, or from a deeper search, less the one
 * ply between them.
 */
bool            awale_evaluation_is_better_known (const AwaleEvaluation *former,
                                                  const AwaleEvaluation *found);

/** True if @a is certainly better for @side than @b. */
bool            awale_evaluation_is_better  (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b,
                                             AwaleSide              side);

/** The number to draw, in hundredths of a seed; the middle of proven bounds. */
static inline int
awale_evaluation_get_margin (const AwaleEvaluation *self)
{
  return (self->low + self->high) / 2;
}

/** Moves kept of the expected line, enough to show its idea. */
enum
{
  AWALE_MOVE_VALUES_LINE = 8,
};

/**
 * Values of the moves of a position, for South. They come from one search, have its depth or
 * are proven, and are only replaced as a whole, so that moves can be compared with the best
 * one. A file may have less: no best move, or several depths.
 */
typedef struct
{
  AwaleMove       best;       /**< AWALE_NO_MOVE: unknown. */
  bool            has_value;
  AwaleEvaluation value;      /**< Value of the position: that of its best move, perhaps better
                               * proven. */
  unsigned        known;      /**< Set of moves with a value. */
  AwaleEvaluation values[AWALE_SIDE_PITS + 1];
  int             n_line;     /**< Length of the expected line, best move first; not in files. */
  int8_t          line[AWALE_MOVE_VALUES_LINE];
} AwaleMoveValues;

/** Initial values: nothing is known. */
#define AWALE_MOVE_VALUES_INIT { .best = AWALE_NO_MOVE }

bool                   awale_move_values_equal    (const AwaleMoveValues *a,
                                                   const AwaleMoveValues *b);

/** True if nothing is known. */
bool                   awale_move_values_is_empty (const AwaleMoveValues *self);

/** The value of @move, or NULL. */
const AwaleEvaluation *awale_move_values_get      (const AwaleMoveValues *self,
                                                   AwaleMove              move);

/** Sets the value of @move, or removes it with a NULL @value. */
void                   awale_move_values_set      (AwaleMoveValues       *self,
                                                   AwaleMove              move,
                                                   const AwaleEvaluation *value);

/** Sets @move as the best, with @value. */
void                   awale_move_values_set_best (AwaleMoveValues       *self,
                                                   AwaleMove              move,
                                                   const AwaleEvaluation *value);

/** The depth of the search; 0 if all is proven, or unknown. */
int                    awale_move_values_get_depth (const AwaleMoveValues *self);

/**
 * The value to compare @move, which has one, with: that of the best move or, if unknown, of
 * another move that is better for @mover at the same depth.
 *
 * Returns: the value of *@best; NULL if there is none
 */
const AwaleEvaluation *awale_move_values_find_best (const AwaleMoveValues *self,
                                                    AwaleMove              move,
                                                    AwaleSide              mover,
                                                    AwaleMove             *best);

/**
 * True if @self should replace @former (nullable): the former has no best move; the best move's
 * value is now proven, or from a deeper search; or it is known equally well, and the former
 * lacks a move's value or the expected line.
 */
bool                   awale_move_values_supersede (const AwaleMoveValues *self,
                                                    const AwaleMoveValues *former);

G_END_DECLS
