/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * Draws the board with characters as South sees it, for a monospace font: North's row on top from f
 * to a, the stores at the ends, letters above and below the pits. Every line ends in "\n".
 * (transfer full)
 */
char *awale_plain_text_draw_board    (AwalePosition position);

/**
 * Describes @game at @node as text for a chat: the players and the details of the game, for a
 * variation where it begins instead of the result; the moves up to @node with the glyphs that judge
 * them; the board with the players' names in a code fence; and the end of the game or the side to
 * move. (transfer full)
 */
char *awale_plain_text_describe_node (AwaleGame    *game,
                                      AwaleNode    *node);

G_END_DECLS
