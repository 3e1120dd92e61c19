/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"

G_BEGIN_DECLS

/* A curve of seeds, from 0 up, over items in order. It uses a graph's axis, with points in place of
 * plies; seeds are in hundredths. */

/** A curve and the labels of its two ends. */
typedef struct
{
  const int  *values;      /**< Hundredths of a seed, none negative. */
  int         n;           /**< At least 2. */
  const char *first;
  const char *last;
  double      text_scale;  /**< Size of text relative to the usual one. */
  const char *font;        /**< Font family, or NULL for `Sans`. */
} AwaleCurve;

/** Lays out @curve in an area of @width × @height. */
AwaleGraphAxis awale_curve_lay_out (const AwaleCurve       *curve,
                                    double                  width,
                                    double                  height);

/** Paints @curve; the point @chosen is larger than the others, −1 for none. */
void           awale_curve_paint   (cairo_t                *cr,
                                    const AwaleCurve       *curve,
                                    const AwaleGraphAxis   *axis,
                                    const AwaleGraphColors *colors,
                                    int                     chosen);

G_END_DECLS
