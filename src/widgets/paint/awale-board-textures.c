/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-textures.h"

#include "awale-surface-node.h"

#include <math.h>

/* Maximum size in bytes of the textures except that of the body. If it is exceeded, all textures
 * are freed. */
#define CACHE_LIMIT (48u << 20)

/* Numbers of steps to which the tone and the angle of seeds in the air are rounded, which limits
 * the number of their textures. */
#define TONE_STEPS 8
#define ANGLE_STEPS 16
/* Number of steps up to MAX_LIFT to which the height of a seed is rounded for its shadow, which
 * gets softer with the height, and the roundness of a seed that casts a shadow. */
#define LIFT_STEPS 8
#define MAX_LIFT 0.6
#define SHADOW_ROUNDNESS 0.9

/* Margin around a pit or store in the texture of a mark, in pit diameters. */
#define MARK_REACH 0.1

typedef enum
{
  PIECE_BODY,
  PIECE_TURN,
  PIECE_SEEDS,
  PIECE_COUNT,
  PIECE_PREVIEW,
  PIECE_OVERLAY,
  PIECE_HEAP,
  PIECE_FLYING,
  PIECE_SHADOW,
  PIECE_MARK,
  PIECE_ARROW,
} Piece;

struct _AwaleBoardTextures
{
  AwaleBoardPainter *painter;
  AwaleGeometry      geometry;
  int                scale;
  bool               software;

  GHashTable *nodes;  /* Painted parts: uint64_t key → GskRenderNode. */
  size_t      memory;
};

/* Paints a part of the board. @spot and @detail identify the part among those of its kind. */
typedef void (*PaintFunc) (AwaleBoardTextures *self,
                           cairo_t          *cr,
                           int               spot,
                           int               detail,
                           const void       *data);

static void
forget (AwaleBoardTextures *self)
{
  g_hash_table_remove_all (self->nodes);
  self->memory = 0;
}

