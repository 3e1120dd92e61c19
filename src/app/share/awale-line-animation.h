/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/**
 * The line that @board shows, each position as it would: from the one in view to where its line
 * ends or, if that is there, from the start to there. @is_whole: (out): whether an animation can
 * have all of it; the rest is left out. (transfer full) (element-type AwaleBoardPicture)
 */
GArray *awale_line_animation_list_frames (AwaleBoard         *board,
                                          int                 width,
                                          bool               *is_whole);

/** Draws @frames, each held for @pause milliseconds, and writes them to @file as an animated
 * picture, in a thread. awale_file_make_finish() tells how it went. */
void    awale_line_animation_save_async  (GArray             *frames,
                                          int                 pause,
                                          GFile              *file,
                                          GAsyncReadyCallback callback,
                                          void               *user_data);

G_END_DECLS
