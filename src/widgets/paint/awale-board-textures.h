/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/**
 * The pieces of a board, at one size and in one painter's look. Each is painted on demand and its
 * texture kept, within a limit of memory. Another look needs new textures.
 */
typedef struct _AwaleBoardTextures AwaleBoardTextures;

/**
 * Creates the textures. @painter must outlive them; @scale is pixels per unit; @software tells that
 * cairo draws the widgets. Returns: (transfer full)
 */
AwaleBoardTextures *awale_board_textures_new  (AwaleBoardPainter   *painter,
                                               const AwaleGeometry *geometry,
                                               int                  scale,
                                               bool                 software);
void              awale_board_textures_free (AwaleBoardTextures    *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardTextures, awale_board_textures_free)

/** The smallest rectangle of whole pixels around @rect, inside which nothing is resampled. */
graphene_rect_t awale_board_textures_round_out (AwaleRect rect);

/* Nodes are (transfer none), valid until the next one is requested, and in the board's coordinates
 * unless stated otherwise. */

/** The wood with its letters, or the light on one side of it. */
GskRenderNode *awale_board_textures_get_body    (AwaleBoardTextures *self);
GskRenderNode *awale_board_textures_get_turn    (AwaleBoardTextures *self,
                                                 AwaleSide           side);

/** The first @n seeds of a hollow at rest. */
GskRenderNode *awale_board_textures_get_heap    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 n);

/** The badge of a hollow's count (and a half seed if @half), of a preview, or an overlay. */
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

/** A drawing of a seed in the air, or of its shadow from a height, around the origin. */
GskRenderNode *awale_board_textures_get_ball    (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed);
GskRenderNode *awale_board_textures_get_shadow  (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed,
                                                 double              lift);

/** A mark around a hollow, or an arrow between two; colors are those of AwaleBoardPainter. */
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
