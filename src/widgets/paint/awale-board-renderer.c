/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-renderer.h"

#include "game/awale-set-str.h"

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

/* Parts of a board that have textures, and what identifies a part among those of its kind besides
 * its pit or store. */
typedef enum
{
  PIECE_BODY,
  PIECE_TURN,     /* Side. */
  PIECE_SEED,     /* Index in the heap. */
  PIECE_HEAP,     /* Number of seeds. */
  PIECE_COUNT,    /* Twice the count, plus one if there is a half seed. */
  PIECE_PREVIEW,  /* Count. */
  PIECE_OVERLAY,  /* AwaleOverlay. */
  PIECE_FLYING,   /* Look of the seed, which has no spot. */
  PIECE_SHADOW,   /* Look of the seed, with its height in LIFT_STEPS instead of a spot. */
  PIECE_MARK,     /* Color. */
  PIECE_ARROW,    /* Pit at its end (upper bits), and its color plus one (lower 8 bits). */
} Piece;

struct _AwaleBoardRenderer
{
  AwaleGeometry            geometry;
  bool                     has_geometry;
  int                      scale;
  bool                     software;
  const AwaleBoardPalette *palette;
  AwaleBoardPainter       *painter;
  char                    *font;

  GHashTable              *nodes;  /* Painted parts: uint64_t key → GskRenderNode. */
  size_t                   memory;
};

static void
forget (AwaleBoardRenderer *self)
{
  g_hash_table_remove_all (self->nodes);
  self->memory = 0;
}

static void
painter_changed (AwaleBoardRenderer *self)
{
  forget (self);
  g_clear_pointer (&self->painter, awale_board_painter_free);
  if (self->palette == NULL)
    return;
  self->painter = awale_board_painter_new (self->palette, AWALE_MATERIAL_CARVED);
  if (self->font != NULL)
    awale_board_painter_set_font (self->painter, self->font);
}

/* --- Nodes ----------------------------------------------------------------------------------- */

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

/* Crops the transparent edges of @surface (transfer full). @bounds (inout) is its place, in units
 * of @scale pixels. (transfer full) */
static cairo_surface_t *
crop (cairo_surface_t *surface,
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

static GskRenderNode *
create_texture_node (cairo_surface_t       *surface,
                     const graphene_rect_t *bounds)
{
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                    GDK_MEMORY_DEFAULT, bytes, stride);
  return gsk_texture_node_new (texture, bounds);
}

/* Creates a node for drawing without a graphics processor, with which GTK 4.8 would convert a whole
 * texture whenever a part of it is drawn. */
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

/* --- Pieces ---------------------------------------------------------------------------------- */

/* The smallest rectangle of whole pixels around @rect, so that its texture need not be
 * resampled. */
static graphene_rect_t
round_out (AwaleRect rect)
{
  double x = floor (rect.x), y = floor (rect.y);

  return GRAPHENE_RECT_INIT (x, y, ceil (rect.x + rect.width) - x, ceil (rect.y + rect.height) - y);
}

/* The square @reach pixels around a point. */
static graphene_rect_t
reach_around (double x,
              double y,
              double reach)
{
  return round_out ((AwaleRect) { x - reach, y - reach, 2 * reach, 2 * reach });
}

/* The light that shows whose turn it is covers that player's half of the wood. */
static graphene_rect_t
get_turn_bounds (const AwaleGeometry *geometry,
                 AwaleSide            side)
{
  AwaleRect half = geometry->body;

  half.height /= 2;
  if ((side == AWALE_NORTH) == ((geometry->flags & AWALE_GEOMETRY_FLIPPED) != 0))
    half.y += half.height;
  return round_out (half);
}

/* The rectangle in which a piece is painted. That of a seed in the air, @likeness, is around the
 * origin. */
static graphene_rect_t
get_bounds (AwaleBoardRenderer *self,
            Piece               piece,
            int                 spot,
            int                 detail,
            const AwaleSeed    *likeness)
{
  const AwaleGeometry *geometry = &self->geometry;
  double lift = MAX_LIFT * spot / LIFT_STEPS, margin = MARK_REACH * geometry->pit;
  AwaleRect rect = geometry->spots[spot];
  AwaleSeed seed;

  switch (piece)
    {
    case PIECE_BODY:
      return round_out ((AwaleRect) { 0, 0, geometry->width, geometry->height });
    case PIECE_TURN:
      return get_turn_bounds (geometry, detail);
    case PIECE_SEED:
      seed = awale_board_painter_get_heap_seed (self->painter, geometry, spot, detail);
      return reach_around (seed.x, seed.y, 2 * seed.radius);
    case PIECE_FLYING:
    case PIECE_SHADOW:
      return reach_around (0, 0, ceil ((2 + 2 * lift) * likeness->radius + lift * geometry->pit
                                       + 1));
    case PIECE_MARK:
      return round_out ((AwaleRect) { rect.x - margin, rect.y - margin, rect.width + 2 * margin,
                                      rect.height + 2 * margin });
    case PIECE_ARROW:
      return round_out (awale_board_arrow_get_bounds (geometry, spot, detail >> 8));
    default:
      return awale_board_renderer_get_cell (self, spot);
    }
}

