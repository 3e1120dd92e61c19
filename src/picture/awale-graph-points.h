/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The point of a graph for @node, whose move @judgment judges as the report does. A person's glyph
 * tells the class where there is no judgment; at the end of a line the stores are as
 * awale_game_get_score() has them.
 */
AwaleGraphPoint awale_graph_point_for_node    (AwaleGame           *game,
                                               AwaleNode           *node,
                                               const AwaleJudgment *judgment);

/** The main line of @game, by ply: an array of AwaleGraphPoint. Returns: (transfer full) */
GArray         *awale_graph_points_for_game   (AwaleGame           *game);

G_END_DECLS
