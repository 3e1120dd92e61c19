/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What boards, graphs and games on paper look like. This folder promises one picture wherever there
 * is one: the window, a saved diagram and a printed sheet have the same geometry, and the same
 * numbers give the same pixels. It knows cairo and Pango, and neither a display nor a widget.
 */
#pragma once

#include "awale-board-painter.h"
#include "awale-graph-painter.h"

G_BEGIN_DECLS

/** The errors of this layer. */
typedef enum
{
  AWALE_PICTURE_ERROR_FORMAT,  /**< No picture has a name that ends so. */
  AWALE_PICTURE_ERROR_DRAW,    /**< cairo could not: too large, no memory. */
} AwalePictureError;

#define AWALE_PICTURE_ERROR (awale_picture_error_quark ())
GQuark awale_picture_error_quark (void);

/** The kinds of picture files. */
typedef enum
{
  AWALE_PICTURE_PNG,
  AWALE_PICTURE_SVG,
  AWALE_PICTURE_PDF,
} AwalePictureFormat;

/** A picture of a board: a value that any thread may draw. Its ground is transparent. */
typedef struct
{
  AwalePosition       position;
  const AwalePalette *palette;
  bool                mono;     /**< Black lines on white, for print; the palette is not used. */
  AwaleGeometryFlags  flags;
  double              width;    /**< Pixels of a PNG or SVG, points of a PDF. */
  AwaleBoardLook      look;
} AwaleBoardPicture;

/** The format that a file's name tells by .png, .svg or .pdf, in any case; false sets @error. */
bool    awale_picture_get_format (const char               *name,
                                  AwalePictureFormat       *format,
                                  GError                  **error);

/** Paints a board on @cr, as wide as it says, from the corner on. */
void    awale_picture_paint_board (const AwaleBoardPicture *board,
                                   cairo_t                 *cr);

/** Draws a board as the bytes of a file. Returns: (transfer full) (nullable): NULL sets @error */
GBytes *awale_picture_draw_board (const AwaleBoardPicture  *board,
                                  AwalePictureFormat        format,
                                  GError                  **error);

/** Draws an evaluation graph likewise, on the ground that its colors tell. */
GBytes *awale_picture_draw_graph (const AwaleGraphPoint    *points,
                                  int                       n,
                                  const AwaleGraphColors   *colors,
                                  double                    width,
                                  double                    height,
                                  AwalePictureFormat        format,
                                  GError                  **error);

G_END_DECLS
