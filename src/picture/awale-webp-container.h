/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/*
 * The bytes of an animated picture, which begins again for ever: a WebP whose frames are pictures
 * without loss, each as libwebp writes it as a file of its own. Source: Google's “WebP Container
 * Specification”, and for the head of a picture “WebP Lossless Bitstream Specification”.
 */

enum
{
  AWALE_WEBP_MAX_SIDE = 1 << 14,             /**< Pixels: more a picture without loss cannot be. */
  AWALE_WEBP_MAX_DURATION = (1 << 24) - 1,   /**< Milliseconds. */
};

/** How the pixels of a frame come upon what was there. */
typedef enum
{
  AWALE_WEBP_OVER,     /**< Seen through where they are transparent. */
  AWALE_WEBP_INSTEAD,
} AwaleWebpBlend;

typedef struct _AwaleWebpContainer AwaleWebpContainer;

/** One without frames, of so many pixels. Returns: (nullable): NULL where it cannot be so large */
AwaleWebpContainer *awale_webp_container_new  (int                  width,
                                               int                  height);
void                awale_webp_container_free (AwaleWebpContainer  *self);

/**
 * Adds a frame, the picture of the WebP file @still with its corner at @x and @y, both even; what
 * it does not cover stays. False, and nothing is added, if it is no picture without loss, does not
 * lie within the canvas, or if there would be too many bytes for one file.
 */
bool                awale_webp_container_add  (AwaleWebpContainer  *self,
                                               const uint8_t       *still,
                                               size_t               size,
                                               int                  x,
                                               int                  y,
                                               AwaleWebpBlend       blend,
                                               int                  duration);

/** Shows the last frame longer. False, and nothing changes, where that is too long. */
bool                awale_webp_container_hold (AwaleWebpContainer  *self,
                                               int                  duration);

/** The file. @self gets no more frames then. (transfer full) */
GBytes             *awale_webp_container_end  (AwaleWebpContainer  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleWebpContainer, awale_webp_container_free)

G_END_DECLS
