/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-worker.h"

enum
{
  HISTORY_LIMIT = 30000,
};

static void
halve (AwaleHistoryHeuristic *history)
{
  for (size_t i = 0; i < G_N_ELEMENTS (history->scores); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (history->scores[i]); j++)
      history->scores[i][j] /= 2;
}

void
awale_worker_reward_move (AwaleWorker         *self,
                          const AwalePosition *position,
                          AwaleMove            move,
                          int                  ply,
                          int                  depth)
{
  AwaleSearchFrame *frame = &self->frames[ply];
  int32_t *score;

  /* A pass has no other move beside it. */
  if (move == AWALE_PASS)
    return;

  if (frame->killers[0] != move)
    {
      frame->killers[1] = frame->killers[0];
      frame->killers[0] = move;
    }

  score = &self->history[ply & 1].scores[move][position->pits[move]];
  *score += depth * depth;
  if (*score > HISTORY_LIMIT)
    {
      halve (&self->history[0]);
      halve (&self->history[1]);
    }
}
