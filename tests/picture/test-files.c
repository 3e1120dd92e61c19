/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "canvas.h"
#include "picture/awale-picture.h"

#include <math.h>
#include <string.h>

static AwaleBoardPicture
make_picture (bool mono)
{
  AwaleBoardPicture board = {
    .palette = awale_board_palette_get ("hardwood", false),
    .mono = mono,
    .flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS,
    .width = 500,
    .look = awale_board_look_plain (),
  };

  board.look.last_from = 2;
  board.look.last_to = 7;
  g_assert_true (awale_position_parse ("3-0-1-5-6-0-1-20-0-2-1-0-6-3-N", &board.position, NULL));
  return board;
}

static char *
draw (const AwaleBoardPicture *board,
      AwalePictureFormat       format,
      size_t                  *size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = awale_picture_draw_board (board, format, &error);
  const char        *data;

  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  data = g_bytes_get_data (bytes, size);
  return g_strndup (data, *size);
}

static void
test_format (void)
{
  g_autoptr (GError) error = NULL;
  AwalePictureFormat format;

  g_assert_true (awale_picture_get_format ("a.png", &format, NULL));
  g_assert_cmpint (format, ==, AWALE_PICTURE_PNG);
  g_assert_true (awale_picture_get_format ("/tmp/é.SVG", &format, NULL));
  g_assert_cmpint (format, ==, AWALE_PICTURE_SVG);
  g_assert_true (awale_picture_get_format ("b.png.pdf", &format, NULL));
  g_assert_cmpint (format, ==, AWALE_PICTURE_PDF);
  g_assert_false (awale_picture_get_format (".png", &format, NULL));
  g_assert_false (awale_picture_get_format ("png", &format, NULL));
  g_assert_false (awale_picture_get_format ("a.jpg", &format, &error));
  g_assert_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, "a.jpg"));
}

/* An SVG file contains only vectors, and is small. */
static void
test_svg (void)
{
  for (int mono = 0; mono < 2; mono++)
    {
      AwaleBoardPicture board = make_picture (mono);
      size_t            size;
      g_autofree char  *svg = draw (&board, AWALE_PICTURE_SVG, &size);

      g_assert_cmpuint (strlen (svg), ==, size);
      g_assert_nonnull (strstr (svg, "<svg"));
      g_assert_nonnull (strstr (svg, "width=\"500px\""));
      g_assert_null (strstr (svg, "<image"));
      g_assert_null (strstr (svg, "data:"));
      g_assert_cmpuint (size, <, 1000000);
      /* Black-and-white files have no gradients. */
      g_assert_cmpint (strstr (svg, "Gradient") != NULL, ==, !mono);
    }
}

static void
test_pdf (void)
{
  AwaleBoardPicture board = make_picture (false);
  size_t            size;
  g_autofree char  *pdf = draw (&board, AWALE_PICTURE_PDF, &size);

  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
}

/* A size above the limit for images is an error. */
static void
test_too_large (void)
{
  AwaleBoardPicture  board = make_picture (false);
  g_autoptr (GError) error = NULL;

  board.width = 40000;
  g_assert_null (awale_picture_draw_board (&board, AWALE_PICTURE_PNG, &error));
  g_assert_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW);
}

/* The state of reading a PNG from memory through cairo. */
typedef struct
{
  const unsigned char *data;
  size_t               left;
} Stream;

