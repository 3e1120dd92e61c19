/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"

#include <math.h>

/* The board in gradients and lines, for files that stay sharp at any size, and in black lines for
 * print. It uses plain painting only, because cairo writes any other operator into an SVG as a
 * bitmap. */

void
awale_set_color (cairo_t    *cr,
                 AwaleColor  color)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
}

void
awale_add_stop (cairo_pattern_t *pattern,
                double           offset,
                AwaleColor       color)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, color.red, color.green, color.blue,
                                     color.alpha);
}

void
awale_path_rounded (cairo_t   *cr,
                    AwaleRect  rect,
                    double     radius)
{
  double right = rect.x + rect.width, bottom = rect.y + rect.height;

  radius = MIN (radius, MIN (rect.width, rect.height) / 2);
  cairo_new_path (cr);
  cairo_arc (cr, right - radius, rect.y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, rect.x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, rect.x + radius, rect.y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static AwaleRect
grow_rect (AwaleRect rect,
           double    by)
{
  return (AwaleRect) { rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by };
}

void
awale_path_capsule (cairo_t   *cr,
                    AwaleRect  rect,
                    double     grow)
{
  rect = grow_rect (rect, grow);
  awale_path_rounded (cr, rect, MIN (rect.width, rect.height) / 2);
}

/* Paints the grain: long, slightly swinging lines of different weights. */
static void
paint_grain (cairo_t             *cr,
             const AwaleGeometry *geometry,
             const AwalePalette  *palette)
{
  /* Amplitudes at the quarters of the board's length. */
  static const double bows[] = { 0, 0.6, 1, 0.6, 0 };
  AwaleRect           b = geometry->body;
  double              d = geometry->pit;
  int                 lines = (int) (b.height / d * 9);

  for (int i = 0; i < lines; i++)
    {
      double share = (i + 0.5 * sin (i * 2.7) + 0.5) / lines;
      double y = b.y + b.height * share;
      double swing = d * (0.05 + 0.05 * sin (i * 0.31)), phase = 0.22 * i;
      double bow = d * 0.22 * (share - 0.5) * (share - 0.5) * 4 * (share < 0.5 ? 1 : -1);

      cairo_new_path (cr);
      cairo_move_to (cr, b.x, y + swing * sin (phase));
      for (int k = 0; k < 4; k++)
        {
          double x0 = b.x + b.width * k / 4, x1 = b.x + b.width * (k + 1) / 4;
          double y0 = y + swing * sin (phase + 1.4 * k) + bow * bows[k];
          double y1 = y + swing * sin (phase + 1.4 * (k + 1)) + bow * bows[k + 1];

          cairo_curve_to (cr, x0 + (x1 - x0) / 3, y0, x0 + (x1 - x0) * 2 / 3, y1, x1, y1);
        }
      cairo_set_line_width (cr, d * (0.012 + 0.022 * (0.5 + 0.5 * sin (i * 1.9))));
      awale_set_color (cr, awale_color_fade (palette->wood_dark,
                                             palette->grain * (0.16 + 0.16 * sin (i * 5.1))));
      cairo_stroke (cr);
    }
}

static void
paint_shadow (cairo_t             *cr,
              const AwaleGeometry *geometry,
              const AwalePalette  *palette)
{
  double d = geometry->pit;

  /* Stacked outlines of decreasing size make a soft edge. */
  for (int i = 0; i < 9; i++)
    {
      double    grow = d * (0.105 - 0.022 * i);
      AwaleRect rect = grow_rect (geometry->body, grow);

      rect.x += d * 0.012;
      rect.y += d * 0.032;
      awale_path_rounded (cr, rect, geometry->radius + grow);
      awale_set_color (cr, awale_color_fade (palette->shadow, 0.045 + 0.020 * i));
      cairo_fill (cr);
    }
}

static void
paint_wood (cairo_t             *cr,
            const AwaleGeometry *geometry,
            const AwalePalette  *palette)
{
  AwaleRect        b = geometry->body;
  double           d = geometry->pit;
  AwaleColor       lit = awale_color_mix (palette->wood, palette->wood_light, 0.85);
  AwaleColor       dim = awale_color_mix (palette->wood, palette->wood_dark, 0.35);
  cairo_pattern_t *pattern = cairo_pattern_create_linear (b.x, b.y, b.x + b.width * 0.35,
                                                          b.y + b.height * 1.1);

  awale_add_stop (pattern, 0, lit);
  awale_add_stop (pattern, 0.55, awale_color_mix (palette->wood, palette->wood_light, 0.35));
  awale_add_stop (pattern, 1, dim);
  cairo_save (cr);
  awale_path_rounded (cr, b, geometry->radius);
  cairo_set_source (cr, pattern);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_pattern_destroy (pattern);
  paint_grain (cr, geometry, palette);
  cairo_restore (cr);

  /* The rounded edge is lit above and shaded below. */
  for (int i = 0; i < 4; i++)
    {
      double inset = d * (0.008 + 0.016 * i);

      pattern = cairo_pattern_create_linear (b.x, b.y, b.x + b.height * 0.4, b.y + b.height);
      awale_add_stop (pattern, 0,
                      awale_color_fade (palette->seed_shine, palette->gloss * (0.34 - 0.08 * i)));
      awale_add_stop (pattern, 0.45, awale_color_fade (palette->depth, 0));
      awale_add_stop (pattern, 1, awale_color_fade (palette->depth, 0.50 - 0.12 * i));
      awale_path_rounded (cr, grow_rect (b, -inset), geometry->radius - inset);
      cairo_set_source (cr, pattern);
      cairo_set_line_width (cr, d * 0.016);
      cairo_stroke (cr);
      cairo_pattern_destroy (pattern);
    }
}

/* The horizontal shift of light on its way down a hollow. It is less in a wide hollow, where light
 * would otherwise fall everywhere but at the left end. */
static double
get_slant (AwaleRect rect,
           double    share)
{
  return MIN (rect.width, rect.height) * share * MIN (1, rect.height / rect.width);
}

static void
paint_spot (cairo_t            *cr,
            AwaleRect           rect,
            double              d,
            const AwalePalette *palette)
{
  double           x = rect.x, y = rect.y, h = rect.height;
  AwaleColor       floor = awale_color_mix (palette->wood, palette->depth, 0.36);
  AwaleColor       wall = awale_color_mix (palette->wood_dark, palette->depth, 0.72);
  AwaleColor       lit = awale_color_mix (palette->wood, palette->wood_light, 0.55);
  double           slant = get_slant (rect, 0.55);
  cairo_pattern_t *pattern = cairo_pattern_create_linear (x, y, x + slant, y + h);

  awale_add_stop (pattern, 0, wall);
  awale_add_stop (pattern, MIN (0.28, 0.30 * d / h), awale_color_mix (wall, floor, 0.55));
  awale_add_stop (pattern, MIN (0.50, 0.55 * d / h), floor);
  awale_add_stop (pattern, 1 - MIN (0.22, 0.25 * d / h), awale_color_mix (floor, lit, 0.35));
  awale_add_stop (pattern, 1, lit);
  awale_path_capsule (cr, rect, 0);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);

  /* Narrowing rings around the edge make the inner shadow and the light on the rim. */
  for (int i = 0; i < 6; i++)
    {
      pattern = cairo_pattern_create_linear (x, y, x + get_slant (rect, 0.5), y + h);
      awale_add_stop (pattern, 0, awale_color_fade (palette->depth, 0.30 - 0.045 * i));
      awale_add_stop (pattern, 0.5, awale_color_fade (palette->depth, 0.10 - 0.015 * i));
      awale_add_stop (pattern, 0.8, awale_color_fade (palette->depth, 0));
      awale_path_capsule (cr, rect, -d * (0.010 + 0.020 * i));
      cairo_set_source (cr, pattern);
      cairo_set_line_width (cr, d * 0.022);
      cairo_stroke (cr);
      cairo_pattern_destroy (pattern);
    }
  pattern = cairo_pattern_create_linear (x, y, x + get_slant (rect, 0.5), y + h);
  awale_add_stop (pattern, 0, awale_color_fade (palette->depth, 0.45));
  awale_add_stop (pattern, 0.5, awale_color_fade (palette->depth, 0));
  awale_add_stop (pattern, 0.62, awale_color_fade (palette->seed_shine, 0));
  awale_add_stop (pattern, 1, awale_color_fade (palette->seed_shine, 0.20 + 0.5 * palette->gloss));
  awale_path_capsule (cr, rect, d * 0.008);
  cairo_set_source (cr, pattern);
  cairo_set_line_width (cr, d * 0.020);
  cairo_stroke (cr);
  cairo_pattern_destroy (pattern);
}

void
awale_board_paint_vector_wood (cairo_t             *cr,
                               const AwaleGeometry *geometry,
                               const AwalePalette  *palette)
{
  cairo_save (cr);
  paint_shadow (cr, geometry, palette);
  paint_wood (cr, geometry, palette);
  cairo_restore (cr);
}

void
awale_board_paint_vector_spot (cairo_t             *cr,
                               const AwaleGeometry *geometry,
                               const AwalePalette  *palette,
                               int                  spot)
{
  cairo_save (cr);
  paint_spot (cr, geometry->spots[spot], geometry->pit, palette);
  cairo_restore (cr);
}

void
awale_board_paint_print (cairo_t             *cr,
                         const AwaleGeometry *geometry)
{
  double d = geometry->pit;

  cairo_save (cr);
  awale_path_rounded (cr, geometry->body, geometry->radius);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, d * 0.030);
  cairo_stroke (cr);
  cairo_set_line_width (cr, d * 0.020);
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      awale_path_capsule (cr, geometry->spots[spot], 0);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}
