/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-geometry.h"

G_BEGIN_DECLS

/**
 * A seed at rest. `x`, `y` and `radius` are in pit diameters from the center of the hollow if they
 * come from awale_seeds_place(), and in the units of the area if they come from awale_seeds_get().
 */
typedef struct
{
  double x;
  double y;
  double radius;     /**< Half of the longer axis. */
  double roundness;  /**< Shorter axis divided by the longer one, at most 1. */
  double angle;      /**< Angle of the longer axis in radians, clockwise on the screen. */
  double tone;       /**< Tone, from 0 (dark) to 1 (light). */
  int    layer;      /**< Layer of the seed: 0 on the floor, 1 on seeds of layer 0, and so on;
                      * never decreases in the order of a heap. */
} AwaleSeed;

/**
 * Places the first @n seeds of a hollow (0–13, each with heaps of its own) into @seeds. Seed k does
 * not depend on @n, so that no seed moves when others are added or removed. Seeds of one layer
 * overlap by less than a twentieth of a diameter, and all lie inside the hollow.
 */
void      awale_seeds_place   (int             spot,
                               AwaleHeapShape  shape,
                               AwaleSeed      *seeds,
                               int             n);

/** Places the first @n seeds of @spot on the board of @geometry, in the units of the area. */
void      awale_seeds_get     (const AwaleGeometry *geometry,
                               int                  spot,
                               AwaleSeed           *seeds,
                               int                  n);

G_END_DECLS