static cairo_status_t
read_cb (void          *closure,
         unsigned char *data,
         unsigned       length)
{
  Stream *stream = closure;

  if (length > stream->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, stream->data, length);
  stream->data += length;
  stream->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static Canvas
read_png (GBytes *bytes)
{
  Stream stream;
  Canvas canvas = { 0 };

  stream.data = g_bytes_get_data (bytes, &stream.left);
  canvas.surface = cairo_image_surface_create_from_png_stream (read_cb, &stream);
  g_assert_cmpint (cairo_surface_status (canvas.surface), ==, CAIRO_STATUS_SUCCESS);
  canvas.cr = cairo_create (canvas.surface);
  canvas.width = cairo_image_surface_get_width (canvas.surface);
  canvas.height = cairo_image_surface_get_height (canvas.surface);
  return canvas;
}

static void
test_png (void)
{
  AwaleBoardPicture  board = make_picture (false);
  g_autoptr (GBytes) bytes = awale_picture_draw_board (&board, AWALE_PICTURE_PNG, NULL);
  Canvas             canvas = read_png (bytes);

  g_assert_cmpint (canvas.width, ==, 500);
  g_assert_cmpint (canvas.height, ==, (int) ceil (awale_geometry_height_for_width (500,
                                                                                   board.flags)));
  g_assert_cmphex (canvas_get (&canvas, 0, 0) >> 24, <, 16);
  g_assert_cmphex (canvas_get (&canvas, 250, canvas.height / 2) >> 24, ==, 255);
  canvas_clear (&canvas);
}

/* Black-and-white files contain only grays, mostly white. */
static void
test_mono (void)
{
  AwaleBoardPicture  board = make_picture (true);
  g_autoptr (GBytes) bytes = awale_picture_draw_board (&board, AWALE_PICTURE_PNG, NULL);
  Canvas             canvas = read_png (bytes);
  int                black = 0, white = 0;

  for (int y = 0; y < canvas.height; y++)
    for (int x = 0; x < canvas.width; x++)
      {
        uint32_t pixel = canvas_get (&canvas, x, y);
        int      red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;

        g_assert_cmpint (MAX (red, MAX (green, blue)) - MIN (red, MIN (green, blue)), <=, 1);
        black += pixel == 0xff000000;
        white += pixel == 0xffffffff;
      }
  g_assert_cmpint (black, >, 500);
  g_assert_cmpint (white, >, 10 * black);
  canvas_clear (&canvas);
}

/* Seeds have the same places in a vector file as on a screen. */
static void
test_same_places (void)
{
  AwaleBoardPicture             board = make_picture (false);
  g_autoptr (AwaleBoardPainter) vector = awale_board_painter_new (board.palette,
                                                                  AWALE_MATERIAL_VECTOR);
  g_autoptr (AwaleBoardPainter) carved = awale_board_painter_new (board.palette,
                                                                  AWALE_MATERIAL_CARVED);
  AwaleGeometry                 g;
  Canvas                        a, b;
  int                           both = 0, either = 0;

  awale_geometry_init (&g, 500, 200, board.flags);
  canvas_init (&a, 500, 200);
  canvas_init (&b, 500, 200);
  awale_board_painter_paint_seeds (vector, a.cr, &g, 4, 6);
  awale_board_painter_paint_seeds (carved, b.cr, &g, 4, 6);
  for (int y = 0; y < 200; y++)
    for (int x = 0; x < 500; x++)
      {
        bool in_a = canvas_get (&a, x, y) >> 24 > 250, in_b = canvas_get (&b, x, y) >> 24 > 250;

        both += in_a && in_b;
        either += in_a || in_b;
      }
  g_assert_cmpint (both, >, 100);
  g_assert_cmpfloat (both, >, 0.85 * either);
  canvas_clear (&a);
  canvas_clear (&b);
}

static void
test_graph (void)
{
  AwaleGraphPoint points[12] = { 0 };

  for (int ply = 0; ply < 12; ply++)
    {
      points[ply].has_evaluation = true;
      points[ply].evaluation.low = points[ply].evaluation.high = 40 * ply - 200;
      points[ply].move_class = ply == 4 ? AWALE_MOVE_CLASS_MISTAKE : AWALE_MOVE_CLASS_BEST;
    }
  for (int format = AWALE_PICTURE_PNG; format <= AWALE_PICTURE_PDF; format++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = NULL;

      bytes = awale_picture_draw_graph (points, 12, awale_graph_colors_get_default (false), 600,
                                        200, (AwalePictureFormat) format, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
      if (format == AWALE_PICTURE_SVG)
        g_assert_null (g_strstr_len (g_bytes_get_data (bytes, NULL),
                                     (gssize) g_bytes_get_size (bytes), "<image"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/files/format", test_format);
  g_test_add_func ("/picture/files/svg", test_svg);
  g_test_add_func ("/picture/files/pdf", test_pdf);
  g_test_add_func ("/picture/files/png", test_png);
  g_test_add_func ("/picture/files/too-large", test_too_large);
  g_test_add_func ("/picture/files/mono", test_mono);
  g_test_add_func ("/picture/files/same-places", test_same_places);
  g_test_add_func ("/picture/files/graph", test_graph);
  return g_test_run ();
}
