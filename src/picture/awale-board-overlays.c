/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"

#include <math.h>

/* Each marking has its own band around a hollow's edge, so that none covers another. From the
 * inside, in pit diameters beyond the edge: a person's mark, the second rim of a krou, the ring of
 * a sowing, the focus. Cells leave 0.055 of wood around a hollow. */
#define MARK        -0.062
#define MARK_WIDTH  0.040
#define KROU        -0.026
#define KROU_WIDTH  0.012
#define RING        0.008
#define RING_WIDTH  0.022
#define FOCUS       0.037
#define FOCUS_WIDTH 0.020

static AwaleColor
choose (const AwaleBoardPainter *self,
        AwaleColor               color)
{
  return self->material == AWALE_MATERIAL_PRINT ? (AwaleColor) { 0, 0, 0, 1 } : color;
}

static void
stroke_ring (cairo_t   *cr,
             AwaleRect  rect,
             double     grow,
             double     width)
{
  awale_path_capsule (cr, rect, grow);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Paints light that seems to come up from the floor. */
static void
paint_glow (cairo_t    *cr,
            AwaleRect   rect,
            AwaleColor  color)
{
  double           x, y, r = MIN (rect.width, rect.height) / 2;
  cairo_pattern_t *pattern;

  awale_rect_get_center (rect, &x, &y);
  cairo_save (cr);
  awale_path_capsule (cr, rect, 0);
  cairo_clip (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rect.width / (2 * r), rect.height / (2 * r));
  pattern = cairo_pattern_create_radial (0, 0, 0, 0, 0, r);
  awale_add_stop (pattern, 0, awale_color_fade (color, 0.26));
  awale_add_stop (pattern, 0.7, awale_color_fade (color, 0.13));
  awale_add_stop (pattern, 1, awale_color_fade (color, 0.05));
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
  cairo_restore (cr);
}

static void
paint_focus (const AwaleBoardPainter *self,
             cairo_t                 *cr,
             AwaleRect                rect,
             double                   d)
{
  awale_set_color (cr, choose (self, self->palette->badge));
  stroke_ring (cr, rect, FOCUS * d, 1.7 * FOCUS_WIDTH * d);
  awale_set_color (cr, choose (self, self->palette->focus));
  stroke_ring (cr, rect, FOCUS * d, FOCUS_WIDTH * d);
}

/* Paints notches across the rim, like a tally. */
static void
paint_notches (cairo_t   *cr,
               AwaleRect  rect,
               double     d)
{
  double x, y, r = MIN (rect.width, rect.height) / 2;

  awale_rect_get_center (rect, &x, &y);
  cairo_set_line_width (cr, 0.030 * d);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (int i = 0; i < 12; i++)
    {
      double c = cos (i * G_PI / 6 + G_PI / 12), s = sin (i * G_PI / 6 + G_PI / 12);

      cairo_new_path (cr);
      cairo_move_to (cr, x + (r - 0.036 * d) * c, y + (r - 0.036 * d) * s);
      cairo_line_to (cr, x + (r + 0.010 * d) * c, y + (r + 0.010 * d) * s);
      cairo_stroke (cr);
    }
}

/* Paints a bead inside the rim on the spine's side, clear of letter, count and value. */
static void
paint_bead (cairo_t             *cr,
            const AwaleGeometry *geometry,
            AwaleRect            rect,
            double               radius)
{
  double x, y, middle = geometry->body.y + geometry->body.height / 2;
  double inset = 0.032 * geometry->pit;

  awale_rect_get_center (rect, &x, &y);
  cairo_new_path (cr);
  cairo_arc (cr, x, y < middle ? rect.y + rect.height - inset : rect.y + inset, radius, 0,
             2 * G_PI);
}

static void
paint_last_from (cairo_t   *cr,
                 AwaleRect  rect,
                 double     d)
{
  double x, y, r = rect.width / 2 + RING * d;

  awale_rect_get_center (rect, &x, &y);
  cairo_set_line_width (cr, RING_WIDTH * d);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int quarter = 0; quarter < 4; quarter++)
    {
      double middle = quarter * G_PI / 2 + G_PI / 4;

      cairo_new_path (cr);
      cairo_arc (cr, x, y, r, middle - 0.34, middle + 0.34);
      cairo_stroke (cr);
    }
}

static void
paint_last_to (cairo_t             *cr,
               const AwaleGeometry *geometry,
               AwaleRect            rect)
{
  double d = geometry->pit;

  stroke_ring (cr, rect, RING * d, RING_WIDTH * d);
  paint_bead (cr, geometry, rect, 0.050 * d);
  cairo_fill (cr);
}

