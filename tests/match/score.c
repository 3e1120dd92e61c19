/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "score.h"

#include <math.h>

static void
count (MatchScore *self,
       int         outcome)
{
  self->wins += outcome > 0;
  self->draws += outcome == 0;
  self->losses += outcome < 0;
}

void
match_score_add_pair (MatchScore *self,
                      int         first,
                      int         second)
{
  double points = (first + second) / 2.0 + 1;

  count (self, first);
  count (self, second);
  self->n_pairs++;
  self->sum += points;
  self->squares += points * points;
}

double
match_score_get_share (const MatchScore *self)
{
  return self->n_pairs > 0 ? 100 * self->sum / (2 * self->n_pairs) : 50;
}

double
match_score_get_error (const MatchScore *self)
{
  double mean, variance;

  if (self->n_pairs < 2)
    return 100;
  mean = self->sum / self->n_pairs;
  variance = (self->squares - self->n_pairs * mean * mean) / (self->n_pairs - 1);
  return 100 * 1.96 * sqrt (fmax (variance, 0) / self->n_pairs) / 2;
}

double
match_score_to_elo (double share)
{
  if (share <= 0)
    return -INFINITY;
  if (share >= 100)
    return INFINITY;
  return 400 * log10 (share / (100 - share));
}
