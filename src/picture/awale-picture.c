/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-picture.h"

#include "awale-cairo.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

typedef struct
{
  const AwaleGraphPoint  *points;
  int                     n;
  const AwaleGraphColors *colors;
  AwaleGraphLayout        layout;
} GraphPicture;

G_DEFINE_QUARK (awale-picture-error-quark, awale_picture_error)

bool
awale_picture_get_format (const char          *name,
                          AwalePictureFormat  *format,
                          GError             **error)
{
  static const char *const ends[] = { ".png", ".svg", ".pdf" };

  g_return_val_if_fail (name != NULL && format != NULL, false);

  for (size_t i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      size_t length = strlen (name), end = strlen (ends[i]);

      if (length > end && g_ascii_strcasecmp (name + length - end, ends[i]) == 0)
        {
          *format = (AwalePictureFormat) i;
          return true;
        }
    }
  g_set_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_FORMAT,
               _("“%s” does not end in .svg, .png or .pdf."), name);
  return false;
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned             length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
create_surface (AwalePictureFormat  format,
                double              width,
                double              height,
                GByteArray         *bytes)
{
  cairo_surface_t *surface = NULL;

  switch (format)
    {
    case AWALE_PICTURE_PNG:
      surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width),
                                            (int) ceil (height));
      break;
    case AWALE_PICTURE_SVG:
      surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      break;
    case AWALE_PICTURE_PDF:
      surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
      break;
    default:
      g_assert_not_reached ();
    }
  return surface;
}

GBytes *
awale_picture_draw (AwalePictureFormat   format,
                    double               width,
                    double               height,
                    AwalePaintFunc       paint,
                    const void          *data,
                    GError             **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t       *surface = create_surface (format, width, height, bytes);
  cairo_t               *cr = cairo_create (surface);
  cairo_status_t         status;

  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    paint (cr, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == AWALE_PICTURE_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW,
               _("The picture could not be drawn: %s"), cairo_status_to_string (status));
  return NULL;
}

void
awale_picture_paint_board (const AwaleBoardPicture *board,
                           cairo_t                 *cr)
{
  AwaleMaterial                  material = AWALE_MATERIAL_VECTOR;
  g_autoptr (AwaleBoardPainter)  painter = NULL;
  AwaleGeometry                  geometry;

  g_return_if_fail (board != NULL && board->palette != NULL && board->width > 0);
  g_return_if_fail (cr != NULL);

  if (board->mono)
    material = AWALE_MATERIAL_PRINT;
  else if (cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE)
    material = AWALE_MATERIAL_CARVED;
  painter = awale_board_painter_new (board->palette, material);
  awale_geometry_init (&geometry, board->width,
                       awale_geometry_height_for_width (board->width, board->flags), board->flags);
  awale_board_painter_paint (painter, cr, &geometry, board->position, &board->look);
}

static void
paint_board (cairo_t    *cr,
             const void *data)
{
  awale_picture_paint_board (data, cr);
}

GBytes *
awale_picture_draw_board (const AwaleBoardPicture  *board,
                          AwalePictureFormat        format,
                          GError                  **error)
{
  double height;

  g_return_val_if_fail (board != NULL && board->palette != NULL && board->width > 0, NULL);

  height = awale_geometry_height_for_width (board->width, board->flags);
  return awale_picture_draw (format, board->width, height, paint_board, board, error);
}

static void
paint_graph (cairo_t    *cr,
             const void *data)
{
  const GraphPicture *graph = data;

  awale_set_color (cr, graph->colors->ground);
  cairo_paint (cr);
  awale_graph_painter_paint (cr, &graph->layout, graph->points, graph->n, graph->colors, "Sans");
}

GBytes *
awale_picture_draw_graph (const AwaleGraphPoint   *points,
                          int                      n,
                          const AwaleGraphColors  *colors,
                          double                   width,
                          double                   height,
                          AwalePictureFormat       format,
                          GError                 **error)
{
  GraphPicture graph = { .points = points, .n = n, .colors = colors };

  g_return_val_if_fail (points != NULL && n >= 1 && colors != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0, NULL);

  awale_graph_layout_init (&graph.layout, width, height, points, n);
  return awale_picture_draw (format, width, height, paint_graph, &graph, error);
}
