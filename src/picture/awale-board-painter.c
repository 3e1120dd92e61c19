/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-painter-private.h"

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
awale_board_painter_new (const AwalePalette *palette,
                         AwaleMaterial       material)
{
  AwaleBoardPainter *self;

  g_return_val_if_fail (palette != NULL, NULL);

  self = g_new0 (AwaleBoardPainter, 1);
  self->palette = palette;
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

  g_free (self->font);
  self->font = g_strdup (family);
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
  AwaleRect  sign = geometry->turns[side];
  AwaleColor black = { 0, 0, 0, 1 };

  g_return_if_fail (self != NULL && cr != NULL && geometry != NULL);

  if (self->material != AWALE_MATERIAL_PRINT)
    paint_warmth (self, cr, geometry, side);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, sign.x, sign.y);
  cairo_line_to (cr, sign.x + sign.width, sign.y + sign.height / 2);
  cairo_line_to (cr, sign.x, sign.y + sign.height);
  cairo_close_path (cr);
  awale_set_color (cr, self->material == AWALE_MATERIAL_PRINT ? black : self->palette->letter);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* A heap of at least @n seeds; it grows by a dozen at a time, since few heaps are ever full. */
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

/* The shade on a seed: seeds near the upper left wall are in its shadow, those on top are not. */
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

/* Paints seeds of a heap; shadows may climb the wall but do not leave the hollow. */
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
