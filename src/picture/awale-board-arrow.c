/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"

#include <math.h>

/* Lengths in pit diameters. */
#define SHAFT   0.040  /* half the width of the shaft */
#define HEAD    0.125  /* half the width of the head */
#define LENGTH  0.25   /* length of the head */
#define BARB    0.035  /* reach of the head's barbs back beyond the shaft's end */
#define SHORT   0.16   /* from the pit's middle to the arrow's end: seeds stay countable */
#define BEND    0.52   /* where it bends towards the gap; smaller is earlier */
#define LINE    0.012
#define STEPS   20     /* steps in each half of a bent arrow */

typedef struct
{
  double x;
  double y;
} Point;

typedef struct
{
  Point points[2 * STEPS + 1];
  int   n;
} Way;

static Point
get_center (const AwaleGeometry *geometry,
            int                  spot)
{
  Point point;

  awale_rect_get_center (geometry->spots[spot], &point.x, &point.y);
  return point;
}

static void
add_curve (Way   *way,
           Point  a,
           Point  b,
           Point  c,
           Point  d)
{
  for (int i = 1; i <= STEPS; i++)
    {
      double t = (double) i / STEPS, u = 1 - t;
      double wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;

      way->points[way->n++] = (Point) { wa * a.x + wb * b.x + wc * c.x + wd * d.x,
                                        wa * a.y + wb * b.y + wc * c.y + wd * d.y };
    }
}

/* The x coordinate where an arrow from row to row crosses the spine: between two columns, clear of
 * the values, and closest to the arrow's middle. From a pit to the one facing it, the arrow bends
 * outwards or to the right. */
static double
find_gap (const AwaleGeometry *geometry,
          Point                from,
          Point                to)
{
  double pitch = geometry->cells[0].width;
  double middle = geometry->body.x + geometry->body.width / 2;
  double along = ((from.x + to.x) / 2 - middle) / pitch;
  double gap = fabs (from.x - to.x) < pitch / 2 ? (along < 0 ? ceil (along) - 1 : floor (along) + 1)
                                                : round (along + 0.01);

  return middle + CLAMP (gap, -3, 3) * pitch;
}

/* The path of an arrow: straight within a row and to or from a store, else through a gap. */
static Way
find_way (const AwaleGeometry *geometry,
          int                  from,
          int                  to)
{
  Way    way = { .n = 0 };
  Point  a = get_center (geometry, from), b = get_center (geometry, to);
  double bend = BEND * geometry->pit, gap, sign;
  Point  middle;

  way.points[way.n++] = a;
  if (from >= AWALE_PITS || to >= AWALE_PITS || awale_pit_side (from) == awale_pit_side (to))
    {
      way.points[way.n++] = b;
      return way;
    }
  gap = find_gap (geometry, a, b);
  sign = b.y > a.y ? 1 : -1;
  middle = (Point) { gap, (a.y + b.y) / 2 };
  add_curve (&way, a, (Point) { a.x + (gap - a.x) * 0.6, a.y },
             (Point) { gap, middle.y - sign * bend }, middle);
  add_curve (&way, middle, (Point) { gap, middle.y + sign * bend },
             (Point) { b.x + (gap - b.x) * 0.6, b.y }, b);
  return way;
}

static void
shorten (Way    *way,
         double  length)
{
  while (way->n > 1)
    {
      Point  *a = &way->points[way->n - 2], *b = &way->points[way->n - 1];
      double  step = hypot (b->x - a->x, b->y - a->y);

      if (step > length)
        {
          b->x -= (b->x - a->x) * length / step;
          b->y -= (b->y - a->y) * length / step;
          return;
        }
      length -= step;
      way->n--;
    }
}

/* The direction of the path at point @i, as a unit vector. */
static Point
get_direction (const Way *way,
               int        i)
{
  Point  a = way->points[MAX (i - 1, 0)], b = way->points[MIN (i + 1, way->n - 1)];
  double length = hypot (b.x - a.x, b.y - a.y);

  return (Point) { (b.x - a.x) / length, (b.y - a.y) / length };
}

