/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-webp-container.h"

#include <string.h>

/* Sizes in bytes, and a signature byte. A chunk consists of four letters, its size and its
 * content, padded to an even length. */
enum
{
  CHUNK_HEAD = 8,
  FILE_HEAD = CHUNK_HEAD + 4,   /* The letters RIFF, the size of the file, and the letters WEBP. */
  PICTURE_HEAD = 5,             /* A signature byte and the description of the picture. */
  PICTURE_MARK = 0x2f,
  FRAME_HEAD = 16,
  CANVAS = 10,
  LOOP = 6,
};

/* Offsets of fields that are set later. */
enum
{
  FLAGS_AT = FILE_HEAD + CHUNK_HEAD,
  DURATION_AT = CHUNK_HEAD + 12,   /* Offset of the duration in a frame. */
};

enum
{
  FLAG_ANIMATION = 1 << 1,
  FLAG_ALPHA = 1 << 4,
  FLAG_INSTEAD = 1 << 1,           /* Flag of a frame that replaces the canvas. */
};

/* Maximum size of a file in bytes, because the header has 32 bits for its size. */
#define MAX_BYTES (G_MAXUINT32 - 64)

struct _AwaleWebpContainer
{
  GByteArray *bytes;
  int         width;
  int         height;
  size_t      last;   /* Offset of the last frame; 0 before the first. */
};

/* A lossless still picture: its VP8L data, and what their header says. */
typedef struct
{
  const uint8_t *bytes;
  uint32_t       size;
  int            width;
  int            height;
  bool           has_alpha;
} Picture;

static uint32_t
read_number (const uint8_t *bytes,
             int            n)
{
  uint32_t number = 0;

  for (int i = 0; i < n; i++)
    number |= (uint32_t) bytes[i] << (8 * i);
  return number;
}

/* Writes @number with the lowest byte first. */
static void
write_number (uint8_t  *bytes,
              int       n,
              uint32_t  number)
{
  for (int i = 0; i < n; i++)
    bytes[i] = (uint8_t) (number >> (8 * i));
}

static void
append_number (GByteArray *array,
               int         n,
               uint32_t    number)
{
  uint8_t bytes[4];

  write_number (bytes, n, number);
  g_byte_array_append (array, bytes, (unsigned) n);
}

static void
append_head (GByteArray *array,
             const char *letters,
             uint32_t    size)
{
  g_byte_array_append (array, (const uint8_t *) letters, 4);
  append_number (array, 4, size);
}

/* Reads the header of a still picture, in which width and height are stored minus one. */
static bool
read_picture (const uint8_t *bytes,
              uint32_t       size,
              Picture       *picture)
{
  uint32_t description;

  if (size < PICTURE_HEAD || bytes[0] != PICTURE_MARK)
    return false;
  description = read_number (bytes + 1, 4);
  *picture = (Picture) {
    .bytes = bytes,
    .size = size,
    .width = (int) (description & 0x3fff) + 1,
    .height = (int) (description >> 14 & 0x3fff) + 1,
    .has_alpha = (description >> 28 & 1) != 0,
  };
  return true;
}

static bool
find_picture (const uint8_t *file,
              size_t         size,
              Picture       *picture)
{
  size_t place = FILE_HEAD;

  if (size < FILE_HEAD || memcmp (file, "RIFF", 4) != 0
      || memcmp (file + CHUNK_HEAD, "WEBP", 4) != 0)
    return false;
  while (size - place >= CHUNK_HEAD)
    {
      const uint8_t *chunk = file + place;
      uint32_t length = read_number (chunk + 4, 4);

      place += CHUNK_HEAD;
      if (length > size - place)
        return false;
      if (memcmp (chunk, "VP8L", 4) == 0)
        return read_picture (chunk + CHUNK_HEAD, length, picture);
      place += MIN (length + (size_t) (length & 1), size - place);
    }
  return false;
}

static bool
can_lie_at (AwaleWebpContainer *self,
            const Picture      *picture,
            int                 x,
            int                 y)
{
  return x >= 0 && y >= 0 && x % 2 == 0 && y % 2 == 0
         && x <= self->width - picture->width && y <= self->height - picture->height;
}

