/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <math.h>
#include <string.h>

#include "picture/awale-seeds.h"

/* Documented limit of the overlap: less than a twentieth of a seed's diameter. */
#define TOLERANCE 0.05

typedef void (* CheckFunc) (int              spot,
                            AwaleHeapShape   shape,
                            const AwaleSeed *heap);

static void
for_all (CheckFunc check)
{
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    for (int shape = AWALE_HEAP_PIT; shape <= AWALE_HEAP_WIDE; shape++)
      {
        AwaleSeed heap[AWALE_SEEDS];

        awale_seeds_place (spot, (AwaleHeapShape) shape, heap, AWALE_SEEDS);
        check (spot, (AwaleHeapShape) shape, heap);
      }
}

/* Returns the distance between the seed, in any orientation, and the wall of the hollow. */
static double
get_room (AwaleHeapShape   shape,
          const AwaleSeed *seed)
{
  double width, height, core, dx, dy;

  awale_heap_get_size (shape, &width, &height);
  core = MIN (width, height) / 2;
  dx = MAX (fabs (seed->x) - (width / 2 - core), 0);
  dy = MAX (fabs (seed->y) - (height / 2 - core), 0);
  return core - hypot (dx, dy) - seed->radius;
}

static void
check_inside (int              spot,
              AwaleHeapShape   shape,
              const AwaleSeed *heap)
{
  for (int k = 0; k < AWALE_SEEDS; k++)
    {
      g_assert_cmpfloat (get_room (shape, &heap[k]), >, 0.02);
      g_assert_cmpfloat (heap[k].roundness, >, 0.5);
      g_assert_cmpfloat (heap[k].roundness, <=, 1);
      g_assert_cmpfloat (heap[k].tone, >=, 0);
      g_assert_cmpfloat (heap[k].tone, <=, 1);
    }
}

static void
test_inside (void)
{
  for_all (check_inside);
}

static void
check_overlap (int              spot,
               AwaleHeapShape   shape,
               const AwaleSeed *heap)
{
  for (int k = 0; k < AWALE_SEEDS; k++)
    for (int j = 0; j < k; j++)
      if (heap[j].layer == heap[k].layer)
        {
          double apart = hypot (heap[j].x - heap[k].x, heap[j].y - heap[k].y);
          double reach = heap[j].radius + heap[k].radius;

          g_assert_cmpfloat (apart, >=, reach * (1 - TOLERANCE));
        }
}

static void
test_overlap (void)
{
  for_all (check_overlap);
}

/* Checks that the layers of the seeds only increase, one at a time, so that painting in order goes
 * upwards. */
static void
check_layers (int              spot,
              AwaleHeapShape   shape,
              const AwaleSeed *heap)
{
  g_assert_cmpint (heap[0].layer, ==, 0);
  for (int k = 1; k < AWALE_SEEDS; k++)
    {
      g_assert_cmpint (heap[k].layer, >=, heap[k - 1].layer);
      g_assert_cmpint (heap[k].layer, <=, heap[k - 1].layer + 1);
    }
}

static void
test_layers (void)
{
  for_all (check_layers);
}

/* Checks that seeds do not overlap in heaps that are to be counted at a glance: up to seven in a
 * pit, and up to eighteen in a store. */
static void
check_countable (int              spot,
                 AwaleHeapShape   shape,
                 const AwaleSeed *heap)
{
  if (shape == AWALE_HEAP_PIT && spot < AWALE_SPOT_STORE)
    g_assert_cmpint (heap[6].layer, ==, 0);
  if (shape != AWALE_HEAP_PIT && spot >= AWALE_SPOT_STORE)
    g_assert_cmpint (heap[17].layer, ==, 0);
}

static void
test_countable (void)
{
  for_all (check_countable);
}

/* Checks that the first seeds of a heap lie around the middle. */
static void
check_middle (int              spot,
              AwaleHeapShape   shape,
              const AwaleSeed *heap)
{
  double x = 0, y = 0;

  if (shape != AWALE_HEAP_PIT || spot >= AWALE_SPOT_STORE)
    return;
  for (int k = 0; k < 4; k++)
    {
      x += heap[k].x / 4;
      y += heap[k].y / 4;
    }
  g_assert_cmpfloat (hypot (x, y), <, 0.1);
}

