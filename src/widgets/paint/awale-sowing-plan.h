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
 * The path of a seed from one pit or store to another. A sown seed is carried in a hand that moves
 * along the pits; a captured seed flies directly.
 */
typedef struct
{
  int    from;
  int    from_index;  /**< Index of the seed in the heap that it leaves. */
  int    to;
  int    to_index;    /**< Index of the seed in the heap where it comes to rest. */
  int    carried;     /**< Number of pits that the hand has reached when it drops the seed; 0 for
                       * direct flight. */
  double leaves;      /**< Time at which the seed leaves its heap, in milliseconds from the
                       * start. */
  double falls;       /**< Time at which the hand drops the seed. */
  double rests;
  AwaleSeed start;    /**< Place and look before the path; set by awale_sowing_plan_place(). */
  AwaleSeed end;
} AwaleSeedPath;

/**
 * The plan of an animation, from which the place of each seed at any time can be computed without a
 * clock or drawing. The duration is limited, because the hand moves faster in large sowings.
 */
typedef struct
{
  AwalePosition before;
  AwaleSowing   sowing;
  double        lift;         /**< Time at which the hand has lifted the seeds, in milliseconds. */
  double        step;         /**< Time from pit to pit, in milliseconds. */
  double        duration;     /**< Total time, in milliseconds. */
  AwaleGeometry geometry;
  int           n_paths;
  AwaleSeedPath paths[2 * AWALE_SEEDS];  /**< Paths of the sown seeds, then of the harvested and the
                                          * settled ones. */
} AwaleSowingPlan;

/**
 * Plans the animation of @sowing, the result of awale_sow() in the position @before. All times are
 * multiplied by @slowness (> 0). A pass takes no time.
 */
void awale_sowing_plan_init       (AwaleSowingPlan     *self,
                                   AwalePosition        before,
                                   const AwaleSowing   *sowing,
                                   double               slowness);

/**
 * Adds the settlement of an ended game: the remaining seeds move to the stores as in @settled (see
 * awale_settle_board()). Seeds that stay in their pits are not animated.
 */
void awale_sowing_plan_settle     (AwaleSowingPlan     *self,
                                   AwalePosition        settled,
                                   double               slowness);

/**
 * The number of seeds at rest in each pit and store at @time, in milliseconds. All other seeds are
 * in the air.
 */
void awale_sowing_plan_get_counts (const AwaleSowingPlan *self,
                                   double                 time,
                                   int                    counts[AWALE_SPOTS]);

/**
 * Computes the places of the paths on a board. Call it at the start and after each resize, but not
 * for each frame, because it is slow.
 */
void awale_sowing_plan_place      (AwaleSowingPlan       *self,
                                   const AwaleGeometry   *geometry);

/**
 * Writes the seeds in the air at @time to @seeds (room for AWALE_SEEDS), from bottom to top, and
 * returns their number. Their places are those of the last awale_sowing_plan_place().
 */
int  awale_sowing_plan_get_flying (const AwaleSowingPlan *self,
                                   double                 time,
                                   AwaleFlyingSeed       *seeds);

G_END_DECLS
