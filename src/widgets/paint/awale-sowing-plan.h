/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-seeds.h"
#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** A seed in the air. */
typedef struct
{
  AwaleSeed seed;  /**< In the area's units. */
  double    lift;  /**< Height above the board, in pit diameters. */
} AwaleFlyingSeed;

/** One seed's way: it leaves a hollow (by hand, or at once), and comes to rest in another. */
typedef struct
{
  int    from;
  int    from_index;  /**< Its place in the heap that it leaves. */
  int    to;
  int    to_index;    /**< Its place in the heap where it comes to rest. */
  int    carried;     /**< By the hand, to that pit of its way; 0: it flies straight. */
  double leaves;      /**< Milliseconds from the beginning. */
  double falls;       /**< Leaves the hand. */
  double rests;
  AwaleSeed start;    /**< Where it lies before and after; see awale_sowing_plan_place(). */
  AwaleSeed end;
} AwaleSeedWay;

/**
 * How a sowing is shown: where each seed is at each moment. Plain arithmetic, no drawing and no
 * clock. Its duration is bounded: a large sowing goes faster from pit to pit than a small one.
 */
typedef struct
{
  AwalePosition before;
  AwaleSowing   sowing;
  double        lift;         /**< Until when the seeds are taken up. */
  double        step;         /**< From pit to pit. */
  double        duration;     /**< All of it, in milliseconds. */
  AwaleGeometry geometry;
  int           n_ways;
  AwaleSeedWay  ways[2 * AWALE_SEEDS];  /**< Those sown, then those harvested or settled. */
} AwaleSowingPlan;

/**
 * Plans @sowing, awale_sow()'s answer at @before; all times are multiplied by @slowness (> 0). A
 * pass takes no time.
 */
void awale_sowing_plan_init       (AwaleSowingPlan     *self,
                                   AwalePosition        before,
                                   const AwaleSowing   *sowing,
                                   double               slowness);

/**
 * Adds how the seeds that are left go to the stores, if the sowing has ended the game: @settled is
 * the position then (see awale_settle_board()). Nothing is added if they stay where they are.
 */
void awale_sowing_plan_settle     (AwaleSowingPlan     *self,
                                   AwalePosition        settled,
                                   double               slowness);

/** The seeds that lie in each hollow at @time; what is missing is in the air. */
void awale_sowing_plan_get_counts (const AwaleSowingPlan *self,
                                   double                 time,
                                   int                    counts[AWALE_SPOTS]);

/** Lays the ways on a board. It takes longer than a frame should: once, and when the size
 * changes. */
void awale_sowing_plan_place      (AwaleSowingPlan       *self,
                                   const AwaleGeometry   *geometry);

/**
 * The seeds in the air at @time, from bottom to top, on the board the plan was placed on. Returns:
 * how many were written to @seeds, which has room for AWALE_SEEDS.
 */
int  awale_sowing_plan_get_flying (const AwaleSowingPlan *self,
                                   double                 time,
                                   AwaleFlyingSeed       *seeds);

G_END_DECLS
