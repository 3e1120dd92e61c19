/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/** An off-screen picture to paint on and read pixels from. */
typedef struct
{
  cairo_surface_t *surface;
  cairo_t         *cr;
  int              width;
  int              height;
} Canvas;

void     canvas_init  (Canvas       *self,
                       int           width,
                       int           height);
void     canvas_clear (Canvas       *self);

/** Returns a pixel as premultiplied ARGB. */
uint32_t canvas_get   (const Canvas *self,
                       int           x,
                       int           y);

/** Returns the largest difference of any channel in any pixel. */
int      canvas_compare (const Canvas *a,
                         const Canvas *b);

/**
 * Counts the pixels that differ by more than @tolerance, separately inside and outside of @rect
 * enlarged by @margin.
 */
void     canvas_count_differences (const Canvas *a,
                                   const Canvas *b,
                                   AwaleRect     rect,
                                   double        margin,
                                   int           tolerance,
                                   int          *inside,
                                   int          *outside);

/** Returns the mean of red, green and blue over a square of 2 · @half + 1 pixels around a point. */
double   canvas_get_light (const Canvas *self,
                           double        x,
                           double        y,
                           int           half);

/** Returns the color that results when @over is painted on an opaque @under. */
AwaleColor color_over (AwaleColor over,
                       AwaleColor under);

/** These functions return the relative luminance of a color as defined by WCAG 2.1, from 0 to 1,
 * and the contrast of two opaque colors, from 1 to 21. */
double     color_get_luminance (AwaleColor color);
double     color_get_contrast  (AwaleColor a,
                                AwaleColor b);

G_END_DECLS
