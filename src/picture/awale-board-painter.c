/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter.h"

#include "awale-board-body.h"
#include "awale-cairo.h"
#include "game/awale-set-str.h"

#include <math.h>
#include <pango/pangocairo.h>

/* Bands of the markings around the edge of a hollow, which keep markings of different bands apart.
 * From the inside, in pit diameters beyond the edge: a mark, the second rim of a krou, the ring of
 * a sowing, the focus. Cells leave 0.055 of wood around a hollow. */
#define MARK        -0.062
#define MARK_WIDTH  0.040
#define KROU        -0.026
#define KROU_WIDTH  0.012
#define RING        0.008
#define RING_WIDTH  0.022
#define FOCUS       0.037
#define FOCUS_WIDTH 0.020

/* Width of an arrow's outline in pit diameters. */
#define ARROW_LINE  0.012

#define BLACK { 0, 0, 0, 1 }

/* Colors of the parts that a print shows. */
static const AwaleBoardPalette print_palette = {
  .letter = BLACK, .badge = BLACK, .badge_text = BLACK, .hover = BLACK, .focus = BLACK,
  .landing = BLACK, .harvest = BLACK, .refused = BLACK, .last_move = BLACK, .best = BLACK,
  .marks = { BLACK, BLACK, BLACK, BLACK },
};

struct _AwaleBoardPainter
{
  const AwaleBoardPalette *palette;
  AwaleMaterial            material;
  char                    *font;
  /* Heaps by hollow and shape, whose seeds are placed on demand, and the number of seeds placed in
   * each. */
  AwaleSeed               *heaps[AWALE_SPOTS][3];
  int                      placed[AWALE_SPOTS][3];
};

AwaleBoardLook
awale_board_look_plain (void)
{
  AwaleBoardLook self = { .last_from = AWALE_NO_MOVE, .last_to = AWALE_NO_MOVE,
                          .show_turn = true };

  awale_marks_clear (&self.marks);
  return self;
}

AwaleBoardLook
awale_board_look_for_node (AwaleGame *game,
                           AwaleNode *node)
{
  AwaleBoardLook self = awale_board_look_plain ();
  AwaleNode     *parent = awale_node_get_parent (node);
  AwaleMove      move = awale_node_get_move (node);

  self.show_turn = awale_game_get_stated_outcome (game, node).state != AWALE_GAME_STATE_ENDED;
  awale_marks_read (&self.marks, node);
  if (parent != NULL && move < AWALE_PASS)
    {
      self.last_from = move;
      self.last_to = awale_sowing_pit (move, awale_node_get_position (parent).pits[move]);
    }
  return self;
}

AwaleBoardPainter *
awale_board_painter_new (const AwaleBoardPalette *palette,
                         AwaleMaterial            material)
{
  AwaleBoardPainter *self;

  g_return_val_if_fail (palette != NULL || material == AWALE_MATERIAL_PRINT, NULL);

  self = g_new0 (AwaleBoardPainter, 1);
  self->palette = material == AWALE_MATERIAL_PRINT ? &print_palette : palette;
  self->material = material;
  self->font = g_strdup ("Sans");
  return self;
}

void
awale_board_painter_free (AwaleBoardPainter *self)
{
  if (self == NULL)
    return;
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    for (size_t shape = 0; shape < G_N_ELEMENTS (self->heaps[spot]); shape++)
      g_free (self->heaps[spot][shape]);
  g_free (self->font);
  g_free (self);
}

void
awale_board_painter_set_font (AwaleBoardPainter *self,
                              const char        *family)
{
  g_return_if_fail (self != NULL && family != NULL);

  awale_set_str (&self->font, family);
}

