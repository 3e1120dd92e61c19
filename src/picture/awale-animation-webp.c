/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Animations by libwebp.
 */
#include "awale-animation.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <webp/encode.h>
#include <webp/mux.h>

/* How hard is tried to make it small: more takes far longer, for a few percent. */
enum
{
  EFFORT = 40,
  METHOD = 2,
};

typedef struct
{
  WebPAnimEncoder *encoder;
  WebPConfig       config;
  int              width;
  int              height;
} Writer;

/* cairo's colors carry their alpha within them, those of WebP do not. */
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

static cairo_status_t
paint (const Writer            *writer,
       const AwaleBoardPicture *frame,
       WebPPicture             *picture)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, writer->width, writer->height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    awale_picture_paint_board (frame, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    for (int y = 0; y < writer->height; y++)
      {
        const uint32_t *row = (const uint32_t *) (const void *)
          (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface));

        for (int x = 0; x < writer->width; x++)
          picture->argb[y * picture->argb_stride + x] = unpremultiply (row[x]);
      }
  cairo_surface_destroy (surface);
  return status;
}

static bool
fail (const char  *reason,
      GError     **error)
{
  g_set_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW,
               _("The picture could not be drawn: %s"), reason);
  return false;
}

static bool
add_frame (Writer                   *writer,
           const AwaleBoardPicture  *frame,
           int                       time,
           GError                  **error)
{
  WebPPicture picture;
  cairo_status_t status;
  bool added;

  if (!WebPPictureInit (&picture))
    return fail (g_strerror (ENOSYS), error);
  picture.use_argb = 1;
  picture.width = writer->width;
  picture.height = writer->height;
  if (!WebPPictureAlloc (&picture))
    return fail (g_strerror (ENOMEM), error);
  status = paint (writer, frame, &picture);
  added = status == CAIRO_STATUS_SUCCESS
          && WebPAnimEncoderAdd (writer->encoder, &picture, time, &writer->config);
  WebPPictureFree (&picture);
  if (status != CAIRO_STATUS_SUCCESS)
    return fail (cairo_status_to_string (status), error);
  return added || fail (WebPAnimEncoderGetError (writer->encoder), error);
}

static GBytes *
assemble (Writer  *writer,
          GError **error)
{
  WebPData data;
  GBytes *bytes;

  WebPDataInit (&data);
  if (!WebPAnimEncoderAssemble (writer->encoder, &data))
    {
      fail (WebPAnimEncoderGetError (writer->encoder), error);
      return NULL;
    }
  bytes = g_bytes_new (data.bytes, data.size);
  WebPDataClear (&data);
  return bytes;
}

static bool
begin (Writer                  *writer,
       const AwaleBoardPicture *board)
{
  WebPAnimEncoderOptions options;

  *writer = (Writer) {
    .width = (int) ceil (board->width),
    .height = (int) ceil (awale_geometry_height_for_width (board->width, board->flags)),
  };
  if (!WebPAnimEncoderOptionsInit (&options)
      || !WebPConfigInit (&writer->config))
    return false;
  writer->config.lossless = 1;
  writer->config.quality = EFFORT;
  writer->config.method = METHOD;
  writer->encoder = WebPAnimEncoderNew (writer->width, writer->height, &options);
  return writer->encoder != NULL;
}

bool
awale_animation_is_supported (void)
{
  return true;
}

GBytes *
awale_animation_draw (GArray  *frames,
                      GError **error)
{
  Writer writer;
  GBytes *bytes = NULL;
  bool going;
  int time = 0;

  g_return_val_if_fail (frames != NULL && frames->len > 0, NULL);

  if (!begin (&writer, &g_array_index (frames, AwaleBoardPicture, 0)))
    {
      fail (g_strerror (ENOMEM), error);
      return NULL;
    }
  going = true;
  for (unsigned i = 0; going && i < frames->len; i++)
    {
      going = add_frame (&writer, &g_array_index (frames, AwaleBoardPicture, i), time, error);
      time += i + 1 < frames->len ? AWALE_ANIMATION_PAUSE : AWALE_ANIMATION_LAST_PAUSE;
    }
  if (going && !WebPAnimEncoderAdd (writer.encoder, NULL, time, NULL))
    going = fail (WebPAnimEncoderGetError (writer.encoder), error);
  if (going)
    bytes = assemble (&writer, error);
  WebPAnimEncoderDelete (writer.encoder);
  return bytes;
}
