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
  AwaleSeed seed;  /**< Place and look of the seed, in the board's coordinates. */
  double    lift;  /**< Height above the board, in pit diameters. */
} AwaleFlyingSeed;

/**
 * The path of a seed from one hollow to rest in another: first carried in a hand that moves along
 * the pits, or in direct flight.
 */
typedef struct
{
  int    from;
  int    from_index;  /**< Index in the heap of the hollow that the seed leaves. */
  int    to;
  int    to_index;    /**< Index in the heap of the hollow where the seed comes to rest. */
  int    carried;     /**< Number of sown pits until the hand drops the seed; 0 for direct
                       * flight. */
  double leaves;      /**< Time at which the seed leaves its hollow, in milliseconds from the
                       * start. */
  double falls;       /**< Time at which the seed leaves the hand. */
  double rests;
  AwaleSeed start;    /**< Place before and after the path; see awale_sowing_plan_place(). */
  AwaleSeed end;
} AwaleSeedPath;

/**
 * The plan of an animation: the place of each seed at each moment, by pure arithmetic without
 * drawing or clock. The duration is bounded, because large sowings move faster from pit to pit.
 */
typedef struct
{
  AwalePosition before;
  AwaleSowing   sowing;
  double        lift;         /**< Time at which the seeds have been lifted, in milliseconds. */
  double        step;         /**< Time from pit to pit, in milliseconds. */
  double        duration;     /**< Total time, in milliseconds. */
  AwaleGeometry geometry;
  int           n_paths;
  AwaleSeedPath paths[2 * AWALE_SEEDS];  /**< Paths of the sown seeds, then of those harvested or
                                          * settled. */
} AwaleSowingPlan;

/**
 * Plans @sowing, the result of awale_sow() at @before. All times are multiplied by @slowness (> 0).
 * A pass takes no time.
 */
void awale_sowing_plan_init       (AwaleSowingPlan     *self,
                                   AwalePosition        before,
                                   const AwaleSowing   *sowing,
                                   double               slowness);

/**
 * Adds the settlement of an ended game: the remaining seeds go to the stores as in @settled (see
 * awale_settle_board()). A seed that stays in its pit adds nothing.
 */
void awale_sowing_plan_settle     (AwaleSowingPlan     *self,
                                   AwalePosition        settled,
                                   double               slowness);

/**
 * The number of seeds at rest in each hollow at @time, in milliseconds; the others are in the air.
 */
void awale_sowing_plan_get_counts (const AwaleSowingPlan *self,
                                   double                 time,
                                   int                    counts[AWALE_SPOTS]);

/**
 * Computes the places of the paths on a board, at the start and after a resize; this takes longer
 * than a frame.
 */
void awale_sowing_plan_place      (AwaleSowingPlan       *self,
                                   const AwaleGeometry   *geometry);

/**
 * Writes the seeds in the air at @time to @seeds, which has room for AWALE_SEEDS, from bottom to
 * top. Their places are those of the last awale_sowing_plan_place(). Returns their number.
 */
int  awale_sowing_plan_get_flying (const AwaleSowingPlan *self,
                                   double                 time,
                                   AwaleFlyingSeed       *seeds);

G_END_DECLS
