/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Boards, graphs and games on paper as pictures. The folder promises that boards in the window, in
 * a saved diagram and on a printed sheet have the same geometry. It uses cairo and Pango and needs
 * neither a display nor a widget.
 */
#pragma once

#include "awale-board-painter.h"
#include "awale-graph-painter.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_PICTURE_ERROR_FORMAT,  /**< The file name has no extension of a known format. */
  AWALE_PICTURE_ERROR_DRAW,    /**< The picture could not be drawn or encoded, for example
                                * because it is too large, memory is short, or the program was
                                * built without libwebp. */
} AwalePictureError;

#define AWALE_PICTURE_ERROR (awale_picture_error_quark ())
GQuark awale_picture_error_quark (void);

typedef enum
{
  AWALE_PICTURE_PNG,
  AWALE_PICTURE_SVG,
  AWALE_PICTURE_PDF,
} AwalePictureFormat;

/** Paints a picture whose corner is at the origin. */
typedef void (* AwalePaintFunc) (cairo_t    *cr,
                                 const void *data);

/** A picture of a board on a transparent background, a plain value that any thread may draw. */
typedef struct
{
  AwalePosition            position;
  const AwaleBoardPalette *palette;
  bool                     mono;     /**< True for black lines on white, for print; the palette is
                                      * then ignored, but must not be NULL. */
  AwaleGeometryFlags       flags;
  double                   width;    /**< Width in pixels for PNG and SVG, in points for PDF. */
  AwaleBoardLook           look;
} AwaleBoardPicture;

/**
 * Derives the format from a name that ends in .png, .svg or .pdf, regardless of case. Returns false
 * and sets @error for other names.
 */
bool    awale_picture_get_format (const char               *name,
                                  AwalePictureFormat       *format,
                                  GError                  **error);

/**
 * Draws a picture with @paint. Returns: (transfer full) (nullable): the bytes of a file, or NULL
 * with @error set
 */
GBytes *awale_picture_draw       (AwalePictureFormat        format,
                                  double                    width,
                                  double                    height,
                                  AwalePaintFunc            paint,
                                  const void               *data,
                                  GError                  **error);

/** Paints a board in its own width on @cr; its corner is at the origin. */
void    awale_picture_paint_board (const AwaleBoardPicture *board,
                                   cairo_t                 *cr);

/**
 * Draws a board. Returns: (transfer full) (nullable): the bytes of a file, or NULL with @error set
 */
GBytes *awale_picture_draw_board (const AwaleBoardPicture  *board,
                                  AwalePictureFormat        format,
                                  GError                  **error);

/**
 * Draws an evaluation graph on the `ground` color of @colors. Returns: (transfer full) (nullable):
 * the bytes of a file, or NULL with @error set
 */
GBytes *awale_picture_draw_graph (const AwaleGraphPoint    *points,
                                  int                       n,
                                  const AwaleGraphColors   *colors,
                                  double                    width,
                                  double                    height,
                                  AwalePictureFormat        format,
                                  GError                  **error);

G_END_DECLS
