/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/* The bit of an AwaleOverlay in a set of overlays. */
#define AWALE_OVERLAY_BIT(overlay) (1u << (overlay))

/** The painted state of a pit or store. */
typedef struct
{
  int      seeds;       /**< Number of seeds drawn. */
  int      count;       /**< Number on the badge; −1 hides the badge. */
  bool     half;        /**< True if the badge also shows a half seed. */
  int      preview;     /**< Number on a badge that previews the new count in place of `count`; −1
                         * without a preview. */
  unsigned overlays;    /**< Set of overlays; see AWALE_OVERLAY_BIT(). */
} AwaleSpotState;

static inline bool
awale_spot_state_equal (const AwaleSpotState *a,
                        const AwaleSpotState *b)
{
  return a->seeds == b->seeds && a->count == b->count && a->half == b->half &&
         a->preview == b->preview && a->overlays == b->overlays;
}

/** Draws a board and its contents at one size; reference-counted. */
typedef struct _AwaleBoardRenderer AwaleBoardRenderer;

/**
 * Creates a renderer, which owns the geometry and the textures. Textures are created on demand up
 * to a limit of memory; a new size, scale, palette or font frees them. Returns: (transfer full)
 */
AwaleBoardRenderer *awale_board_renderer_new   (void);
AwaleBoardRenderer *awale_board_renderer_ref   (AwaleBoardRenderer *self);
void                awale_board_renderer_unref (AwaleBoardRenderer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardRenderer, awale_board_renderer_unref)

/**
 * Sets the size of the board. The second function sets the number of device pixels per application
 * pixel. Textures are kept if nothing changes.
 */
void awale_board_renderer_set_geometry (AwaleBoardRenderer  *self,
                                        const AwaleGeometry *geometry);
void awale_board_renderer_set_scale    (AwaleBoardRenderer      *self,
                                        int                      scale);
/** Sets whether cairo draws the widgets, because there is no graphics processor. */
void awale_board_renderer_set_software (AwaleBoardRenderer      *self,
                                        bool                     software);

void awale_board_renderer_set_palette  (AwaleBoardRenderer      *self,
                                        const AwaleBoardPalette *palette);
void awale_board_renderer_set_font     (AwaleBoardRenderer      *self,
                                        const char              *family);

/** The geometry; NULL until it has been set. */
const AwaleGeometry *awale_board_renderer_get_geometry (AwaleBoardRenderer *self);

/**
 * The painter, for parts that have no texture; NULL without a palette. Returns: (transfer none)
 * (nullable)
 */
AwaleBoardPainter   *awale_board_renderer_get_painter  (AwaleBoardRenderer *self);

/** The rectangle of the widget of a pit or store, in whole pixels. */
graphene_rect_t awale_board_renderer_get_cell (AwaleBoardRenderer *self,
                                               int                 spot);

/** The pit or store at a point of the board, or AWALE_SPOT_NONE. */
int awale_board_renderer_find_spot (AwaleBoardRenderer *self,
                                    double              x,
                                    double              y);

/**
 * Draws the wood and the letters. The half of the side @turn is lit; −1 stands for neither side.
 * Coordinates are those of the board.
 */
void awale_board_renderer_snapshot_body   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 turn);

/** Draws a pit or store with its seeds, its count and its overlays. */
void awale_board_renderer_snapshot_spot   (AwaleBoardRenderer   *self,
                                           GtkSnapshot          *snapshot,
                                           int                   spot,
                                           const AwaleSpotState *look);

/**
 * These functions draw a moving seed with its shadow, the seed alone, and the shadow alone. @lift
 * is the height of the seed above the board, in pit diameters.
 */
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
 * Draws an arrow from one pit or store to another, or a mark if both are the same. Colors are
 * numbered as in AwaleBoardPainter.
 */
void awale_board_renderer_snapshot_mark   (AwaleBoardRenderer *self,
                                           GtkSnapshot        *snapshot,
                                           int                 from,
                                           int                 to,
                                           int                 color);

/** The number of bytes that the textures except that of the wood occupy. */
size_t awale_board_renderer_get_memory (AwaleBoardRenderer *self);

G_END_DECLS
