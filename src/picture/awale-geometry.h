/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/* The geometry of the board: the places of everything, by pure arithmetic. */

#include <glib.h>
#include <stdbool.h>

#include "rules/awale-position.h"

G_BEGIN_DECLS

/**
 * A hollow of the board: pits 0–11 as in AwalePosition, then the two stores. The store of a side is
 * `AWALE_SPOT_STORE + side`.
 */
enum
{
  AWALE_SPOT_NONE = -1,
  AWALE_SPOT_STORE = AWALE_PITS,
  AWALE_SPOTS = AWALE_PITS + 2,
};

/** Shapes of a hollow, measured in pit diameters. */
typedef enum
{
  AWALE_HEAP_PIT,   /**< A circle of diameter 1. */
  AWALE_HEAP_TALL,  /**< A store at an end of the board: an upright capsule. */
  AWALE_HEAP_WIDE,  /**< A store above or below the pits: a horizontal capsule. */
} AwaleHeapShape;

typedef enum
{
  AWALE_GEOMETRY_DEFAULT = 0,
  AWALE_GEOMETRY_FLIPPED = 1 << 0,  /**< North is below: the board is rotated by 180 degrees. */
  AWALE_GEOMETRY_LETTERS = 1 << 1,  /**< Leave space on the rim for the letters of the pits. */
  AWALE_GEOMETRY_COUNTS  = 1 << 2,  /**< Leave space on the rim for the seed counts. */
  AWALE_GEOMETRY_NARROW  = 1 << 3,  /**< Put the stores above and below the pits instead of at
                                     * the ends. */
  AWALE_GEOMETRY_LARGE_TEXT = 1 << 4,  /**< Enlarge letters, counts and values. */
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
 * The places of everything on a board, computed by awale_geometry_init() and only read afterwards.
 * `spots` are the carved hollows: a pit is the circle in its square, a store the capsule (a
 * rectangle with half-round ends) in its rectangle. `cells` divide the body, but for narrow strips
 * at the ends of an AWALE_GEOMETRY_NARROW board, among the hollows without overlap; a cell is the
 * target of the pointer and contains everything painted for its hollow, such as letter and count.
 * `values` are the places of values between the rows; facing pits share one, because only the pits
 * of the player to move have values. Places that the flags exclude are empty (width 0).
 */
typedef struct
{
  AwaleGeometryFlags flags;
  double    width;                    /**< Size of the area. */
  double    height;
  double    pit;                      /**< Diameter of a pit, which is the scale of everything
                                       * else. */
  double    radius;                   /**< Radius of the body's corners. */
  AwaleRect body;                     /**< Rectangle of the wood; the area around it has space
                                       * for the shadow. */
  AwaleRect spots[AWALE_SPOTS];
  AwaleRect cells[AWALE_SPOTS];
  AwaleRect letters[AWALE_PITS];
  AwaleRect counts[AWALE_SPOTS];
  AwaleRect values[AWALE_PITS];
  AwaleRect turns[2];                 /**< Signs of the side to move, on the rim of each side. */
} AwaleGeometry;

/** Font sizes of letters and counts, as shares of the heights of their places. */
#define AWALE_LETTER_SIZE 0.78
#define AWALE_COUNT_SIZE  0.68

/**
 * Fits the largest possible board, centered, into an area of @width × @height. Both must be
 * positive.
 */
void   awale_geometry_init             (AwaleGeometry      *self,
                                        double              width,
                                        double              height,
                                        AwaleGeometryFlags  flags);

double awale_geometry_height_for_width (double              width,
                                        AwaleGeometryFlags  flags);

double awale_geometry_width_for_height (double              height,
                                        AwaleGeometryFlags  flags);

/**
 * The smallest useful area in logical pixels: pits have a diameter of 24 pixels, or of 32 with
 * AWALE_GEOMETRY_NARROW. @width and @height may be NULL.
 */
void   awale_geometry_get_minimum      (AwaleGeometryFlags  flags,
                                        double             *width,
                                        double             *height);

/**
 * True if pits in this area are clearly larger with the stores above and below than at the ends.
 */
bool   awale_geometry_prefers_narrow   (double              width,
                                        double              height,
                                        AwaleGeometryFlags  flags);

/** The hollow whose cell contains a point: a pit 0–11, a store, or AWALE_SPOT_NONE. */
int    awale_geometry_hit              (const AwaleGeometry *self,
                                        double               x,
                                        double               y);

AwaleHeapShape awale_geometry_get_shape (const AwaleGeometry *self,
                                         int                  spot);

/** The width and the height of @shape in pit diameters. */
void   awale_heap_get_size             (AwaleHeapShape       shape,
                                        double              *width,
                                        double              *height);

void   awale_rect_get_center           (AwaleRect            self,
                                        double              *x,
                                        double              *y);

/** @self extended by @by on each side. */
AwaleRect awale_rect_grow              (AwaleRect            self,
                                        double               by);

/** True if a point lies in a rectangle, whose left and top edges belong to it. */
bool   awale_rect_contains             (AwaleRect            self,
                                        double               x,
                                        double               y);

G_END_DECLS
