/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/**
 * The parts of a board as textures, for one size and one painter. Each texture is painted on
 * demand, up to a limit of memory. Another size or painter needs a new object.
 */
typedef struct _AwaleBoardTextures AwaleBoardTextures;

/**
 * Creates the textures. @painter must outlive them. @scale is the number of device pixels per
 * application pixel. @software is true if cairo draws the widgets. Returns: (transfer full)
 */
AwaleBoardTextures *awale_board_textures_new  (AwaleBoardPainter   *painter,
                                               const AwaleGeometry *geometry,
                                               int                  scale,
                                               bool                 software);
void              awale_board_textures_free (AwaleBoardTextures    *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardTextures, awale_board_textures_free)

/**
 * The smallest rectangle of whole pixels around @rect, so that its texture need not be resampled.
 */
graphene_rect_t awale_board_textures_round_out (AwaleRect rect);

/* The following functions return nodes that are (transfer none) and valid until another node is
 * requested. Coordinates are those of the board unless stated otherwise. */

/** The wood with its letters, and the light on the half of @side. */
GskRenderNode *awale_board_textures_get_body    (AwaleBoardTextures *self);
GskRenderNode *awale_board_textures_get_turn    (AwaleBoardTextures *self,
                                                 AwaleSide           side);

/** The first @n seeds of the heap in a pit or store. */
GskRenderNode *awale_board_textures_get_heap    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 n);

/**
 * The count in a pit or store (plus a half seed if @half is true), a previewed count, and an
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
 * A seed in the air, and the shadow of one @lift pit diameters above the board, with the center of
 * the seed at the origin.
 */
GskRenderNode *awale_board_textures_get_ball    (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed);
GskRenderNode *awale_board_textures_get_shadow  (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed,
                                                 double              lift);

/**
 * A mark in a pit or store, and an arrow from one to another. Colors are numbered as in
 * AwaleBoardPainter.
 */
GskRenderNode *awale_board_textures_get_mark    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 color);
GskRenderNode *awale_board_textures_get_arrow   (AwaleBoardTextures *self,
                                                 int                 from,
                                                 int                 to,
                                                 int                 color);

/** The number of bytes that the textures except that of the wood occupy. */
size_t awale_board_textures_get_memory (AwaleBoardTextures *self);

G_END_DECLS
