/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-geometry.h"

G_BEGIN_DECLS

/**
 * A seed at rest. `x`, `y`, `radius` are relative to the hollow's center in pit diameters when they
 * come from awale_seeds_place(), and in the area's units when they come from awale_seeds_get().
 */
typedef struct
{
  double x;
  double y;
  double radius;     /**< Half its longer axis. */
  double roundness;  /**< Its shorter axis over its longer one, at most 1. */
  double angle;      /**< Of the longer axis, radians, clockwise on the screen. */
  double tone;       /**< 0 (dark) … 1 (light). */
  int    layer;      /**< 0 on the floor, 1 on those, …; never falls from one seed to the next. */
} AwaleSeed;

/**
 * Places the first @n seeds of a hollow (0–13; each has heaps of its own) into @seeds. A pure
 * function: seed k is the same whatever @n is, so that none moves when others come and go. Seeds
 * of one layer overlap by less than a twentieth of a diameter and all lie inside the hollow.
 */
void      awale_seeds_place   (int             spot,
                               AwaleHeapShape  shape,
                               AwaleSeed      *seeds,
                               int             n);

/** The same in the area's units: the first @n seeds of @hollow on the board of @geometry. */
void      awale_seeds_get     (const AwaleGeometry *geometry,
                               int                  spot,
                               AwaleSeed           *seeds,
                               int                  n);

G_END_DECLS
