/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>
#include <stdint.h>

#include "awale-geometry.h"

G_BEGIN_DECLS

/* Direction towards the light in the plane of the board: the upper left. */
#define AWALE_LIGHT_X (-0.55)
#define AWALE_LIGHT_Y (-0.835)

/** A color in sRGB, not premultiplied, with channels 0–1. This folder must not use GdkRGBA. */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} AwaleColor;

/** @color with its alpha multiplied by @alpha. */
AwaleColor awale_color_fade (AwaleColor color,
                             double     alpha);

/** Mixes two colors: @a at @t = 0, @b at @t = 1. */
AwaleColor awale_color_mix  (AwaleColor a,
                             AwaleColor b,
                             double     t);

void awale_set_color    (cairo_t         *cr,
                         AwaleColor       color);
void awale_add_stop     (cairo_pattern_t *pattern,
                         double           offset,
                         AwaleColor       color);

/* Begins a path along @rect with round corners. */
void awale_path_rounded (cairo_t         *cr,
                         AwaleRect        rect,
                         double           radius);

/* Begins a path along @rect, larger by @grow on each side, with half-round ends. */
void awale_path_capsule (cairo_t         *cr,
                         AwaleRect        rect,
                         double           grow);

/* The mapping from user coordinates to pixels in a cairo context whose transformation only scales
 * and translates: pixel = offset + scale × user. */
typedef struct
{
  double scale;
  double x;
  double y;
} AwalePictureSurface;

AwalePictureSurface awale_picture_surface_of    (cairo_t         *cr);

/* Paints an image over the target without resampling; @left and @top are in pixels. */
void                awale_picture_surface_paint (cairo_t         *cr,
                                                 cairo_surface_t *image,
                                                 int              left,
                                                 int              top);

/* Makes a premultiplied ARGB32 pixel from channels 0–1 that are not premultiplied; colors are
 * clamped. */
static inline uint32_t
awale_picture_surface_pack (float red,
                            float green,
                            float blue,
                            float alpha)
{
  float    full = alpha * 255;
  uint32_t a = (uint32_t) (full + 0.5f);
  uint32_t r = (uint32_t) (CLAMP (red, 0.f, 1.f) * full + 0.5f);
  uint32_t g = (uint32_t) (CLAMP (green, 0.f, 1.f) * full + 0.5f);
  uint32_t b = (uint32_t) (CLAMP (blue, 0.f, 1.f) * full + 0.5f);

  return a << 24 | r << 16 | g << 8 | b;
}

static inline float
awale_mix (float a,
           float b,
           float t)
{
  return a + (b - a) * t;
}

/* A smooth step: 0 below 0, 1 above 1. */
static inline float
awale_smooth (float t)
{
  t = CLAMP (t, 0.f, 1.f);
  return t * t * (3 - 2 * t);
}

/* A color without alpha, for computations on pixels. */
typedef struct
{
  float red, green, blue;
} AwalePaint;

static inline AwalePaint
awale_paint_of (AwaleColor color)
{
  return (AwalePaint) { color.red, color.green, color.blue };
}

static inline AwalePaint
awale_paint_mix (AwalePaint a,
                 AwalePaint b,
                 float      t)
{
  return (AwalePaint) { awale_mix (a.red, b.red, t), awale_mix (a.green, b.green, t),
                        awale_mix (a.blue, b.blue, t) };
}

G_END_DECLS
