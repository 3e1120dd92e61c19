/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "awale-board-arrow.h"
#include "awale-seed-painter.h"
#include "game/awale-marks.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_MATERIAL_CARVED,  /**< Wood lit pixel by pixel, for screens and PNG. */
  AWALE_MATERIAL_VECTOR,  /**< Plain gradients and lines, for SVG and PDF. */
  AWALE_MATERIAL_PRINT,   /**< Black lines on white, for black-and-white print. */
} AwaleMaterial;

/** Markings of a hollow; each differs from the others in its shape, not only in its color. */
typedef enum
{
  AWALE_OVERLAY_HOVER,      /**< A brighter ring, and light in the hollow: the pit under the
                             * pointer. */
  AWALE_OVERLAY_FOCUS,      /**< A double ring outside of the hollow: the keyboard focus. */
  AWALE_OVERLAY_REFUSED,    /**< A dashed ring: the pit may not be sown. */
  AWALE_OVERLAY_LANDING,    /**< A dot at the rim: a seed will fall here. */
  AWALE_OVERLAY_HARVEST,    /**< A ring with notches: the pit will be harvested. */
  AWALE_OVERLAY_LAST_FROM,  /**< An open ring: the last sowing began here. */
  AWALE_OVERLAY_LAST_TO,    /**< A ring with a bead: the last sowing ended here. */
  AWALE_OVERLAY_KROU,       /**< A second rim: twelve seeds or more. */
} AwaleOverlay;

/**
 * Everything that awale_board_painter_paint() paints besides the board with its letters, seeds and
 * counts.
 */
typedef struct
{
  AwaleMove  last_from;  /**< First pit of the last sowing; AWALE_NO_MOVE for none. */
  AwaleMove  last_to;
  bool       show_turn;  /**< True to light the side of the player to move. */
  AwaleMarks marks;      /**< Circles and arrows on the board. */
} AwaleBoardLook;

/** A look that shows nothing but the side to move. */
AwaleBoardLook awale_board_look_plain    (void);

/**
 * The look of @node: the side to move unless the game has ended, the last sowing, and the marks of
 * the node. It goes with the board of awale_game_get_board().
 */
AwaleBoardLook awale_board_look_for_node (AwaleGame *game,
                                          AwaleNode *node);

/**
 * A painter of boards. It is cheap to create, and only one thread at a time may use it. All
 * functions paint in the units of the geometry's area, leave the cairo state as it was, and adapt
 * to the scale of the target. The order from bottom to top is body, letters, turn, overlays under
 * seeds (hover, landing), seeds, counts, other overlays, marks and arrows, as in
 * awale_board_painter_paint().
 */
typedef struct _AwaleBoardPainter AwaleBoardPainter;

/**
 * Creates a painter. @palette must outlive it, as those of awale_board_palette_get() do, and may be
 * NULL for AWALE_MATERIAL_PRINT, which does not use it. Returns: (transfer full)
 */
AwaleBoardPainter *awale_board_painter_new  (const AwaleBoardPalette *palette,
                                             AwaleMaterial            material);
void               awale_board_painter_free (AwaleBoardPainter       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardPainter, awale_board_painter_free)

/** Sets the font family of letters and numbers; the default is `Sans`. */
void awale_board_painter_set_font      (AwaleBoardPainter   *self,
                                        const char          *family);

/** Paints the empty board: shadow, wood, hollows. This is the slow part of a painting. */
void awale_board_painter_paint_body    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry);

/** Paints the shadow and the wood, or one hollow, of a body of AWALE_MATERIAL_VECTOR. */
void awale_board_painter_paint_wood    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry);
void awale_board_painter_paint_spot    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot);

/** Paints the letters of the pits on the rim if the geometry has room for them. */
void awale_board_painter_paint_letters (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry);

/** Lights @side, the side to move, except in print, and paints the sign of the turn on its rim. */
void awale_board_painter_paint_turn    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        AwaleSide            side);

/**
 * Paints seed @index (from 0) of a heap at rest with its shadow, inside the hollow's rectangle and
 * within two radii of the seed. Painting all seeds in order gives the heap.
 */
void awale_board_painter_paint_heap_seed (AwaleBoardPainter   *self,
                                          cairo_t             *cr,
                                          const AwaleGeometry *geometry,
                                          int                  spot,
                                          int                  index);

/** The place of seed @index of a heap at rest, in the units of the area. */
AwaleSeed awale_board_painter_get_heap_seed (AwaleBoardPainter   *self,
                                             const AwaleGeometry *geometry,
                                             int                  spot,
                                             int                  index);

/** Paints the first @n seeds of a hollow at rest, inside the hollow's rectangle. */
void awale_board_painter_paint_seeds   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  n);

/**
 * Paints @parts of one seed at any place, for animations; @seed is in the units of the area. @lift
 * is its height in pit diameters: a higher seed has a softer shadow at a greater distance. All
 * paint lies within `(2 + 2 × lift)` radii of the seed's center plus `lift` pit diameters.
 */
void awale_board_painter_paint_seed    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        const AwaleSeed     *seed,
                                        double               lift,
                                        AwaleSeedParts       parts);

/** Paints the count of a hollow as a badge if the geometry has room for it. */
void awale_board_painter_paint_count   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  count);

/** Paints @text, such as `23½`, in a badge like that of a count. */
void awale_board_painter_paint_count_text (AwaleBoardPainter   *self,
                                           cairo_t             *cr,
                                           const AwaleGeometry *geometry,
                                           int                  spot,
                                           const char          *text);

/**
 * Paints the count that a hollow will have after a sowing, marked as a preview, in the place of its
 * present count.
 */
void awale_board_painter_paint_preview (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  count);

/**
 * Paints the value of a pit's move, a short text, in its place between the rows; an @exact value is
 * marked.
 */
void awale_board_painter_paint_value   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  pit,
                                        const char          *text,
                                        bool                 exact);

/** Paints a marking of a hollow, inside the hollow's cell. */
void awale_board_painter_paint_overlay (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        AwaleOverlay         overlay);

/**
 * Paints a ring just inside a hollow; @color is the number of a mark color, from 0 to
 * AWALE_MARK_COLORS − 1.
 */
void awale_board_painter_paint_mark    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  color);

/**
 * Paints an arrow from one hollow to another; @color is the number of a mark color, or −1 for the
 * color of the best move. Nothing is painted if both hollows are the same.
 */
void awale_board_painter_paint_arrow   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  from,
                                        int                  to,
                                        int                  color);

/**
 * Paints the whole board with the seeds, letters and counts of @position, and with @look
 * (nullable).
 */
void awale_board_painter_paint         (AwaleBoardPainter    *self,
                                        cairo_t              *cr,
                                        const AwaleGeometry  *geometry,
                                        AwalePosition         position,
                                        const AwaleBoardLook *look);

G_END_DECLS
