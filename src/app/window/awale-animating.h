/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/**
 * Draws the line that @board shows and writes it to @file as an animated picture, in a thread: from
 * the position in view to where its line ends or, if that is there, from the start to there. What
 * happens to @board meanwhile does not matter. awale_file_write_finish() tells how it went.
 */
void awale_animating_save_async (AwaleBoard           *board,
                                 GFile                *file,
                                 GAsyncReadyCallback   callback,
                                 void                 *user_data);

G_END_DECLS
