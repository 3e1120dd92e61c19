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
 * Creates a renderer. It owns the geometry and the textures, which it creates on demand within a
 * limit of memory. A new size, scale or palette frees the textures. Returns: (transfer full)
 */
AwaleBoardRenderer *awale_board_renderer_new   (void);
AwaleBoardRenderer *awale_board_renderer_ref   (AwaleBoardRenderer *self);
void                awale_board_renderer_unref (AwaleBoardRenderer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardRenderer, awale_board_renderer_unref)

/**
 * Sets the size of the board; awale_board_renderer_set_scale() sets the pixels per unit. Equal
 * values keep the textures.
 */
void awale_board_renderer_set_geometry (AwaleBoardRenderer  *self,
                                        const AwaleGeometry *geometry);
void awale_board_renderer_set_scale    (AwaleBoardRenderer      *self,
                                        int                      scale);
/** Sets if cairo draws the widgets rather than a graphics processor. */
void awale_board_renderer_set_software (AwaleBoardRenderer      *self,
                                        bool                     software);

void awale_board_renderer_set_palette  (AwaleBoardRenderer      *self,
                                        const AwaleBoardPalette *palette);
void awale_board_renderer_set_font     (AwaleBoardRenderer      *self,
                                        const char              *family);

/** The geometry, or NULL before it is set. */
const AwaleGeometry *awale_board_renderer_get_geometry (AwaleBoardRenderer *self);

/** The painter of the parts without textures. (transfer none) (nullable): NULL without a palette */
AwaleBoardPainter   *awale_board_renderer_get_painter  (AwaleBoardRenderer *self);

/** The rectangle of a hollow's widget, in whole pixels. */
graphene_rect_t awale_board_renderer_get_cell (AwaleBoardRenderer *self,
                                               int                 spot);

/** The hollow at a point of the board, or AWALE_SPOT_NONE. */
int awale_board_renderer_find_spot (AwaleBoardRenderer *self,
                                    double              x,
                                    double              y);

/**
 * Draws the wood and the letters in the board's coordinates; the side @turn is lit, −1 for neither.
 */
void awale_board_renderer_snapshot_body   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 turn);

/** Draws a whole pit or store in the board's coordinates. */
void awale_board_renderer_snapshot_spot   (AwaleBoardRenderer   *self,
                                           GtkSnapshot          *snapshot,
                                           int                   spot,
                                           const AwaleSpotState *look);

/** Draws a moving seed with its shadow, or one of the two, in the board's coordinates. */
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
 * Draws a mark around a hollow, or an arrow between two hollows. Coordinates are the board's,
 * colors those of AwaleBoardPainter.
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