void
awale_board_painter_paint_body (AwaleBoardPainter   *self,
                                cairo_t             *cr,
                                const AwaleGeometry *geometry)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);

  switch (self->material)
    {
    case AWALE_MATERIAL_CARVED:
      awale_board_paint_carved (cr, geometry, self->palette);
      break;
    case AWALE_MATERIAL_VECTOR:
      awale_board_paint_vector_wood (cr, geometry, self->palette);
      for (int spot = 0; spot < AWALE_SPOTS; spot++)
        awale_board_paint_vector_spot (cr, geometry, self->palette, spot);
      break;
    case AWALE_MATERIAL_PRINT:
      awale_board_paint_print (cr, geometry);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
awale_board_painter_paint_wood (AwaleBoardPainter   *self,
                                cairo_t             *cr,
                                const AwaleGeometry *geometry)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);
  g_return_if_fail (self->material == AWALE_MATERIAL_VECTOR);

  awale_board_paint_vector_wood (cr, geometry, self->palette);
}

void
awale_board_painter_paint_spot (AwaleBoardPainter   *self,
                                cairo_t             *cr,
                                const AwaleGeometry *geometry,
                                int                  spot)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);
  g_return_if_fail (self->material == AWALE_MATERIAL_VECTOR);
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);

  awale_board_paint_vector_spot (cr, geometry, self->palette, spot);
}

static void
paint_warmth (AwaleBoardPainter   *self,
              cairo_t             *cr,
              const AwaleGeometry *geometry,
              AwaleSide            side)
{
  AwaleRect        first = geometry->cells[side * AWALE_SIDE_PITS];
  AwaleRect        last = geometry->cells[side * AWALE_SIDE_PITS + AWALE_SIDE_PITS - 1];
  double           left = MIN (first.x, last.x), right = MAX (first.x, last.x) + first.width;
  double           x = (left + right) / 2, y = first.y + first.height * 0.5;
  cairo_pattern_t *pattern;

  cairo_save (cr);
  awale_path_rounded (cr, geometry->body, geometry->radius);
  cairo_clip (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, (right - left) * 0.58, first.height * 0.86);
  pattern = cairo_pattern_create_radial (0, 0, 0, 0, 0, 1);
  awale_add_stop (pattern, 0, self->palette->warmth);
  awale_add_stop (pattern, 0.55, awale_color_fade (self->palette->warmth, 0.72));
  awale_add_stop (pattern, 0.85, awale_color_fade (self->palette->warmth, 0.20));
  awale_add_stop (pattern, 1, awale_color_fade (self->palette->warmth, 0));
  cairo_set_source (cr, pattern);
  cairo_rectangle (cr, -1, -1, 2, 2);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_restore (cr);
}

void
awale_board_painter_paint_turn (AwaleBoardPainter   *self,
                                cairo_t             *cr,
                                const AwaleGeometry *geometry,
                                AwaleSide            side)
{
  AwaleRect sign = geometry->turns[side];

  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);

  if (self->material != AWALE_MATERIAL_PRINT)
    paint_warmth (self, cr, geometry, side);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, sign.x, sign.y);
  cairo_line_to (cr, sign.x + sign.width, sign.y + sign.height / 2);
  cairo_line_to (cr, sign.x, sign.y + sign.height);
  cairo_close_path (cr);
  awale_set_color (cr, self->palette->letter);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* A heap of at least @n seeds. It grows by a dozen at a time, because few heaps are ever full. */
static const AwaleSeed *
get_heap (AwaleBoardPainter   *self,
          const AwaleGeometry *geometry,
          int                  spot,
          int                  n)
{
  AwaleHeapShape shape = awale_geometry_get_shape (geometry, spot);
  AwaleSeed    **heap = &self->heaps[spot][shape];

  if (*heap == NULL || self->placed[spot][shape] < n)
    {
      n = MIN ((n + 11) / 12 * 12, AWALE_SEEDS);
      *heap = g_renew (AwaleSeed, *heap, MAX (n, 1));
      awale_seeds_place (spot, shape, *heap, n);
      self->placed[spot][shape] = n;
    }
  return *heap;
}

/* The shade on a seed: seeds near the upper left wall are in the wall's shadow, but less so in each
 * higher layer. */
