/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-class-mark.h"

#include <math.h>

/* Radius of a star's inner corners as a share of that of its outer ones. */
#define STAR_WAIST 0.45

/* Adds a polygon with corners alternately on an outer and an inner circle, the first at the top. */
static void
path_corners (cairo_t *cr,
              int      n,
              double   x,
              double   y,
              double   outer,
              double   inner)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    {
      double angle = 2 * G_PI * i / n - G_PI_2;
      double radius = i % 2 == 0 ? outer : inner;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

void
awale_class_mark_paint (cairo_t        *cr,
                        AwaleMoveClass  move_class,
                        double          x,
                        double          y,
                        double          radius)
{
  g_return_if_fail (cr != NULL && (int) move_class < AWALE_N_MOVE_CLASSES);

  switch (move_class)
    {
    case AWALE_MOVE_CLASS_BEST:
      path_corners (cr, 10, x, y, radius * 1.25, radius * 1.25 * STAR_WAIST);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_GOOD:
      path_corners (cr, 3, x, y + radius * 0.2, radius * 1.15, radius * 1.15);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_INACCURACY:
      cairo_new_path (cr);
      cairo_set_line_width (cr, radius * 0.5);
      cairo_arc (cr, x, y, radius * 0.8, 0, 2 * G_PI);
      cairo_stroke (cr);
      break;
    case AWALE_MOVE_CLASS_MISTAKE:
      path_corners (cr, 4, x, y, radius * 1.2, radius * 1.2);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_BLUNDER:
      cairo_new_path (cr);
      cairo_rectangle (cr, x - radius, y - radius, 2 * radius, 2 * radius);
      cairo_fill (cr);
      break;
    case AWALE_MOVE_CLASS_NONE:
    default:
      break;
    }
}
