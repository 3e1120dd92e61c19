/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/*
 * The picture layer: what a board, an evaluation graph and a game sheet look like. It promises
 * that everything is drawn by cairo and Pango alone, from data and pure arithmetic, sharp at any
 * scale and the same each time, so that the window, pictures and print share one drawing. It knows
 * no widget and no game being studied: it is told what to draw.
 */

#include <glib.h>
#include <stdbool.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

/**
 * A hollow of the board: pits 0–11 as in AwalePosition, then the two stores, and what is none.
 * The store of a side is `AWALE_HOLLOW_STORE + side`.
 */
enum
{
  AWALE_SPOT_NONE = -1,
  AWALE_SPOT_STORE = AWALE_PITS,
  AWALE_SPOTS = AWALE_PITS + 2,
};

/** The shape of a hollow that seeds lie in; the length unit is a pit's diameter. */
typedef enum
{
  AWALE_HEAP_PIT,   /**< A circle of diameter 1. */
  AWALE_HEAP_TALL,  /**< A store at the board's end: an upright capsule. */
  AWALE_HEAP_WIDE,  /**< A store above or below: a lying capsule. */
} AwaleHeapShape;

/** How the board lies in its area. */
typedef enum
{
  AWALE_GEOMETRY_DEFAULT = 0,
  AWALE_GEOMETRY_FLIPPED = 1 << 0,  /**< North below: the board is turned by half a turn. */
  AWALE_GEOMETRY_LETTERS = 1 << 1,  /**< The rim has room for the pits' letters. */
  AWALE_GEOMETRY_COUNTS  = 1 << 2,  /**< The rim has room for the seed counts. */
  AWALE_GEOMETRY_NARROW  = 1 << 3,  /**< Stores above and below the pits instead of at the ends. */
  AWALE_GEOMETRY_LARGE_TEXT = 1 << 4,  /**< Letters, counts and values are larger than usual. */
} AwaleGeometryFlags;

/** A rectangle in the units of the area (logical pixels, points). */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} AwaleRect;

/**
 * Where everything is: a value, computed by awale_geometry_init() and then only read.
 *
 * `hollows` are the carved hollows: a pit is the circle in its square, a store the capsule (a
 * rectangle with half-round ends) in its rectangle. `cells` tile the part of the body that belongs
 * to a hollow, with its letter and count: they do not overlap, are what a pointer hits, and hold
 * everything that is painted for that hollow. `values` are places in the spine for a pit's value;
 * the two pits that face each other share one, since only the mover's pits have values.
 * Places that the flags do not ask for are empty (width 0).
 */
typedef struct
{
  AwaleGeometryFlags flags;
  double    width;                    /**< The area. */
  double    height;
  double    pit;                      /**< Diameter of a pit; the scale of everything else. */
  double    radius;                   /**< Of the body's corners. */
  AwaleRect body;                     /**< The wood; the area around it holds its shadow. */
  AwaleRect spots[AWALE_SPOTS];
  AwaleRect cells[AWALE_SPOTS];
  AwaleRect letters[AWALE_PITS];
  AwaleRect counts[AWALE_SPOTS];
  AwaleRect values[AWALE_PITS];
  AwaleRect turns[2];                 /**< On the rim of each side: the sign that it is to move. */
} AwaleGeometry;

/** The sizes of the fonts of letters and counts, as shares of the heights of their places. */
#define AWALE_LETTER_SIZE 0.78
#define AWALE_COUNT_SIZE  0.68

/** Fits the board as large as it goes, centerd, into an area of @width × @height (both > 0). */
void   awale_geometry_init             (AwaleGeometry      *self,
                                        double              width,
                                        double              height,
                                        AwaleGeometryFlags  flags);

/** The height that the board of @flags wants for @width. */
double awale_geometry_height_for_width (double              width,
                                        AwaleGeometryFlags  flags);

/** The width that the board of @flags wants for @height. */
double awale_geometry_width_for_height (double              height,
                                        AwaleGeometryFlags  flags);

/** The smallest sensible area, in logical pixels: pits of 24 pixels wide, 32 narrow. */
void   awale_geometry_get_minimum      (AwaleGeometryFlags  flags,
                                        double             *width,
                                        double             *height);

/** Whether pits are clearly larger in this area with the stores above and below. */
bool   awale_geometry_prefers_narrow   (double              width,
                                        double              height,
                                        AwaleGeometryFlags  flags);

/** The hollow at a point, by its cell: 0–11, a store, or AWALE_HOLLOW_NONE. */
int    awale_geometry_hit              (const AwaleGeometry *self,
                                        double               x,
                                        double               y);

/** The shape of a hollow on this board. */
AwaleHeapShape awale_geometry_get_shape (const AwaleGeometry *self,
                                         int                  spot);

/** Width and height of @shape in pit diameters. */
void   awale_heap_get_size             (AwaleHeapShape       shape,
                                        double              *width,
                                        double              *height);

/** The center of a rectangle. */
void   awale_rect_get_center           (AwaleRect            self,
                                        double              *x,
                                        double              *y);

/** Whether a point lies in a rectangle (left and top edges included). */
bool   awale_rect_contains             (AwaleRect            self,
                                        double               x,
                                        double               y);

G_END_DECLS
