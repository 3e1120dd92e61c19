/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-picture-surface.h"

#include <math.h>

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
