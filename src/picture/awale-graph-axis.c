/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-axis.h"

#include <math.h>

static double
get_span (const AwaleGraphAxis *self)
{
  return self->last_ply - self->first_ply;
}

double
awale_graph_axis_x_of_ply (const AwaleGraphAxis *self,
                           double                ply)
{
  return self->plot.x + self->plot.width * (ply - self->first_ply) / get_span (self);
}

int
awale_graph_axis_ply_at_x (const AwaleGraphAxis *self,
                           double                x)
{
  double ply;

  if (self->plot.width <= 0)
    return 0;
  ply = self->first_ply + (x - self->plot.x) / self->plot.width * get_span (self);
  return (int) floor (CLAMP (ply, self->first_ply, self->last_ply) + 0.5);
}

double
awale_graph_axis_y_of_seeds (const AwaleGraphAxis *self,
                             double                seeds)
{
  double share = (CLAMP (seeds, self->low, self->high) - self->low) / (self->high - self->low);

  return self->plot.y + self->plot.height * (1 - share);
}

double
awale_graph_axis_nice_step (double scale,
                            double gap)
{
  static const int factors[] = { 1, 2, 5 };

  if (scale <= 0)
    return HUGE_VAL;
  for (double decade = 1;; decade *= 10)
    for (size_t i = 0; i < G_N_ELEMENTS (factors); i++)
      if (factors[i] * decade * scale >= gap)
        return factors[i] * decade;
}

int
awale_graph_axis_seed_ticks (const AwaleGraphAxis *self,
                             double                gap,
                             double               *ticks,
                             int                   max)
{
  double step = awale_graph_axis_nice_step (self->plot.height / (self->high - self->low), gap);
  int    n = 0;

  if (!isfinite (step))
    return 0;
  for (double tick = ceil (self->low / step) * step; tick <= self->high && n < max; tick += step)
    ticks[n++] = tick;
  return n;
}
