/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"
#include "awale-picture-surface.h"

#include <math.h>

/* The seed of the carved board, lit pixel by pixel: an ellipsoid under the board's sun and sky,
 * with light thrown back by the wood below, the faint rings of a nickernut's shell, and its shadow.
 * Lengths are in the seed's radius unless they are called pixels. */

#define SUN_Z       0.88f
#define SHADOW_SOFT 0.42f

typedef struct
{
  float red, green, blue;
} Paint;

typedef struct
{
  float cosine, sine;     /* of the seed's angle */
  float stretch;          /* 1 / roundness */
  float radius;           /* pixels */
  float thinnest;         /* pixels: the shorter radius */
  float shade;
  float pitch;            /* of the shell's rings */
  float phase;
  float rings;            /* visibility of the rings at this size */
  float fall_x, fall_y;   /* where the shadow falls */
  float soft;
  float strength;
  float contact;          /* strength of the dark line of contact with the floor */
  bool  has_body;
  bool  has_shadow;
  Paint tone, edge, shine, warm, dark;
} Ball;

static Paint
paint_of (AwaleColor color)
{
  return (Paint) { color.red, color.green, color.blue };
}

static inline Paint
mix_paint (Paint a,
           Paint b,
           float t)
{
  return (Paint) { awale_mix (a.red, b.red, t), awale_mix (a.green, b.green, t),
                   awale_mix (a.blue, b.blue, t) };
}

/* The distance from the center in the seed's own, stretched frame; the outline is at 1. */
static inline float
ball_reach (const Ball *ball,
            float       x,
            float       y,
            float      *u,
            float      *v)
{
  *u = x * ball->cosine + y * ball->sine;
  *v = (y * ball->cosine - x * ball->sine) * ball->stretch;
  return sqrtf (*u * *u + *v * *v);
}

static inline float
ball_shadow (const Ball *ball,
             float       x,
             float       y)
{
  float u, v;
  float reach = ball_reach (ball, x - ball->fall_x, y - ball->fall_y, &u, &v);
  float shadow = ball->strength * awale_smooth ((1 + ball->soft - reach) / (2 * ball->soft));
  float near =
    ball_reach (ball, x + 0.10f * (float) AWALE_LIGHT_X, y + 0.10f * (float) AWALE_LIGHT_Y, &u, &v);
  float touch = ball->contact * awale_smooth ((1.24f - near) / 0.34f);

  return 1 - (1 - shadow) * (1 - touch);
}

static inline Paint
ball_color (const Ball *ball,
            float       u,
            float       v)
{
  const float level = AWALE_LIGHT_X * AWALE_LIGHT_X + AWALE_LIGHT_Y * AWALE_LIGHT_Y;
  const float length = sqrtf (level + SUN_Z * SUN_Z), lz = SUN_Z / length;
  const float lx = (float) AWALE_LIGHT_X / length, ly = (float) AWALE_LIGHT_Y / length;
  const float hz = sqrtf ((1 + lz) / 2), hx = lx / (2 * hz), hy = ly / (2 * hz);
  float       nz = sqrtf (MAX (1 - u * u - v * v, 0.f));
  float       nx = u * ball->cosine - v * ball->sine, ny = u * ball->sine + v * ball->cosine;
  float       sun = nx * lx + ny * ly + nz * lz;
  float       half = MAX (nx * hx + ny * hy + nz * hz, 0.f);
  float       bounce = MAX (-(nx * lx + ny * ly), 0.f) * (1 - nz);
  float       ring = sinf ((u + 0.18f * nz) * ball->pitch + ball->phase);
  float       light, sheen, spark, rim;
  Paint       color;

  /* Light wraps around a little, as on wax. */
  light = CLAMP ((sun + 0.30f) / 1.30f, 0.f, 1.f);
  light = 0.07f + 0.77f * light * (0.72f + 0.28f * light) + 0.16f * nz;
  light -= ball->shade * 0.55f;
  light -= ball->rings * ring * ring * ring * ring;
  color = mix_paint (ball->edge, ball->tone, CLAMP (light * 1.30f, 0.f, 1.f));
  color = mix_paint (color, ball->shine, CLAMP (light - 0.74f, 0.f, 1.f) * 0.80f);
  color = mix_paint (color, ball->warm, 0.46f * bounce);
  /* A smooth shell mirrors the sky at its edge, and the sun in a small bright spot. */
  rim = (1 - nz) * (1 - nz) * CLAMP (0.5f - ny, 0.f, 1.f);
  color = mix_paint (color, ball->shine, 0.20f * rim * (1 - ball->shade * 2));
  half *= half, half *= half, half *= half;      /* 8th power */
  sheen = half * half;                            /* 16th */
  spark = sheen * sheen, spark *= spark;          /* 64th */
  spark = awale_smooth ((spark - 0.30f) * 1.9f);
  return mix_paint (color, ball->shine, (0.15f * sheen + 0.74f * spark) * (1 - 1.8f * ball->shade));
}