static GskRenderNode *
paint (AwaleBoardTextures *self,
       Piece               piece,
       graphene_rect_t    *bounds,
       PaintFunc           func,
       int                 spot,
       int                 detail,
       const void         *data)
{
  int width = MAX (1, bounds->size.width * self->scale);
  int height = MAX (1, bounds->size.height * self->scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  func (self, cr, spot, detail, data);
  cairo_destroy (cr);
  if (piece == PIECE_FLYING || piece == PIECE_SHADOW)
    surface = awale_surface_crop (surface, self->scale, bounds);
  return awale_surface_to_node (surface, bounds, self->software);
}

static uint64_t
make_key (Piece piece,
          int   spot,
          int   detail)
{
  return (uint64_t) piece << 56 | (uint64_t) (spot & 0xff) << 48 | (uint32_t) detail;
}

static GskRenderNode *
get_piece (AwaleBoardTextures    *self,
           Piece                  piece,
           int                    spot,
           int                    detail,
           const graphene_rect_t *bounds,
           PaintFunc              func,
           const void            *data)
{
  uint64_t key = make_key (piece, spot, detail);
  GskRenderNode *node = g_hash_table_lookup (self->nodes, &key);
  graphene_rect_t area;

  if (node != NULL)
    return node;

  area = *bounds;
  node = paint (self, piece, &area, func, spot, detail, data);
  if (piece != PIECE_BODY)
    {
      size_t size = area.size.width * area.size.height * self->scale * self->scale * 4;

      if (self->memory + size > CACHE_LIMIT)
        forget (self);
      self->memory += size;
    }
  g_hash_table_insert (self->nodes, g_memdup2 (&key, sizeof key), node);
  return node;
}

static void
paint_body (AwaleBoardTextures *self,
            cairo_t            *cr,
            int                 spot,
            int                 detail,
            const void         *data)
{
  awale_board_painter_paint_body (self->painter, cr, &self->geometry);
  awale_board_painter_paint_letters (self->painter, cr, &self->geometry);
}

static void
paint_turn (AwaleBoardTextures *self,
            cairo_t            *cr,
            int                 spot,
            int                 detail,
            const void         *data)
{
  awale_board_painter_paint_turn (self->painter, cr, &self->geometry, detail);
}

static void
paint_seeds (AwaleBoardTextures *self,
             cairo_t            *cr,
             int                 spot,
             int                 detail,
             const void         *data)
{
  awale_board_painter_paint_heap_seed (self->painter, cr, &self->geometry, spot, detail);
}

static void
paint_count (AwaleBoardTextures *self,
             cairo_t            *cr,
             int                 spot,
             int                 detail,
             const void         *data)
{
  g_autofree char *text = NULL;

  if (detail % 2 == 0)
    {
      awale_board_painter_paint_count (self->painter, cr, &self->geometry, spot, detail / 2);
      return;
    }
  text = g_strdup_printf ("%d½", detail / 2);
  awale_board_painter_paint_count_text (self->painter, cr, &self->geometry, spot, text);
}

static void
paint_preview (AwaleBoardTextures *self,
               cairo_t            *cr,
               int                 spot,
               int                 detail,
               const void         *data)
{
  awale_board_painter_paint_preview (self->painter, cr, &self->geometry, spot, detail);
}

static void
paint_overlay (AwaleBoardTextures *self,
               cairo_t            *cr,
               int                 spot,
               int                 detail,
               const void         *data)
{
  awale_board_painter_paint_overlay (self->painter, cr, &self->geometry, spot, detail);
}

static void
paint_flying (AwaleBoardTextures *self,
              cairo_t            *cr,
              int                 spot,
              int                 detail,
              const void         *data)
{
  awale_board_painter_paint_seed (self->painter, cr, &self->geometry, data, 0, AWALE_SEED_BODY);
}

static void
paint_shadow (AwaleBoardTextures *self,
              cairo_t            *cr,
              int                 spot,
              int                 detail,
              const void         *data)
{
  awale_board_painter_paint_seed (self->painter, cr, &self->geometry, data,
                                  MAX_LIFT * spot / LIFT_STEPS, AWALE_SEED_SHADOW);
}

static void
paint_mark (AwaleBoardTextures *self,
            cairo_t            *cr,
            int                 spot,
            int                 detail,
            const void         *data)
{
  awale_board_painter_paint_mark (self->painter, cr, &self->geometry, spot, detail);
}

/* Paints an arrow from @spot. @detail combines the pit at its end (upper bits) and its color plus
 * one (lower 8 bits). */
static void
paint_arrow (AwaleBoardTextures *self,
             cairo_t            *cr,
             int                 spot,
             int                 detail,
             const void         *data)
{
  awale_board_painter_paint_arrow (self->painter, cr, &self->geometry, spot, detail >> 8,
                                   (detail & 0xff) - 1);
}

static GskRenderNode *
get_heap_seed (AwaleBoardTextures *self,
               int                 spot,
               int                 index)
{
  AwaleSeed seed = awale_board_painter_get_heap_seed (self->painter, &self->geometry, spot,
                                                      index);
  double reach = 2 * seed.radius;
  graphene_rect_t bounds = awale_board_textures_round_out ((AwaleRect) { seed.x - reach,
                                                                         seed.y - reach, 2 * reach,
                                                                         2 * reach });

  return get_piece (self, PIECE_SEEDS, spot, index, &bounds, paint_seeds, NULL);
}

/* The node of a part that lies within the cell of a pit or store. */
static GskRenderNode *
get_cell_piece (AwaleBoardTextures *self,
                Piece               piece,
                int                 spot,
                int                 detail,
                PaintFunc           func)
{
  graphene_rect_t cell = awale_board_textures_round_out (self->geometry.cells[spot]);

  return get_piece (self, piece, spot, detail, &cell, func, NULL);
}

/* The node that @func paints for a seed, with the center of the seed at the origin. The look of the
 * seed is rounded to limit the number of textures. */
static GskRenderNode *
get_likeness (AwaleBoardTextures *self,
              Piece               piece,
              AwaleSeed          *likeness,
              int                 height,
              PaintFunc           func)
{
  int tone = round (likeness->tone * TONE_STEPS);
  int angle = (int) round (likeness->angle / (2 * G_PI) * ANGLE_STEPS) & (ANGLE_STEPS - 1);
  int size = CLAMP (round (likeness->radius * 2), 1, 255);
  int roundness = CLAMP (round (likeness->roundness * 15), 1, 15);
  double lift = MAX_LIFT * height / LIFT_STEPS, reach;
  graphene_rect_t bounds;

  likeness->x = likeness->y = 0;
  likeness->tone = (double) tone / TONE_STEPS;
  likeness->angle = 2 * G_PI * angle / ANGLE_STEPS;
  likeness->radius = size / 2.0;
  likeness->roundness = roundness / 15.0;
  reach = ceil ((2 + 2 * lift) * likeness->radius + lift * self->geometry.pit + 1);
  bounds = GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach);
  return get_piece (self, piece, height, tone << 20 | angle << 12 | size << 4 | roundness, &bounds,
                    func, likeness);
}

AwaleBoardTextures *
awale_board_textures_new (AwaleBoardPainter   *painter,
                          const AwaleGeometry *geometry,
                          int                  scale,
                          bool                 software)
{
  AwaleBoardTextures *self;

  g_return_val_if_fail (painter != NULL, NULL);
  g_return_val_if_fail (geometry != NULL, NULL);
  g_return_val_if_fail (scale >= 1, NULL);

  self = g_new0 (AwaleBoardTextures, 1);
  self->painter = painter;
  self->geometry = *geometry;
  self->scale = scale;
  self->software = software;
  self->nodes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                       (GDestroyNotify) gsk_render_node_unref);
  return self;
}

void
awale_board_textures_free (AwaleBoardTextures *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->nodes);
  g_free (self);
}

