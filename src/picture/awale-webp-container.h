/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/* An animated WebP file that repeats forever, put together from lossless still pictures as libwebp
 * writes them. Sources: Google's “WebP Container Specification”, and “WebP Lossless Bitstream
 * Specification” for the header of a still picture. */

enum
{
  AWALE_WEBP_MAX_SIDE = 1 << 14,             /**< Maximum side in pixels, the limit of lossless
                                              * WebP. */
  AWALE_WEBP_MAX_DURATION = (1 << 24) - 1,   /**< Maximum duration of a frame in milliseconds. */
};

/** Ways to combine a frame with the previous canvas. */
typedef enum
{
  AWALE_WEBP_OVER,     /**< The previous canvas shows through where the frame is transparent. */
  AWALE_WEBP_INSTEAD,
} AwaleWebpBlend;

typedef struct _AwaleWebpContainer AwaleWebpContainer;

/**
 * Creates a container of @width × @height pixels without frames. Returns: (transfer full)
 * (nullable): NULL if the size exceeds the limit of the format
 */
AwaleWebpContainer *awale_webp_container_new  (int                  width,
                                               int                  height);
void                awale_webp_container_free (AwaleWebpContainer  *self);

/**
 * Adds the lossless WebP file @still as a frame whose corner is at @x and @y, both even; the canvas
 * around the frame is unchanged. Returns false and adds nothing if @still is not a lossless WebP
 * file, does not lie within the canvas, or would make the file too large.
 */
bool                awale_webp_container_add  (AwaleWebpContainer  *self,
                                               const uint8_t       *still,
                                               size_t               size,
                                               int                  x,
                                               int                  y,
                                               AwaleWebpBlend       blend,
                                               int                  duration);

/**
 * Extends the last frame by @duration milliseconds; returns false if the frame would be too long.
 */
bool                awale_webp_container_hold (AwaleWebpContainer  *self,
                                               int                  duration);

/** Finishes the file; no frames may be added afterwards. Returns: (transfer full) */
GBytes             *awale_webp_container_end  (AwaleWebpContainer  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleWebpContainer, awale_webp_container_free)

G_END_DECLS
