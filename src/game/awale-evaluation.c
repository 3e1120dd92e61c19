/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-evaluation.h"

bool
awale_evaluation_equal (const AwaleEvaluation *a,
                        const AwaleEvaluation *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->proof == b->proof && a->low == b->low && a->high == b->high && a->depth == b->depth;
}

AwaleEvaluation
awale_evaluation_for_side (const AwaleEvaluation *evaluation,
                           AwaleSide              side)
{
  AwaleEvaluation seen;

  g_return_val_if_fail (evaluation != NULL, (AwaleEvaluation) { 0 });

  seen = *evaluation;
  if (side == AWALE_NORTH)
    {
      seen.low = -evaluation->high;
      seen.high = -evaluation->low;
    }
  return seen;
}

bool
awale_evaluation_is_better_known (const AwaleEvaluation *former,
                                  const AwaleEvaluation *found)
{
  return former->proof > found->proof ||
         (former->proof == found->proof && former->depth > found->depth + 1);
}

bool
awale_evaluation_is_better (const AwaleEvaluation *a,
                            const AwaleEvaluation *b,
                            AwaleSide              side)
{
  return awale_evaluation_for_side (a, side).low > awale_evaluation_for_side (b, side).high;
}