/* Adds one side of the shaft, which begins as a point. */
static void
path_side (cairo_t   *cr,
           const Way *way,
           double     d,
           int        sign)
{
  for (int k = 0; k < way->n; k++)
    {
      int    i = sign > 0 ? k : way->n - 1 - k;
      Point  p = way->points[i], along = get_direction (way, i);
      double wide = sign * SHAFT * d * MIN ((double) i / (way->n - 1) * 3, 1);

      cairo_line_to (cr, p.x + along.y * wide, p.y - along.x * wide);
    }
}

static void
path_arrow (cairo_t *cr,
            Way     *way,
            double   d)
{
  Point tip, end, along;

  shorten (way, SHORT * d);
  tip = way->points[way->n - 1];
  shorten (way, LENGTH * d);
  end = way->points[way->n - 1];
  along = (Point) { tip.x - end.x, tip.y - end.y };
  along.x /= LENGTH * d, along.y /= LENGTH * d;

  cairo_new_path (cr);
  path_side (cr, way, d, 1);
  cairo_line_to (cr, end.x - along.x * BARB * d + along.y * HEAD * d,
                 end.y - along.y * BARB * d - along.x * HEAD * d);
  cairo_line_to (cr, tip.x, tip.y);
  cairo_line_to (cr, end.x - along.x * BARB * d - along.y * HEAD * d,
                 end.y - along.y * BARB * d + along.x * HEAD * d);
  path_side (cr, way, d, -1);
  cairo_close_path (cr);
}

AwaleRect
awale_board_painter_get_arrow_bounds (const AwaleGeometry *geometry,
                                      int                  from,
                                      int                  to)
{
  AwaleRect none = { 0 };
  Way       way;
  double    x0 = HUGE_VAL, y0 = HUGE_VAL, x1 = -HUGE_VAL, y1 = -HUGE_VAL, margin;

  g_return_val_if_fail (geometry != NULL, none);
  g_return_val_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS, none);

  way = find_way (geometry, from, to);
  margin = (HEAD + LINE) * geometry->pit;
  for (int i = 0; i < way.n; i++)
    {
      x0 = MIN (x0, way.points[i].x), x1 = MAX (x1, way.points[i].x);
      y0 = MIN (y0, way.points[i].y), y1 = MAX (y1, way.points[i].y);
    }
  return (AwaleRect) { x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin };
}

void
awale_board_painter_get_arrow_point (const AwaleGeometry *geometry,
                                     int                  from,
                                     int                  to,
                                     double               along,
                                     double              *x,
                                     double              *y)
{
  Way way;

  g_return_if_fail (geometry != NULL && x != NULL && y != NULL);
  g_return_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS);

  way = find_way (geometry, from, to);
  *x = way.points[0].x, *y = way.points[0].y;
  for (int i = 1; i < way.n && along > 0; i++)
    {
      Point  a = way.points[i - 1], b = way.points[i];
      double step = hypot (b.x - a.x, b.y - a.y), share = step > 0 ? MIN (along / step, 1) : 0;

      *x = a.x + (b.x - a.x) * share;
      *y = a.y + (b.y - a.y) * share;
      along -= step;
    }
}

void
awale_board_painter_paint_arrow (AwaleBoardPainter   *self,
                                 cairo_t             *cr,
                                 const AwaleGeometry *geometry,
                                 int                  from,
                                 int                  to,
                                 int                  color)
{
  const AwaleColor black = { 0, 0, 0, 1 };
  bool             print = self->material == AWALE_MATERIAL_PRINT;
  double           d = geometry->pit;
  AwaleColor       fill;
  Way              way;

  g_return_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS);
  g_return_if_fail (color < AWALE_MARK_COLORS);

  if (from == to)
    return;
  fill = print ? black : color < 0 ? self->palette->best : self->palette->marks[color];
  way = find_way (geometry, from, to);
  cairo_save (cr);
  path_arrow (cr, &way, d);
  awale_set_color (cr, awale_color_fade (fill, 0.88));
  cairo_fill_preserve (cr);
  awale_set_color (cr, awale_color_fade (print ? black : self->palette->badge, 0.65));
  cairo_set_line_width (cr, LINE * d);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}
