/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Quiescence search, where the depth is used up: harvests only, until the board is quiet.
 */
#include "awale-worker-inline.h"

/* Delta pruning: what a harvest may gain beside its seeds, in hundredths of a seed. */
enum
{
  DELTA_MARGIN = 150,
};

/* Harvests, or standing pat; each harvest takes two seeds at least, so it ends. */
int
awale_worker_search_harvests (AwaleWorker         *self,
                              const AwalePosition *position,
                              int                  ply,
                              int                  alpha,
                              int                  beta)
{
  AwaleSearchMoves moves;
  int stand_pat = awale_worker_value_of_leaf (self, position);
  int best = stand_pat;

  if (G_UNLIKELY (awale_worker_seeds_on_board (self, position) <= self->shared->table_reach))
    {
      AwaleTableValue proven =
          awale_table_value_ask (self->shared->tables, &self->shared->rules, *position, 0, 1);

      self->table_hits += proven.is_known;
      if (proven.is_known)
        {
          awale_table_value_guess (self->shared->tables, *position, &best);
          return CLAMP (best, proven.low, proven.high);
        }
    }
  if (best >= beta || ply >= AWALE_WORKER_MAX_PLY)
    return best;

  awale_search_moves_generate_harvests (&moves, position, &self->shared->rules);
  alpha = MAX (alpha, best);
  for (;;)
    {
      int gain, value;
      AwaleMove move = awale_search_moves_take_harvest (&moves, position, &gain);

      if (move == AWALE_NO_MOVE ||
          stand_pat + AWALE_VALUE_SEED * gain + DELTA_MARGIN <= alpha)
        break;
      self->nodes++;
      value = -awale_worker_search_harvests (self, &moves.after[move], ply + 1, -beta, -alpha);
      if (value > best)
        {
          best = value;
          alpha = MAX (alpha, value);
          if (value >= beta)
            break;
        }
    }

  return best;
}
