/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/**
 * The parts of a board as textures, for one size and one painter. Each texture is painted on demand
 * and kept within a limit of memory. Another size or painter needs a new object.
 */
typedef struct _AwaleBoardTextures AwaleBoardTextures;

/**
 * Creates the textures. @painter must outlive them; @scale is pixels per unit; @software is true if
 * cairo draws the widgets. Returns: (transfer full)
 */
AwaleBoardTextures *awale_board_textures_new  (AwaleBoardPainter   *painter,
                                               const AwaleGeometry *geometry,
                                               int                  scale,
                                               bool                 software);
void              awale_board_textures_free (AwaleBoardTextures    *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardTextures, awale_board_textures_free)

/**
 * The smallest rectangle of whole pixels around @rect; a texture of this size is never resampled.
 */
graphene_rect_t awale_board_textures_round_out (AwaleRect rect);

/* Nodes are (transfer none), valid until the next node is requested, and in the board's coordinates
 * unless stated otherwise. */

/** The wood with its letters, and the light on the half of one side. */
GskRenderNode *awale_board_textures_get_body    (AwaleBoardTextures *self);
GskRenderNode *awale_board_textures_get_turn    (AwaleBoardTextures *self,
                                                 AwaleSide           side);

/** The first @n seeds at rest in a hollow. */
GskRenderNode *awale_board_textures_get_heap    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 n);

/**
 * The drawing of a hollow's count (with a half seed if @half), of a previewed count, or of an
 * overlay.
 */
GskRenderNode *awale_board_textures_get_count   (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 count,
                                                 bool                half);
GskRenderNode *awale_board_textures_get_preview (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 count);
GskRenderNode *awale_board_textures_get_overlay (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 AwaleOverlay        overlay);

/**
 * The drawing of a seed in the air, or of its shadow from a height, with the origin at its center.
 */
GskRenderNode *awale_board_textures_get_ball    (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed);
GskRenderNode *awale_board_textures_get_shadow  (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed,
                                                 double              lift);

/**
 * The drawing of a mark around a hollow, or of an arrow between two hollows. Colors are those of
 * AwaleBoardPainter.
 */
GskRenderNode *awale_board_textures_get_mark    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 color);
GskRenderNode *awale_board_textures_get_arrow   (AwaleBoardTextures *self,
                                                 int                 from,
                                                 int                 to,
                                                 int                 color);

/** The bytes that the textures occupy. */
size_t awale_board_textures_get_memory (AwaleBoardTextures *self);

G_END_DECLS
