/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-curve-painter.h"

#include "awale-cairo.h"

#include <math.h>

#define MAX_TICKS 16
#define FONT_SIZE 11.
#define LINE      1.8
#define DOT       2.6
#define CHOSEN    5.

/* Minimum distance between levels in pixels, and minimum of the top level in hundredths of a
 * seed. */
#define LEVEL_GAP 30.
#define MIN_HIGH  50.

/* Margins around the plot in pixels at the usual text size: level numbers are on the left, labels
 * below. */
#define LEFT   34.
#define RIGHT  12.
#define TOP    10.
#define BOTTOM 22.

typedef struct
{
  cairo_t                *cr;
  const AwaleCurve       *curve;
  const AwaleGraphAxis   *axis;
  const AwaleGraphColors *colors;
} Painting;

static double
find_most (const AwaleCurve *curve)
{
  double most = MIN_HIGH;

  for (int i = 0; i < curve->n; i++)
    most = MAX (most, curve->values[i]);
  return most;
}

/* The top of the axis: the first multiple of the distance between its ticks that is at least
 * @most. */
static double
find_high (double height,
           double gap,
           double most)
{
  double high = most, step, former = 0;

  while ((step = awale_graph_axis_nice_step (height / high, gap)) > former)
    {
      high = ceil (most / step) * step;
      former = step;
    }
  return high;
}

AwaleGraphAxis
awale_curve_lay_out (const AwaleCurve *curve,
                     double            width,
                     double            height)
{
  AwaleGraphAxis axis = { .first_ply = 0 };
  double scale;

  g_return_val_if_fail (curve != NULL && curve->n >= 2, axis);

  scale = curve->text_scale;
  axis.plot = (AwaleRect) { LEFT * scale, TOP, MAX (1, width - LEFT * scale - RIGHT),
                            MAX (1, height - TOP - BOTTOM * scale) };
  axis.last_ply = curve->n - 1;
  axis.high = find_high (axis.plot.height, LEVEL_GAP * scale, find_most (curve));
  return axis;
}

static void
show_text (const Painting *painting,
           const char     *text,
           double          x,
           double          y,
           double          align)
{
  const AwaleCurve *curve = painting->curve;

  awale_set_color (painting->cr, painting->colors->text);
  awale_graph_show_text (painting->cr, curve->font != NULL ? curve->font : "Sans",
                         FONT_SIZE * curve->text_scale, text, x, y, align);
}

static void
paint_levels (const Painting *painting)
{
  const AwaleGraphAxis *axis = painting->axis;
  double ticks[MAX_TICKS];
  int n = awale_graph_axis_seed_ticks (axis, LEVEL_GAP * painting->curve->text_scale, ticks,
                                       MAX_TICKS);

  cairo_set_line_width (painting->cr, 1);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%g", ticks[i] / 100);
      double y = floor (awale_graph_axis_y_of_seeds (axis, ticks[i])) + 0.5;

      awale_set_color (painting->cr,
                       ticks[i] == 0 ? painting->colors->zero : painting->colors->grid);
      cairo_move_to (painting->cr, axis->plot.x, y);
      cairo_line_to (painting->cr, axis->plot.x + axis->plot.width, y);
      cairo_stroke (painting->cr);
      show_text (painting, text, axis->plot.x - 6, y, 1);
    }
}

static void
trace_curve (const Painting *painting)
{
  cairo_new_path (painting->cr);
  for (int i = 0; i < painting->curve->n; i++)
    cairo_line_to (painting->cr, awale_graph_axis_x_of_ply (painting->axis, i),
                   awale_graph_axis_y_of_seeds (painting->axis, painting->curve->values[i]));
}

static void
paint_dot (const Painting *painting,
           int             point,
           double          radius)
{
  cairo_new_path (painting->cr);
  cairo_arc (painting->cr, awale_graph_axis_x_of_ply (painting->axis, point),
             awale_graph_axis_y_of_seeds (painting->axis, painting->curve->values[point]), radius,
             0, 2 * G_PI);
  cairo_fill (painting->cr);
}

static void
paint_line (const Painting *painting)
{
  const AwaleRect *plot = &painting->axis->plot;
  cairo_t *cr = painting->cr;

  trace_curve (painting);
  cairo_line_to (cr, plot->x + plot->width, plot->y + plot->height);
  cairo_line_to (cr, plot->x, plot->y + plot->height);
  awale_set_color (cr, awale_color_fade (painting->colors->curve, 0.1));
  cairo_fill (cr);

  trace_curve (painting);
  awale_set_color (cr, painting->colors->curve);
  cairo_set_line_width (cr, LINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  for (int i = 0; i < painting->curve->n; i++)
    paint_dot (painting, i, DOT);
}

void
awale_curve_paint (cairo_t                *cr,
                   const AwaleCurve       *curve,
                   const AwaleGraphAxis   *axis,
                   const AwaleGraphColors *colors,
                   int                     chosen)
{
  const Painting painting = { cr, curve, axis, colors };
  double y;

  g_return_if_fail (cr != NULL && curve != NULL && axis != NULL && colors != NULL);
  g_return_if_fail (chosen < curve->n);

  y = axis->plot.y + axis->plot.height + BOTTOM * curve->text_scale / 2 + 2;
  paint_levels (&painting);
  paint_line (&painting);
  if (chosen >= 0)
    paint_dot (&painting, chosen, CHOSEN);
  show_text (&painting, curve->first, axis->plot.x, y, 0);
  show_text (&painting, curve->last, axis->plot.x + axis->plot.width, y, 1);
}
