/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"

G_BEGIN_DECLS

/* A curve of numbers of seeds, from 0 up, over a sequence of items. It uses the axis of a graph,
 * with points in place of plies; values are in hundredths of a seed. */

/** A curve and the labels of its two ends. */
typedef struct
{
  const int  *values;      /**< Values in hundredths of a seed, none of them negative. */
  int         n;           /**< Number of values, at least 2. */
  const char *first;
  const char *last;
  double      text_scale;  /**< Size of text relative to the usual one. */
  const char *font;        /**< Font family; NULL for `Sans`. */
} AwaleCurve;

AwaleGraphAxis awale_curve_lay_out (const AwaleCurve       *curve,
                                    double                  width,
                                    double                  height);

/** Paints @curve with a larger dot at the point with the index @chosen, −1 for none. */
void           awale_curve_paint   (cairo_t                *cr,
                                    const AwaleCurve       *curve,
                                    const AwaleGraphAxis   *axis,
                                    const AwaleGraphColors *colors,
                                    int                     chosen);

G_END_DECLS
