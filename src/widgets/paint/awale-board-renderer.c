/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-renderer.h"

#include "awale-board-textures.h"
#include "game/awale-set-str.h"

struct _AwaleBoardRenderer
{
  AwaleGeometry            geometry;
  bool                     has_geometry;
  int                      scale;
  bool                     software;
  const AwaleBoardPalette *palette;
  AwaleBoardPainter       *painter;
  char                    *font;
  AwaleBoardTextures      *textures;  /* Textures; NULL until first needed. */
};

static void
forget (AwaleBoardRenderer *self)
{
  g_clear_pointer (&self->textures, awale_board_textures_free);
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

/* The textures, which are created if needed; NULL without a geometry or a palette. */
static AwaleBoardTextures *
get_textures (AwaleBoardRenderer *self)
{
  if (!self->has_geometry || self->painter == NULL)
    return NULL;
  if (self->textures == NULL)
    self->textures = awale_board_textures_new (self->painter, &self->geometry, self->scale,
                                               self->software);
  return self->textures;
}

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
append_overlays (AwaleBoardTextures *textures,
                 GtkSnapshot        *snapshot,
                 int                 spot,
                 unsigned            overlays)
{
  for (int overlay = 0; overlay <= AWALE_OVERLAY_KROU; overlay++)
    if ((overlays & AWALE_OVERLAY_BIT (overlay)) != 0)
      gtk_snapshot_append_node (snapshot,
                                awale_board_textures_get_overlay (textures, spot, overlay));
}

AwaleBoardRenderer *
awale_board_renderer_new (void)
{
  AwaleBoardRenderer *self = g_rc_box_new0 (AwaleBoardRenderer);

  self->scale = 1;
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

  forget (self);
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

  return awale_board_textures_round_out (self->geometry.cells[spot]);
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
  AwaleBoardTextures *textures;

  g_return_if_fail (self != NULL);

  textures = get_textures (self);
  if (textures == NULL)
    return;

  gtk_snapshot_append_node (snapshot, awale_board_textures_get_body (textures));
  if (turn >= 0)
    gtk_snapshot_append_node (snapshot, awale_board_textures_get_turn (textures, turn));
}

void
awale_board_renderer_snapshot_spot (AwaleBoardRenderer   *self,
                                    GtkSnapshot          *snapshot,
                                    int                   spot,
                                    const AwaleSpotState *look)
{
  const unsigned under = AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER) |
                         AWALE_OVERLAY_BIT (AWALE_OVERLAY_LANDING);
  AwaleBoardTextures *textures;

  g_return_if_fail (self != NULL);
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);
  g_return_if_fail (look != NULL);

  textures = get_textures (self);
  if (textures == NULL)
    return;

  append_overlays (textures, snapshot, spot, look->overlays & under);
  if (look->seeds > 0)
    gtk_snapshot_append_node (snapshot,
                              awale_board_textures_get_heap (textures, spot, look->seeds));
  if (look->preview >= 0)
    gtk_snapshot_append_node (snapshot,
                              awale_board_textures_get_preview (textures, spot, look->preview));
  else if (look->count >= 0)
    gtk_snapshot_append_node (snapshot,
                              awale_board_textures_get_count (textures, spot, look->count,
                                                              look->half));
  append_overlays (textures, snapshot, spot, look->overlays & ~under);
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
  AwaleBoardTextures *textures;

  g_return_if_fail (self != NULL);

  textures = get_textures (self);
  if (textures != NULL)
    append (snapshot, awale_board_textures_get_ball (textures, seed), seed->x, seed->y);
}

void
awale_board_renderer_snapshot_shadow (AwaleBoardRenderer *self,
                                      GtkSnapshot        *snapshot,
                                      const AwaleSeed    *seed,
                                      double              lift)
{
  AwaleBoardTextures *textures;

  g_return_if_fail (self != NULL);

  textures = get_textures (self);
  if (textures != NULL)
    append (snapshot, awale_board_textures_get_shadow (textures, seed, lift), seed->x, seed->y);
}

void
awale_board_renderer_snapshot_mark (AwaleBoardRenderer *self,
                                    GtkSnapshot        *snapshot,
                                    int                 spot,
                                    int                 color)
{
  AwaleBoardTextures *textures;

  g_return_if_fail (self != NULL);
  g_return_if_fail (spot >= 0 && spot < AWALE_SPOTS);

  textures = get_textures (self);
  if (textures != NULL)
    gtk_snapshot_append_node (snapshot, awale_board_textures_get_mark (textures, spot, color));
}

void
awale_board_renderer_snapshot_arrow (AwaleBoardRenderer *self,
                                     GtkSnapshot        *snapshot,
                                     int                 from,
                                     int                 to,
                                     int                 color)
{
  AwaleBoardTextures *textures;

  g_return_if_fail (self != NULL);
  g_return_if_fail (from >= 0 && from < AWALE_SPOTS && to >= 0 && to < AWALE_SPOTS);

  textures = get_textures (self);
  if (textures != NULL)
    gtk_snapshot_append_node (snapshot, awale_board_textures_get_arrow (textures, from, to, color));
}

size_t
awale_board_renderer_get_memory (AwaleBoardRenderer *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->textures != NULL ? awale_board_textures_get_memory (self->textures) : 0;
}
