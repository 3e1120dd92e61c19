/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <math.h>

#include "picture/awale-geometry.h"

static const double widths[] = { 320, 360, 500, 700, 1200, 1920, 3840 };
static const double heights[] = { 180, 240, 400, 900, 2160 };

/* Number of combinations of geometry flags. */
#define ALL_FLAGS 32

typedef void (* CheckFunc) (const AwaleGeometry *geometry);

static void
for_all (CheckFunc check)
{
  for (size_t w = 0; w < G_N_ELEMENTS (widths); w++)
    for (size_t h = 0; h < G_N_ELEMENTS (heights); h++)
      for (int flags = 0; flags < ALL_FLAGS; flags++)
        {
          AwaleGeometry geometry;

          awale_geometry_init (&geometry, widths[w], heights[h], (AwaleGeometryFlags) flags);
          check (&geometry);
        }
}

static bool
is_within (AwaleRect inner,
           AwaleRect outer)
{
  const double slack = 1e-6;

  return inner.x >= outer.x - slack && inner.y >= outer.y - slack
         && inner.x + inner.width <= outer.x + outer.width + slack
         && inner.y + inner.height <= outer.y + outer.height + slack;
}

static bool
overlap (AwaleRect a,
         AwaleRect b)
{
  const double slack = 1e-6;

  return a.width > 0 && b.width > 0 && a.x + a.width > b.x + slack && b.x + b.width > a.x + slack
         && a.y + a.height > b.y + slack && b.y + b.height > a.y + slack;
}

static AwaleRect
grow (AwaleRect rect,
      double    by)
{
  return (AwaleRect) { rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by };
}

/* A cell has room for the rings around its hollow. */
static void
check_inside (const AwaleGeometry *g)
{
  AwaleRect area = { 0, 0, g->width, g->height };

  g_assert_true (is_within (g->body, area));
  g_assert_cmpfloat (g->body.width, <, g->width);
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      g_assert_true (is_within (g->cells[i], g->body));
      g_assert_true (is_within (grow (g->spots[i], 0.054 * g->pit), g->cells[i]));
      if (g->counts[i].width > 0)
        g_assert_true (is_within (g->counts[i], g->cells[i]));
    }
  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      g_assert_cmpfloat_with_epsilon (g->spots[pit].width, g->pit, 1e-9);
      g_assert_cmpfloat_with_epsilon (g->spots[pit].height, g->pit, 1e-9);
      g_assert_true (is_within (g->values[pit], g->body));
      if (g->letters[pit].width > 0)
        g_assert_true (is_within (g->letters[pit], g->cells[pit]));
    }
  g_assert_true (is_within (g->turns[0], g->body) && is_within (g->turns[1], g->body));
}

static void
test_inside (void)
{
  for_all (check_inside);
}

static void
check_apart (const AwaleGeometry *g)
{
  for (int i = 0; i < AWALE_SPOTS; i++)
    for (int j = 0; j < AWALE_SPOTS; j++)
      {
        if (i < j)
          {
            g_assert_false (overlap (g->cells[i], g->cells[j]));
            g_assert_false (overlap (g->spots[i], g->spots[j]));
            g_assert_false (overlap (g->counts[i], g->counts[j]));
          }
        g_assert_false (overlap (g->counts[i], g->spots[j]));
        if (i >= AWALE_PITS)
          continue;
        g_assert_false (overlap (g->letters[i], g->spots[j]));
        g_assert_false (overlap (g->letters[i], g->counts[j]));
        g_assert_false (overlap (g->values[i], g->spots[j]));
        g_assert_false (overlap (g->values[i], g->counts[j]));
      }
  for (int side = 0; side < 2; side++)
    for (int i = 0; i < AWALE_SPOTS; i++)
      {
        g_assert_false (overlap (g->turns[side], g->spots[i]));
        g_assert_false (overlap (g->turns[side], g->counts[i]));
        if (i < AWALE_PITS)
          g_assert_false (overlap (g->turns[side], g->letters[i]));
      }
}

