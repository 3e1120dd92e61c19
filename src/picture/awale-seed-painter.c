/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-seed-painter.h"

#include "awale-cairo.h"

#include <math.h>

/* A nickernut: a smooth gray-green ball, a little longer than wide, with the faint rings of its
 * shell. It consists of gradients: the shadow, the body, the light reflected by the wood, and the
 * shine. Only the outline and the rings turn with the seed; the light does not. */

static const AwaleColor black = { 0, 0, 0, 1 };

static void
path_outline (cairo_t         *cr,
              const AwaleSeed *seed,
              double           grow)
{
  cairo_save (cr);
  cairo_translate (cr, seed->x, seed->y);
  cairo_rotate (cr, seed->angle);
  cairo_scale (cr, 1, seed->roundness);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, seed->radius * grow, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
paint_shadow (cairo_t                 *cr,
              const AwaleSeed         *seed,
              const AwaleBoardPalette *palette,
              double                   lift)
{
  double           r = seed->radius;
  double           high = lift / r;
  double           x = seed->x - AWALE_LIGHT_X * (0.26 * r + 0.5 * lift);
  double           y = seed->y - AWALE_LIGHT_Y * (0.26 * r + 0.5 * lift);
  double           reach = r * (1.26 + 0.10 * high);
  double           core = 0.52 / (1 + 0.35 * high);
  double           strength = 0.92 / (1 + 0.30 * high);
  AwaleColor       dark = awale_color_mix (palette->depth, black, 0.35);
  cairo_pattern_t *pattern = cairo_pattern_create_radial (x, y, 0, x, y, reach);

  awale_add_stop (pattern, 0, awale_color_fade (dark, strength));
  awale_add_stop (pattern, core, awale_color_fade (dark, strength * 0.92));
  awale_add_stop (pattern, core + (1 - core) * 0.45, awale_color_fade (dark, strength * 0.42));
  awale_add_stop (pattern, core + (1 - core) * 0.75, awale_color_fade (dark, strength * 0.12));
  awale_add_stop (pattern, 1, awale_color_fade (dark, 0));
  cairo_set_source (cr, pattern);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, reach, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
paint_body (cairo_t                 *cr,
            const AwaleSeed         *seed,
            const AwaleBoardPalette *palette,
            double                   shade)
{
  double           r = seed->radius;
  AwaleColor       tone = awale_color_mix (palette->seed_dark, palette->seed_light, seed->tone);
  AwaleColor       edge = palette->seed_edge;
  AwaleColor       lit;
  cairo_pattern_t *pattern;

  tone = awale_color_mix (tone, edge, shade);
  lit = awale_color_mix (tone, palette->seed_shine, 0.34 * (1 - shade));
  pattern = cairo_pattern_create_radial (seed->x + AWALE_LIGHT_X * r * 0.52,
                                         seed->y + AWALE_LIGHT_Y * r * 0.52, 0,
                                         seed->x - AWALE_LIGHT_X * r * 0.06,
                                         seed->y - AWALE_LIGHT_Y * r * 0.06, r * 1.08);
  awale_add_stop (pattern, 0, lit);
  awale_add_stop (pattern, 0.28, awale_color_mix (lit, tone, 0.55));
  awale_add_stop (pattern, 0.56, tone);
  awale_add_stop (pattern, 0.80, awale_color_mix (tone, edge, 0.36));
  awale_add_stop (pattern, 0.94, awale_color_mix (tone, edge, 0.80));
  awale_add_stop (pattern, 1, awale_color_mix (edge, black, 0.12));
  cairo_set_source (cr, pattern);
  path_outline (cr, seed, 1);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

/* Paints the rings of the shell: four faint arcs about a pole on the longer axis. */
static void
paint_shell (cairo_t                 *cr,
             const AwaleSeed         *seed,
             const AwaleBoardPalette *palette)
{
  double r = seed->radius;

  cairo_save (cr);
  path_outline (cr, seed, 0.97);
  cairo_clip (cr);
  cairo_translate (cr, seed->x, seed->y);
  cairo_rotate (cr, seed->angle + (seed->tone > 0.5 ? G_PI : 0));
  awale_set_color (cr, awale_color_fade (palette->seed_edge, 0.09));
  cairo_set_line_width (cr, r * 0.045);
  cairo_new_path (cr);
  for (int i = 0; i < 4; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, -1.55 * r, 0, r * (0.98 + 0.33 * i + 0.08 * seed->tone), -0.8, 0.8);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Paints light reflected by the wood, on the side away from the sun. */
static void
paint_bounce (cairo_t                 *cr,
              const AwaleSeed         *seed,
              const AwaleBoardPalette *palette,
              double                   shade)
{
  double           r = seed->radius;
  double           x = seed->x - AWALE_LIGHT_X * r * 0.62, y = seed->y - AWALE_LIGHT_Y * r * 0.62;
  AwaleColor       warm = awale_color_mix (palette->wood_light, palette->seed_shine, 0.25);
  cairo_pattern_t *pattern = cairo_pattern_create_radial (x, y, 0, x, y, r * 0.42);

  awale_add_stop (pattern, 0, awale_color_fade (warm, 0.34 * (1 - shade)));
  awale_add_stop (pattern, 0.5, awale_color_fade (warm, 0.15 * (1 - shade)));
  awale_add_stop (pattern, 1, awale_color_fade (warm, 0));
  cairo_set_source (cr, pattern);
  path_outline (cr, seed, 0.95);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
paint_shine (cairo_t                 *cr,
             const AwaleSeed         *seed,
             const AwaleBoardPalette *palette,
             double                   shade)
{
  double           r = seed->radius;
  cairo_pattern_t *pattern;

  cairo_save (cr);
  cairo_translate (cr, seed->x + AWALE_LIGHT_X * r * 0.46, seed->y + AWALE_LIGHT_Y * r * 0.46);
  cairo_rotate (cr, atan2 (AWALE_LIGHT_Y, AWALE_LIGHT_X) + G_PI / 2);
  cairo_scale (cr, 1, 0.66);
  pattern = cairo_pattern_create_radial (0, 0, 0, 0, 0, r * 0.36);
  awale_add_stop (pattern, 0, awale_color_fade (palette->seed_shine, 0.74 * (1 - 0.75 * shade)));
  awale_add_stop (pattern, 0.28, awale_color_fade (palette->seed_shine, 0.44 * (1 - 0.75 * shade)));
  awale_add_stop (pattern, 0.60, awale_color_fade (palette->seed_shine, 0.12 * (1 - 0.75 * shade)));
  awale_add_stop (pattern, 1, awale_color_fade (palette->seed_shine, 0));
  cairo_set_source (cr, pattern);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, r * 0.36, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_restore (cr);
}

void
awale_seed_paint (cairo_t                 *cr,
                  const AwaleSeed         *seed,
                  const AwaleBoardPalette *palette,
                  double                   lift,
                  double                   shade,
                  AwaleSeedParts           parts)
{
  double dx = 1, dy = 0;

  cairo_user_to_device_distance (cr, &dx, &dy);
  if (parts & AWALE_SEED_SHADOW)
    paint_shadow (cr, seed, palette, lift);
  if (!(parts & AWALE_SEED_BODY))
    return;
  paint_body (cr, seed, palette, shade);
  if (seed->radius * hypot (dx, dy) > 7)
    paint_shell (cr, seed, palette);
  paint_bounce (cr, seed, palette, shade);
  paint_shine (cr, seed, palette, shade);
}

void
awale_seed_paint_print (cairo_t         *cr,
                        const AwaleSeed *seed)
{
  double r = seed->radius;

  cairo_set_source_rgb (cr, 1, 1, 1);
  path_outline (cr, seed, 1);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, r * 0.13);
  path_outline (cr, seed, 0.94);
  cairo_stroke (cr);
  cairo_set_line_width (cr, r * 0.16);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  cairo_arc (cr, seed->x, seed->y, r * 0.62, 0.25, 1.75);
  cairo_stroke (cr);
}

/* The seed of the carved board, lit pixel by pixel: an ellipsoid under the sun and sky of the
 * board, with light reflected by the wood below, the faint rings of a nickernut's shell, and its
 * shadow. Lengths are in radii of the seed unless they are called pixels. */

#define SUN_Z       0.88f
#define SHADOW_SOFT 0.42f

typedef struct
{
  float cosine, sine;     /* Cosine and sine of the seed's angle. */
  float stretch;          /* Factor 1 / roundness, which stretches the shorter axis. */
  float radius;           /* Radius in pixels. */
  float thinnest;         /* Shorter radius in pixels. */
  float shade;
  float pitch;            /* Distance between the rings of the shell. */
  float phase;
  float rings;            /* Visibility of the rings at this size. */
  float fall_x, fall_y;   /* Offset of the shadow. */
  float soft;
  float strength;
  float contact;          /* Strength of the dark line of contact with the floor. */
  bool  has_body;
  bool  has_shadow;
  AwalePaint tone, edge, shine, warm, dark;
} Ball;

/* The distance of a point from the center in the stretched frame of the seed, whose outline is at
 * 1. */
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

static inline AwalePaint
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
  AwalePaint       color;

  /* Light wraps around the edge a little, as on wax. */
  light = CLAMP ((sun + 0.30f) / 1.30f, 0.f, 1.f);
  light = 0.07f + 0.77f * light * (0.72f + 0.28f * light) + 0.16f * nz;
  light -= ball->shade * 0.55f;
  light -= ball->rings * ring * ring * ring * ring;
  color = awale_paint_mix (ball->edge, ball->tone, CLAMP (light * 1.30f, 0.f, 1.f));
  color = awale_paint_mix (color, ball->shine, CLAMP (light - 0.74f, 0.f, 1.f) * 0.80f);
  color = awale_paint_mix (color, ball->warm, 0.46f * bounce);
  /* A smooth shell reflects the sky at its edge, and the sun in a small bright spot. */
  rim = (1 - nz) * (1 - nz) * CLAMP (0.5f - ny, 0.f, 1.f);
  color = awale_paint_mix (color, ball->shine, 0.20f * rim * (1 - ball->shade * 2));
  half *= half, half *= half, half *= half;      /* Raises `half` to the 8th power. */
  sheen = half * half;                            /* Squares the 8th power to the 16th. */
  spark = sheen * sheen, spark *= spark;          /* Raises the 16th power to the 64th. */
  spark = awale_smooth ((spark - 0.30f) * 1.9f);
  return awale_paint_mix (color, ball->shine,
                          (0.15f * sheen + 0.74f * spark) * (1 - 1.8f * ball->shade));
}

static Ball
ball_init (const AwaleSeed         *seed,
           const AwaleBoardPalette *palette,
           double                   pixels,
           double                   lift,
           double                   shade)
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
  ball.tone = awale_paint_of (awale_color_mix (palette->seed_dark, palette->seed_light, tone));
  /* The hue of seeds varies between olive and blue. */
  ball.tone.red += 0.035f * hue;
  ball.tone.blue -= 0.045f * hue;
  ball.edge = awale_paint_of (palette->seed_edge);
  ball.shine = awale_paint_of (palette->seed_shine);
  ball.warm = awale_paint_of (palette->wood_light);
  ball.dark = awale_paint_of (awale_color_mix (palette->depth, (AwaleColor) { 0, 0, 0, 1 }, 0.4));
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
  AwalePaint color = ball->dark;

  if (alpha <= 0)
    return 0;
  if (cover > 0)
    {
      float inner = reach > 1 ? 1 / reach : 1;

      color = awale_paint_mix (color, ball_color (ball, u * inner, v * inner), cover / alpha);
    }
  return awale_picture_surface_pack (color.red, color.green, color.blue, alpha);
}

void
awale_seed_paint_carved (cairo_t                 *cr,
                         const AwaleSeed         *seed,
                         const AwaleBoardPalette *palette,
                         double                   lift,
                         double                   shade,
                         AwaleSeedParts           parts)
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
