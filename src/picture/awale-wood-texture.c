/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-wood-texture.h"
#include "awale-cairo.h"

#include <math.h>

#define RINGS       8.4f   /* Rings per pit diameter of distance from the pith. */
#define PORES_WIDE  56.f   /* Lines of wide pores per pit diameter. */
#define PORES_FINE  118.f
#define PORE_LENGTH 0.24f
#define PITH_BELOW  2.1f
#define PITH_ASIDE  1.15f  /* Distance of the pith from the middle of the board towards its lower
                            * edge. */
#define STRIDE_MAX  5      /* Maximum of `stride`. */
#define STRIDE_PIT  26     /* Number of pixels per pit diameter that adds one to `stride`. */
#define WARP_STEP   8      /* Distance in pixels between the knots, at which smooth noise is
                            * computed. */

static uint32_t
hash (uint32_t x,
      uint32_t y)
{
  uint32_t h = x * 0x9e3779b1u ^ (y + 0x7f4a7c15u) * 0x85ebca6bu;

  h ^= h >> 15;
  h *= 0x2c1b3c6du;
  h ^= h >> 12;
  h *= 0x297a2d39u;
  return h ^ (h >> 15);
}

/* Smooth noise, −1 … 1, computed only at the knots. */
static float
value_noise (float    x,
             float    y,
             uint32_t salt)
{
  int   ix = (int) floorf (x), iy = (int) floorf (y);
  float fx = awale_smooth (x - ix), fy = awale_smooth (y - iy);
  float corners[4];

  for (int i = 0; i < 4; i++)
    corners[i] = hash (ix + (i & 1) + salt * 57, iy + (i >> 1)) / 2147483648.f - 1;
  return awale_mix (awale_mix (corners[0], corners[1], fx), awale_mix (corners[2], corners[3], fx),
                    fy);
}

/* Noise at the place @t on a line, interpolated from the table; @t is at least 0. */
static inline float
line_noise (const float *noise,
            float        t)
{
  int   i = (int) t;
  float f = t - i;

  return noise[i & (AWALE_WOOD_TEXTURE_NOISE - 1)] * (1 - f) +
         noise[(i + 1) & (AWALE_WOOD_TEXTURE_NOISE - 1)] * f;
}

/* Interpolates between the four knots around a pixel. Each knot has two noises in the rows @above
 * and @below, so that the next knot is two elements further. */
static inline float
interpolate (const float *above,
             const float *below,
             float        right,
             float        down)
{
  return awale_mix (awale_mix (above[0], above[2], right), awale_mix (below[0], below[2], right),
                    down);
}

/* The parts of the texture that the pixels of a row share. */
typedef struct
{
  const float *above;  /* Noise at the knots of the rows above and below. */
  const float *below;
  float        down;   /* Share of the distance from the knots above to those below. */
  float        y;
} Grain;

/* The darkness of the pores, short strokes along the fibers; the whole part of @v is the number of
 * their line. */
static inline float
grow_pores (float    x,
            float    v,
            float    length,
            uint32_t share)
{
  int      line = (int) v;
  uint32_t shift = hash (line, 91);
  float    u = x / length + (float) (shift & 1023) * (1.f / 1024);
  int      cell = (int) u;
  float    along = u - cell, across = 1 - fabsf (2 * (v - line) - 1);
  uint32_t h = hash (line, cell + 7000);

  if ((h & 255) >= share)
    return 0;
  along = MIN (along, 1 - along) * 5;
  return MIN (along, 1.f) * across * (0.4f + (float) (h >> 8 & 255) * (0.6f / 255));
}

