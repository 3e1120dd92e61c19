/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-seeds.h"

#include <math.h>

/* Seeds pile up as in a real heap: each takes, with some randomness, the lowest free place that
 * touches another seed of its layer, where low means near the middle of the hollow. Once a layer is
 * full, the next one begins in the pockets between its seeds. Hashes of (hollow, seed) decide
 * everything, so that the heap does not depend on the number of visible seeds. */

#define RADIUS_MIN    0.121  /* Radii in pit diameters. */
#define RADIUS_SPREAD 0.012
#define GAP_MIN       0.004  /* Gap between neighbors in a layer. */
#define GAP_SPREAD    0.016
#define TOUCH         0.96   /* Factor applied to the sum of two radii, because seeds are
                              * narrower than they are long. */
#define WALL          0.038  /* Width of the foot of the wall, on which no seed rests. */
#define WALL_LAYER    0.030  /* Inset of each further layer. */
#define WALL_MAX      0.130
#define ANGLES        20     /* Number of places tried around each neighbor. */

typedef struct
{
  int            spot;         /* Hollow, which selects the random numbers. */
  double         half_width;   /* Half of the width of the capsule without its rounded ends. */
  double         half_height;
  double         rounding;     /* Radius of the capsule. */
  double         low_x;        /* Lowest place of the floor. */
  double         low_y;
  double         slope_x;      /* Rise of the floor from the lowest place. */
  double         slope_y;
} Heap;

/* Start values of the random numbers for each heap, chosen for the fullest floors and the
 * best-centered first seeds. */
static const uint16_t chances[AWALE_SPOTS] = {
  2125, 2422, 1966, 2074, 2983, 1787, 1145, 1773, 2550, 2703, 796, 408, 140, 10,
};

/* A hash of all four arguments as a number in [0, 1), by the finalizer of SplitMix64. */
static double
hash_unit (int spot,
           int index,
           int salt,
           int detail)
{
  uint64_t h = ((uint64_t) spot << 48) ^ ((uint64_t) index << 32) ^ ((uint64_t) salt << 16)
               ^ (uint64_t) detail;

  h += 0x9e3779b97f4a7c15u;
  h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9u;
  h = (h ^ (h >> 27)) * 0x94d049bb133111ebu;
  h ^= h >> 31;
  return (double) (h >> 11) / 9007199254740992.0;
}

static Heap
heap_init (int            spot,
           AwaleHeapShape shape)
{
  Heap   heap = { .spot = spot + AWALE_SPOTS * chances[spot] };
  double width, height;

  awale_heap_get_size (shape, &width, &height);
  heap.rounding = MIN (width, height) / 2;
  heap.half_width = width / 2 - heap.rounding;
  heap.half_height = height / 2 - heap.rounding;
  heap.low_x = 0.06 * (hash_unit (heap.spot, 0, 1, 0) - 0.5);
  heap.low_y = 0.06 * (hash_unit (heap.spot, 0, 2, 0) - 0.5);
  /* The floor of a store is long and nearly flat. */
  heap.slope_x = shape == AWALE_HEAP_WIDE ? 0.22 : 1;
  heap.slope_y = shape == AWALE_HEAP_TALL ? 0.45 : 1;
  return heap;
}

/* The distance of (x, y) from the outline of the capsule, negative outside. */
static double
heap_get_inset (const Heap *heap,
                double      x,
                double      y)
{
  double dx = MAX (fabs (x) - heap->half_width, 0);
  double dy = MAX (fabs (y) - heap->half_height, 0);

  return heap->rounding - sqrt (dx * dx + dy * dy);
}

static bool
heap_is_free (const Heap      *heap,
              const AwaleSeed *seeds,
              int              k,
              double           x,
              double           y)
{
  const AwaleSeed *seed = &seeds[k];
  double           wall = MIN (WALL + WALL_LAYER * seed->layer, WALL_MAX);

  if (heap_get_inset (heap, x, y) < seed->radius + wall)
    return false;
  for (int j = k - 1; j >= 0 && seeds[j].layer == seed->layer; j--)
    {
      double reach = TOUCH * (seeds[j].radius + seed->radius) + GAP_MIN * 0.9;
      double dx = x - seeds[j].x, dy = y - seeds[j].y;

      if (dx * dx + dy * dy < reach * reach)
        return false;
    }
  return true;
}

/* The height by which the seeds of the layer below lift a seed at (x, y). It makes the seed roll
 * off their tops. */
static double
heap_get_lift (const AwaleSeed *seeds,
               int              k,
               double           x,
               double           y)
{
  double lift = 0;

  for (int j = k - 1; j >= 0 && seeds[j].layer >= seeds[k].layer - 1; j--)
    if (seeds[j].layer == seeds[k].layer - 1)
      {
        double near = 1 - hypot (x - seeds[j].x, y - seeds[j].y) / (1.6 * seeds[j].radius);

        lift += 0.30 * MAX (near, 0);
      }
  return lift;
}