static double
get_shade (const AwaleSeed *seed,
           AwaleRect        rect,
           double           pit)
{
  double core_x = MAX (rect.width / pit - 1, 0) / 2, core_y = MAX (rect.height / pit - 1, 0) / 2;
  double edge_x = seed->x - CLAMP (seed->x, -core_x, core_x);
  double edge_y = seed->y - CLAMP (seed->y, -core_y, core_y);
  double to_sun = edge_x * AWALE_LIGHT_X + edge_y * AWALE_LIGHT_Y;

  return CLAMP (0.10 + 0.55 * to_sun - 0.10 * seed->layer, 0, 0.35);
}

static void
paint_seed (AwaleBoardPainter *self,
            cairo_t           *cr,
            const AwaleSeed   *seed,
            double             lift,
            double             shade,
            AwaleSeedParts     parts)
{
  switch (self->material)
    {
    case AWALE_MATERIAL_CARVED:
      awale_seed_paint_carved (cr, seed, self->palette, lift, shade, parts);
      break;
    case AWALE_MATERIAL_VECTOR:
      awale_seed_paint (cr, seed, self->palette, lift, shade, parts);
      break;
    case AWALE_MATERIAL_PRINT:
      if (parts & AWALE_SEED_BODY)
        awale_seed_paint_print (cr, seed);
      break;
    default:
      g_assert_not_reached ();
    }
}

static AwaleSeed
place_seed (AwaleSeed seed,
            AwaleRect rect,
            double    pit)
{
  double x, y;

  awale_rect_get_center (rect, &x, &y);
  seed.x = x + seed.x * pit;
  seed.y = y + seed.y * pit;
  seed.radius *= pit;
  return seed;
}

AwaleSeed
awale_board_painter_get_heap_seed (AwaleBoardPainter   *self,
                                   const AwaleGeometry *geometry,
                                   int                  spot,
                                   int                  index)
{
  const AwaleSeed none = { 0 };

  g_return_val_if_fail (self != NULL && geometry != NULL, none);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, none);
  g_return_val_if_fail (index >= 0 && index < AWALE_SEEDS, none);

  return place_seed (get_heap (self, geometry, spot, index + 1)[index], geometry->spots[spot],
                     geometry->pit);
}

/* Paints seeds of a heap; their shadows may climb the wall but do not leave the hollow. */
static void
paint_heap (AwaleBoardPainter   *self,
            cairo_t             *cr,
            const AwaleGeometry *geometry,
            int                  spot,
            int                  first,
            int                  end)
{
  const AwaleSeed *heap = get_heap (self, geometry, spot, end);
  AwaleRect        rect = geometry->spots[spot];

  cairo_save (cr);
  awale_path_capsule (cr, rect, 0);
  cairo_clip (cr);
  for (int k = first; k < end; k++)
    {
      AwaleSeed seed = place_seed (heap[k], rect, geometry->pit);

      paint_seed (self, cr, &seed, 0, get_shade (&heap[k], rect, geometry->pit), AWALE_SEED_WHOLE);
    }
  cairo_restore (cr);
}

void
awale_board_painter_paint_heap_seed (AwaleBoardPainter   *self,
                                     cairo_t             *cr,
                                     const AwaleGeometry *geometry,
                                     int                  spot,
                                     int                  index)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (index >= 0 && index < AWALE_SEEDS);

  paint_heap (self, cr, geometry, spot, index, index + 1);
}

void
awale_board_painter_paint_seeds (AwaleBoardPainter   *self,
                                 cairo_t             *cr,
                                 const AwaleGeometry *geometry,
                                 int                  spot,
                                 int                  n)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (n >= 0 && n <= AWALE_SEEDS);

  paint_heap (self, cr, geometry, spot, 0, n);
}

void
awale_board_painter_paint_seed (AwaleBoardPainter   *self,
                                cairo_t             *cr,
                                const AwaleGeometry *geometry,
                                const AwaleSeed     *seed,
                                double               lift,
                                AwaleSeedParts       parts)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL && seed != NULL);

  cairo_save (cr);
  paint_seed (self, cr, seed, lift * geometry->pit, 0.05, parts);
  cairo_restore (cr);
}

