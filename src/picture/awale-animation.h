/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-picture.h"

G_BEGIN_DECLS

/* A line of play as an animated lossless WebP. Each position is one frame, drawn like its still
 * picture but without the sign of the side to move. The last frame is held longer, then the
 * animation repeats. */

enum
{
  AWALE_ANIMATION_MAX_FRAMES = 240,   /**< Longer lines are cut. */
  AWALE_ANIMATION_MIN_WIDTH = 64,     /**< Pixels. */
  AWALE_ANIMATION_MAX_WIDTH = 1600,
  AWALE_ANIMATION_WIDTH = 640,        /**< Suits a message: about 10 kB a move. */
};

/** Durations of a frame (default and longest) and of the last frame, in milliseconds. */
enum
{
  AWALE_ANIMATION_PAUSE = 1200,
  AWALE_ANIMATION_MAX_PAUSE = 10000,
  AWALE_ANIMATION_LAST_PAUSE = 4000,
};

/** False if the program was built without libwebp; awale_animation_draw() then fails. */
bool    awale_animation_is_supported (void);

/**
 * Lists the frames from @first to @last, a descendant of @first or @first itself, with the theme,
 * width and flags of @board. Returns: (transfer full) (element-type AwaleBoardPicture)
 */
GArray *awale_animation_list_frames (const AwaleBoardPicture  *board,
                                     AwaleGame                *game,
                                     AwaleNode                *first,
                                     AwaleNode                *last);

/**
 * Encodes @frames, which have one size, as the bytes of a file; each is held for @pause
 * milliseconds. It takes long and may be called in any thread. Equal frames become one. Returns:
 * (transfer full) (nullable): NULL sets @error
 */
GBytes *awale_animation_draw        (GArray                   *frames,
                                     int                       pause,
                                     GError                  **error);

G_END_DECLS