static void
paint_count (AwaleBoardRenderer *self,
             cairo_t            *cr,
             int                 spot,
             int                 halves)
{
  g_autofree char *text = NULL;

  if (halves % 2 == 0)
    {
      awale_board_painter_paint_count (self->painter, cr, &self->geometry, spot, halves / 2);
      return;
    }
  text = g_strdup_printf ("%d½", halves / 2);
  awale_board_painter_paint_count_text (self->painter, cr, &self->geometry, spot, text);
}

static void
paint_piece (AwaleBoardRenderer *self,
             cairo_t            *cr,
             Piece               piece,
             int                 spot,
             int                 detail,
             const AwaleSeed    *likeness)
{
  AwaleBoardPainter *painter = self->painter;
  const AwaleGeometry *geometry = &self->geometry;

  switch (piece)
    {
    case PIECE_BODY:
      awale_board_painter_paint_body (painter, cr, geometry);
      awale_board_painter_paint_letters (painter, cr, geometry);
      break;
    case PIECE_TURN:
      awale_board_painter_paint_turn (painter, cr, geometry, detail);
      break;
    case PIECE_SEED:
      awale_board_painter_paint_heap_seed (painter, cr, geometry, spot, detail);
      break;
    case PIECE_COUNT:
      paint_count (self, cr, spot, detail);
      break;
    case PIECE_PREVIEW:
      awale_board_painter_paint_preview (painter, cr, geometry, spot, detail);
      break;
    case PIECE_OVERLAY:
      awale_board_painter_paint_overlay (painter, cr, geometry, spot, detail);
      break;
    case PIECE_FLYING:
      awale_board_painter_paint_seed (painter, cr, geometry, likeness, 0, AWALE_SEED_BODY);
      break;
    case PIECE_SHADOW:
      awale_board_painter_paint_seed (painter, cr, geometry, likeness,
                                      MAX_LIFT * spot / LIFT_STEPS, AWALE_SEED_SHADOW);
      break;
    case PIECE_MARK:
      awale_board_painter_paint_mark (painter, cr, geometry, spot, detail);
      break;
    case PIECE_ARROW:
      awale_board_painter_paint_arrow (painter, cr, geometry, spot, detail >> 8,
                                       (detail & 0xff) - 1);
      break;
    case PIECE_HEAP:
    default:
      g_assert_not_reached ();
    }
}

static GskRenderNode *
create_piece (AwaleBoardRenderer *self,
              Piece               piece,
              int                 spot,
              int                 detail,
              const AwaleSeed    *likeness)
{
  graphene_rect_t bounds = get_bounds (self, piece, spot, detail, likeness);
  int width = MAX (1, bounds.size.width * self->scale);
  int height = MAX (1, bounds.size.height * self->scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr;
  GskRenderNode *node;
  size_t size;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -bounds.origin.x, -bounds.origin.y);
  paint_piece (self, cr, piece, spot, detail, likeness);
  cairo_destroy (cr);
  if (likeness != NULL)
    surface = crop (surface, self->scale, &bounds);
  node = self->software ? create_cairo_node (surface, &bounds)
                        : create_texture_node (surface, &bounds);
  cairo_surface_destroy (surface);
  size = bounds.size.width * bounds.size.height * self->scale * self->scale * 4;
  if (piece == PIECE_BODY)
    return node;
  if (self->memory + size > CACHE_LIMIT)
    forget (self);
  self->memory += size;
  return node;
}

static GskRenderNode *get_piece (AwaleBoardRenderer *self,
                                 Piece               piece,
                                 int                 spot,
                                 int                 detail,
                                 const AwaleSeed    *likeness);

/* Builds the first @n seeds of a heap from the nodes of single seeds, so that adding or removing a
 * seed repaints no other. */
