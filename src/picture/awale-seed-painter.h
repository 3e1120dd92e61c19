/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "awale-board-palette.h"
#include "awale-seeds.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_SEED_SHADOW = 1 << 0,
  AWALE_SEED_BODY = 1 << 1,
  AWALE_SEED_WHOLE = AWALE_SEED_SHADOW | AWALE_SEED_BODY,
} AwaleSeedParts;

/**
 * Paints a seed at its place in gradients; awale_seed_paint_carved() lights it pixel by pixel.
 * @lift has the same unit as the radius of the seed.
 */
void awale_seed_paint        (cairo_t                 *cr,
                              const AwaleSeed         *seed,
                              const AwaleBoardPalette *palette,
                              double                   lift,
                              double                   shade,
                              AwaleSeedParts           parts);
void awale_seed_paint_carved (cairo_t                 *cr,
                              const AwaleSeed         *seed,
                              const AwaleBoardPalette *palette,
                              double                   lift,
                              double                   shade,
                              AwaleSeedParts           parts);

/** Paints a seed for print: an outlined ball with a crescent of shade. */
void awale_seed_paint_print  (cairo_t                 *cr,
                              const AwaleSeed         *seed);

G_END_DECLS
