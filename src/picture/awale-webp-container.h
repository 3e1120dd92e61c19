/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/* An animated WebP file that repeats forever, put together from lossless stills as libwebp
 * writes them. Sources: Google's “WebP Container Specification”, and “WebP Lossless Bitstream
 * Specification” for the header of a still. */

enum
{
  AWALE_WEBP_MAX_SIDE = 1 << 14,             /**< Pixels; the limit of lossless WebP. */
  AWALE_WEBP_MAX_DURATION = (1 << 24) - 1,   /**< Milliseconds. */
};

/** Blending of a frame with the previous canvas. */
typedef enum
{
  AWALE_WEBP_OVER,     /**< The canvas shows through where the frame is transparent. */
  AWALE_WEBP_INSTEAD,
} AwaleWebpBlend;

typedef struct _AwaleWebpContainer AwaleWebpContainer;

/**
 * Creates a container without frames of @width × @height pixels. Returns: (transfer full)
 * (nullable): NULL if the size is beyond the format's limit
 */
AwaleWebpContainer *awale_webp_container_new  (int                  width,
                                               int                  height);
void                awale_webp_container_free (AwaleWebpContainer  *self);

/**
 * Adds the lossless WebP file @still as a frame with its corner at @x and @y, both even; the canvas
 * around it stays. Returns false and adds nothing if @still is not lossless, does not lie within
 * the canvas, or would make the file too large.
 */
bool                awale_webp_container_add  (AwaleWebpContainer  *self,
                                               const uint8_t       *still,
                                               size_t               size,
                                               int                  x,
                                               int                  y,
                                               AwaleWebpBlend       blend,
                                               int                  duration);

/** Extends the last frame by @duration milliseconds; returns false if it would be too long. */
bool                awale_webp_container_hold (AwaleWebpContainer  *self,
                                               int                  duration);

/** Finishes the file; add no frames afterwards. Returns: (transfer full) */
GBytes             *awale_webp_container_end  (AwaleWebpContainer  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleWebpContainer, awale_webp_container_free)

G_END_DECLS
