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
  AwaleSeed seed;  /**< Place in the area's units. */
  double    lift;  /**< Height above the board, in pit diameters. */
} AwaleFlyingSeed;

/** The path of a seed from one hollow to rest in another, carried by the hand or on its own. */
typedef struct
{
  int    from;
  int    from_index;  /**< Index in the heap that it leaves. */
  int    to;
  int    to_index;    /**< Index in the heap where it comes to rest. */
  int    carried;     /**< Number of the pit where the hand drops it, or 0 if it flies straight. */
  double leaves;      /**< Milliseconds from the beginning. */
  double falls;       /**< Time of leaving the hand. */
  double rests;
  AwaleSeed start;    /**< Place before and after; see awale_sowing_plan_place(). */
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
  double        lift;         /**< End of lifting the seeds. */
  double        step;         /**< Time from pit to pit. */
  double        duration;     /**< Total, in milliseconds. */
  AwaleGeometry geometry;
  int           n_paths;
  AwaleSeedPath paths[2 * AWALE_SEEDS];  /**< Sown seeds, then those harvested or settled. */
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
 * awale_settle_board()). Seeds that stay where they are add nothing.
 */
void awale_sowing_plan_settle     (AwaleSowingPlan     *self,
                                   AwalePosition        settled,
                                   double               slowness);

/** The seeds at rest in each hollow at @time; the others are in the air. */
void awale_sowing_plan_get_counts (const AwaleSowingPlan *self,
                                   double                 time,
                                   int                    counts[AWALE_SPOTS]);

/** Places the paths on a board, at the start and after a resize; it takes longer than a frame. */
void awale_sowing_plan_place      (AwaleSowingPlan       *self,
                                   const AwaleGeometry   *geometry);

/**
 * Writes the seeds in the air at @time, from bottom to top, to @seeds, which has room for
 * AWALE_SEEDS, for the board the plan was placed on. Returns their number.
 */
int  awale_sowing_plan_get_flying (const AwaleSowingPlan *self,
                                   double                 time,
                                   AwaleFlyingSeed       *seeds);

G_END_DECLS
