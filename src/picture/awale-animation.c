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

#include <math.h>
#include <string.h>
#include <webp/encode.h>

/* Effort of the compression: more takes far longer and saves little. */
enum
{
  EFFORT = 40,
  METHOD = 2,
};

/* The file has the form of Google's “WebP Container Specification”: chunks of four letters, the
 * size of the content, and the content, padded to an even length. Numbers begin with their lowest
 * byte. A still picture of libwebp is a file with a single chunk, which is copied into a frame. */
enum
{
  CHUNK_HEAD = 8,
  FILE_HEAD = CHUNK_HEAD + 4,        /* The letters RIFF, the size of the file, the letters WEBP. */
  FRAME_HEAD = 16,
  DURATION_AT = CHUNK_HEAD + 12,     /* Offset of the duration in a frame. */
  REPLACES_CANVAS = 1 << 1,          /* Flag of a frame. */
  MAX_DURATION = (1 << 24) - 1,      /* Maximum duration of a frame in milliseconds. */
};

/* Maximum size of a file in bytes, because the header has 32 bits for its size. */
#define MAX_BYTES (G_MAXUINT32 - 64)

/* The start of a file up to the size of the canvas; the size of the file, which is zero here, is
 * set at the end. Flags say that the file is an animation and has transparent pixels. */
static const char file_head[] = "RIFF\0\0\0\0WEBP" "VP8X\x0a\0\0\0\x12\0\0\0";

/* The chunk that makes the animation repeat forever on a transparent background. */
static const char loop_chunk[] = "ANIM\x06\0\0\0\0\0\0\0\0\0";

/* The limit is tested for the sum of all pauses, because equal frames are merged and one frame may
 * last for the whole animation. */
G_STATIC_ASSERT (AWALE_ANIMATION_MAX_FRAMES * AWALE_ANIMATION_MAX_PAUSE
                   + AWALE_ANIMATION_LAST_PAUSE <= MAX_DURATION);

/* The pixels of a frame in cairo's format, row after row. */
typedef struct
{
  cairo_surface_t *surface;
  const uint32_t  *pixels;
  int              stride;   /* Distance from row to row, in pixels. */
} Canvas;

typedef struct
{
  GByteArray *bytes;
  size_t      last;         /* Offset of the last frame. */
  uint32_t    duration;     /* Duration of the last frame, in milliseconds. */
  WebPConfig  config;
  int         width;
  int         height;
  Canvas      canvases[2];  /* Frame being added, and the one before. */
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
  bool is_short = code == VP8_ENC_ERROR_OUT_OF_MEMORY
                  || code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY;

  return fail (g_strerror (is_short ? ENOMEM : EFBIG), error);
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
 * format requires. The rectangle is empty if nothing changed. */
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
copy_part (const Writer *writer,
           Part          part,
           bool          replaces,
           WebPPicture  *picture)
{
  for (int y = part.y; y < part.end_y; y++)
    {
      uint32_t *row = picture->argb + (y - part.y) * picture->argb_stride;

      for (int x = part.x; x < part.end_x; x++)
        row[x - part.x] = replaces || has_changed (writer, x, y)
                            ? unpremultiply (pixel_at (&writer->canvases[0], x, y)) : 0;
    }
}

static bool
encode (const Writer      *writer,
        Part               part,
        bool               replaces,
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
      copy_part (writer, part, replaces, &picture);
      encoded = WebPEncode (&writer->config, &picture);
    }
  if (!encoded)
    fail_encoding (picture.error_code, error);
  WebPPictureFree (&picture);
  return encoded;
}

static void
append_number (GByteArray *bytes,
               unsigned    n,
               uint32_t    number)
{
  number = GUINT32_TO_LE (number);
  g_byte_array_append (bytes, (const uint8_t *) &number, n);
}

/* Appends a frame with @still, a file that contains the pixels of @part. */
static void
append_frame (Writer                 *writer,
              Part                    part,
              bool                    replaces,
              const WebPMemoryWriter *still)
{
  GByteArray *bytes = writer->bytes;

  writer->last = bytes->len;
  g_byte_array_append (bytes, (const uint8_t *) "ANMF", 4);
  append_number (bytes, 4, FRAME_HEAD + (uint32_t) still->size - FILE_HEAD);
  append_number (bytes, 3, (uint32_t) part.x / 2);
  append_number (bytes, 3, (uint32_t) part.y / 2);
  append_number (bytes, 3, (uint32_t) (part.end_x - part.x - 1));
  append_number (bytes, 3, (uint32_t) (part.end_y - part.y - 1));
  append_number (bytes, 3, 0);
  append_number (bytes, 1, replaces ? REPLACES_CANVAS : 0);
  g_byte_array_append (bytes, still->mem + FILE_HEAD, (unsigned) still->size - FILE_HEAD);
}

static bool
write_part (Writer  *writer,
            Part     part,
            GError **error)
{
  bool replaces = !is_opaque (writer, part);
  WebPMemoryWriter still;
  bool written;

  WebPMemoryWriterInit (&still);
  written = encode (writer, part, replaces, &still, error);
  if (written && still.size > MAX_BYTES - writer->bytes->len)
    written = fail (g_strerror (EFBIG), error);
  if (written)
    append_frame (writer, part, replaces, &still);
  WebPMemoryWriterClear (&still);
  writer->duration = 0;
  return written;
}

/* Makes the last frame @pause milliseconds longer. */
static void
hold (Writer *writer,
      int     pause)
{
  uint32_t duration;

  writer->duration += (uint32_t) pause;
  duration = GUINT32_TO_LE (writer->duration);
  memcpy (writer->bytes->data + writer->last + DURATION_AT, &duration, 3);
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
  added = part.end_x == 0 || write_part (writer, part, error);
  if (added)
    hold (writer, pause);
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
    .bytes = g_byte_array_new (),
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
  g_byte_array_append (writer->bytes, (const uint8_t *) file_head, sizeof file_head - 1);
  append_number (writer->bytes, 3, (uint32_t) writer->width - 1);
  append_number (writer->bytes, 3, (uint32_t) writer->height - 1);
  g_byte_array_append (writer->bytes, (const uint8_t *) loop_chunk, sizeof loop_chunk - 1);
  return true;
}

/* Ends the file, or drops it unless it is @done. */
static GBytes *
end (Writer *writer,
     bool    done)
{
  uint32_t size = GUINT32_TO_LE (writer->bytes->len - CHUNK_HEAD);

  for (size_t i = 0; i < G_N_ELEMENTS (writer->canvases); i++)
    cairo_surface_destroy (writer->canvases[i].surface);
  if (done)
    {
      memcpy (writer->bytes->data + 4, &size, 4);
      return g_byte_array_free_to_bytes (writer->bytes);
    }
  g_byte_array_unref (writer->bytes);
  return NULL;
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
  bool going;

  g_return_val_if_fail (frames != NULL && frames->len > 0, NULL);
  g_return_val_if_fail (frames->len <= AWALE_ANIMATION_MAX_FRAMES, NULL);
  g_return_val_if_fail (pause > 0 && pause <= AWALE_ANIMATION_MAX_PAUSE, NULL);

  going = begin (&writer, &g_array_index (frames, AwaleBoardPicture, 0), error);
  for (unsigned i = 0; going && i < frames->len; i++)
    going = add_frame (&writer, &g_array_index (frames, AwaleBoardPicture, i),
                       i + 1 < frames->len ? pause : AWALE_ANIMATION_LAST_PAUSE,
                       error);
  return end (&writer, going);
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
