/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/**
 * Lists the positions of the line that @board shows, as it would show them: from the current one to
 * the end of the line, or, at the end, from the start. @is_whole (out) is false if the line was cut
 * to the maximum length of an animation. Returns: (transfer full) (element-type AwaleBoardPicture)
 */
GArray *awale_line_animation_list_frames (AwaleBoard         *board,
                                          int                 width,
                                          bool               *is_whole);

/**
 * Draws @frames as an animation, each held for @pause milliseconds, and writes it to @file in a
 * thread. Complete it with awale_file_make_finish().
 */
void    awale_line_animation_save_async  (GArray             *frames,
                                          int                 pause,
                                          GFile              *file,
                                          GAsyncReadyCallback callback,
                                          void               *user_data);

G_END_DECLS
