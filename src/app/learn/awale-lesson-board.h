/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/**
 * Gives a board of a lesson the looks that @settings ask for; its pits always have their letters,
 * by which they are spoken of.
 */
void awale_lesson_board_bind (AwaleBoard *board,
                              GSettings  *settings);

G_END_DECLS