static void
test_apart (void)
{
  for_all (check_apart);
}

static void
check_places_asked_for (const AwaleGeometry *g)
{
  for (int i = 0; i < AWALE_SPOTS; i++)
    g_assert_cmpint (g->counts[i].width > 0, ==, (g->flags & AWALE_GEOMETRY_COUNTS) != 0);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    g_assert_cmpint (g->letters[pit].width > 0, ==, (g->flags & AWALE_GEOMETRY_LETTERS) != 0);
}

static void
test_places_asked_for (void)
{
  for_all (check_places_asked_for);
}

/* Flipping turns the board by half a turn around its middle. */
static void
check_flip (const AwaleGeometry *g)
{
  AwaleGeometry other;

  awale_geometry_init (&other, g->width, g->height, g->flags ^ AWALE_GEOMETRY_FLIPPED);
  g_assert_cmpfloat (other.pit, ==, g->pit);
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      double x, y, turned_x, turned_y;

      awale_rect_get_center (g->spots[i], &x, &y);
      awale_rect_get_center (other.spots[i], &turned_x, &turned_y);
      g_assert_cmpfloat_with_epsilon (x + turned_x, g->width, 1e-6);
      g_assert_cmpfloat_with_epsilon (y + turned_y, g->height, 1e-6);
    }
}

static void
test_flip (void)
{
  for_all (check_flip);
}

/* South's A is at the lower left, and North's a is above South's F. */
static void
test_order (void)
{
  AwaleGeometry g;

  awale_geometry_init (&g, 1000, 400, AWALE_GEOMETRY_DEFAULT);
  for (int i = 0; i < 5; i++)
    {
      g_assert_cmpfloat (g.spots[i].x, <, g.spots[i + 1].x);
      g_assert_cmpfloat (g.spots[6 + i].x, >, g.spots[7 + i].x);
    }
  g_assert_cmpfloat (g.spots[0].y, >, g.spots[11].y);
  g_assert_cmpfloat_with_epsilon (g.spots[0].x, g.spots[11].x, 1e-9);
  g_assert_cmpfloat (g.spots[AWALE_SPOT_STORE + AWALE_SOUTH].x, >, g.spots[5].x);
  g_assert_cmpfloat (g.spots[AWALE_SPOT_STORE + AWALE_NORTH].x, <, g.spots[0].x);

  awale_geometry_init (&g, 1000, 400, AWALE_GEOMETRY_NARROW);
  g_assert_cmpfloat (g.spots[AWALE_SPOT_STORE + AWALE_SOUTH].y, >, g.spots[0].y);
  g_assert_cmpfloat (g.spots[AWALE_SPOT_STORE + AWALE_NORTH].y, <, g.spots[11].y);
}

static void
check_hit (const AwaleGeometry *g)
{
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      double x, y;

      awale_rect_get_center (g->spots[i], &x, &y);
      g_assert_cmpint (awale_geometry_hit (g, x, y), ==, i);
    }
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++)
      {
        double x = g->width * i / 39, y = g->height * j / 39;
        int    hit = awale_geometry_hit (g, x, y);

        if (hit == AWALE_SPOT_NONE)
          for (int k = 0; k < AWALE_SPOTS; k++)
            g_assert_false (awale_rect_contains (g->cells[k], x, y));
        else
          g_assert_true (awale_rect_contains (g->cells[hit], x, y));
      }
  g_assert_cmpint (awale_geometry_hit (g, -1, -1), ==, AWALE_SPOT_NONE);
  g_assert_cmpint (awale_geometry_hit (g, g->width + 1, g->height / 2), ==, AWALE_SPOT_NONE);
}

static void
test_hit (void)
{
  for_all (check_hit);
}