static void
test_middle (void)
{
  for_all (check_middle);
}

static void
check_stable (int              spot,
              AwaleHeapShape   shape,
              const AwaleSeed *heap)
{
  for (int n = 0; n <= AWALE_SEEDS; n++)
    {
      AwaleSeed some[AWALE_SEEDS];

      awale_seeds_place (spot, shape, some, n);
      for (int k = 0; k < n; k++)
        {
          g_assert_cmpfloat (some[k].x, ==, heap[k].x);
          g_assert_cmpfloat (some[k].y, ==, heap[k].y);
          g_assert_cmpfloat (some[k].radius, ==, heap[k].radius);
          g_assert_cmpfloat (some[k].roundness, ==, heap[k].roundness);
          g_assert_cmpfloat (some[k].angle, ==, heap[k].angle);
          g_assert_cmpfloat (some[k].tone, ==, heap[k].tone);
          g_assert_cmpint (some[k].layer, ==, heap[k].layer);
        }
    }
}

static void
test_stable (void)
{
  for_all (check_stable);
}

/* The heaps of different pits look different, and so do the seeds of a heap. */
static void
test_various (void)
{
  AwaleSeed heaps[AWALE_PITS][8];

  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      awale_seeds_place (pit, AWALE_HEAP_PIT, heaps[pit], 8);
      for (int other = 0; other < pit; other++)
        g_assert_cmpfloat (hypot (heaps[pit][0].x - heaps[other][0].x,
                                  heaps[pit][0].y - heaps[other][0].y),
                           >, 1e-4);
      for (int k = 0; k < 8; k++)
        for (int j = 0; j < k; j++)
          {
            g_assert_cmpfloat (heaps[pit][j].tone, !=, heaps[pit][k].tone);
            g_assert_cmpfloat (heaps[pit][j].angle, !=, heaps[pit][k].angle);
          }
    }
}

/* On a board, seeds have the same places, scaled to the size of the board. */
static void
test_on_board (void)
{
  AwaleGeometry g;

  awale_geometry_init (&g, 360, 400, AWALE_GEOMETRY_NARROW | AWALE_GEOMETRY_FLIPPED);
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      AwaleSeed placed[AWALE_SEEDS], got[AWALE_SEEDS];
      double    x, y;

      awale_seeds_place (spot, awale_geometry_get_shape (&g, spot), placed, AWALE_SEEDS);
      awale_seeds_get (&g, spot, got, AWALE_SEEDS);
      awale_rect_get_center (g.spots[spot], &x, &y);
      for (int k = 0; k < AWALE_SEEDS; k++)
        {
          g_assert_cmpfloat_with_epsilon (got[k].x, x + placed[k].x * g.pit, 1e-9);
          g_assert_cmpfloat_with_epsilon (got[k].y, y + placed[k].y * g.pit, 1e-9);
          g_assert_cmpfloat_with_epsilon (got[k].radius, placed[k].radius * g.pit, 1e-9);
          g_assert_true (awale_rect_contains (g.spots[spot], got[k].x, got[k].y));
        }
    }
  g_assert_cmpint (awale_geometry_get_shape (&g, AWALE_SPOT_STORE), ==, AWALE_HEAP_WIDE);
  awale_geometry_init (&g, 360, 400, AWALE_GEOMETRY_DEFAULT);
  g_assert_cmpint (awale_geometry_get_shape (&g, AWALE_SPOT_STORE), ==, AWALE_HEAP_TALL);
  g_assert_cmpint (awale_geometry_get_shape (&g, 0), ==, AWALE_HEAP_PIT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/seeds/inside", test_inside);
  g_test_add_func ("/picture/seeds/overlap", test_overlap);
  g_test_add_func ("/picture/seeds/layers", test_layers);
  g_test_add_func ("/picture/seeds/countable", test_countable);
  g_test_add_func ("/picture/seeds/middle", test_middle);
  g_test_add_func ("/picture/seeds/stable", test_stable);
  g_test_add_func ("/picture/seeds/various", test_various);
  g_test_add_func ("/picture/seeds/on-board", test_on_board);
  return g_test_run ();
}
