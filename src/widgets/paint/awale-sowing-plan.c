/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-sowing-plan.h"

#include <math.h>

/* Durations in milliseconds at normal speed. */
#define LIFT_TIME 110.0
#define FALL_TIME 210.0
#define HARVEST_PAUSE 90.0
#define HARVEST_FLIGHT 300.0

/* Height of the hand, and greatest height of harvested seeds, above the board in pit diameters. */
#define HAND_LIFT 0.45
#define HARVEST_LIFT 0.6

/* A falling seed touches the floor after the fraction TOUCH of its time, then hops to a height of
 * HOP pit diameters and covers the last fraction ROLL of its way. */
#define TOUCH 0.62
#define HOP 0.055
#define ROLL 0.16

/* The time from pit to pit is shorter for more seeds, so that the total time approaches a limit. */
static double
get_step_time (int seeds)
{
  return 900.0 / (seeds + 6);
}

/* The time between two harvested seeds is shorter for more seeds, so that the total time approaches
 * a limit. */
static double
get_harvest_gap (int seeds)
{
  return 260.0 / (seeds + 3);
}

static void
plan_sowing (AwaleSowingPlan *self,
             int              counts[AWALE_SPOTS],
             double           slowness)
{
  int seeds = self->sowing.seeds;

  for (int i = 0; i < seeds; i++)
    {
      AwaleSeedPath *path = &self->paths[self->n_paths++];

      path->from = self->sowing.from;
      path->from_index = seeds - 1 - i;
      path->to = awale_sowing_pit (self->sowing.from, i + 1);
      path->to_index = counts[path->to]++;
      path->carried = i + 1;
      path->leaves = 0;
      path->falls = self->lift + self->step * (i + 1);
      path->rests = path->falls + FALL_TIME * slowness;
      self->duration = path->rests;
    }
  counts[self->sowing.from] -= seeds;
}

/* Adds the flight of the topmost seed of @pit to @store, starting at @time. */
static void
add_flight (AwaleSowingPlan *self,
            int              counts[AWALE_SPOTS],
            int              pit,
            int              store,
            double           time,
            double           slowness)
{
  AwaleSeedPath *path = &self->paths[self->n_paths++];

  path->from = pit;
  path->from_index = --counts[pit];
  path->to = store;
  path->to_index = counts[store]++;
  path->carried = 0;
  path->leaves = path->falls = time;
  path->rests = time + HARVEST_FLIGHT * slowness;
  self->duration = path->rests;
}

/* Plans the harvest in the order in which pits are captured: from the last sown pit backward. */
static void
plan_harvest (AwaleSowingPlan *self,
              int              counts[AWALE_SPOTS],
              double           slowness)
{
  int store = AWALE_SPOT_STORE + self->before.side;
  double gap = get_harvest_gap (self->sowing.harvest) * slowness;
  double time = self->duration + HARVEST_PAUSE * slowness;

  for (int i = 0; i < AWALE_PITS; i++)
    {
      int pit = (self->sowing.last - i + AWALE_PITS) % AWALE_PITS;

      if ((self->sowing.harvested >> pit & 1) == 0)
        continue;
      for (; counts[pit] > 0; time += gap)
        add_flight (self, counts, pit, store, time, slowness);
    }
}