/* Turns hinting off, so that letters keep their shapes and places at every scale. */
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

/* Shows a text centered by the height of a capital letter, so that all texts of a row have one
 * baseline. */
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
  double                  x, y, width;
  int                     text_width;
  AwaleRect               pill;

  pango_layout_get_size (layout, &text_width, NULL);
  awale_rect_get_center (box, &x, &y);
  width = CLAMP ((double) text_width / PANGO_SCALE + box.height * 0.55, box.height, box.width);
  pill = (AwaleRect) { x - width / 2, box.y, width, box.height };

  cairo_save (cr);
  if (self->material != AWALE_MATERIAL_PRINT)
    {
      awale_path_capsule (cr, pill, 0);
      awale_set_color (cr, self->palette->badge);
      cairo_fill (cr);
    }
  if (outlined)
    {
      awale_path_capsule (cr, pill, -box.height * 0.04);
      cairo_set_line_width (cr, box.height * 0.08);
      cairo_set_dash (cr, (double[]) { box.height * 0.16, box.height * 0.12 }, 2, 0);
      awale_set_color (cr, self->palette->badge_text);
      cairo_stroke (cr);
    }
  awale_set_color (cr, self->palette->badge_text);
  show_centerd (cr, layout, x, y);
  cairo_restore (cr);
}

void
awale_board_painter_paint_letters (AwaleBoardPainter   *self,
                                   cairo_t             *cr,
                                   const AwaleGeometry *geometry)
{
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
      awale_set_color (cr, self->palette->letter);
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

/* Paints light that seems to come from the floor of the hollow. */
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
  awale_set_color (cr, self->palette->badge);
  stroke_ring (cr, rect, FOCUS * d, 1.7 * FOCUS_WIDTH * d);
  awale_set_color (cr, self->palette->focus);
  stroke_ring (cr, rect, FOCUS * d, FOCUS_WIDTH * d);
}

/* Paints notches across the rim, like those of a tally. */
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

/* Begins the path of a bead at the rim on the side of the other row, clear of letter, count and
 * value. */
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

  awale_set_color (cr, awale_color_fade (self->palette->landing, 0.50));
  stroke_ring (cr, rect, RING * d, 0.012 * d);
  paint_bead (cr, geometry, rect, 0.050 * d);
  awale_set_color (cr, self->palette->badge);
  cairo_fill (cr);
  paint_bead (cr, geometry, rect, 0.034 * d);
  awale_set_color (cr, self->palette->landing);
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
  awale_set_color (cr, self->palette->hover);
  stroke_ring (cr, rect, RING * d, 0.028 * d);
}

static void
paint_refused (const AwaleBoardPainter *self,
               cairo_t                 *cr,
               AwaleRect                rect,
               double                   d)
{
  awale_set_color (cr, self->palette->refused);
  cairo_set_dash (cr, (double[]) { 0.075 * d, 0.062 * d }, 2, 0);
  stroke_ring (cr, rect, RING * d, RING_WIDTH * d);
}

static void
paint_harvest (const AwaleBoardPainter *self,
               cairo_t                 *cr,
               AwaleRect                rect,
               double                   d)
{
  awale_set_color (cr, self->palette->harvest);
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
  const AwaleBoardPalette *palette = self->palette;
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
      awale_set_color (cr, palette->last_move);
      paint_last_from (cr, rect, d);
      break;
    case AWALE_OVERLAY_LAST_TO:
      awale_set_color (cr, palette->last_move);
      paint_last_to (cr, geometry, rect);
      break;
    case AWALE_OVERLAY_KROU:
      awale_set_color (cr, awale_color_fade (palette->letter, 0.85));
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
  /* Each color has its own dash pattern, for people who cannot distinguish the colors. */
  static const double dashes[AWALE_MARK_COLORS][2] = { { 0, 0 }, { 0.20, 0.07 }, { 0.09, 0.06 },
                                                       { 0.03, 0.05 } };
  double              d = geometry->pit;

  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (color >= 0 && color < AWALE_MARK_COLORS);

  cairo_save (cr);
  if (dashes[color][0] > 0)
    cairo_set_dash (cr, (double[]) { dashes[color][0] * d, dashes[color][1] * d }, 2, 0);
  awale_set_color (cr, self->palette->marks[color]);
  stroke_ring (cr, geometry->spots[spot], MARK * d, MARK_WIDTH * d);
  cairo_restore (cr);
}

