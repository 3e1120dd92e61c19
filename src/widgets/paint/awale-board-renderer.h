/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-spot-state.h"

G_BEGIN_DECLS

/** The drawing of a board and its contents at one size; references are counted. */
typedef struct _AwaleBoardRenderer AwaleBoardRenderer;

/**
 * Creates a renderer. It owns the geometry and
 * the textures of everything painted, made on demand. A new size, scale or palette frees the
 * textures, and their memory is bounded. Returns: (transfer full)
 */
AwaleBoardRenderer *awale_board_renderer_new   (void);
AwaleBoardRenderer *awale_board_renderer_ref   (AwaleBoardRenderer *self);
void                awale_board_renderer_unref (AwaleBoardRenderer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardRenderer, awale_board_renderer_unref)

/** Set the size and the pixels per unit; equal values keep the textures. */
void awale_board_renderer_set_geometry (AwaleBoardRenderer  *self,
                                        const AwaleGeometry *geometry);
void awale_board_renderer_set_scale    (AwaleBoardRenderer      *self,
                                        int                      scale);
/** Tells whether cairo, rather than a graphics processor, draws the widgets. */
void awale_board_renderer_set_software (AwaleBoardRenderer      *self,
                                        bool                     software);

void awale_board_renderer_set_palette  (AwaleBoardRenderer      *self,
                                        const AwaleBoardPalette *palette);
void awale_board_renderer_set_font     (AwaleBoardRenderer      *self,
                                        const char              *family);

/** The geometry, or NULL before it is set. */
const AwaleGeometry *awale_board_renderer_get_geometry (AwaleBoardRenderer *self);

/** The painter for parts without textures; NULL without a palette. (transfer none) (nullable) */
AwaleBoardPainter   *awale_board_renderer_get_painter  (AwaleBoardRenderer *self);

/** The rectangle, in whole pixels, of a hollow's widget. */
graphene_rect_t awale_board_renderer_get_cell (AwaleBoardRenderer *self,
                                               int                 spot);

/** The hollow at a point of the board, or AWALE_SPOT_NONE. */
int awale_board_renderer_find_spot (AwaleBoardRenderer *self,
                                    double              x,
                                    double              y);

/** Draws wood and letters in the board's coordinates; @turn is the warmed side or −1. */
void awale_board_renderer_snapshot_body   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 turn);

/** Draws a whole pit or store in the board's coordinates. */
void awale_board_renderer_snapshot_spot   (AwaleBoardRenderer   *self,
                                           GtkSnapshot          *snapshot,
                                           int                   spot,
                                           const AwaleSpotState *look);

/** Draw a moving seed with its shadow, or one of the two, in the board's coordinates. */
void awale_board_renderer_snapshot_seed   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           const AwaleSeed    *seed,
                                           double              lift);
void awale_board_renderer_snapshot_ball   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           const AwaleSeed    *seed);
void awale_board_renderer_snapshot_shadow (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           const AwaleSeed    *seed,
                                           double              lift);

/**
 * Draw a mark around a hollow, or an arrow between two, in the board's coordinates; colors are
 * those of AwaleBoardPainter.
 */
void awale_board_renderer_snapshot_mark   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 spot,
                                           int                 color);
void awale_board_renderer_snapshot_arrow  (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 from,
                                           int                 to,
                                           int                 color);

/** The bytes that the textures occupy. */
size_t awale_board_renderer_get_memory (AwaleBoardRenderer *self);

G_END_DECLS
