/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * A value: the expected final margin of South, in hundredths of a seed. The `low` and `high` of an
 * estimate are equal. Files contain an estimate with its depth as `[%eval -1.5,14]`, an exact value
 * as `=3`, and bounds as `-1..2`.
 */
typedef struct
{
  AwaleProof proof;
  int        low;
  int        high;
  int        depth;  /**< Depth of the search in plies; 0 if the value is proven or the depth
                      * unknown. */
} AwaleEvaluation;

/** True if @a and @b (nullable) are equal. */
bool            awale_evaluation_equal      (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b);

/** The value from the point of view of @side: positive is good, and the lower bound comes first. */
AwaleEvaluation awale_evaluation_for_side   (const AwaleEvaluation *evaluation,
                                             AwaleSide              side);

/**
 * True if @former, found by searching the preceding position, should be preferred to @found, found
 * by searching the position itself: it is proven better, or comes from a deeper search, not
 * counting the one ply between the positions.
 */
bool            awale_evaluation_is_better_known (const AwaleEvaluation *former,
                                                  const AwaleEvaluation *found);

/** True if @a is better for @side than @b even where their bounds come closest. */
bool            awale_evaluation_is_better  (const AwaleEvaluation *a,
                                             const AwaleEvaluation *b,
                                             AwaleSide              side);

/** The value as one number, in hundredths of a seed: the middle of its bounds. */
static inline int
awale_evaluation_get_margin (const AwaleEvaluation *self)
{
  return (self->low + self->high) / 2;
}

G_END_DECLS
