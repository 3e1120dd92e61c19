/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * A value: the expected final margin for South, in hundredths of a seed. An estimate has `low`
 * equal to `high`. As in files: `[%eval -1.5,14]`, `=3`, `-1..2`.
 */
typedef struct
{
  AwaleProof proof;
  int        low;
  int        high;
  int        depth;  /**< Plies searched; 0 when proven or not told. */
} AwaleEvaluation;

/** Whether @a and @b (either may be NULL: none) say the same. */
bool            awale_evaluation_equal      (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b);

/** Whether @a is known at least as well as @b (nullable: not at all). */
bool            awale_evaluation_is_as_good (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b);

/** @evaluation as the player sees it who is @side: lower bound first, positive is good. */
AwaleEvaluation awale_evaluation_for_side   (const AwaleEvaluation *evaluation,
                                             AwaleSide              side);

/**
 * Whether @former, from the search of the position before, is to be told in place of @found, from
 * that of the position itself: if it is proven better, or looked further ahead, less the one ply
 * between them.
 */
bool            awale_evaluation_is_better_known (const AwaleEvaluation *former,
                                                  const AwaleEvaluation *found);

/** Whether @side does better with @a than with @b for certain. */
bool            awale_evaluation_is_better  (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b,
                                             AwaleSide              side);

/** The one number to draw, in hundredths of a seed: of proven bounds the middle. */
static inline int
awale_evaluation_get_margin (const AwaleEvaluation *self)
{
  return (self->low + self->high) / 2;
}

/** How much of the expected line is kept: enough to see what a move is about. */
enum
{
  AWALE_MOVE_VALUES_LINE = 8,
};

/**
 * What is known of the moves of a position, for South. It comes from one search, all of it at the
 * depth of that search or proven, and is only ever replaced as a whole: so whatever compares a
 * move with the best one compares what can be compared. A file may tell less: values without the
 * best move, or of several depths.
 */
typedef struct
{
  AwaleMove       best;       /**< AWALE_NO_MOVE: not told. */
  bool            has_value;
  AwaleEvaluation value;      /**< Of the position: that of its best move, maybe better proven. */
  unsigned        known;      /**< The moves that have a value, as a set. */
  AwaleEvaluation values[AWALE_SIDE_PITS + 1];
  int             n_line;     /**< What is expected, the best move first; files do not hold it. */
  int8_t          line[AWALE_MOVE_VALUES_LINE];
} AwaleMoveValues;

/** What they are while nothing is known. */
#define AWALE_MOVE_VALUES_INIT { .best = AWALE_NO_MOVE }

bool                   awale_move_values_equal    (const AwaleMoveValues *a,
                                                   const AwaleMoveValues *b);

/** Whether they tell nothing at all. */
bool                   awale_move_values_is_empty (const AwaleMoveValues *self);

/** The value of @move, or NULL. */
const AwaleEvaluation *awale_move_values_get      (const AwaleMoveValues *self,
                                                   AwaleMove              move);

/** Sets the value of @move, or with a NULL @value forgets it. */
void                   awale_move_values_set      (AwaleMoveValues       *self,
                                                   AwaleMove              move,
                                                   const AwaleEvaluation *value);

/** Makes @move the best, with @value. */
void                   awale_move_values_set_best (AwaleMoveValues       *self,
                                                   AwaleMove              move,
                                                   const AwaleEvaluation *value);

/** The depth of the search they come from; 0 if all is proven, or not told. */
int                    awale_move_values_get_depth (const AwaleMoveValues *self);

/**
 * What @move, which has a value, is to be compared with: the best move, or where that is not told
 * another move that @mover does better with at the same depth.
 *
 * Returns: the value of *@best; NULL if there is nothing to compare with
 */
const AwaleEvaluation *awale_move_values_find_best (const AwaleMoveValues *self,
                                                    AwaleMove              move,
                                                    AwaleSide              mover,
                                                    AwaleMove             *best);

/**
 * Whether @self is to take the place of @former (nullable): if that does not tell the best move,
 * if the best move's value is proven where it was not, or searched deeper; or if it is known no
 * better, and the former lacks the value of some move or the expected line.
 */
bool                   awale_move_values_supersede (const AwaleMoveValues *self,
                                                    const AwaleMoveValues *former);

G_END_DECLS
