/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"

#include <math.h>

/* A nickernut: a smooth gray-green ball, a little longer than wide, with the faint rings of its
 * shell. It is made of gradients: the shadow, the body, the light thrown back by the wood, and the
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
paint_shadow (cairo_t            *cr,
              const AwaleSeed    *seed,
              const AwalePalette *palette,
              double              lift)
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
paint_body (cairo_t            *cr,
            const AwaleSeed    *seed,
            const AwalePalette *palette,
            double              shade)
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

/* Paints the shell's rings: three faint arcs about a pole of the longer axis. */
static void
paint_shell (cairo_t            *cr,
             const AwaleSeed    *seed,
             const AwalePalette *palette)
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

/* Paints light thrown back by the wood, on the side away from the sun. */
static void
paint_bounce (cairo_t            *cr,
              const AwaleSeed    *seed,
              const AwalePalette *palette,
              double              shade)
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
paint_shine (cairo_t            *cr,
             const AwaleSeed    *seed,
             const AwalePalette *palette,
             double              shade)
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
awale_seed_paint (cairo_t            *cr,
                  const AwaleSeed    *seed,
                  const AwalePalette *palette,
                  double              lift,
                  double              shade,
                  AwaleSeedParts      parts)
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

/* Paints a seed for print: an outlined ball with a crescent of shade. */
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
