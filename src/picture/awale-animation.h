/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-picture.h"

G_BEGIN_DECLS

/*
 * A line of play as an animated picture, WebP without loss: a frame a position, each as its still
 * picture is but for the sign of whose turn it is, held long enough to be looked at, the last one
 * longer; then it begins again.
 */

enum
{
  AWALE_ANIMATION_MAX_FRAMES = 240,   /**< What follows in a longer line is left out. */
  AWALE_ANIMATION_MIN_WIDTH = 64,     /**< Pixels. */
  AWALE_ANIMATION_MAX_WIDTH = 1600,
  AWALE_ANIMATION_WIDTH = 640,        /**< For a message: about 10 kB a move. */
};

/** How long a frame is held, unless one wants otherwise, and the last one, in milliseconds. */
enum
{
  AWALE_ANIMATION_PAUSE = 1200,
  AWALE_ANIMATION_MAX_PAUSE = 10000,
  AWALE_ANIMATION_LAST_PAUSE = 4000,
};

/** Whether the program was built with what animations take; else drawing one is an error. */
bool    awale_animation_is_supported (void);

/**
 * The frames from @first to @last, which comes after it or is the same, with @board's theme, width
 * and flags. (transfer full) (element-type AwaleBoardPicture)
 */
GArray *awale_animation_list_frames (const AwaleBoardPicture  *board,
                                     AwaleGame                *game,
                                     AwaleNode                *first,
                                     AwaleNode                *last);

/**
 * Draws frames of one size, each held for @pause milliseconds, as the bytes of a file; in any
 * thread, for it takes a while. Those that look the same are one.
 *
 * Returns: (transfer full) (nullable): NULL sets @error
 */
GBytes *awale_animation_draw        (GArray                   *frames,
                                     int                       pause,
                                     GError                  **error);

G_END_DECLS
