/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-geometry.h"

G_BEGIN_DECLS

/** One plot of the graph: plies to the right, seeds up. Plain arithmetic, no drawing. */
typedef struct
{
  AwaleRect plot;       /**< Where the curves are; labels are outside it. */
  double    first_ply;  /**< At the left edge. */
  double    last_ply;   /**< At the right edge; more than `first_ply`. */
  double    low;        /**< Seeds at the bottom edge. */
  double    high;       /**< Seeds at the top edge; more than `low`. */
} AwaleGraphAxis;

double awale_graph_axis_x_of_ply   (const AwaleGraphAxis *self,
                                    double                ply);

/** The ply nearest to @x, within first_ply … last_ply. */
int    awale_graph_axis_ply_at_x   (const AwaleGraphAxis *self,
                                    double                x);

/** Values outside low … high are clamped to the edge. */
double awale_graph_axis_y_of_seeds (const AwaleGraphAxis *self,
                                    double                seeds);

/** The least of 1, 2, 5, 10, 20, 50, … that is at least @gap units long, @scale units to one. */
double awale_graph_axis_nice_step  (double                scale,
                                    double                gap);

/**
 * Multiples of a nice step within low … high, from below, at least @gap units of height apart.
 *
 * Returns: how many were written to @ticks, at most @max.
 */
int    awale_graph_axis_seed_ticks (const AwaleGraphAxis *self,
                                    double                gap,
                                    double               *ticks,
                                    int                   max);

G_END_DECLS
