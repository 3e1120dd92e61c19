/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/**
 * The pieces that a board is put together from, at one size and in one painter's looks: each is
 * painted when it is first needed and its texture kept, within a bound of memory. Another look
 * takes other textures.
 */
typedef struct _AwaleBoardTextures AwaleBoardTextures;

/**
 * @painter must outlive the textures. @scale: pixels to a unit; @software: whether cairo draws what
 * is painted. Returns: (transfer full)
 */
AwaleBoardTextures *awale_board_textures_new  (AwaleBoardPainter   *painter,
                                               const AwaleGeometry *geometry,
                                               int                  scale,
                                               bool                 software);
void              awale_board_textures_free (AwaleBoardTextures    *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardTextures, awale_board_textures_free)

/** The smallest rectangle of whole pixels around @rect: what is painted there is not resampled. */
graphene_rect_t awale_board_textures_round_out (AwaleRect rect);

/*
 * All of them are (transfer none), good until the next one is asked for, and drawn in the board's
 * coordinates unless told otherwise.
 */

/** The wood with its letters, and the light on a side of it. */
GskRenderNode *awale_board_textures_get_body    (AwaleBoardTextures *self);
GskRenderNode *awale_board_textures_get_turn    (AwaleBoardTextures *self,
                                                 AwaleSide           side);

/** The first @n seeds of a hollow at rest. */
GskRenderNode *awale_board_textures_get_heap    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 n);

/** A hollow's badge, @half: with a half seed more; the one of what it will hold; an overlay. */
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

/** A likeness of a seed in the air, or of its shadow at a height, around the origin. */
GskRenderNode *awale_board_textures_get_ball    (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed);
GskRenderNode *awale_board_textures_get_shadow  (AwaleBoardTextures *self,
                                                 const AwaleSeed    *seed,
                                                 double              lift);

/** A mark around a hollow, an arrow from one to another; as picture's. */
GskRenderNode *awale_board_textures_get_mark    (AwaleBoardTextures *self,
                                                 int                 spot,
                                                 int                 color);
GskRenderNode *awale_board_textures_get_arrow   (AwaleBoardTextures *self,
                                                 int                 from,
                                                 int                 to,
                                                 int                 color);

/** The bytes that the textures hold now. */
size_t awale_board_textures_get_memory (AwaleBoardTextures *self);

G_END_DECLS
