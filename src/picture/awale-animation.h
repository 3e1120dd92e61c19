/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-picture.h"

G_BEGIN_DECLS

/* A line of moves as an animated lossless WebP file. Each position is one frame, drawn like its
 * still picture but without the sign of the side to move. The last frame has a duration of its
 * own; then the animation repeats. */

enum
{
  AWALE_ANIMATION_MAX_FRAMES = 240,   /**< Maximum number of frames listed; longer lines are cut. */
  AWALE_ANIMATION_MIN_WIDTH = 64,     /**< Minimum width in pixels. */
  AWALE_ANIMATION_MAX_WIDTH = 1600,
  AWALE_ANIMATION_WIDTH = 640,        /**< Width in pixels that suits a message. */
};

/** Default and maximum duration of a frame, and duration of the last frame, in milliseconds. */
enum
{
  AWALE_ANIMATION_PAUSE = 1200,
  AWALE_ANIMATION_MAX_PAUSE = 10000,
  AWALE_ANIMATION_LAST_PAUSE = 4000,
};

/** False if the program was built without libwebp; awale_animation_draw() then fails. */
bool    awale_animation_is_supported (void);

/**
 * Lists the frames from @first to @last, which is @first or one of its descendants, with the theme,
 * width and flags of @board. Returns: (transfer full) (element-type AwaleBoardPicture)
 */
GArray *awale_animation_list_frames (const AwaleBoardPicture  *board,
                                     AwaleGame                *game,
                                     AwaleNode                *first,
                                     AwaleNode                *last);

/**
 * Encodes @frames, which must have one size; each but the last is shown for @pause milliseconds.
 * Encoding takes a while, and may be done in any thread. Successive equal frames become one.
 * Returns: (transfer full) (nullable): the bytes of a file, or NULL with @error set
 */
GBytes *awale_animation_draw        (GArray                   *frames,
                                     int                       pause,
                                     GError                  **error);

G_END_DECLS
