/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation-inline.h"
#include "awale-worker.h"
#include "rules/awale-sowing-inline.h"

G_BEGIN_DECLS

/** Hundredths of a seed for the @mover of a position, from a score. */
AWALE_ALWAYS_INLINE int
awale_value_of_score (AwaleScore score,
                      AwaleSide  mover)
{
  int margin = (score.south - score.north) * AWALE_VALUE_SEED / 2;

  return mover == AWALE_SOUTH ? margin : -margin;
}

AWALE_ALWAYS_INLINE int
awale_worker_seeds_on_board (const AwaleWorker   *self,
                             const AwalePosition *position)
{
  return self->total - position->stores[0] - position->stores[1];
}

/** A leaf: what the board says, an end for want of seeds included. */
AWALE_ALWAYS_INLINE int
awale_worker_value_of_leaf (const AwaleWorker   *self,
                            const AwalePosition *position,
                            const unsigned       side)
{
  unsigned occupied = awale_occupied_pits (position->lanes);

  if (G_UNLIKELY ((occupied & AWALE_SIDE_BITS (AWALE_SOUTH)) == 0 ||
                  (occupied & AWALE_SIDE_BITS (AWALE_NORTH)) == 0) &&
      awale_legal_moves (*position, &self->shared->rules) == 0)
    return awale_value_of_score (awale_settle (&self->shared->rules, *position,
                                               AWALE_ENDING_NO_SOWING),
                                 side);

  return awale_evaluate_inline (self->pairs, *position,
                                awale_worker_seeds_on_board (self, position), side);
}

G_END_DECLS
