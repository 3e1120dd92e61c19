/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cairo.h"

#include <math.h>

AwaleColor
awale_color_fade (AwaleColor color,
                  double     alpha)
{
  color.alpha *= alpha;
  return color;
}

AwaleColor
awale_color_mix (AwaleColor a,
                 AwaleColor b,
                 double     t)
{
  return (AwaleColor) {
    a.red + (b.red - a.red) * t,
    a.green + (b.green - a.green) * t,
    a.blue + (b.blue - a.blue) * t,
    a.alpha + (b.alpha - a.alpha) * t,
  };
}

AwalePictureSurface
awale_picture_surface_of (cairo_t *cr)
{
  AwalePictureSurface device = { 0 };
  double      dx = 1, dy = 0, unit_x, unit_y;

  cairo_user_to_device_distance (cr, &dx, &dy);
  cairo_user_to_device (cr, &device.x, &device.y);
  cairo_surface_get_device_scale (cairo_get_target (cr), &unit_x, &unit_y);
  device.scale = hypot (dx * unit_x, dy * unit_y);
  device.x *= unit_x;
  device.y *= unit_y;
  return device;
}

void
awale_picture_surface_paint (cairo_t         *cr,
                             cairo_surface_t *image,
                             int              left,
                             int              top)
{
  double unit_x, unit_y;

  cairo_surface_get_device_scale (cairo_get_target (cr), &unit_x, &unit_y);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_scale (cr, 1 / unit_x, 1 / unit_y);
  cairo_set_source_surface (cr, image, left, top);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
}

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

void
awale_path_capsule (cairo_t   *cr,
                    AwaleRect  rect,
                    double     grow)
{
  rect = awale_rect_grow (rect, grow);
  awale_path_rounded (cr, rect, MIN (rect.width, rect.height) / 2);
}
