/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lesson-board"

#include "awale-lesson-board.h"

void
awale_lesson_board_bind (AwaleBoard *board,
                         GSettings  *settings)
{
  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind (settings, "show-seed-counts", board, "show-counts", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "animation-speed", board, "animation-speed", G_SETTINGS_BIND_GET);
}
