/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-arrow.h"

#include <math.h>

/* Lengths in pit diameters. */
#define SHAFT   0.040  /* Half of the width of the shaft. */
#define HEAD    0.125  /* Half of the width of the head. */
#define LENGTH  0.25   /* Length of the head. */
#define BARB    0.035  /* Length by which the barbs of the head reach back beyond the end of the
                        * shaft. */
#define SHORT   0.16   /* Distance from the center of the pit to the arrow's end, so that seeds
                        * stay countable. */
#define BEND    0.52   /* Length of the control line on each side of the middle of a bent arrow; a
                        * larger value keeps the arrow upright for longer. */
#define LINE    0.012
#define STEPS   20     /* Number of steps in each half of a bent arrow. */

typedef struct
{
  double x;
  double y;
} Point;

typedef struct
{
  Point points[2 * STEPS + 1];
  int   n;
} Path;

static Point
get_center (const AwaleGeometry *geometry,
            int                  spot)
{
  Point point;

  awale_rect_get_center (geometry->spots[spot], &point.x, &point.y);
  return point;
}

static void
add_curve (Path  *path,
           Point  a,
           Point  b,
           Point  c,
           Point  d)
{
  for (int i = 1; i <= STEPS; i++)
    {
      double t = (double) i / STEPS, u = 1 - t;
      double wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;

      path->points[path->n++] = (Point) { wa * a.x + wb * b.x + wc * c.x + wd * d.x,
                                          wa * a.y + wb * b.y + wc * c.y + wd * d.y };
    }
}

/* The x coordinate at which an arrow between the two rows crosses the middle of the board:
 * between two columns or beyond the last one, clear of the values, and closest to the middle of
 * the arrow, or to its right if two gaps are equally close. An arrow from a pit to the one
 * facing it bends outwards. */
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

static Path
find_path (const AwaleGeometry *geometry,
          int                  from,
          int                  to)
{
  Path   path = { .n = 0 };
  Point  a = get_center (geometry, from), b = get_center (geometry, to);
  double bend = BEND * geometry->pit, gap, sign;
  Point  middle;

  path.points[path.n++] = a;
  if (from >= AWALE_PITS || to >= AWALE_PITS || awale_pit_side (from) == awale_pit_side (to))
    {
      path.points[path.n++] = b;
      return path;
    }
  gap = find_gap (geometry, a, b);
  sign = b.y > a.y ? 1 : -1;
  middle = (Point) { gap, (a.y + b.y) / 2 };
  add_curve (&path, a, (Point) { a.x + (gap - a.x) * 0.6, a.y },
             (Point) { gap, middle.y - sign * bend }, middle);
  add_curve (&path, middle, (Point) { gap, middle.y + sign * bend },
             (Point) { b.x + (gap - b.x) * 0.6, b.y }, b);
  return path;
}

static void
shorten (Path   *path,
         double  length)
{
  while (path->n > 1)
    {
      Point  *a = &path->points[path->n - 2], *b = &path->points[path->n - 1];
      double  step = hypot (b->x - a->x, b->y - a->y);

      if (step > length)
        {
          b->x -= (b->x - a->x) * length / step;
          b->y -= (b->y - a->y) * length / step;
          return;
        }
      length -= step;
      path->n--;
    }
}

/* The direction of the path at point @i, as a unit vector. */
static Point
get_direction (const Path *path,
               int        i)
{
  Point  a = path->points[MAX (i - 1, 0)], b = path->points[MIN (i + 1, path->n - 1)];
  double length = hypot (b.x - a.x, b.y - a.y);

  return (Point) { (b.x - a.x) / length, (b.y - a.y) / length };
}

/* Adds one side of the shaft, which begins as a point; @d is the diameter of a pit. */
static void
path_side (cairo_t   *cr,
           const Path *path,
           double     d,
           int        sign)
{
  for (int k = 0; k < path->n; k++)
    {
      int    i = sign > 0 ? k : path->n - 1 - k;
      Point  p = path->points[i], along = get_direction (path, i);
      double wide = sign * SHAFT * d * MIN ((double) i / (path->n - 1) * 3, 1);

      cairo_line_to (cr, p.x + along.y * wide, p.y - along.x * wide);
    }
}

void
awale_board_arrow_path (cairo_t             *cr,
                        const AwaleGeometry *geometry,
                        int                  from,
                        int                  to)
{
  double d = geometry->pit;
  Path   path = find_path (geometry, from, to);
  Point  tip, end, along;

  shorten (&path, SHORT * d);
  tip = path.points[path.n - 1];
  shorten (&path, LENGTH * d);
  end = path.points[path.n - 1];
  along = (Point) { tip.x - end.x, tip.y - end.y };
  along.x /= LENGTH * d, along.y /= LENGTH * d;

  cairo_new_path (cr);
  path_side (cr, &path, d, 1);
  cairo_line_to (cr, end.x - along.x * BARB * d + along.y * HEAD * d,
                 end.y - along.y * BARB * d - along.x * HEAD * d);
  cairo_line_to (cr, tip.x, tip.y);
  cairo_line_to (cr, end.x - along.x * BARB * d - along.y * HEAD * d,
                 end.y - along.y * BARB * d + along.x * HEAD * d);
  path_side (cr, &path, d, -1);
  cairo_close_path (cr);
}

AwaleRect
awale_board_arrow_get_bounds (const AwaleGeometry *geometry,
                              int                  from,
                              int                  to)
{
  AwaleRect none = { 0 };
  Path      path;
  double    x0 = HUGE_VAL, y0 = HUGE_VAL, x1 = -HUGE_VAL, y1 = -HUGE_VAL, margin;

  g_return_val_if_fail (geometry != NULL, none);
  g_return_val_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS, none);

  path = find_path (geometry, from, to);
  margin = (HEAD + LINE) * geometry->pit;
  for (int i = 0; i < path.n; i++)
    {
      x0 = MIN (x0, path.points[i].x), x1 = MAX (x1, path.points[i].x);
      y0 = MIN (y0, path.points[i].y), y1 = MAX (y1, path.points[i].y);
    }
  return (AwaleRect) { x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin };
}

void
awale_board_arrow_get_point (const AwaleGeometry *geometry,
                             int                  from,
                             int                  to,
                             double               along,
                             double              *x,
                             double              *y)
{
  Path path;

  g_return_if_fail (geometry != NULL && x != NULL && y != NULL);
  g_return_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS);

  path = find_path (geometry, from, to);
  *x = path.points[0].x, *y = path.points[0].y;
  for (int i = 1; i < path.n && along > 0; i++)
    {
      Point  a = path.points[i - 1], b = path.points[i];
      double step = hypot (b.x - a.x, b.y - a.y), share = step > 0 ? MIN (along / step, 1) : 0;

      *x = a.x + (b.x - a.x) * share;
      *y = a.y + (b.y - a.y) * share;
      along -= step;
    }
}
