/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-time-manager.h"

enum
{
  /* Iterations with the same best move that make it an easy one. */
  EASY = 6,
};

bool
awale_time_manager_is_up (AwaleTimeManager *self,
                          int64_t           elapsed,
                          AwaleMove         best,
                          int               n_candidates)
{
  int64_t most = self->usual * 4 / 3;

  self->n_stable = best == self->best ? self->n_stable + 1 : 0;
  self->best = best;
  if (self->usual == 0)
    return false;
  if (n_candidates == 1)
    return true;

  if (self->n_stable == 0)
    most *= 2;
  else if (self->n_stable >= EASY)
    most /= 2;
  return 2 * elapsed > most;
}
