/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The board as it lies before South, in figures for a font whose characters are equally wide:
 * North's row above from f to a, the stores at the ends, letters over and under the pits. Each line
 * ends in "\n". Returns: (transfer full)
 */
char *awale_plain_draw_board (AwalePosition  position);

/**
 * Where @game stands at @node, as one tells it in a chat: the players, the result and the ruleset,
 * the moves that led there with the glyphs that judge them, the board with who has which side,
 * fenced so that chats show it in such a font, and whose turn it is. Returns: (transfer full)
 */
char *awale_plain_tell_node  (AwaleGame     *game,
                              AwaleNode     *node);

G_END_DECLS