/* Tries a place for seed k and keeps it if it is the lowest so far; cheap tests come first. */
static void
heap_try (const Heap *heap,
          AwaleSeed  *seeds,
          int         k,
          double      x,
          double      y,
          int         detail,
          double     *least)
{
  double rise_x = (x - heap->low_x) * heap->slope_x, rise_y = (y - heap->low_y) * heap->slope_y;
  double height = sqrt (rise_x * rise_x + rise_y * rise_y);

  if (height >= *least || !heap_is_free (heap, seeds, k, x, y))
    return;
  height += heap_get_lift (seeds, k, x, y) + 0.07 * hash_unit (heap->spot, k, 3, detail);
  if (height < *least)
    {
      *least = height;
      seeds[k].x = x;
      seeds[k].y = y;
    }
}

/* Tries the two places at which seed k touches both i and j. */
static void
heap_try_pair (const Heap *heap,
               AwaleSeed  *seeds,
               int         k,
               int         i,
               int         j,
               double      gap,
               double     *least)
{
  double dx = seeds[j].x - seeds[i].x, dy = seeds[j].y - seeds[i].y;
  double apart = sqrt (dx * dx + dy * dy);
  double from_i = TOUCH * (seeds[i].radius + seeds[k].radius) + gap;
  double from_j = TOUCH * (seeds[j].radius + seeds[k].radius) + gap;
  double along, aside;

  if (apart >= from_i + from_j)
    return;
  along = (from_i * from_i - from_j * from_j + apart * apart) / (2 * apart);
  aside = sqrt (MAX (from_i * from_i - along * along, 0));
  for (int sign = -1; sign <= 1; sign += 2)
    heap_try (heap, seeds, k, seeds[i].x + (along * dx - sign * aside * dy) / apart,
              seeds[i].y + (along * dy + sign * aside * dx) / apart,
              4096 + (i * 64 + j) * 2 + (sign > 0), least);
}

/* Places the first seed a little off the middle, so that the next ones surround the middle. */
static void
heap_place_first (const Heap *heap,
                  AwaleSeed  *seed)
{
  double angle = 2 * G_PI * hash_unit (heap->spot, 0, 6, 0);
  double reach = 0.10 + 0.04 * hash_unit (heap->spot, 0, 7, 0);

  seed->x = reach * cos (angle);
  seed->y = reach * sin (angle);
}

/* Finds a place for seed k in its layer; returns false if the layer is full. */
static bool
heap_find_place (const Heap *heap,
                 AwaleSeed  *seeds,
                 int         k)
{
  double least = HUGE_VAL;
  double gap = GAP_MIN + GAP_SPREAD * hash_unit (heap->spot, k, 4, 0);
  double turn = hash_unit (heap->spot, k, 5, 0);
  double cosines[ANGLES], sines[ANGLES];

  for (int i = 0; i < ANGLES; i++)
    {
      cosines[i] = cos (2 * G_PI * (i + turn) / ANGLES);
      sines[i] = sin (2 * G_PI * (i + turn) / ANGLES);
    }

  for (int j = k - 1; j >= 0 && seeds[j].layer == seeds[k].layer; j--)
    {
      double reach = TOUCH * (seeds[j].radius + seeds[k].radius) + gap;

      for (int i = 0; i < ANGLES; i++)
        heap_try (heap, seeds, k, seeds[j].x + reach * cosines[i], seeds[j].y + reach * sines[i],
                  j * ANGLES + i, &least);
      for (int i = j - 1; i >= 0 && seeds[i].layer == seeds[k].layer; i--)
        heap_try_pair (heap, seeds, k, i, j, gap, &least);
    }
  if (seeds[k - 1].layer == seeds[k].layer)
    return isfinite (least);

  for (int i = 0; i < ANGLES * 2; i++)
    {
      double angle = 2 * G_PI * hash_unit (heap->spot, k, 6, i);
      double reach = 0.13 * sqrt (hash_unit (heap->spot, k, 7, i));

      heap_try (heap, seeds, k, reach * cos (angle), reach * sin (angle), i, &least);
    }
  return isfinite (least);
}

void
awale_seeds_place (int             spot,
                   AwaleHeapShape  shape,
                   AwaleSeed      *seeds,
                   int             n)
{
  Heap heap = heap_init (spot, shape);
  int  layer = 0;

  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (n <= AWALE_SEEDS);

  for (int k = 0; k < n; k++)
    {
      seeds[k] = (AwaleSeed) {
        .radius = RADIUS_MIN + RADIUS_SPREAD * hash_unit (heap.spot, k, 8, 0),
        .roundness = 0.83 + 0.13 * hash_unit (heap.spot, k, 9, 0),
        .angle = G_PI * hash_unit (heap.spot, k, 10, 0),
        .tone = hash_unit (heap.spot, k, 11, 0),
        .layer = layer,
      };
      if (k == 0)
        heap_place_first (&heap, &seeds[k]);
      else if (!heap_find_place (&heap, seeds, k))
        {
          seeds[k].layer = ++layer;
          heap_find_place (&heap, seeds, k);
        }
    }
}

void
awale_seeds_get (const AwaleGeometry *geometry,
                 int                  spot,
                 AwaleSeed           *seeds,
                 int                  n)
{
  double x, y;

  awale_seeds_place (spot, awale_geometry_get_shape (geometry, spot), seeds, n);
  awale_rect_get_center (geometry->spots[spot], &x, &y);
  for (int k = 0; k < n; k++)
    {
      seeds[k].x = x + seeds[k].x * geometry->pit;
      seeds[k].y = y + seeds[k].y * geometry->pit;
      seeds[k].radius *= geometry->pit;
    }
}
