/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define AWALE_WOOD_TEXTURE_NOISE 256

/**
 * A block of wood as a solid texture: yearly rings around a pith that runs along the board,
 * somewhat below it. The rings show at any depth of carving, as in a real board. Lengths are in pit
 * diameters unless they are called pixels.
 */
typedef struct
{
  int     width;     /* Width in pixels. */
  float   scale;     /* Pixels per pit diameter. */
  float   step;      /* Distance from pixel to pixel. */
  float   origin_x;  /* Center of the first pixel. */
  float   origin_y;
  float   middle;    /* The y coordinate of the middle of the board. */
  float   noise[AWALE_WOOD_TEXTURE_NOISE];
  float  *warp;      /* Two smooth noises at each knot, a point of a coarse grid. */
  int     knots;     /* Number of knots in a row. */
  float  *waver;     /* Vertical waves of the fibers along x. */
  float   fibre;     /* Visibility of fine (`fibre`) and finest (`hair`) detail at this scale. */
  float   hair;
  int     stride;    /* Distance between computed tones where the surface is flat, in pixels. */
  float   share;     /* 1 / `stride`. */
} AwaleWoodTexture;

/**
 * Prepares the wood for an image of @width × @height pixels; the other parameters are those of the
 * struct.
 */
void awale_wood_texture_init     (AwaleWoodTexture       *self,
                                  int                     width,
                                  int                     height,
                                  float                   scale,
                                  float                   origin_x,
                                  float                   origin_y,
                                  float                   middle);

void awale_wood_texture_clear    (AwaleWoodTexture       *self);

/** Computes the @tone of each pixel of row @j, at its @depth: 0 is late wood, 1 early wood. */
void awale_wood_texture_grow_row (const AwaleWoodTexture *self,
                                  int                     j,
                                  const float            *depth,
                                  float                  *tone);

G_END_DECLS
