/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"

#include <pango/pangocairo.h>

/* Turn hinting off, so that letters keep their shapes and places at every scale. */
static void
set_font_options (PangoLayout *layout)
{
  PangoContext         *context = pango_layout_get_context (layout);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_layout_context_changed (layout);
  cairo_font_options_destroy (options);
}

static PangoLayout *
make_layout (AwaleBoardPainter *self,
             cairo_t           *cr,
             const char        *text,
             double             size,
             PangoWeight        weight)
{
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  PangoAttrList        *attributes = pango_attr_list_new ();

  pango_font_description_set_family (font, self->font);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  set_font_options (layout);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
  return layout;
}

/* Centers a text by the height of a capital, so that all texts of a row have one baseline. */
static void
show_centerd (cairo_t     *cr,
              PangoLayout *layout,
              double       x,
              double       y)
{
  g_autoptr (PangoLayout) capital = pango_layout_copy (layout);
  PangoRectangle          ink, logical;
  int                     baseline = pango_layout_get_baseline (layout);

  pango_layout_get_extents (layout, NULL, &logical);
  pango_layout_set_text (capital, "E", -1);
  pango_layout_get_extents (capital, &ink, NULL);
  cairo_move_to (cr, x - (logical.x + logical.width / 2.) / PANGO_SCALE,
                 y + ink.height / 2. / PANGO_SCALE - (double) baseline / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

static void
paint_badge (AwaleBoardPainter *self,
             cairo_t           *cr,
             AwaleRect          box,
             const char        *text,
             bool               outlined)
{
  g_autoptr (PangoLayout) layout = make_layout (self, cr, text, box.height * AWALE_COUNT_SIZE,
                                                PANGO_WEIGHT_MEDIUM);
  const AwalePalette     *palette = self->palette;
  bool                    print = self->material == AWALE_MATERIAL_PRINT;
  double                  x, y, width;
  int                     text_width;
  AwaleRect               pill;

  pango_layout_get_size (layout, &text_width, NULL);
  awale_rect_get_center (box, &x, &y);
  width = CLAMP ((double) text_width / PANGO_SCALE + box.height * 0.55, box.height, box.width);
  pill = (AwaleRect) { x - width / 2, box.y, width, box.height };

  cairo_save (cr);
  if (!print)
    {
      awale_path_capsule (cr, pill, 0);
      awale_set_color (cr, palette->badge);
      cairo_fill (cr);
    }
  if (outlined)
    {
      awale_path_capsule (cr, pill, -box.height * 0.04);
      cairo_set_line_width (cr, box.height * 0.08);
      cairo_set_dash (cr, (double[]) { box.height * 0.16, box.height * 0.12 }, 2, 0);
      awale_set_color (cr, print ? (AwaleColor) { 0, 0, 0, 1 } : palette->badge_text);
      cairo_stroke (cr);
    }
  awale_set_color (cr, print ? (AwaleColor) { 0, 0, 0, 1 } : palette->badge_text);
  show_centerd (cr, layout, x, y);
  cairo_restore (cr);
}

void
awale_board_painter_paint_letters (AwaleBoardPainter   *self,
                                   cairo_t             *cr,
                                   const AwaleGeometry *geometry)
{
  bool print = self->material == AWALE_MATERIAL_PRINT;

  if (!(geometry->flags & AWALE_GEOMETRY_LETTERS))
    return;
  cairo_save (cr);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      AwaleRect               box = geometry->letters[pit];
      g_autoptr (PangoLayout) layout = make_layout (self, cr, awale_move_to_string (pit),
                                                    box.height * AWALE_LETTER_SIZE,
                                                    PANGO_WEIGHT_MEDIUM);
      double                  x, y, cut = box.height * 0.035;

      awale_rect_get_center (box, &x, &y);
      if (self->material == AWALE_MATERIAL_CARVED)
        {
          awale_set_color (cr, awale_color_fade (self->palette->depth, 0.35));
          show_centerd (cr, layout, x - cut, y - cut);
        }
      awale_set_color (cr, print ? (AwaleColor) { 0, 0, 0, 1 } : self->palette->letter);
      show_centerd (cr, layout, x, y);
    }
  cairo_restore (cr);
}

void
awale_board_painter_paint_count_text (AwaleBoardPainter   *self,
                                      cairo_t             *cr,
                                      const AwaleGeometry *geometry,
                                      int                  spot,
                                      const char          *text)
{
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);

  if (geometry->counts[spot].width > 0)
    paint_badge (self, cr, geometry->counts[spot], text, false);
}

void
awale_board_painter_paint_count (AwaleBoardPainter   *self,
                                 cairo_t             *cr,
                                 const AwaleGeometry *geometry,
                                 int                  spot,
                                 int                  count)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", count);
  awale_board_painter_paint_count_text (self, cr, geometry, spot, text);
}

void
awale_board_painter_paint_preview (AwaleBoardPainter   *self,
                                   cairo_t             *cr,
                                   const AwaleGeometry *geometry,
                                   int                  spot,
                                   int                  count)
{
  char text[16];

  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);

  g_snprintf (text, sizeof text, "%d", count);
  if (geometry->counts[spot].width > 0)
    paint_badge (self, cr, geometry->counts[spot], text, true);
}

void
awale_board_painter_paint_value (AwaleBoardPainter   *self,
                                 cairo_t             *cr,
                                 const AwaleGeometry *geometry,
                                 int                  pit,
                                 const char          *text,
                                 bool                 exact)
{
  g_autofree char *marked = NULL;

  g_return_if_fail (pit >= 0 && pit < AWALE_PITS);

  marked = exact ? g_strconcat ("=", text, NULL) : g_strdup (text);
  paint_badge (self, cr, geometry->values[pit], marked, false);
}