/* The tone of the solid wood at the carved surface: rings, fibers and pores. */
static inline float
grow_pixel (const AwaleWoodTexture *self,
            const Grain            *grain,
            float                   depth,
            int                     i)
{
  const float *noise = self->noise;
  int          k = i / WARP_STEP * 2;
  float        right = (float) (i % WARP_STEP) * (1.f / WARP_STEP);
  float        slow = interpolate (grain->above + k, grain->below + k, right, grain->down);
  float        swirl = interpolate (grain->above + k + 1, grain->below + k + 1, right, grain->down);
  float        x = self->origin_x + i * self->step, y = grain->y + 9;
  float        dy = grain->y - self->middle - PITH_ASIDE + swirl * 0.30f;
  float        dz = PITH_BELOW - 0.8f * depth + slow * 0.42f + 0.030f * x;
  float        t = sqrtf (dy * dy * 0.55f + dz * dz) * RINGS;
  float        phase, late, fine, figure, pores, v;
  int          ring;

  t += 0.55f * line_noise (noise, t * 0.37f + 11);
  ring = (int) t;
  phase = t - ring;
  /* Early wood darkens slowly into late wood, which ends abruptly with the year. */
  late = phase < 0.80f ? phase * phase * 1.5625f : awale_smooth ((1 - phase) * 5.f);
  late *= 0.58f + 0.42f * noise[ring & (AWALE_WOOD_TEXTURE_NOISE - 1)];
  /* Waving fibers reflect light in broad bands. */
  figure = line_noise (noise, (y + swirl * 0.10f) * 2.6f + 50 + slow);
  v = y + swirl * 0.05f + self->waver[i] * 0.006f;
  fine = line_noise (noise, v * 23 + slow * 2)
         + self->fibre * line_noise (noise, v * 61 + self->waver[i])
         + self->hair * line_noise (noise, v * 173 + self->waver[i] * 3);
  /* Pores are not visible in small, dark hollows. */
  pores = depth > 0 && self->hair <= 0
            ? 0
            : self->fibre * grow_pores (x + 9, v * PORES_WIDE, PORE_LENGTH, 64);
  if (self->hair > 0)
    pores += 0.6f * self->hair * grow_pores (x + 9, v * PORES_FINE, PORE_LENGTH / 2, 110);
  return 0.70f - 0.50f * late + 0.075f * fine + 0.10f * slow + 0.13f * figure - 0.27f * pores;
}

void
awale_wood_texture_init (AwaleWoodTexture *self,
                         int               width,
                         int               height,
                         float             scale,
                         float             origin_x,
                         float             origin_y,
                         float             middle)
{
  int rows = height / WARP_STEP + 2;

  self->width = width;
  self->scale = scale;
  self->step = 1 / scale;
  self->origin_x = origin_x;
  self->origin_y = origin_y;
  self->middle = middle;
  self->fibre = awale_smooth ((scale - 40) / 90);
  self->hair = awale_smooth ((scale - 160) / 200);
  self->stride = CLAMP ((int) (scale / STRIDE_PIT), 1, STRIDE_MAX);
  self->share = 1.f / self->stride;
  for (int i = 0; i < AWALE_WOOD_TEXTURE_NOISE; i++)
    self->noise[i] = hash (i, 77) / 2147483648.f - 1;

  self->waver = g_new (float, width);
  for (int i = 0; i < width; i++)
    self->waver[i] = 1.2f * line_noise (self->noise, (origin_x + i * self->step) * 1.7f + 31);

  self->knots = width / WARP_STEP + 2;
  self->warp = g_new (float, (size_t) self->knots * rows * 2);
  for (int j = 0; j < rows; j++)
    for (int k = 0; k < self->knots; k++)
      {
        float  x = origin_x + k * WARP_STEP / scale;
        float  y = origin_y + j * WARP_STEP / scale;
        float *knot = self->warp + (j * self->knots + k) * 2;

        knot[0] = value_noise (x * 0.17f, y * 0.8f, 1) + 0.30f * value_noise (x * 0.45f, y * 2.1f,
                                                                              2);
        knot[1] = value_noise (x * 0.22f, y * 0.7f, 3) + 0.30f * value_noise (x * 0.70f, y * 2.3f,
                                                                              4);
      }
}

void
awale_wood_texture_clear (AwaleWoodTexture *self)
{
  g_clear_pointer (&self->warp, g_free);
  g_clear_pointer (&self->waver, g_free);
}

/* Computes only some pixels at large scales and interpolates those between, because wood varies
 * slowly along a row. */
void
awale_wood_texture_grow_row (const AwaleWoodTexture *self,
                             int                     j,
                             const float            *depth,
                             float                  *tone)
{
  const float *knots = self->warp + (size_t) (j / WARP_STEP) * self->knots * 2;
  Grain        grain = { knots, knots + self->knots * 2, (float) (j % WARP_STEP) / WARP_STEP,
                         self->origin_y + j / self->scale };
  float        here, next;

  next = grow_pixel (self, &grain, depth[0], 0);
  for (int i = 0, step; i < self->width; i += step)
    {
      int last = MIN (i + self->stride, self->width - 1);

      /* On slopes the rings are too close for an interpolation. */
      step = depth[i] == depth[last] ? self->stride : 1;
      last = MIN (i + step, self->width - 1);
      here = next;
      next = grow_pixel (self, &grain, depth[last], last);
      for (int k = 0; k < step && i + k < self->width; k++)
        tone[i + k] = step == 1 ? here : awale_mix (here, next, k * self->share);
    }
}
