/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-skin.h"

#include "awale-surface-node.h"

#include <math.h>

/* So many bytes of hollows and seeds are kept beside the body; past it all of them are let go. */
#define CACHE_LIMIT (48u << 20)

/* A seed in the air is painted in so many likenesses, and no more, so that they can be kept. */
#define TONE_STEPS 8
#define ANGLE_STEPS 16
/* Its shadow, which grows softer with its height, is that of a round seed. */
#define LIFT_STEPS 8
#define MAX_LIFT 0.6
#define SHADOW_ROUNDNESS 0.9

/* How far marks reach beyond a hollow's edge, in pits. */
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

struct _AwaleBoardSkin
{
  GObject parent_instance;

  AwaleGeometry       geometry;
  bool                has_geometry;
  int                 scale;
  bool                software;
  const AwalePalette *palette;
  AwaleBoardPainter  *painter;
  char               *font;

  GHashTable *pieces;  /* uint64_t → GskRenderNode in the board's coordinates. */
  size_t      memory;
};

G_DEFINE_FINAL_TYPE (AwaleBoardSkin, awale_board_skin, G_TYPE_OBJECT)

/* Paints a piece; @hollow and @detail are the ones that its key was made of. */
typedef void (*PaintFunc) (AwaleBoardSkin *self,
                           cairo_t        *cr,
                           int             hollow,
                           int             detail,
                           const void     *data);

static void
forget (AwaleBoardSkin *self)
{
  g_hash_table_remove_all (self->pieces);
  self->memory = 0;
}

static void
painter_changed (AwaleBoardSkin *self)
{
  forget (self);
  g_clear_pointer (&self->painter, awale_board_painter_free);
  if (self->palette == NULL)
    return;
  self->painter = awale_board_painter_new (self->palette, AWALE_MATERIAL_CARVED);
  if (self->font != NULL)
    awale_board_painter_set_font (self->painter, self->font);
}

/* The smallest rectangle of whole pixels around @rect: what is painted there is not resampled. */
static graphene_rect_t
round_out (AwaleRect rect)
{
  double x = floor (rect.x), y = floor (rect.y);

  return GRAPHENE_RECT_INIT (x, y, ceil (rect.x + rect.width) - x, ceil (rect.y + rect.height) - y);
}