static void
paint_landing (const AwaleBoardPainter *self,
               cairo_t                 *cr,
               const AwaleGeometry     *geometry,
               AwaleRect                rect)
{
  double d = geometry->pit;

  awale_set_color (cr, awale_color_fade (choose (self, self->palette->landing), 0.50));
  stroke_ring (cr, rect, RING * d, 0.012 * d);
  paint_bead (cr, geometry, rect, 0.050 * d);
  awale_set_color (cr, choose (self, self->palette->badge));
  cairo_fill (cr);
  paint_bead (cr, geometry, rect, 0.034 * d);
  awale_set_color (cr, choose (self, self->palette->landing));
  cairo_fill (cr);
}

static void
paint_hover (const AwaleBoardPainter *self,
             cairo_t                 *cr,
             AwaleRect                rect,
             double                   d)
{
  if (self->material != AWALE_MATERIAL_PRINT)
    paint_glow (cr, rect, self->palette->hover);
  awale_set_color (cr, choose (self, self->palette->hover));
  stroke_ring (cr, rect, RING * d, 0.028 * d);
}

static void
paint_refused (const AwaleBoardPainter *self,
               cairo_t                 *cr,
               AwaleRect                rect,
               double                   d)
{
  awale_set_color (cr, choose (self, self->palette->refused));
  cairo_set_dash (cr, (double[]) { 0.075 * d, 0.062 * d }, 2, 0);
  stroke_ring (cr, rect, RING * d, RING_WIDTH * d);
}

static void
paint_harvest (const AwaleBoardPainter *self,
               cairo_t                 *cr,
               AwaleRect                rect,
               double                   d)
{
  awale_set_color (cr, choose (self, self->palette->harvest));
  stroke_ring (cr, rect, RING * d, 0.026 * d);
  paint_notches (cr, rect, d);
}

void
awale_board_painter_paint_overlay (AwaleBoardPainter   *self,
                                   cairo_t             *cr,
                                   const AwaleGeometry *geometry,
                                   int                  spot,
                                   AwaleOverlay         overlay)
{
  const AwalePalette *palette = self->palette;
  double              d = geometry->pit;
  AwaleRect           rect;

  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);

  rect = geometry->spots[spot];
  cairo_save (cr);
  switch (overlay)
    {
    case AWALE_OVERLAY_HOVER:
      paint_hover (self, cr, rect, d);
      break;
    case AWALE_OVERLAY_FOCUS:
      paint_focus (self, cr, rect, d);
      break;
    case AWALE_OVERLAY_REFUSED:
      paint_refused (self, cr, rect, d);
      break;
    case AWALE_OVERLAY_LANDING:
      paint_landing (self, cr, geometry, rect);
      break;
    case AWALE_OVERLAY_HARVEST:
      paint_harvest (self, cr, rect, d);
      break;
    case AWALE_OVERLAY_LAST_FROM:
      awale_set_color (cr, choose (self, palette->last_move));
      paint_last_from (cr, rect, d);
      break;
    case AWALE_OVERLAY_LAST_TO:
      awale_set_color (cr, choose (self, palette->last_move));
      paint_last_to (cr, geometry, rect);
      break;
    case AWALE_OVERLAY_KROU:
      awale_set_color (cr, awale_color_fade (choose (self, palette->letter), 0.85));
      stroke_ring (cr, rect, KROU * d, KROU_WIDTH * d);
      break;
    default:
      g_assert_not_reached ();
    }
  cairo_restore (cr);
}

void
awale_board_painter_paint_mark (AwaleBoardPainter   *self,
                                cairo_t             *cr,
                                const AwaleGeometry *geometry,
                                int                  spot,
                                int                  color)
{
  /* Each color has its own dash pattern, for people who cannot tell the colors apart. */
  static const double dashes[AWALE_MARK_COLORS][2] = { { 0, 0 }, { 0.20, 0.07 }, { 0.09, 0.06 },
                                                       { 0.03, 0.05 } };
  double              d = geometry->pit;

  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (color >= 0 && color < AWALE_MARK_COLORS);

  cairo_save (cr);
  if (dashes[color][0] > 0)
    cairo_set_dash (cr, (double[]) { dashes[color][0] * d, dashes[color][1] * d }, 2, 0);
  awale_set_color (cr, choose (self, self->palette->marks[color]));
  stroke_ring (cr, geometry->spots[spot], MARK * d, MARK_WIDTH * d);
  cairo_restore (cr);
}