static GskRenderNode *
create_heap (AwaleBoardRenderer *self,
             int                 spot,
             int                 n)
{
  GskRenderNode *seeds[AWALE_SEEDS];
  GskRenderNode *heap;

  for (int i = 0; i < n; i++)
    seeds[i] = gsk_render_node_ref (get_piece (self, PIECE_SEED, spot, i, NULL));
  heap = gsk_container_node_new (seeds, n);
  for (int i = 0; i < n; i++)
    gsk_render_node_unref (seeds[i]);
  return heap;
}

/* The render node of a piece. The next call may free it. (transfer none) */
static GskRenderNode *
get_piece (AwaleBoardRenderer *self,
           Piece               piece,
           int                 spot,
           int                 detail,
           const AwaleSeed    *likeness)
{
  uint64_t key = (uint64_t) piece << 56 | (uint64_t) (spot & 0xff) << 48 | (uint32_t) detail;
  GskRenderNode *node = g_hash_table_lookup (self->nodes, &key);

  if (node != NULL)
    return node;
  node = piece == PIECE_HEAP ? create_heap (self, spot, detail)
                             : create_piece (self, piece, spot, detail, likeness);
  g_hash_table_insert (self->nodes, g_memdup2 (&key, sizeof key), node);
  return node;
}

/* Appends a piece, or nothing without a geometry or a palette. */
static void
append (AwaleBoardRenderer *self,
        GtkSnapshot        *snapshot,
        Piece               piece,
        int                 spot,
        int                 detail)
{
  if (self->has_geometry && self->painter != NULL)
    gtk_snapshot_append_node (snapshot, get_piece (self, piece, spot, detail, NULL));
}

static void
append_overlays (AwaleBoardRenderer *self,
                 GtkSnapshot        *snapshot,
                 int                 spot,
                 unsigned            overlays)
{
  for (int overlay = 0; overlay <= AWALE_OVERLAY_KROU; overlay++)
    if ((overlays & AWALE_OVERLAY_BIT (overlay)) != 0)
      append (self, snapshot, PIECE_OVERLAY, spot, overlay);
}

/* Appends @seed or its shadow, whose looks are rounded to limit the number of textures. */
static void
append_seed (AwaleBoardRenderer *self,
             GtkSnapshot        *snapshot,
             Piece               piece,
             int                 height,
             AwaleSeed           seed)
{
  int tone = round (seed.tone * TONE_STEPS);
  int angle = (int) round (seed.angle / (2 * G_PI) * ANGLE_STEPS) & (ANGLE_STEPS - 1);
  int size = CLAMP (round (seed.radius * 2), 1, 255);
  int roundness = CLAMP (round (seed.roundness * 15), 1, 15);
  const AwaleSeed likeness = { .tone = (double) tone / TONE_STEPS,
                               .angle = 2 * G_PI * angle / ANGLE_STEPS,
                               .radius = size / 2.0, .roundness = roundness / 15.0,
                               .layer = seed.layer };

  if (!self->has_geometry || self->painter == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (seed.x, seed.y));
  gtk_snapshot_append_node (snapshot,
                            get_piece (self, piece, height,
                                       tone << 20 | angle << 12 | size << 4 | roundness,
                                       &likeness));
  gtk_snapshot_restore (snapshot);
}

/* --- The renderer ---------------------------------------------------------------------------- */

AwaleBoardRenderer *
awale_board_renderer_new (void)
{
  AwaleBoardRenderer *self = g_rc_box_new0 (AwaleBoardRenderer);

  self->scale = 1;
  self->nodes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                       (GDestroyNotify) gsk_render_node_unref);
  return self;
}

AwaleBoardRenderer *
awale_board_renderer_ref (AwaleBoardRenderer *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  AwaleBoardRenderer *self = data;

  g_hash_table_unref (self->nodes);
  g_clear_pointer (&self->painter, awale_board_painter_free);
  g_free (self->font);
}

void
awale_board_renderer_unref (AwaleBoardRenderer *self)
{
  g_rc_box_release_full (self, clear);
}

void
awale_board_renderer_set_geometry (AwaleBoardRenderer  *self,
                                   const AwaleGeometry *geometry)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (geometry != NULL);

  /* Compare only width, height and flags, on which everything else in a geometry depends. */
  if (self->has_geometry && self->geometry.width == geometry->width &&
      self->geometry.height == geometry->height && self->geometry.flags == geometry->flags)
    return;

  self->geometry = *geometry;
  self->has_geometry = true;
  forget (self);
}

void
awale_board_renderer_set_scale (AwaleBoardRenderer *self,
                                int                 scale)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (scale >= 1);

  if (self->scale == scale)
    return;

  self->scale = scale;
  forget (self);
}

void
awale_board_renderer_set_software (AwaleBoardRenderer *self,
                                   bool                software)
{
  g_return_if_fail (self != NULL);

  if (self->software == software)
    return;

  self->software = software;
  forget (self);
}