static GskRenderNode *
paint (AwaleBoardSkin  *self,
       Piece            piece,
       graphene_rect_t *bounds,
       PaintFunc        func,
       int              hollow,
       int              detail,
       const void      *data)
{
  int width = MAX (1, bounds->size.width * self->scale);
  int height = MAX (1, bounds->size.height * self->scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  func (self, cr, hollow, detail, data);
  cairo_destroy (cr);
  if (piece == PIECE_FLYING || piece == PIECE_SHADOW)
    surface = awale_surface_crop (surface, self->scale, bounds);
  return awale_surface_to_node (surface, bounds, self->software);
}

static uint64_t
make_key (Piece piece,
          int   hollow,
          int   detail)
{
  return (uint64_t) piece << 56 | (uint64_t) (hollow & 0xff) << 48 | (uint32_t) detail;
}

static GskRenderNode *
get_piece (AwaleBoardSkin        *self,
           Piece                  piece,
           int                    hollow,
           int                    detail,
           const graphene_rect_t *bounds,
           PaintFunc              func,
           const void            *data)
{
  uint64_t key = make_key (piece, hollow, detail);
  GskRenderNode *node = g_hash_table_lookup (self->pieces, &key);
  graphene_rect_t area;

  if (node != NULL)
    return node;

  area = *bounds;
  node = paint (self, piece, &area, func, hollow, detail, data);
  if (piece != PIECE_BODY)
    {
      size_t size = area.size.width * area.size.height * self->scale * self->scale * 4;

      if (self->memory + size > CACHE_LIMIT)
        forget (self);
      self->memory += size;
    }
  g_hash_table_insert (self->pieces, g_memdup2 (&key, sizeof key), node);
  return node;
}

/* Appends @node moved by @x, @y. */
static void
append (GtkSnapshot   *snapshot,
        GskRenderNode *node,
        double         x,
        double         y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
paint_body (AwaleBoardSkin *self,
            cairo_t        *cr,
            int             hollow,
            int             detail,
            const void     *data)
{
  awale_board_painter_paint_body (self->painter, cr, &self->geometry);
  awale_board_painter_paint_letters (self->painter, cr, &self->geometry);
}

static void
paint_turn (AwaleBoardSkin *self,
            cairo_t        *cr,
            int             hollow,
            int             detail,
            const void     *data)
{
  awale_board_painter_paint_turn (self->painter, cr, &self->geometry, detail);
}

static void
paint_seeds (AwaleBoardSkin *self,
             cairo_t        *cr,
             int             hollow,
             int             detail,
             const void     *data)
{
  awale_board_painter_paint_heap_seed (self->painter, cr, &self->geometry, hollow, detail);
}

static void
paint_count (AwaleBoardSkin *self,
             cairo_t        *cr,
             int             hollow,
             int             detail,
             const void     *data)
{
  g_autofree char *text = NULL;

  if (detail % 2 == 0)
    {
      awale_board_painter_paint_count (self->painter, cr, &self->geometry, hollow, detail / 2);
      return;
    }
  text = g_strdup_printf ("%d½", detail / 2);
  awale_board_painter_paint_count_text (self->painter, cr, &self->geometry, hollow, text);
}

static void
paint_preview (AwaleBoardSkin *self,
               cairo_t        *cr,
               int             hollow,
               int             detail,
               const void     *data)
{
  awale_board_painter_paint_preview (self->painter, cr, &self->geometry, hollow, detail);
}

static void
paint_overlay (AwaleBoardSkin *self,
               cairo_t        *cr,
               int             hollow,
               int             detail,
               const void     *data)
{
  awale_board_painter_paint_overlay (self->painter, cr, &self->geometry, hollow, detail);
}

static void
paint_flying (AwaleBoardSkin *self,
              cairo_t        *cr,
              int             hollow,
              int             detail,
              const void     *data)
{
  awale_board_painter_paint_seed (self->painter, cr, &self->geometry, data, 0, AWALE_SEED_BODY);
}

static void
paint_shadow (AwaleBoardSkin *self,
              cairo_t        *cr,
              int             hollow,
              int             detail,
              const void     *data)
{
  awale_board_painter_paint_seed (self->painter, cr, &self->geometry, data,
                                  MAX_LIFT * hollow / LIFT_STEPS, AWALE_SEED_SHADOW);
}

static void
paint_mark (AwaleBoardSkin *self,
            cairo_t        *cr,
            int             hollow,
            int             detail,
            const void     *data)
{
  awale_board_painter_paint_mark (self->painter, cr, &self->geometry, hollow, detail);
}

/* @detail: the hollow that it goes to, and its colour from −1 on. */
static void
paint_arrow (AwaleBoardSkin *self,
             cairo_t        *cr,
             int             hollow,
             int             detail,
             const void     *data)
{
  awale_board_painter_paint_arrow (self->painter, cr, &self->geometry, hollow, detail >> 8,
                                   (detail & 0xff) - 1);
}

static void
snapshot_piece (AwaleBoardSkin        *self,
                GtkSnapshot           *snapshot,
                Piece                  piece,
                int                    hollow,
                int                    detail,
                PaintFunc              func)
{
  graphene_rect_t cell = awale_board_skin_get_cell (self, hollow);

  append (snapshot, get_piece (self, piece, hollow, detail, &cell, func, NULL), -cell.origin.x,
          -cell.origin.y);
}

static GskRenderNode *
get_heap_seed (AwaleBoardSkin *self,
               int             hollow,
               int             index)
{
  AwaleSeed seed = awale_board_painter_get_heap_seed (self->painter, &self->geometry, hollow, index);
  double reach = 2 * seed.radius;
  graphene_rect_t bounds = round_out ((AwaleRect) { seed.x - reach, seed.y - reach, 2 * reach,
                                                    2 * reach });

  return get_piece (self, PIECE_SEEDS, hollow, index, &bounds, paint_seeds, NULL);
}

/* A heap is its seeds, each painted once whatever is added or taken. */
static GskRenderNode *
get_heap (AwaleBoardSkin *self,
          int             hollow,
          int             n)
{
  uint64_t key = make_key (PIECE_HEAP, hollow, n);
  GskRenderNode *heap = g_hash_table_lookup (self->pieces, &key);
  GskRenderNode *seeds[AWALE_SEEDS];

  if (heap != NULL)
    return heap;

  for (int i = 0; i < n; i++)
    seeds[i] = gsk_render_node_ref (get_heap_seed (self, hollow, i));
  heap = gsk_container_node_new (seeds, n);
  for (int i = 0; i < n; i++)
    gsk_render_node_unref (seeds[i]);
  g_hash_table_insert (self->pieces, g_memdup2 (&key, sizeof key), heap);
  return heap;
}

static void
snapshot_heap (AwaleBoardSkin *self,
               GtkSnapshot    *snapshot,
               int             hollow,
               int             n)
{
  graphene_rect_t cell = awale_board_skin_get_cell (self, hollow);

  append (snapshot, get_heap (self, hollow, n), -cell.origin.x, -cell.origin.y);
}

/* @overlays are those to draw of the look's. */
static void
snapshot_overlays (AwaleBoardSkin *self,
                   GtkSnapshot    *snapshot,
                   int             hollow,
                   unsigned        overlays)
{
  for (int overlay = 0; overlay <= AWALE_OVERLAY_KROU; overlay++)
    if ((overlays & AWALE_OVERLAY_BIT (overlay)) != 0)
      snapshot_piece (self, snapshot, PIECE_OVERLAY, hollow, overlay, paint_overlay);
}

static void
awale_board_skin_finalize (GObject *object)
{
  AwaleBoardSkin *self = AWALE_BOARD_SKIN (object);

  g_hash_table_unref (self->pieces);
  g_clear_pointer (&self->painter, awale_board_painter_free);
  g_free (self->font);

  G_OBJECT_CLASS (awale_board_skin_parent_class)->finalize (object);
}

static void
awale_board_skin_class_init (AwaleBoardSkinClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_board_skin_finalize;
}

static void
awale_board_skin_init (AwaleBoardSkin *self)
{
  self->scale = 1;
  self->pieces = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                        (GDestroyNotify) gsk_render_node_unref);
}

bool
awale_hollow_look_equal (const AwaleHollowLook *a,
                         const AwaleHollowLook *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, false);

  return a->seeds == b->seeds && a->count == b->count && a->half == b->half &&
         a->preview == b->preview && a->overlays == b->overlays;
}

