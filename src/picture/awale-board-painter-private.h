/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-painter.h"

G_BEGIN_DECLS

/* Direction towards the light on the board's plane: the upper left. */
#define AWALE_LIGHT_X (-0.55)
#define AWALE_LIGHT_Y (-0.835)

struct _AwaleBoardPainter
{
  const AwalePalette *palette;
  AwaleMaterial       material;
  char               *font;
  /* Heaps by hollow and shape, placed on demand, and how many seeds of each are placed. */
  AwaleSeed          *heaps[AWALE_SPOTS][3];
  int                 placed[AWALE_SPOTS][3];
};

void awale_board_paint_carved (cairo_t             *cr,
                               const AwaleGeometry *geometry,
                               const AwalePalette  *palette);
void awale_board_paint_vector_wood   (cairo_t             *cr,
                                      const AwaleGeometry *geometry,
                                      const AwalePalette  *palette);
void awale_board_paint_vector_spot   (cairo_t             *cr,
                                      const AwaleGeometry *geometry,
                                      const AwalePalette  *palette,
                                      int                  spot);
void awale_board_paint_print  (cairo_t             *cr,
                               const AwaleGeometry *geometry);

/* Paints a seed centered at its place; @lift has the unit of the seed's radius. */
void awale_seed_paint         (cairo_t             *cr,
                               const AwaleSeed     *seed,
                               const AwalePalette  *palette,
                               double               lift,
                               double               shade,
                               AwaleSeedParts       parts);
void awale_seed_paint_carved  (cairo_t             *cr,
                               const AwaleSeed     *seed,
                               const AwalePalette  *palette,
                               double               lift,
                               double               shade,
                               AwaleSeedParts       parts);
void awale_seed_paint_print   (cairo_t             *cr,
                               const AwaleSeed     *seed);

void awale_set_color          (cairo_t             *cr,
                               AwaleColor           color);
void awale_add_stop           (cairo_pattern_t     *pattern,
                               double               offset,
                               AwaleColor           color);
void awale_path_capsule       (cairo_t             *cr,
                               AwaleRect            rect,
                               double               grow);
void awale_path_rounded       (cairo_t             *cr,
                               AwaleRect            rect,
                               double               radius);

G_END_DECLS
