/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/**
 * Binds the counts and the animation speed of the lesson board @board to @settings. Its pits always
 * have letters, because lessons refer to them.
 */
void awale_lesson_board_bind (AwaleBoard *board,
                              GSettings  *settings);

G_END_DECLS