AwaleBoardSkin *
awale_board_skin_new (void)
{
  return g_object_new (AWALE_TYPE_BOARD_SKIN, NULL);
}

void
awale_board_skin_set_geometry (AwaleBoardSkin      *self,
                               const AwaleGeometry *geometry)
{
  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (geometry != NULL);

  /* Width, height and flags are all that a geometry is made of. */
  if (self->has_geometry && self->geometry.width == geometry->width &&
      self->geometry.height == geometry->height && self->geometry.flags == geometry->flags)
    return;

  self->geometry = *geometry;
  self->has_geometry = true;
  forget (self);
}

void
awale_board_skin_set_scale (AwaleBoardSkin *self,
                            int             scale)
{
  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (scale >= 1);

  if (self->scale == scale)
    return;

  self->scale = scale;
  forget (self);
}

void
awale_board_skin_set_software (AwaleBoardSkin *self,
                               bool            software)
{
  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  if (self->software == software)
    return;

  self->software = software;
  forget (self);
}

void
awale_board_skin_set_palette (AwaleBoardSkin     *self,
                              const AwalePalette *palette)
{
  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (palette != NULL);

  if (self->palette == palette)
    return;

  self->palette = palette;
  painter_changed (self);
}

void
awale_board_skin_set_font (AwaleBoardSkin *self,
                           const char     *family)
{
  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (family != NULL);

  if (g_strcmp0 (self->font, family) == 0)
    return;

  g_free (self->font);
  self->font = g_strdup (family);
  painter_changed (self);
}

const AwaleGeometry *
awale_board_skin_get_geometry (AwaleBoardSkin *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_SKIN (self), NULL);

  return self->has_geometry ? &self->geometry : NULL;
}

AwaleBoardPainter *
awale_board_skin_get_painter (AwaleBoardSkin *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_SKIN (self), NULL);

  return self->painter;
}

graphene_rect_t
awale_board_skin_get_cell (AwaleBoardSkin *self,
                           int             hollow)
{
  g_return_val_if_fail (AWALE_IS_BOARD_SKIN (self), GRAPHENE_RECT_INIT (0, 0, 0, 0));
  g_return_val_if_fail (hollow >= 0 && hollow < AWALE_HOLLOWS, GRAPHENE_RECT_INIT (0, 0, 0, 0));

  return round_out (self->geometry.cells[hollow]);
}

void
awale_board_skin_snapshot_body (AwaleBoardSkin *self,
                                GtkSnapshot    *snapshot,
                                int             turn)
{
  graphene_rect_t area;
  AwaleRect side;
  bool below;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  if (!self->has_geometry || self->painter == NULL)
    return;

  area = round_out ((AwaleRect) { 0, 0, self->geometry.width, self->geometry.height });
  gtk_snapshot_append_node (snapshot, get_piece (self, PIECE_BODY, 0, 0, &area, paint_body, NULL));
  if (turn < 0)
    return;
  /* A side's light lies in its half of the wood. */
  side = self->geometry.body;
  side.height /= 2;
  below = (turn == AWALE_NORTH) == ((self->geometry.flags & AWALE_GEOMETRY_FLIPPED) != 0);
  if (below)
    side.y += side.height;
  area = round_out (side);
  gtk_snapshot_append_node (snapshot,
                            get_piece (self, PIECE_TURN, 0, turn, &area, paint_turn, NULL));
}