static Ball
ball_init (const AwaleSeed    *seed,
           const AwalePalette *palette,
           double              pixels,
           double              lift,
           double              shade)
{
  Ball   ball;
  float  high = lift / seed->radius;
  double tone = seed->tone;
  float  hue = (float) (tone * 13 - floor (tone * 13)) - 0.5f;

  ball.cosine = cos (seed->angle);
  ball.sine = sin (seed->angle);
  ball.stretch = 1 / seed->roundness;
  ball.radius = pixels;
  ball.thinnest = pixels * seed->roundness;
  ball.shade = shade;
  ball.pitch = 11 + 6 * (tone * 7 - floor (tone * 7));
  ball.phase = tone * 40;
  ball.rings = 0.024f * awale_smooth ((pixels - 6) / 12);
  ball.fall_x = -(float) AWALE_LIGHT_X * (0.26f + 0.42f * high);
  ball.fall_y = -(float) AWALE_LIGHT_Y * (0.26f + 0.42f * high);
  ball.soft = SHADOW_SOFT + 0.11f * high;
  ball.strength = 0.66f / (1 + 0.22f * high);
  ball.contact = 0.55f * MAX (1 - 2 * high, 0.f);
  ball.tone = paint_of (awale_color_mix (palette->seed_dark, palette->seed_light, tone));
  /* Vary the hue between olive and blue. */
  ball.tone.red += 0.035f * hue;
  ball.tone.blue -= 0.045f * hue;
  ball.edge = paint_of (palette->seed_edge);
  ball.shine = paint_of (palette->seed_shine);
  ball.warm = paint_of (palette->wood_light);
  ball.dark = paint_of (awale_color_mix (palette->depth, (AwaleColor) { 0, 0, 0, 1 }, 0.4));
  return ball;
}

static inline uint32_t
ball_pixel (const Ball *ball,
            float       x,
            float       y)
{
  float u, v;
  float reach = ball_reach (ball, x, y, &u, &v);
  float cover = ball->has_body ? CLAMP (0.5f + (1 - reach) * ball->thinnest, 0.f, 1.f) : 0;
  float shadow = ball->has_shadow && cover < 1 ? ball_shadow (ball, x, y) : 0;
  float alpha = cover + shadow * (1 - cover);
  Paint color = ball->dark;

  if (alpha <= 0)
    return 0;
  if (cover > 0)
    {
      float inner = reach > 1 ? 1 / reach : 1;

      color = mix_paint (color, ball_color (ball, u * inner, v * inner), cover / alpha);
    }
  return awale_picture_surface_pack (color.red, color.green, color.blue, alpha);
}

void
awale_seed_paint_carved (cairo_t            *cr,
                         const AwaleSeed    *seed,
                         const AwalePalette *palette,
                         double              lift,
                         double              shade,
                         AwaleSeedParts      parts)
{
  AwalePictureSurface      device = awale_picture_surface_of (cr);
  double           radius = seed->radius * device.scale;
  Ball             ball = ball_init (seed, palette, radius, lift, shade);
  double           x = device.x + seed->x * device.scale, y = device.y + seed->y * device.scale;
  double           before = 1.28 * radius;
  double           after = parts & AWALE_SEED_SHADOW
                             ? (1.02 + hypot (ball.fall_x, ball.fall_y) + ball.soft) * radius
                             : before;
  int              left = (int) floor (x - before), top = (int) floor (y - before);
  int              width = (int) ceil (x + after) - left, height = (int) ceil (y + after) - top;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  uint8_t         *data = cairo_image_surface_get_data (image);
  int              stride = cairo_image_surface_get_stride (image);

  if (data == NULL)
    {
      cairo_surface_destroy (image);
      return;
    }
  ball.has_body = parts & AWALE_SEED_BODY;
  ball.has_shadow = parts & AWALE_SEED_SHADOW;
  cairo_surface_flush (image);
  for (int j = 0; j < height; j++)
    {
      uint32_t *row = (uint32_t *) (void *) (data + (size_t) j * stride);

      for (int i = 0; i < width; i++)
        row[i] = ball_pixel (&ball, (left + i + 0.5 - x) / radius, (top + j + 0.5 - y) / radius);
    }
  cairo_surface_mark_dirty (image);
  awale_picture_surface_paint (cr, image, left, top);
  cairo_surface_destroy (image);
}
