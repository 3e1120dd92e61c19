/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-skin.h"

#include "awale-board-pieces.h"

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
  AwaleBoardPieces   *pieces;  /* NULL until one is needed. */
};

G_DEFINE_FINAL_TYPE (AwaleBoardSkin, awale_board_skin, G_TYPE_OBJECT)

static void
forget (AwaleBoardSkin *self)
{
  g_clear_pointer (&self->pieces, awale_board_pieces_free);
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

/* NULL without a geometry or a palette: there is nothing to draw then. */
static AwaleBoardPieces *
get_pieces (AwaleBoardSkin *self)
{
  if (!self->has_geometry || self->painter == NULL)
    return NULL;
  if (self->pieces == NULL)
    self->pieces = awale_board_pieces_new (self->painter, &self->geometry, self->scale,
                                           self->software);
  return self->pieces;
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

/* Appends @node, a part of a hollow, in the coordinates of its cell. */
static void
append_to_cell (GtkSnapshot           *snapshot,
                GskRenderNode         *node,
                const graphene_rect_t *cell)
{
  append (snapshot, node, -cell->origin.x, -cell->origin.y);
}

/* @overlays are those to draw of the look's. */
static void
append_overlays (AwaleBoardPieces      *pieces,
                 GtkSnapshot           *snapshot,
                 int                    hollow,
                 unsigned               overlays,
                 const graphene_rect_t *cell)
{
  for (int overlay = 0; overlay <= AWALE_OVERLAY_KROU; overlay++)
    if ((overlays & AWALE_OVERLAY_BIT (overlay)) != 0)
      append_to_cell (snapshot, awale_board_pieces_get_overlay (pieces, hollow, overlay), cell);
}

static void
awale_board_skin_finalize (GObject *object)
{
  AwaleBoardSkin *self = AWALE_BOARD_SKIN (object);

  g_clear_pointer (&self->pieces, awale_board_pieces_free);
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

  return awale_board_pieces_round_out (self->geometry.cells[hollow]);
}

void
awale_board_skin_snapshot_body (AwaleBoardSkin *self,
                                GtkSnapshot    *snapshot,
                                int             turn)
{
  AwaleBoardPieces *pieces;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  pieces = get_pieces (self);
  if (pieces == NULL)
    return;

  gtk_snapshot_append_node (snapshot, awale_board_pieces_get_body (pieces));
  if (turn >= 0)
    gtk_snapshot_append_node (snapshot, awale_board_pieces_get_turn (pieces, turn));
}

void
awale_board_skin_snapshot_hollow (AwaleBoardSkin        *self,
                                  GtkSnapshot           *snapshot,
                                  int                    hollow,
                                  const AwaleHollowLook *look)
{
  const unsigned under = AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER) |
                         AWALE_OVERLAY_BIT (AWALE_OVERLAY_LANDING);
  AwaleBoardPieces *pieces;
  graphene_rect_t cell;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (hollow >= 0 && hollow < AWALE_HOLLOWS);
  g_return_if_fail (look != NULL);

  pieces = get_pieces (self);
  if (pieces == NULL)
    return;

  cell = awale_board_skin_get_cell (self, hollow);
  append_overlays (pieces, snapshot, hollow, look->overlays & under, &cell);
  if (look->seeds > 0)
    append_to_cell (snapshot, awale_board_pieces_get_heap (pieces, hollow, look->seeds), &cell);
  if (look->preview >= 0)
    append_to_cell (snapshot,
                    awale_board_pieces_get_preview (pieces, hollow, look->preview), &cell);
  else if (look->count >= 0)
    append_to_cell (snapshot,
                    awale_board_pieces_get_count (pieces, hollow, look->count, look->half), &cell);
  append_overlays (pieces, snapshot, hollow, look->overlays & ~under, &cell);
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
  AwaleBoardPieces *pieces;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  pieces = get_pieces (self);
  if (pieces != NULL)
    append (snapshot, awale_board_pieces_get_ball (pieces, seed), seed->x, seed->y);
}

void
awale_board_skin_snapshot_shadow (AwaleBoardSkin  *self,
                                  GtkSnapshot     *snapshot,
                                  const AwaleSeed *seed,
                                  double           lift)
{
  AwaleBoardPieces *pieces;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));

  pieces = get_pieces (self);
  if (pieces != NULL)
    append (snapshot, awale_board_pieces_get_shadow (pieces, seed, lift), seed->x, seed->y);
}

void
awale_board_skin_snapshot_mark (AwaleBoardSkin *self,
                                GtkSnapshot    *snapshot,
                                int             hollow,
                                int             color)
{
  AwaleBoardPieces *pieces;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (hollow >= 0 && hollow < AWALE_HOLLOWS);

  pieces = get_pieces (self);
  if (pieces != NULL)
    gtk_snapshot_append_node (snapshot, awale_board_pieces_get_mark (pieces, hollow, color));
}

void
awale_board_skin_snapshot_arrow (AwaleBoardSkin *self,
                                 GtkSnapshot    *snapshot,
                                 int             from,
                                 int             to,
                                 int             color)
{
  AwaleBoardPieces *pieces;

  g_return_if_fail (AWALE_IS_BOARD_SKIN (self));
  g_return_if_fail (from >= 0 && from < AWALE_HOLLOWS && to >= 0 && to < AWALE_HOLLOWS);

  pieces = get_pieces (self);
  if (pieces != NULL)
    gtk_snapshot_append_node (snapshot, awale_board_pieces_get_arrow (pieces, from, to, color));
}

size_t
awale_board_skin_get_memory (AwaleBoardSkin *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_SKIN (self), 0);

  return self->pieces != NULL ? awale_board_pieces_get_memory (self->pieces) : 0;
}