static void
test_measure (void)
{
  for (int flags = 0; flags < ALL_FLAGS; flags++)
    {
      double        width, height;
      AwaleGeometry g;

      awale_geometry_get_minimum ((AwaleGeometryFlags) flags, &width, &height);
      awale_geometry_init (&g, width, height, (AwaleGeometryFlags) flags);
      g_assert_cmpfloat (g.pit, >=, (flags & AWALE_GEOMETRY_NARROW ? 32 : 24) - 1e-9);
      g_assert_cmpfloat (width, <=, 320);

      /* The height for a width is just sufficient, and the width for a height, too. */
      height = awale_geometry_height_for_width (700, (AwaleGeometryFlags) flags);
      width = awale_geometry_width_for_height (height, (AwaleGeometryFlags) flags);
      g_assert_cmpfloat_with_epsilon (width, 700, 1e-6);
      awale_geometry_init (&g, 700, height, (AwaleGeometryFlags) flags);
      width = g.pit;
      awale_geometry_init (&g, 700, height * 2, (AwaleGeometryFlags) flags);
      g_assert_cmpfloat_with_epsilon (g.pit, width, 1e-6);
      awale_geometry_init (&g, 700, height * 0.9, (AwaleGeometryFlags) flags);
      g_assert_cmpfloat (g.pit, <, width);
    }
}

static void
test_narrow (void)
{
  AwaleGeometry wide, narrow;

  g_assert_true (awale_geometry_prefers_narrow (360, 500, AWALE_GEOMETRY_LETTERS));
  g_assert_false (awale_geometry_prefers_narrow (1200, 400, AWALE_GEOMETRY_LETTERS));
  awale_geometry_init (&wide, 360, 500, AWALE_GEOMETRY_LETTERS);
  awale_geometry_init (&narrow, 360, 500, AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_NARROW);
  g_assert_cmpfloat (narrow.pit, >, 44);
  g_assert_cmpfloat (narrow.pit, >, 1.2 * wide.pit);
}

/* Large text takes more of the wood, while the pits keep their size. */
static void
test_large_text (void)
{
  const AwaleGeometryFlags flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS;
  AwaleGeometry usual, large;

  awale_geometry_init (&usual, 700, 900, flags);
  awale_geometry_init (&large, 700, 900, flags | AWALE_GEOMETRY_LARGE_TEXT);
  g_assert_cmpfloat_with_epsilon (large.pit, usual.pit, 1e-6);
  g_assert_cmpfloat_with_epsilon (large.letters[0].height, 1.4 * usual.letters[0].height, 1e-6);
  g_assert_cmpfloat_with_epsilon (large.counts[0].height, 1.4 * usual.counts[0].height, 1e-6);
  g_assert_cmpfloat (large.counts[0].width, >, usual.counts[0].width);
  g_assert_cmpfloat_with_epsilon (large.values[0].height, 1.4 * usual.values[0].height, 1e-6);
}

/* Checks that the board scales with its area, without regard to pixels. */
static void
check_scale (const AwaleGeometry *g)
{
  AwaleGeometry twice;

  awale_geometry_init (&twice, 2 * g->width, 2 * g->height, g->flags);
  g_assert_cmpfloat_with_epsilon (twice.pit, 2 * g->pit, 1e-6);
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      g_assert_cmpfloat_with_epsilon (twice.spots[i].x, 2 * g->spots[i].x, 1e-6);
      g_assert_cmpfloat_with_epsilon (twice.cells[i].height, 2 * g->cells[i].height, 1e-6);
    }
}

static void
test_scale (void)
{
  for_all (check_scale);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/geometry/inside", test_inside);
  g_test_add_func ("/picture/geometry/apart", test_apart);
  g_test_add_func ("/picture/geometry/places-asked-for", test_places_asked_for);
  g_test_add_func ("/picture/geometry/flip", test_flip);
  g_test_add_func ("/picture/geometry/order", test_order);
  g_test_add_func ("/picture/geometry/hit", test_hit);
  g_test_add_func ("/picture/geometry/measure", test_measure);
  g_test_add_func ("/picture/geometry/narrow", test_narrow);
  g_test_add_func ("/picture/geometry/large-text", test_large_text);
  g_test_add_func ("/picture/geometry/scale", test_scale);
  return g_test_run ();
}
