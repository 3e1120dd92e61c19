/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-painter.h"

#include <math.h>

#define PLIES_OF_ROUND 2

/* Logical pixels. */
#define EDGE        6.
#define GAP         12.
#define VALUE_SHARE 0.60   /* share of the height for the values */
#define MIN_RANGE   4.     /* minimum range of the values to either side, in seeds */
#define MIN_RACE    25.    /* minimum range of the race, in seeds: the majority */
#define SMALL       110.   /* height below which rounds are not labelled */
#define MIN_FONT    9.
#define USUAL_FONT  12.
#define LARGEST_FONT 0.12  /* maximum share of the height, however large text is */

#define CHANNEL(hex, shift) (((hex) >> (shift) & 255) / 255.)
#define RGBA(hex, a)        { CHANNEL (hex, 16), CHANNEL (hex, 8), CHANNEL (hex, 0), a }
#define RGB(hex)            RGBA (hex, 1)

static const AwaleGraphColors light_colors = {
  .text = RGB (0x4a4550), .grid = RGBA (0x000000, 0.10), .zero = RGBA (0x000000, 0.45),
  .south = RGB (0xb8560f), .north = RGB (0x1f65b5), .curve = RGB (0x2c2733),
  .cursor = RGBA (0x2c2733, 0.80), .inaccuracy = RGB (0xb07d00), .mistake = RGB (0xd35400),
  .blunder = RGB (0xb5121f), .ground = RGB (0xffffff),
};

static const AwaleGraphColors dark_colors = {
  .text = RGB (0xd5d2cd), .grid = RGBA (0xffffff, 0.12), .zero = RGBA (0xffffff, 0.50),
  .south = RGB (0xf0a35e), .north = RGB (0x7ab7f5), .curve = RGB (0xf4f1ec),
  .cursor = RGBA (0xffffff, 0.85), .inaccuracy = RGB (0xf6d32d), .mistake = RGB (0xff9447),
  .blunder = RGB (0xff6b63), .ground = RGB (0x242424),
};

const AwaleGraphColors *
awale_graph_colors_get_default (bool dark)
{
  return dark ? &dark_colors : &light_colors;
}

double
awale_graph_get_font_size (const AwaleGraphLayout *layout)
{
  double most = MAX (layout->height * LARGEST_FONT, MIN_FONT);

  return MIN (CLAMP (layout->height * 0.055, MIN_FONT, USUAL_FONT) * layout->text_scale, most);
}

static void
get_value_range (const AwaleGraphPoint *points,
                 int                    n,
                 AwaleGraphLayout      *self)
{
  double low = -MIN_RANGE, high = MIN_RANGE;

  for (int ply = 0; ply < n; ply++)
    if (points[ply].has_evaluation)
      {
        self->has_value = true;
        low = MIN (low, points[ply].evaluation.low / 100.);
        high = MAX (high, points[ply].evaluation.high / 100.);
      }
  self->value.low = floor (low) - 0.5;
  self->value.high = ceil (high) + 0.5;
}

int
awale_graph_list_rounds (const AwaleGraphAxis  *axis,
                         const AwaleGraphPoint *points,
                         int                    n,
                         double                 gap,
                         int                   *plies,
                         int                    max)
{
  double width_of_ply, step;
  int    n_plies = 0;

  g_return_val_if_fail (axis != NULL && points != NULL && plies != NULL, 0);

  width_of_ply = axis->plot.width / (axis->last_ply - axis->first_ply);
  step = awale_graph_axis_nice_step (PLIES_OF_ROUND * width_of_ply, gap);
  for (int ply = 1; ply < n && ply <= axis->last_ply && n_plies < max; ply++)
    if (ply >= axis->first_ply && points[ply].round != points[ply - 1].round &&
        fmod (points[ply].round, step) == 0)
      plies[n_plies++] = ply;
  return n_plies;
}

void
awale_graph_layout_set_view (AwaleGraphLayout     *self,
                             const AwaleGraphView *view)
{
  g_return_if_fail (self != NULL && view != NULL);

  self->value.first_ply = self->race.first_ply = view->first;
  self->value.last_ply = self->race.last_ply = view->first + view->span;
}

void
awale_graph_layout_init (AwaleGraphLayout      *self,
                         double                 width,
                         double                 height,
                         const AwaleGraphPoint *points,
                         int                    n)
{
  awale_graph_layout_init_scaled (self, width, height, 1, points, n);
}

void
awale_graph_layout_init_scaled (AwaleGraphLayout      *self,
                                double                 width,
                                double                 height,
                                double                 text_scale,
                                const AwaleGraphPoint *points,
                                int                    n)
{
  double    font, room;
  AwaleRect plot;

  g_return_if_fail (self != NULL && points != NULL && n >= 1);
  g_return_if_fail (text_scale > 0);

  *self = (AwaleGraphLayout) { .width = width, .height = height, .text_scale = text_scale };
  font = awale_graph_get_font_size (self);
  get_value_range (points, n, self);
  self->value.last_ply = self->race.last_ply = MAX (n - 1, 1);
  self->race.low = 0;
  self->race.high = MIN_RACE + 1;
  for (int ply = 0; ply < n; ply++)
    self->race.high = MAX (self->race.high, MAX (points[ply].south, points[ply].north) + 1);

  plot.x = font * 2.6 + EDGE;
  plot.width = MAX (width - plot.x - MAX (EDGE, font), 1);
  plot.y = EDGE;
  plot.height = MAX (height - 2 * EDGE - (height < SMALL ? 0 : font * 1.5), 1);
  self->value.plot = self->race.plot = plot;
  if (!self->has_value)
    {
      self->value.plot.height = 0;
      return;
    }
  room = MAX (plot.height - GAP, 1);
  self->value.plot.height = room * VALUE_SHARE;
  self->race.plot.height = room * (1 - VALUE_SHARE);
  self->race.plot.y = plot.y + self->value.plot.height + GAP;
}
