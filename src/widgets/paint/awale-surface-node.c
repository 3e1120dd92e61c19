/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-surface-node.h"

#include <stdbool.h>
#include <stdint.h>

static GskRenderNode *
create_texture_node (cairo_surface_t       *surface,
                     const graphene_rect_t *bounds)
{
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                    GDK_MEMORY_DEFAULT, bytes, stride);
  return gsk_texture_node_new (texture, bounds);
}

static GskRenderNode *
create_cairo_node (cairo_surface_t       *surface,
                   const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, bounds->origin.x, bounds->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static bool
has_ink (cairo_surface_t *surface,
         int              x,
         int              y,
         int              dx,
         int              dy,
         int              n)
{
  const uint8_t *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (; n > 0; n--, x += dx, y += dy)
    if (*(const uint32_t *) (const void *) (data + y * stride + 4 * x) != 0)
      return true;
  return false;
}

cairo_surface_t *
awale_surface_crop (cairo_surface_t *surface,
                    int              scale,
                    graphene_rect_t *bounds)
{
  int left = 0, top = 0;
  int right = cairo_image_surface_get_width (surface);
  int bottom = cairo_image_surface_get_height (surface);
  cairo_surface_t *cropped;
  cairo_t *cr;

  cairo_surface_flush (surface);
  while (top < bottom - 1 && !has_ink (surface, 0, top, 1, 0, right))
    top++;
  while (bottom > top + 1 && !has_ink (surface, 0, bottom - 1, 1, 0, right))
    bottom--;
  while (left < right - 1 && !has_ink (surface, left, top, 0, 1, bottom - top))
    left++;
  while (right > left + 1 && !has_ink (surface, right - 1, top, 0, 1, bottom - top))
    right--;
  graphene_rect_init (bounds, bounds->origin.x + (double) left / scale,
                      bounds->origin.y + (double) top / scale,
                      (double) (right - left) / scale, (double) (bottom - top) / scale);
  cropped = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, right - left, bottom - top);
  cairo_surface_set_device_scale (cropped, scale, scale);
  cr = cairo_create (cropped);
  cairo_set_source_surface (cr, surface, -(double) left / scale, -(double) top / scale);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return cropped;
}

GskRenderNode *
awale_surface_to_node (cairo_surface_t       *surface,
                       const graphene_rect_t *bounds,
                       bool                   software)
{
  GskRenderNode *node;

  cairo_surface_flush (surface);
  node = software ? create_cairo_node (surface, bounds) : create_texture_node (surface, bounds);
  cairo_surface_destroy (surface);
  return node;
}