void
awale_board_renderer_set_palette (AwaleBoardRenderer *self,
                                  const AwaleBoardPalette *palette)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (palette != NULL);

  if (self->palette == palette)
    return;

  self->palette = palette;
  painter_changed (self);
}

void
awale_board_renderer_set_font (AwaleBoardRenderer *self,
                               const char         *family)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (family != NULL);

  if (!awale_set_str (&self->font, family))
    return;

  painter_changed (self);
}

const AwaleGeometry *
awale_board_renderer_get_geometry (AwaleBoardRenderer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->has_geometry ? &self->geometry : NULL;
}

AwaleBoardPainter *
awale_board_renderer_get_painter (AwaleBoardRenderer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->painter;
}

graphene_rect_t
awale_board_renderer_get_cell (AwaleBoardRenderer *self,
                               int                 spot)
{
  g_return_val_if_fail (self != NULL, GRAPHENE_RECT_INIT (0, 0, 0, 0));
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, GRAPHENE_RECT_INIT (0, 0, 0, 0));

  return round_out (self->geometry.cells[spot]);
}

int
awale_board_renderer_find_spot (AwaleBoardRenderer *self,
                                double              x,
                                double              y)
{
  g_return_val_if_fail (self != NULL, AWALE_SPOT_NONE);

  return self->has_geometry ? awale_geometry_hit (&self->geometry, x, y) : AWALE_SPOT_NONE;
}

void
awale_board_renderer_snapshot_body (AwaleBoardRenderer *self,
                                    GtkSnapshot        *snapshot,
                                    int                 turn)
{
  g_return_if_fail (self != NULL);

  append (self, snapshot, PIECE_BODY, 0, 0);
  if (turn >= 0)
    append (self, snapshot, PIECE_TURN, 0, turn);
}

void
awale_board_renderer_snapshot_spot (AwaleBoardRenderer   *self,
                                    GtkSnapshot          *snapshot,
                                    int                   spot,
                                    const AwaleSpotState *look)
{
  const unsigned under = AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER) |
                         AWALE_OVERLAY_BIT (AWALE_OVERLAY_LANDING);

  g_return_if_fail (self != NULL);
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (look != NULL && look->seeds <= AWALE_SEEDS);

  append_overlays (self, snapshot, spot, look->overlays & under);
  if (look->seeds > 0)
    append (self, snapshot, PIECE_HEAP, spot, look->seeds);
  if (look->preview >= 0)
    append (self, snapshot, PIECE_PREVIEW, spot, look->preview);
  else if (look->count >= 0)
    append (self, snapshot, PIECE_COUNT, spot, 2 * look->count + look->half);
  append_overlays (self, snapshot, spot, look->overlays & ~under);
}

void
awale_board_renderer_snapshot_seed (AwaleBoardRenderer *self,
                                    GtkSnapshot        *snapshot,
                                    const AwaleSeed    *seed,
                                    double              lift)
{
  awale_board_renderer_snapshot_shadow (self, snapshot, seed, lift);
  awale_board_renderer_snapshot_ball (self, snapshot, seed);
}

void
awale_board_renderer_snapshot_ball (AwaleBoardRenderer *self,
                                    GtkSnapshot        *snapshot,
                                    const AwaleSeed    *seed)
{
  g_return_if_fail (self != NULL && seed != NULL);

  append_seed (self, snapshot, PIECE_FLYING, 0, *seed);
}

void
awale_board_renderer_snapshot_shadow (AwaleBoardRenderer *self,
                                      GtkSnapshot        *snapshot,
                                      const AwaleSeed    *seed,
                                      double              lift)
{
  g_return_if_fail (self != NULL && seed != NULL);

  append_seed (self, snapshot, PIECE_SHADOW,
               CLAMP (round (lift / MAX_LIFT * LIFT_STEPS), 0, LIFT_STEPS),
               (AwaleSeed) { .x = seed->x, .y = seed->y, .radius = seed->radius,
                             .roundness = SHADOW_ROUNDNESS });
}

void
awale_board_renderer_snapshot_mark (AwaleBoardRenderer *self,
                                    GtkSnapshot        *snapshot,
                                    int                 from,
                                    int                 to,
                                    int                 color)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS);

  if (from == to)
    append (self, snapshot, PIECE_MARK, from, color);
  else
    append (self, snapshot, PIECE_ARROW, from, to << 8 | (color + 1));
}

size_t
awale_board_renderer_get_memory (AwaleBoardRenderer *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->memory;
}