void
awale_board_painter_paint_arrow (AwaleBoardPainter   *self,
                                 cairo_t             *cr,
                                 const AwaleGeometry *geometry,
                                 int                  from,
                                 int                  to,
                                 int                  color)
{
  g_return_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS);
  g_return_if_fail (color < AWALE_MARK_COLORS);

  if (from == to)
    return;
  cairo_save (cr);
  awale_board_arrow_path (cr, geometry, from, to);
  awale_set_color (cr, awale_color_fade (color < 0 ? self->palette->best
                                                   : self->palette->marks[color], 0.88));
  cairo_fill_preserve (cr);
  awale_set_color (cr, awale_color_fade (self->palette->badge, 0.65));
  cairo_set_line_width (cr, ARROW_LINE * geometry->pit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_store_count (AwaleBoardPainter   *self,
                   cairo_t             *cr,
                   const AwaleGeometry *geometry,
                   AwalePosition        position,
                   AwaleSide            side)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d%s", position.stores[side],
              position.halves & 1 << side ? "½" : "");
  awale_board_painter_paint_count_text (self, cr, geometry, AWALE_SPOT_STORE + side, text);
}

static void
paint_marks (AwaleBoardPainter   *self,
             cairo_t             *cr,
             const AwaleGeometry *geometry,
             const AwaleMarks    *marks)
{
  for (int pit = 0; pit < AWALE_PITS; pit++)
    if (marks->circles[pit] != AWALE_MARK_NONE)
      awale_board_painter_paint_mark (self, cr, geometry, pit, marks->circles[pit]);
  for (int from = 0; from < AWALE_PITS; from++)
    for (int to = 0; to < AWALE_PITS; to++)
      if (marks->arrows[from][to] != AWALE_MARK_NONE)
        awale_board_painter_paint_arrow (self, cr, geometry, from, to, marks->arrows[from][to]);
}

static void
paint_look (AwaleBoardPainter    *self,
            cairo_t              *cr,
            const AwaleGeometry  *geometry,
            const AwaleBoardLook *look)
{
  if (look->last_from != AWALE_NO_MOVE)
    awale_board_painter_paint_overlay (self, cr, geometry, look->last_from,
                                       AWALE_OVERLAY_LAST_FROM);
  if (look->last_to != AWALE_NO_MOVE)
    awale_board_painter_paint_overlay (self, cr, geometry, look->last_to, AWALE_OVERLAY_LAST_TO);
  paint_marks (self, cr, geometry, &look->marks);
}

void
awale_board_painter_paint (AwaleBoardPainter    *self,
                           cairo_t              *cr,
                           const AwaleGeometry  *geometry,
                           AwalePosition         position,
                           const AwaleBoardLook *look)
{
  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);

  awale_board_painter_paint_body (self, cr, geometry);
  awale_board_painter_paint_letters (self, cr, geometry);
  if (look != NULL && look->show_turn)
    awale_board_painter_paint_turn (self, cr, geometry, position.side);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      awale_board_painter_paint_seeds (self, cr, geometry, pit, position.pits[pit]);
      awale_board_painter_paint_count (self, cr, geometry, pit, position.pits[pit]);
    }
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      awale_board_painter_paint_seeds (self, cr, geometry, AWALE_SPOT_STORE + side,
                                       position.stores[side]);
      paint_store_count (self, cr, geometry, position, side);
    }
  if (look != NULL)
    paint_look (self, cr, geometry, look);
}
