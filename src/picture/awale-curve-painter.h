/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-axis.h"
#include "awale-graph-painter.h"

G_BEGIN_DECLS

/*
 * One curve of seeds, from 0 up, over things in their order. Its axis is that of a graph: what is a
 * ply there is a point here, and seeds are in hundredths.
 */

/** A curve, and what is written at its ends. */
typedef struct
{
  const int  *values;      /**< Hundredths of a seed, none negative. */
  int         n;           /**< At least 2. */
  const char *first;
  const char *last;
  double      text_scale;  /**< How much larger than usual a person wants text. */
  const char *font;        /**< A font's family, or NULL for `Sans`. */
} AwaleCurve;

/** Lays out @curve in an area. */
AwaleGraphAxis awale_curve_lay_out (const AwaleCurve       *curve,
                                    double                  width,
                                    double                  height);

/** Paints it; @chosen is a point that is larger than the others, −1: none is. */
void           awale_curve_paint   (cairo_t                *cr,
                                    const AwaleCurve       *curve,
                                    const AwaleGraphAxis   *axis,
                                    const AwaleGraphColors *colors,
                                    int                     chosen);

G_END_DECLS