void
awale_board_skin_snapshot_hollow (AwaleBoardSkin        *self,
                                  GtkSnapshot           *snapshot,
                                  int                    hollow,
                                  const AwaleHollowLook *look)
{
  const unsigned under = AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER) |
                         AWALE_OVERLAY_BIT (AWALE_OVERLAY_LANDING);

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (hollow >= 0 && hollow < AWALE_HOLLOWS);
  g_return_if_fail (look != NULL);

  if (!self->has_geometry || self->painter == NULL)
    return;

  snapshot_overlays (self, snapshot, hollow, look->overlays & under);
  if (look->seeds > 0)
    snapshot_heap (self, snapshot, hollow, look->seeds);
  if (look->preview >= 0)
    snapshot_piece (self, snapshot, PIECE_PREVIEW, hollow, look->preview, paint_preview);
  else if (look->count >= 0)
    snapshot_piece (self, snapshot, PIECE_COUNT, hollow, 2 * look->count + look->half, paint_count);
  snapshot_overlays (self, snapshot, hollow, look->overlays & ~under);
}

/* Appends a likeness of a seed, painted around the origin, where the seed is. */
static void
snapshot_likeness (AwaleBoardSkin  *self,
                   GtkSnapshot     *snapshot,
                   Piece            piece,
                   const AwaleSeed *seed,
                   AwaleSeed       *likeness,
                   int              height,
                   PaintFunc        func)
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
  append (snapshot,
          get_piece (self, piece, height, tone << 20 | angle << 12 | size << 4 | roundness, &bounds,
                     func, likeness),
          seed->x, seed->y);
}

void
awale_board_skin_snapshot_seed (AwaleBoardSkin  *self,
                                GtkSnapshot     *snapshot,
                                const AwaleSeed *seed,
                                double           lift)
{
  awale_board_skin_snapshot_shadow (self, snapshot, seed, lift);
  awale_board_skin_snapshot_ball (self, snapshot, seed);
}

void
awale_board_skin_snapshot_ball (AwaleBoardSkin  *self,
                                GtkSnapshot     *snapshot,
                                const AwaleSeed *seed)
{
  AwaleSeed likeness = *seed;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  if (self->has_geometry && self->painter != NULL)
    snapshot_likeness (self, snapshot, PIECE_FLYING, seed, &likeness, 0, paint_flying);
}

void
awale_board_skin_snapshot_shadow (AwaleBoardSkin  *self,
                                  GtkSnapshot     *snapshot,
                                  const AwaleSeed *seed,
                                  double           lift)
{
  AwaleSeed likeness = { .radius = seed->radius, .roundness = SHADOW_ROUNDNESS };

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  if (self->has_geometry && self->painter != NULL)
    snapshot_likeness (self, snapshot, PIECE_SHADOW, seed, &likeness,
                       CLAMP (round (lift / MAX_LIFT * LIFT_STEPS), 0, LIFT_STEPS), paint_shadow);
}

void
awale_board_skin_snapshot_mark (AwaleBoardSkin *self,
                                GtkSnapshot    *snapshot,
                                int             hollow,
                                int             color)
{
  graphene_rect_t area;
  AwaleRect rect;
  double margin;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (hollow >= 0 && hollow < AWALE_HOLLOWS);

  if (!self->has_geometry || self->painter == NULL)
    return;

  rect = self->geometry.hollows[hollow];
  margin = MARK_REACH * self->geometry.pit;
  area = round_out ((AwaleRect) { rect.x - margin, rect.y - margin, rect.width + 2 * margin,
                                  rect.height + 2 * margin });
  gtk_snapshot_append_node (snapshot,
                            get_piece (self, PIECE_MARK, hollow, color, &area, paint_mark, NULL));
}

void
awale_board_skin_snapshot_arrow (AwaleBoardSkin *self,
                                 GtkSnapshot    *snapshot,
                                 int             from,
                                 int             to,
                                 int             color)
{
  graphene_rect_t area;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (from >= 0 && from < AWALE_HOLLOWS && to >= 0 && to < AWALE_HOLLOWS);

  if (!self->has_geometry || self->painter == NULL)
    return;

  area = round_out (awale_board_painter_get_arrow_bounds (&self->geometry, from, to));
  gtk_snapshot_append_node (snapshot, get_piece (self, PIECE_ARROW, from, to << 8 | (color + 1),
                                                 &area, paint_arrow, NULL));
}

size_t
awale_board_skin_get_memory (AwaleBoardSkin *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_SKIN (self), 0);

  return self->memory;
}
