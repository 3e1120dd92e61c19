/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-animation.h"

#include <glib/gi18n-lib.h>

GArray *
awale_animation_list_frames (const AwaleBoardPicture *board,
                             AwaleGame               *game,
                             AwaleNode               *first,
                             AwaleNode               *last)
{
  GArray *frames = g_array_new (FALSE, FALSE, sizeof (AwaleBoardPicture));
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  g_return_val_if_fail (board != NULL && first != NULL && last != NULL, frames);

  for (AwaleNode *node = last; node != NULL; node = awale_node_get_parent (node))
    {
      g_ptr_array_insert (nodes, 0, node);
      if (node == first)
        break;
    }
  for (unsigned i = 0; i < MIN (nodes->len, AWALE_ANIMATION_MAX_FRAMES); i++)
    {
      AwaleBoardPicture frame = *board;

      frame.position = awale_game_get_board (game, nodes->pdata[i]);
      frame.look = awale_board_look_for_node (game, nodes->pdata[i]);
      frame.look.show_turn = false;  /* The turn is not shown, because its light would repaint
                                      * half of the board in each frame. */
      g_array_append_val (frames, frame);
    }
  return frames;
}

#ifdef AWALE_HAS_WEBP

#include "awale-webp-container.h"

#include <math.h>
#include <webp/encode.h>

/* Effort of the compression: more takes far longer and saves little. */
enum
{
  EFFORT = 40,
  METHOD = 2,
};

/* The limit is tested for the sum of all pauses, because equal frames are merged and one frame may
 * last for the whole animation. */
G_STATIC_ASSERT (AWALE_ANIMATION_MAX_FRAMES * AWALE_ANIMATION_MAX_PAUSE
                   + AWALE_ANIMATION_LAST_PAUSE <= AWALE_WEBP_MAX_DURATION);

/* The pixels of a frame in cairo's format, row after row. */
typedef struct
{
  cairo_surface_t *surface;
  const uint32_t  *pixels;
  int              stride;   /* Distance from row to row, in pixels. */
} Canvas;

typedef struct
{
  AwaleWebpContainer *container;
  WebPConfig          config;
  int                 width;
  int                 height;
  Canvas              canvases[2];   /* Frame being added, and the one before. */
} Writer;

/* A rectangle from its corner to `end`, which is exclusive. */
typedef struct
{
  int x, y, end_x, end_y;
} Part;

static bool
fail (const char  *reason,
      GError     **error)
{
  g_set_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW,
               _("The picture could not be drawn: %s"), reason);
  return false;
}

static bool
fail_encoding (WebPEncodingError   code,
               GError            **error)
{
  switch (code)
    {
    case VP8_ENC_ERROR_OUT_OF_MEMORY:
    case VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY:
      return fail (g_strerror (ENOMEM), error);
    default:
      return fail (g_strerror (EFBIG), error);
    }
}

/* Converts a pixel from cairo's format, whose colors are premultiplied by alpha, to that of WebP,
 * whose colors are not. */
static uint32_t
unpremultiply (uint32_t pixel)
{
  uint32_t alpha = pixel >> 24, result = pixel & 0xff000000;

  if (alpha == 0 || alpha == 255)
    return alpha == 0 ? 0 : pixel;
  for (int shift = 0; shift < 24; shift += 8)
    result |= MIN (255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift;
  return result;
}

static bool
paint (Writer                   *writer,
       const AwaleBoardPicture  *frame,
       GError                  **error)
{
  Canvas *canvas = &writer->canvases[0];
  cairo_t *cr;
  cairo_status_t status;

  canvas->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, writer->width, writer->height);
  cr = cairo_create (canvas->surface);
  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    awale_picture_paint_board (frame, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status != CAIRO_STATUS_SUCCESS)
    return fail (cairo_status_to_string (status), error);
  cairo_surface_flush (canvas->surface);
  canvas->pixels = (const void *) cairo_image_surface_get_data (canvas->surface);
  canvas->stride = cairo_image_surface_get_stride (canvas->surface) / (int) sizeof (uint32_t);
  return true;
}

static uint32_t
pixel_at (const Canvas *canvas,
          int           x,
          int           y)
{
  return canvas->pixels[y * canvas->stride + x];
}

static bool
has_changed (const Writer *writer,
             int           x,
             int           y)
{
  return writer->canvases[1].surface == NULL
         || pixel_at (&writer->canvases[0], x, y) != pixel_at (&writer->canvases[1], x, y);
}

/* The smallest rectangle that contains all changed pixels; its corner has even coordinates, as the
 * container requires. The rectangle is empty if nothing changed. */
static Part
find_change (const Writer *writer)
{
  Part part = { .x = writer->width, .y = writer->height };

  for (int y = 0; y < writer->height; y++)
    for (int x = 0; x < writer->width; x++)
      if (has_changed (writer, x, y))
        {
          part.x = MIN (part.x, x & ~1);
          part.y = MIN (part.y, y & ~1);
          part.end_x = MAX (part.end_x, x + 1);
          part.end_y = y + 1;
        }
  return part;
}

/* True if all changed pixels are opaque. Unchanged ones can then be left transparent, which
 * saves most of the bytes. */