static double
ease_out (double t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

static double
ease_in_out (double t)
{
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

static double
mix (double a,
     double b,
     double t)
{
  return a + (b - a) * t;
}

static double
progress (double time,
          double from,
          double to)
{
  return to <= from ? 1 : CLAMP ((time - from) / (to - from), 0, 1);
}

static void
get_pit_center (const AwaleSowingPlan *self,
                int                    nth,
                double                *x,
                double                *y)
{
  int pit = nth == 0 ? self->sowing.from : awale_sowing_pit (self->sowing.from, nth);

  awale_rect_get_center (self->geometry.spots[pit], x, y);
}

/* The place of the hand at @time: over a pit or on its way to the next. */
static void
get_hand (const AwaleSowingPlan *self,
          double                 time,
          double                *x,
          double                *y)
{
  double along = self->step <= 0 ? 0 : MAX (0, (time - self->lift) / self->step);
  int nth = MIN ((int) along, self->sowing.seeds);
  double x1, y1, t = ease_in_out (MIN (along - nth, 1));

  get_pit_center (self, nth, x, y);
  if (nth == self->sowing.seeds)
    return;
  get_pit_center (self, nth + 1, &x1, &y1);
  *x = mix (*x, x1, t);
  *y = mix (*y, y1, t);
}

/* Adds the place of a seed within the hand to its coordinates. The seeds lie in a spiral whose
 * outermost seed is dropped next. */
static void
add_place_in_hand (const AwaleSowingPlan *self,
                   const AwaleSeedPath   *path,
                   double                *x,
                   double                *y)
{
  int place = self->sowing.seeds - path->carried;
  double radius = self->geometry.pit * MIN (0.10 * sqrt (place), 0.36);

  *x += radius * cos (2.4 * place);
  *y += radius * sin (2.4 * place);
}

/* Interpolates between the looks of a seed in its old place (@t = 0) and in its new one (1). */
static AwaleSeed
mix_looks (const AwaleSeed *a,
           const AwaleSeed *b,
           double           t)
{
  return (AwaleSeed) { .radius = mix (a->radius, b->radius, t),
                       .roundness = mix (a->roundness, b->roundness, t),
                       .angle = mix (a->angle, b->angle, t), .tone = mix (a->tone, b->tone, t),
                       .layer = b->layer };
}

/* Computes how far a falling seed has come on its way, and its height as a fraction of the hand's.
 * All values including @t are from 0 to 1. */
static void
fall (double  t,
      double *along,
      double *height)
{
  double hop;

  if (t < TOUCH)
    {
      t /= TOUCH;
      *along = (1 - ROLL) * ease_out (t);
      *height = 1 - t * t;
      return;
    }
  hop = (t - TOUCH) / (1 - TOUCH);
  *along = 1 - ROLL * (1 - hop) * (1 - hop);
  *height = HOP / HAND_LIFT * 4 * hop * (1 - hop);
}

static void
place_carried (const AwaleSowingPlan *self,
               const AwaleSeedPath   *path,
               double                 time,
               AwaleFlyingSeed       *flying)
{
  const AwaleSeed *start = &path->start, *end = &path->end;
  double taken = ease_out (progress (time, path->leaves, self->lift));
  double fallen, height, x, y;

  fall (progress (time, path->falls, path->rests), &fallen, &height);
  get_hand (self, MIN (time, path->falls), &x, &y);
  add_place_in_hand (self, path, &x, &y);
  flying->seed = mix_looks (start, end, progress (time, path->leaves, path->falls));
  flying->seed.x = mix (mix (start->x, x, taken), end->x, fallen);
  flying->seed.y = mix (mix (start->y, y, taken), end->y, fallen);
  flying->lift = HAND_LIFT * taken * height;
}

static void
place_harvested (const AwaleSeedPath *path,
                 double               time,
                 AwaleFlyingSeed     *flying)
{
  const AwaleSeed *start = &path->start, *end = &path->end;
  double t = progress (time, path->leaves, path->rests);
  double eased = ease_in_out (t);

  flying->seed = mix_looks (start, end, t);
  flying->seed.x = mix (start->x, end->x, eased);
  flying->seed.y = mix (start->y, end->y, eased);
  flying->lift = HARVEST_LIFT * 4 * t * (1 - t);
}

void
awale_sowing_plan_init (AwaleSowingPlan   *self,
                        AwalePosition      before,
                        const AwaleSowing *sowing,
                        double             slowness)
{
  int counts[AWALE_SPOTS];

  g_return_if_fail (self != NULL);
  g_return_if_fail (sowing != NULL);
  g_return_if_fail (slowness > 0);

  *self = (AwaleSowingPlan) { .before = before, .sowing = *sowing };
  if (sowing->last == AWALE_NO_MOVE)
    return;

  for (int i = 0; i < AWALE_PITS; i++)
    counts[i] = before.pits[i];
  for (int i = 0; i < 2; i++)
    counts[AWALE_SPOT_STORE + i] = before.stores[i];
  self->lift = LIFT_TIME * slowness;
  self->step = get_step_time (sowing->seeds) * slowness;
  plan_sowing (self, counts, slowness);
  plan_harvest (self, counts, slowness);
}

/* The store that takes a seed left in @pit in a settlement: that of the pit's owner until it has
 * its share, then the other. */
static int
find_store (int           pit,
            const int     counts[AWALE_SPOTS],
            AwalePosition settled)
{
  AwaleSide owner = awale_pit_side (pit);

  return AWALE_SPOT_STORE
         + (counts[AWALE_SPOT_STORE + owner] < settled.stores[owner] ? owner : !owner);
}

void
awale_sowing_plan_settle (AwaleSowingPlan *self,
                          AwalePosition    settled,
                          double           slowness)
{
  int counts[AWALE_SPOTS];
  double gap, time;
  int seeds = 0;

  g_return_if_fail (self != NULL);

  awale_sowing_plan_get_counts (self, self->duration, counts);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    seeds += counts[pit] - settled.pits[pit];
  gap = get_harvest_gap (seeds) * slowness;
  time = self->duration + HARVEST_PAUSE * slowness;
  for (int pit = 0; pit < AWALE_PITS; pit++)
    for (; counts[pit] > settled.pits[pit]; time += gap)
      add_flight (self, counts, pit, find_store (pit, counts, settled), time, slowness);
}

void
awale_sowing_plan_get_counts (const AwaleSowingPlan *self,
                              double                 time,
                              int                    counts[AWALE_SPOTS])
{
  g_return_if_fail (self != NULL);

  for (int i = 0; i < AWALE_PITS; i++)
    counts[i] = self->before.pits[i];
  for (int i = 0; i < 2; i++)
    counts[AWALE_SPOT_STORE + i] = self->before.stores[i];
  for (int i = 0; i < self->n_paths; i++)
    {
      const AwaleSeedPath *path = &self->paths[i];

      if (time >= path->leaves)
        counts[path->from]--;
      if (time >= path->rests)
        counts[path->to]++;
    }
}

void
awale_sowing_plan_place (AwaleSowingPlan     *self,
                         const AwaleGeometry *geometry)
{
  AwaleSeed seeds[AWALE_SEEDS];
  int wanted[AWALE_SPOTS] = { 0 };

  g_return_if_fail (self != NULL);
  g_return_if_fail (geometry != NULL);

  self->geometry = *geometry;
  for (int i = 0; i < self->n_paths; i++)
    {
      const AwaleSeedPath *path = &self->paths[i];

      wanted[path->from] = MAX (wanted[path->from], path->from_index + 1);
      wanted[path->to] = MAX (wanted[path->to], path->to_index + 1);
    }
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      g_assert (wanted[spot] <= AWALE_SEEDS);
      awale_seeds_get (geometry, spot, seeds, wanted[spot]);
      for (int i = 0; i < self->n_paths; i++)
        {
          AwaleSeedPath *path = &self->paths[i];

          if (path->from == spot)
            path->start = seeds[path->from_index];
          if (path->to == spot)
            path->end = seeds[path->to_index];
        }
    }
}

int
awale_sowing_plan_get_flying (const AwaleSowingPlan *self,
                              double                 time,
                              AwaleFlyingSeed       *seeds)
{
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (seeds != NULL, 0);

  for (int i = self->n_paths - 1; i >= 0; i--)
    {
      const AwaleSeedPath *path = &self->paths[i];

      if (time < path->leaves || time >= path->rests)
        continue;
      g_assert (n < AWALE_SEEDS);
      if (path->carried > 0)
        place_carried (self, path, time, &seeds[n++]);
      else
        place_harvested (path, time, &seeds[n++]);
    }
  return n;
}
