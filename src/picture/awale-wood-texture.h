/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define AWALE_WOOD_TEXTURE_NOISE 256

/**
 * A block of wood, a solid texture: yearly rings around a pith that runs along the board, somewhat
 * below it. However deep its surface is carved, the rings show there as they do in a real board.
 * Lengths are in pit diameters unless they are called pixels.
 */
typedef struct
{
  int     width;     /* pixels */
  float   scale;     /* pixels in a pit diameter */
  float   step;      /* from pixel to pixel */
  float   origin_x;  /* of the first pixel's center */
  float   origin_y;
  float   middle;    /* of the board, from its upper to its lower edge */
  float   noise[AWALE_WOOD_TEXTURE_NOISE];
  float  *warp;      /* two slow noises at each knot */
  int     knots;     /* in a row of knots */
  float  *waver;     /* along x: how the fibres run up and down */
  float   fibre;     /* how much of the fine and finest detail this scale can show */
  float   hair;
  int     stride;    /* pixels from one grown tone to the next */
  float   share;     /* 1 / stride */
} AwaleWoodTexture;

/** Wood for an image of that many pixels; the rest is as in the struct. */
void awale_wood_texture_init     (AwaleWoodTexture       *self,
                                  int                     width,
                                  int                     height,
                                  float                   scale,
                                  float                   origin_x,
                                  float                   origin_y,
                                  float                   middle);

void awale_wood_texture_clear    (AwaleWoodTexture       *self);

/** The @tone of each pixel of row @j, whose surface lies @depth deep: 0 late wood … 1 early. */
void awale_wood_texture_grow_row (const AwaleWoodTexture *self,
                                  int                     j,
                                  const float            *depth,
                                  float                  *tone);

G_END_DECLS
