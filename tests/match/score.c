/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "score.h"

#include <math.h>

/* Outcomes that never occurred get a small count, so that no likelihood is zero. */
#define UNSEEN 1e-3

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
  count (self, first);
  count (self, second);
  self->n_pairs++;
  self->pairs[first + second + 2]++;
}

/* Mean and variance of the results of pairs, each as a share of the two points. */
typedef struct
{
  double mean;
  double variance;
} Moments;

static Moments
find_moments (const MatchScore *self)
{
  double sum = 0, squares = 0;

  for (int i = 0; i < MATCH_OUTCOMES; i++)
    {
      double share = i / 4.0;

      sum += self->pairs[i] * share / self->n_pairs;
      squares += self->pairs[i] * share * share / self->n_pairs;
    }
  return (Moments) { sum, fmax (squares - sum * sum, 0) };
}

double
match_score_get_share (const MatchScore *self)
{
  return self->n_pairs > 0 ? 100 * find_moments (self).mean : 50;
}

double
match_score_get_error (const MatchScore *self)
{
  if (self->n_pairs < 2)
    return 100;
  return 100 * 1.96 * sqrt (find_moments (self).variance / (self->n_pairs - 1));
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

double
match_score_from_elo (double elo)
{
  return 1 / (1 + pow (10, -elo / 400));
}

/* Finds the distribution that makes the outcomes, which occurred @times, most likely among those
 * with the mean @share. Each count is divided by 1 + slope · (its share − @share), with the slope
 * that gives this mean. */
static void
fit_to_mean (const double times[MATCH_OUTCOMES],
             double       share,
             double       fitted[MATCH_OUTCOMES])
{
  double low = -1 / (1 - share), high = 1 / share;

  for (int step = 0; step < 100; step++)
    {
      double slope = (low + high) / 2, excess = 0;

      for (int i = 0; i < MATCH_OUTCOMES; i++)
        {
          double off = i / 4.0 - share;

          fitted[i] = times[i] / (1 + slope * off);
          excess += fitted[i] * off;
        }
      if (excess > 0)
        low = slope;
      else
        high = slope;
    }
}

double
match_score_get_llr (const MatchScore *self,
                     double            elo0,
                     double            elo1)
{
  double times[MATCH_OUTCOMES], under0[MATCH_OUTCOMES], under1[MATCH_OUTCOMES];
  double llr = 0;

  if (self->n_pairs == 0)
    return 0;
  for (int i = 0; i < MATCH_OUTCOMES; i++)
    times[i] = fmax (self->pairs[i], UNSEEN);
  fit_to_mean (times, match_score_from_elo (elo0), under0);
  fit_to_mean (times, match_score_from_elo (elo1), under1);
  for (int i = 0; i < MATCH_OUTCOMES; i++)
    llr += times[i] * log (under1[i] / under0[i]);
  return llr;
}

int
match_test_decide (const MatchTest *self,
                   double           llr)
{
  if (llr >= log ((1 - self->beta) / self->alpha))
    return 1;
  if (llr <= log (self->beta / (1 - self->alpha)))
    return -1;
  return 0;
}
