/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The graph's point for @node. @judgment (nullable) gives the class of its move; without one a
 * person's glyph does. At the end of a line the stores are those of awale_game_get_score().
 */
AwaleGraphPoint awale_graph_point_for_node    (AwaleGame           *game,
                                               AwaleNode           *node,
                                               const AwaleJudgment *judgment);

/** The main line of @game by ply. Returns: (transfer full) (element-type AwaleGraphPoint) */
GArray         *awale_graph_points_for_game   (AwaleGame           *game);

G_END_DECLS