static bool
is_opaque (const Writer *writer,
           Part          part)
{
  for (int y = part.y; y < part.end_y; y++)
    for (int x = part.x; x < part.end_x; x++)
      if (has_changed (writer, x, y) && pixel_at (&writer->canvases[0], x, y) >> 24 != 255)
        return false;
  return true;
}

static void
copy_part (const Writer   *writer,
           Part            part,
           AwaleWebpBlend  blend,
           WebPPicture    *picture)
{
  for (int y = part.y; y < part.end_y; y++)
    {
      uint32_t *row = picture->argb + (y - part.y) * picture->argb_stride;

      for (int x = part.x; x < part.end_x; x++)
        row[x - part.x] = blend == AWALE_WEBP_INSTEAD || has_changed (writer, x, y)
                            ? unpremultiply (pixel_at (&writer->canvases[0], x, y)) : 0;
    }
}

static bool
encode (const Writer      *writer,
        Part               part,
        AwaleWebpBlend     blend,
        WebPMemoryWriter  *memory,
        GError           **error)
{
  WebPPicture picture;
  bool encoded = false;

  if (!WebPPictureInit (&picture))
    return fail (g_strerror (ENOSYS), error);
  picture.use_argb = 1;
  picture.width = part.end_x - part.x;
  picture.height = part.end_y - part.y;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = memory;
  if (WebPPictureAlloc (&picture))
    {
      copy_part (writer, part, blend, &picture);
      encoded = WebPEncode (&writer->config, &picture);
    }
  if (!encoded)
    fail_encoding (picture.error_code, error);
  WebPPictureFree (&picture);
  return encoded;
}

static bool
write_part (Writer  *writer,
            Part     part,
            int      pause,
            GError **error)
{
  AwaleWebpBlend blend = is_opaque (writer, part)
                           ? AWALE_WEBP_OVER : AWALE_WEBP_INSTEAD;
  WebPMemoryWriter memory;
  bool written;

  WebPMemoryWriterInit (&memory);
  written = encode (writer, part, blend, &memory, error);
  if (written && !awale_webp_container_add (writer->container, memory.mem, memory.size,
                                            part.x, part.y, blend, pause))
    written = fail (g_strerror (EFBIG), error);
  WebPMemoryWriterClear (&memory);
  return written;
}

static bool
add_frame (Writer                   *writer,
           const AwaleBoardPicture  *frame,
           int                       pause,
           GError                  **error)
{
  Part part;
  bool added;

  if (!paint (writer, frame, error))
    return false;
  part = find_change (writer);
  if (part.end_x == 0)
    added = awale_webp_container_hold (writer->container, pause);
  else
    added = write_part (writer, part, pause, error);
  cairo_surface_destroy (writer->canvases[1].surface);
  writer->canvases[1] = writer->canvases[0];
  writer->canvases[0] = (Canvas) { 0 };
  return added;
}

static bool
begin (Writer                   *writer,
       const AwaleBoardPicture  *board,
       GError                  **error)
{
  *writer = (Writer) {
    .width = (int) ceil (board->width),
    .height = (int) ceil (awale_geometry_height_for_width (board->width, board->flags)),
  };
  /* The size is tested here, because the encoder has the same limit but tests it only after
   * painting. */
  if (MAX (writer->width, writer->height) > WEBP_MAX_DIMENSION)
    return fail_encoding (VP8_ENC_ERROR_BAD_DIMENSION, error);
  if (!WebPConfigInit (&writer->config))
    return fail (g_strerror (ENOSYS), error);
  writer->config.lossless = 1;
  writer->config.quality = EFFORT;
  writer->config.method = METHOD;
  writer->container = awale_webp_container_new (writer->width, writer->height);
  return writer->container != NULL || fail (g_strerror (EFBIG), error);
}

static void
end (Writer *writer)
{
  for (size_t i = 0; i < G_N_ELEMENTS (writer->canvases); i++)
    cairo_surface_destroy (writer->canvases[i].surface);
  awale_webp_container_free (writer->container);
}

bool
awale_animation_is_supported (void)
{
  return true;
}

GBytes *
awale_animation_draw (GArray  *frames,
                      int      pause,
                      GError **error)
{
  Writer writer;
  GBytes *bytes = NULL;
  bool going;

  g_return_val_if_fail (frames != NULL && frames->len > 0, NULL);
  g_return_val_if_fail (pause > 0 && pause <= AWALE_ANIMATION_MAX_PAUSE, NULL);

  going = begin (&writer, &g_array_index (frames, AwaleBoardPicture, 0), error);
  for (unsigned i = 0; going && i < frames->len; i++)
    going = add_frame (&writer, &g_array_index (frames, AwaleBoardPicture, i),
                       i + 1 < frames->len ? pause : AWALE_ANIMATION_LAST_PAUSE,
                       error);
  if (going)
    bytes = awale_webp_container_end (writer.container);
  end (&writer);
  return bytes;
}

#else

bool
awale_animation_is_supported (void)
{
  return false;
}

GBytes *
awale_animation_draw (GArray  *frames,
                      int      pause,
                      GError **error)
{
  g_set_error_literal (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW,
                       _("This version of Awalé was built without libwebp and cannot save "
                         "animations."));
  return NULL;
}

#endif
