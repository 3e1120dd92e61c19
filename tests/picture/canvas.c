/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "canvas.h"

#include <math.h>

void
canvas_init (Canvas *self,
             int     width,
             int     height)
{
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  self->cr = cairo_create (self->surface);
  self->width = width;
  self->height = height;
}

void
canvas_clear (Canvas *self)
{
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
}

static const uint32_t *
get_row (const Canvas *self,
         int           y)
{
  const uint8_t *data;

  g_assert_true (y >= 0 && y < self->height);
  cairo_surface_flush (self->surface);
  data = cairo_image_surface_get_data (self->surface);
  data += (size_t) y * cairo_image_surface_get_stride (self->surface);
  return (const uint32_t *) (const void *) data;
}

uint32_t
canvas_get (const Canvas *self,
            int           x,
            int           y)
{
  g_assert_true (x >= 0 && x < self->width);
  return get_row (self, y)[x];
}

static int
compare_pixels (uint32_t a,
                uint32_t b)
{
  int most = 0;

  for (int shift = 0; shift < 32; shift += 8)
    most = MAX (most, ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)));
  return most;
}

int
canvas_compare (const Canvas *a,
                const Canvas *b)
{
  int most = 0;

  g_assert_cmpint (a->width, ==, b->width);
  g_assert_cmpint (a->height, ==, b->height);
  for (int y = 0; y < a->height; y++)
    {
      const uint32_t *row_a = get_row (a, y), *row_b = get_row (b, y);

      for (int x = 0; x < a->width; x++)
        if (row_a[x] != row_b[x])
          most = MAX (most, compare_pixels (row_a[x], row_b[x]));
    }
  return most;
}

void
canvas_count_differences (const Canvas *a,
                          const Canvas *b,
                          AwaleRect     rect,
                          double        margin,
                          int           tolerance,
                          int          *inside,
                          int          *outside)
{
  AwaleRect grown = { rect.x - margin, rect.y - margin, rect.width + 2 * margin,
                      rect.height + 2 * margin };

  *inside = *outside = 0;
  for (int y = 0; y < a->height; y++)
    {
      const uint32_t *row_a = get_row (a, y), *row_b = get_row (b, y);

      for (int x = 0; x < a->width; x++)
        if (row_a[x] != row_b[x] && compare_pixels (row_a[x], row_b[x]) > tolerance)
          *(awale_rect_contains (grown, x + 0.5, y + 0.5) ? inside : outside) += 1;
    }
}

double
canvas_get_light (const Canvas *self,
                  double        x,
                  double        y,
                  int           half)
{
  double sum = 0;
  int    n = 0;

  for (int j = (int) y - half; j <= (int) y + half; j++)
    for (int i = (int) x - half; i <= (int) x + half; i++, n++)
      {
        uint32_t pixel = canvas_get (self, i, j);

        sum += ((pixel & 255) + (pixel >> 8 & 255) + (pixel >> 16 & 255)) / 3.;
      }
  return sum / n;
}

AwaleColor
color_over (AwaleColor over,
            AwaleColor under)
{
  AwaleColor color = awale_color_mix (under, over, over.alpha);

  color.alpha = 1;
  return color;
}

static double
linearize (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

double
color_get_luminance (AwaleColor color)
{
  return 0.2126 * linearize (color.red) + 0.7152 * linearize (color.green)
         + 0.0722 * linearize (color.blue);
}

double
color_get_contrast (AwaleColor a,
                    AwaleColor b)
{
  double la = color_get_luminance (a);
  double lb = color_get_luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}
