/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-spot-state.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_RENDERER (awale_board_renderer_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardRenderer, awale_board_renderer, AWALE, BOARD_RENDERER, GObject)

/**
 * Draws a board and all that is on it, at one size: it has the geometry, and textures of all that
 * was painted, made when they are first needed. A new size, scale or palette frees them all, and
 * their memory is bounded.
 */
AwaleBoardRenderer *awale_board_renderer_new (void);

/** What it is for. Setting what is already there keeps the textures. */
void awale_board_renderer_set_geometry (AwaleBoardRenderer  *self,
                                        const AwaleGeometry *geometry);
void awale_board_renderer_set_scale    (AwaleBoardRenderer *self,
                                        int                 scale);
/** Whether what is painted is drawn by cairo, not by a graphics processor. */
void awale_board_renderer_set_software (AwaleBoardRenderer *self,
                                        bool                software);

void awale_board_renderer_set_palette  (AwaleBoardRenderer *self,
                                        const AwalePalette *palette);
void awale_board_renderer_set_font     (AwaleBoardRenderer *self,
                                        const char         *family);

/** NULL before the first one was set. */
const AwaleGeometry *awale_board_renderer_get_geometry (AwaleBoardRenderer *self);

/** For what is painted afresh each time. (transfer none) (nullable): without a palette there is
 * none. */
AwaleBoardPainter   *awale_board_renderer_get_painter  (AwaleBoardRenderer *self);

/** The rectangle in whole pixels that a hollow's widget has. */
graphene_rect_t awale_board_renderer_get_cell (AwaleBoardRenderer *self,
                                               int                 spot);

/** The hollow at a point of the board, or AWALE_HOLLOW_NONE. */
int awale_board_renderer_find_spot (AwaleBoardRenderer *self,
                                    double              x,
                                    double              y);

/** The wood with its letters, the warmer side unless @turn is −1; in the board's coordinates. */
void awale_board_renderer_snapshot_body   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 turn);

/** All of a hollow, in the coordinates of its cell. */
void awale_board_renderer_snapshot_spot   (AwaleBoardRenderer   *self,
                                           GtkSnapshot          *snapshot,
                                           int                   spot,
                                           const AwaleSpotState *look);

/** A seed on its way with its shadow, where it says in the board's coordinates; or one of both. */
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

/** A mark around a hollow, an arrow from one to another, in the board's coordinates; as
 * picture's. */
void awale_board_renderer_snapshot_mark   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 spot,
                                           int                 color);
void awale_board_renderer_snapshot_arrow  (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 from,
                                           int                 to,
                                           int                 color);

/** The bytes that the textures hold now. */
size_t awale_board_renderer_get_memory (AwaleBoardRenderer *self);

G_END_DECLS