graphene_rect_t
awale_board_textures_round_out (AwaleRect rect)
{
  double x = floor (rect.x), y = floor (rect.y);

  return GRAPHENE_RECT_INIT (x, y, ceil (rect.x + rect.width) - x, ceil (rect.y + rect.height) - y);
}

GskRenderNode *
awale_board_textures_get_body (AwaleBoardTextures *self)
{
  graphene_rect_t area;

  g_return_val_if_fail (self != NULL, NULL);

  area = awale_board_textures_round_out ((AwaleRect) { 0, 0, self->geometry.width,
                                                       self->geometry.height });
  return get_piece (self, PIECE_BODY, 0, 0, &area, paint_body, NULL);
}

GskRenderNode *
awale_board_textures_get_turn (AwaleBoardTextures *self,
                               AwaleSide           side)
{
  graphene_rect_t area;
  AwaleRect half;
  bool below;

  g_return_val_if_fail (self != NULL, NULL);

  /* The light that shows whose turn it is covers that player's half of the wood. */
  half = self->geometry.body;
  half.height /= 2;
  below = (side == AWALE_NORTH) == ((self->geometry.flags & AWALE_GEOMETRY_FLIPPED) != 0);
  if (below)
    half.y += half.height;
  area = awale_board_textures_round_out (half);
  return get_piece (self, PIECE_TURN, 0, side, &area, paint_turn, NULL);
}

GskRenderNode *
awale_board_textures_get_heap (AwaleBoardTextures *self,
                               int                 spot,
                               int                 n)
{
  uint64_t key = make_key (PIECE_HEAP, spot, n);
  GskRenderNode *seeds[AWALE_SEEDS];
  GskRenderNode *heap;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);
  g_return_val_if_fail (n >= 0 && n <= AWALE_SEEDS, NULL);

  heap = g_hash_table_lookup (self->nodes, &key);
  if (heap != NULL)
    return heap;

  /* A heap is composed of the nodes of its seeds, so that no seed is painted again when another is
   * added or taken away. */
  for (int i = 0; i < n; i++)
    seeds[i] = gsk_render_node_ref (get_heap_seed (self, spot, i));
  heap = gsk_container_node_new (seeds, n);
  for (int i = 0; i < n; i++)
    gsk_render_node_unref (seeds[i]);
  g_hash_table_insert (self->nodes, g_memdup2 (&key, sizeof key), heap);
  return heap;
}

GskRenderNode *
awale_board_textures_get_count (AwaleBoardTextures *self,
                                int                 spot,
                                int                 count,
                                bool                half)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);

  return get_cell_piece (self, PIECE_COUNT, spot, 2 * count + half, paint_count);
}

GskRenderNode *
awale_board_textures_get_preview (AwaleBoardTextures *self,
                                  int                 spot,
                                  int                 count)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);

  return get_cell_piece (self, PIECE_PREVIEW, spot, count, paint_preview);
}

GskRenderNode *
awale_board_textures_get_overlay (AwaleBoardTextures *self,
                                  int                 spot,
                                  AwaleOverlay        overlay)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);

  return get_cell_piece (self, PIECE_OVERLAY, spot, overlay, paint_overlay);
}

GskRenderNode *
awale_board_textures_get_ball (AwaleBoardTextures *self,
                               const AwaleSeed    *seed)
{
  AwaleSeed likeness;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);

  likeness = *seed;
  return get_likeness (self, PIECE_FLYING, &likeness, 0, paint_flying);
}

GskRenderNode *
awale_board_textures_get_shadow (AwaleBoardTextures *self,
                                 const AwaleSeed    *seed,
                                 double              lift)
{
  AwaleSeed likeness;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);

  likeness = (AwaleSeed) { .radius = seed->radius, .roundness = SHADOW_ROUNDNESS };
  return get_likeness (self, PIECE_SHADOW, &likeness,
                       CLAMP (round (lift / MAX_LIFT * LIFT_STEPS), 0, LIFT_STEPS), paint_shadow);
}

GskRenderNode *
awale_board_textures_get_mark (AwaleBoardTextures *self,
                               int                 spot,
                               int                 color)
{
  graphene_rect_t area;
  AwaleRect rect;
  double margin;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);

  rect = self->geometry.spots[spot];
  margin = MARK_REACH * self->geometry.pit;
  area = awale_board_textures_round_out ((AwaleRect) { rect.x - margin, rect.y - margin,
                                                       rect.width + 2 * margin,
                                                       rect.height + 2 * margin });
  return get_piece (self, PIECE_MARK, spot, color, &area, paint_mark, NULL);
}

GskRenderNode *
awale_board_textures_get_arrow (AwaleBoardTextures *self,
                                int                 from,
                                int                 to,
                                int                 color)
{
  graphene_rect_t area;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS, NULL);

  area = awale_board_textures_round_out (awale_board_arrow_get_bounds (&self->geometry, from,
                                                                        to));
  return get_piece (self, PIECE_ARROW, from, to << 8 | (color + 1), &area, paint_arrow, NULL);
}

size_t
awale_board_textures_get_memory (AwaleBoardTextures *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->memory;
}
