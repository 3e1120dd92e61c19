/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-geometry.h"

G_BEGIN_DECLS

/** One plot of the graph: plies to the right, seeds upwards. It does arithmetic and no drawing. */
typedef struct
{
  AwaleRect plot;       /**< Area of the curves; labels are outside it. */
  double    first_ply;  /**< Ply at the left edge. */
  double    last_ply;   /**< Ply at the right edge; greater than `first_ply`. */
  double    low;        /**< Seeds at the bottom edge. */
  double    high;       /**< Seeds at the top edge; greater than `low`. */
} AwaleGraphAxis;

double awale_graph_axis_x_of_ply   (const AwaleGraphAxis *self,
                                    double                ply);

/** The ply nearest to @x, within first_ply … last_ply. */
int    awale_graph_axis_ply_at_x   (const AwaleGraphAxis *self,
                                    double                x);

/** The height of @seeds, clamped to low … high. */
double awale_graph_axis_y_of_seeds (const AwaleGraphAxis *self,
                                    double                seeds);

/** The smallest of 1, 2, 5, 10, 20, 50, … that is at least @gap long if one unit is @scale long. */
double awale_graph_axis_nice_step  (double                scale,
                                    double                gap);

/**
 * Writes to @ticks, in ascending order, at most @max multiples of a nice step within low … high, at
 * least @gap units of height apart. Returns their number.
 */
int    awale_graph_axis_seed_ticks (const AwaleGraphAxis *self,
                                    double                gap,
                                    double               *ticks,
                                    int                   max);

G_END_DECLS
