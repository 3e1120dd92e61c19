/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "awale-geometry.h"
#include "awale-palette.h"
#include "awale-seeds.h"
#include "game/awale-marks.h"

G_BEGIN_DECLS

/** How the board's matter is drawn. */
typedef enum
{
  AWALE_MATERIAL_CARVED,  /**< Wood lit pixel by pixel: for screens and PNG. */
  AWALE_MATERIAL_VECTOR,  /**< The same board in plain gradients and lines: for SVG and PDF. */
  AWALE_MATERIAL_PRINT,   /**< Black lines on white, for black-and-white print. */
} AwaleMaterial;

/** What may lie over a hollow to say something of it. Never told by color alone. */
typedef enum
{
  AWALE_OVERLAY_HOVER,      /**< A brighter ring and light in the hollow. */
  AWALE_OVERLAY_FOCUS,      /**< A double ring outside the hollow. */
  AWALE_OVERLAY_REFUSED,    /**< A dashed ring: it may not be sown. */
  AWALE_OVERLAY_LANDING,    /**< A dot at the rim: a seed will fall here. */
  AWALE_OVERLAY_HARVEST,    /**< A ring with notches: it will be harvested. */
  AWALE_OVERLAY_LAST_FROM,  /**< The last sowing began here: an open ring. */
  AWALE_OVERLAY_LAST_TO,    /**< The last sowing ended here: a ring with a bead. */
  AWALE_OVERLAY_KROU,       /**< A second rim: twelve seeds or more. */
} AwaleOverlay;

/** What of a seed is painted. */
typedef enum
{
  AWALE_SEED_SHADOW = 1 << 0,
  AWALE_SEED_BODY = 1 << 1,
  AWALE_SEED_WHOLE = AWALE_SEED_SHADOW | AWALE_SEED_BODY,
} AwaleSeedParts;

/** What awale_board_painter_paint() paints besides seeds and counts. */
typedef struct
{
  AwaleMove  last_from;  /**< The last sowing's first and last pit, or AWALE_NO_MOVE. */
  AwaleMove  last_to;
  bool       show_turn;  /**< The mover's side is a little warmer. */
  AwaleMarks marks;      /**< Circles and arrows. */
} AwaleBoardLook;

/** That of a position of which nothing is known but whose turn it is. */
AwaleBoardLook awale_board_look_plain    (void);

/**
 * The look of @node: whose turn it is unless the game has ended there, the sowing that led to it,
 * and the marks it carries. Its board is awale_game_get_board()’s.
 */
AwaleBoardLook awale_board_look_for_node (AwaleGame *game,
                                          AwaleNode *node);

/**
 * Paints a board. It is cheap to make, keeps nothing but its palette and the heaps' shapes, and is
 * used by one thread at a time. All functions paint in the units of the geometry's area, leave the
 * cairo state as it was, and look at the target's scale, so that they are sharp on any.
 *
 * The order from bottom to top: body, letters, turn, overlays under seeds (hover), seeds,
 * counts, other overlays, marks and arrows. awale_board_painter_paint() does just that, by the same
 * functions.
 */
typedef struct _AwaleBoardPainter AwaleBoardPainter;

/** @palette must outlive the painter; awale_palette_get()'s do. Returns: (transfer full) */
AwaleBoardPainter *awale_board_painter_new  (const AwalePalette *palette,
                                             AwaleMaterial       material);
void               awale_board_painter_free (AwaleBoardPainter  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBoardPainter, awale_board_painter_free)

/** The font family of letters and figures; `Sans` unless set. */
void awale_board_painter_set_font      (AwaleBoardPainter   *self,
                                        const char          *family);

/** The empty board: shadow, wood, carved hollows. The one thing that takes milliseconds. */
void awale_board_painter_paint_body    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry);

/**
 * The parts of such a body, where it is of AWALE_MATERIAL_VECTOR: shadow and wood, and a hollow.
 */
void awale_board_painter_paint_wood    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry);
void awale_board_painter_paint_spot    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot);

/** The letters of the pits on the rim, if the geometry has room for them. */
void awale_board_painter_paint_letters (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry);

/** The warmer light on @side, and the sign on its rim that it is to move. */
void awale_board_painter_paint_turn    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        AwaleSide            side);

/**
 * The seed of a heap at rest that is counted @index from 0, with its shadow, which stays inside the
 * hollow's rectangle: a heap is its seeds one after the other. All lies within two radii.
 */
void awale_board_painter_paint_heap_seed (AwaleBoardPainter   *self,
                                          cairo_t             *cr,
                                          const AwaleGeometry *geometry,
                                          int                  spot,
                                          int                  index);

/** Where that seed is, in the area's units. */
AwaleSeed awale_board_painter_get_heap_seed (AwaleBoardPainter   *self,
                                             const AwaleGeometry *geometry,
                                             int                  spot,
                                             int                  index);

/** The first @n seeds of a hollow at rest. Stays inside the hollow's rectangle. */
void awale_board_painter_paint_seeds   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  n);

/**
 * One seed where @seed says (area's units), for movement. @lift is its height above where it lies,
 * in pit diameters: the shadow falls further off and softer. Everything painted lies within
 * `(2 + 2 × lift)` radii of its center, plus `lift` pit diameters. @parts are what is painted of
 * it.
 */
void awale_board_painter_paint_seed    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        const AwaleSeed     *seed,
                                        double               lift,
                                        AwaleSeedParts       parts);

/** The count beside a hollow as a badge, if the geometry has room for it. */
void awale_board_painter_paint_count   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  count);

/** The same with a text (`23½`). */
void awale_board_painter_paint_count_text (AwaleBoardPainter   *self,
                                           cairo_t             *cr,
                                           const AwaleGeometry *geometry,
                                           int                  spot,
                                           const char          *text);

/** What a hollow will hold after a sowing: a badge in place of its count, marked as to come. */
void awale_board_painter_paint_preview (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  count);

/** The value of a pit's move, a short text, in its place in the spine; @exact is set apart. */
void awale_board_painter_paint_value   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  pit,
                                        const char          *text,
                                        bool                 exact);

/** Something said of a hollow. Stays inside its cell. */
void awale_board_painter_paint_overlay (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        AwaleOverlay         overlay);

/** A circle around a hollow in mark color @color (0 … AWALE_MARK_COLORS − 1). */
void awale_board_painter_paint_mark    (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  spot,
                                        int                  color);

/**
 * An arrow from one hollow to another: straight within a row, and from row to row through the gap
 * between two columns, clear of the values in the spine. @color is a mark's, or −1 for the best
 * move's.
 */
void awale_board_painter_paint_arrow   (AwaleBoardPainter   *self,
                                        cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  from,
                                        int                  to,
                                        int                  color);

/** All that such an arrow is painted on. */
AwaleRect awale_board_painter_get_arrow_bounds (const AwaleGeometry *geometry,
                                                int                  from,
                                                int                  to);

/** The point of such an arrow's shaft that is @along from its beginning. */
void      awale_board_painter_get_arrow_point  (const AwaleGeometry *geometry,
                                                int                  from,
                                                int                  to,
                                                double               along,
                                                double              *x,
                                                double              *y);

/** The whole board with the seeds, letters and counts of @position. @look may be NULL. */
void awale_board_painter_paint         (AwaleBoardPainter    *self,
                                        cairo_t              *cr,
                                        const AwaleGeometry  *geometry,
                                        AwalePosition         position,
                                        const AwaleBoardLook *look);

G_END_DECLS
