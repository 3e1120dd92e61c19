/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "awale-board-palette.h"
#include "awale-seeds.h"

G_BEGIN_DECLS

/** Parts of a seed to paint. */
typedef enum
{
  AWALE_SEED_SHADOW = 1 << 0,
  AWALE_SEED_BODY = 1 << 1,
  AWALE_SEED_WHOLE = AWALE_SEED_SHADOW | AWALE_SEED_BODY,
} AwaleSeedParts;

/**
 * Paint a seed centered at its place: in gradients, or lit pixel by pixel. @lift has the unit of
 * the seed's radius.
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