static void
append_frame (AwaleWebpContainer *self,
              const Picture      *picture,
              int                 x,
              int                 y,
              AwaleWebpBlend      blend,
              int                 duration)
{
  uint32_t padding = picture->size & 1;

  append_head (self->bytes, "ANMF", FRAME_HEAD + CHUNK_HEAD + picture->size + padding);
  append_number (self->bytes, 3, (uint32_t) x / 2);
  append_number (self->bytes, 3, (uint32_t) y / 2);
  append_number (self->bytes, 3, (uint32_t) picture->width - 1);
  append_number (self->bytes, 3, (uint32_t) picture->height - 1);
  append_number (self->bytes, 3, (uint32_t) duration);
  append_number (self->bytes, 1, blend == AWALE_WEBP_INSTEAD ? FLAG_INSTEAD : 0);
  append_head (self->bytes, "VP8L", picture->size);
  g_byte_array_append (self->bytes, picture->bytes, picture->size);
  append_number (self->bytes, (int) padding, 0);
}

AwaleWebpContainer *
awale_webp_container_new (int width,
                          int height)
{
  AwaleWebpContainer *self;

  if (width < 1 || width > AWALE_WEBP_MAX_SIDE || height < 1 || height > AWALE_WEBP_MAX_SIDE)
    return NULL;
  self = g_new0 (AwaleWebpContainer, 1);
  self->width = width;
  self->height = height;
  self->bytes = g_byte_array_new ();
  append_head (self->bytes, "RIFF", 0);
  g_byte_array_append (self->bytes, (const uint8_t *) "WEBP", 4);
  append_head (self->bytes, "VP8X", CANVAS);
  append_number (self->bytes, 4, FLAG_ANIMATION);
  append_number (self->bytes, 3, (uint32_t) width - 1);
  append_number (self->bytes, 3, (uint32_t) height - 1);
  append_head (self->bytes, "ANIM", LOOP);
  append_number (self->bytes, 4, 0);   /* The background color is transparent. */
  append_number (self->bytes, 2, 0);   /* A loop count of 0 repeats the animation forever. */
  return self;
}

void
awale_webp_container_free (AwaleWebpContainer *self)
{
  if (self == NULL)
    return;
  g_byte_array_unref (self->bytes);
  g_free (self);
}

bool
awale_webp_container_add (AwaleWebpContainer *self,
                          const uint8_t      *still,
                          size_t              size,
                          int                 x,
                          int                 y,
                          AwaleWebpBlend      blend,
                          int                 duration)
{
  Picture picture;

  g_return_val_if_fail (self != NULL && still != NULL, false);
  g_return_val_if_fail (duration >= 0 && duration <= AWALE_WEBP_MAX_DURATION, false);

  if (size > MAX_BYTES - self->bytes->len
      || !find_picture (still, size, &picture) || !can_lie_at (self, &picture, x, y))
    return false;
  self->last = self->bytes->len;
  append_frame (self, &picture, x, y, blend, duration);
  if (picture.has_alpha)
    self->bytes->data[FLAGS_AT] |= FLAG_ALPHA;
  return true;
}

bool
awale_webp_container_hold (AwaleWebpContainer *self,
                           int                 duration)
{
  uint8_t *place;
  uint32_t former;

  g_return_val_if_fail (self != NULL && self->last > 0, false);
  g_return_val_if_fail (duration >= 0 && duration <= AWALE_WEBP_MAX_DURATION, false);

  place = self->bytes->data + self->last + DURATION_AT;
  former = read_number (place, 3);
  if (former + (uint32_t) duration > AWALE_WEBP_MAX_DURATION)
    return false;
  write_number (place, 3, former + (uint32_t) duration);
  return true;
}

GBytes *
awale_webp_container_end (AwaleWebpContainer *self)
{
  g_return_val_if_fail (self != NULL && self->last > 0, NULL);

  write_number (self->bytes->data + 4, 4, self->bytes->len - CHUNK_HEAD);
  return g_bytes_new (self->bytes->data, self->bytes->len);
}
