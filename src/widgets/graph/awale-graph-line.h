/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-picture.h"

G_BEGIN_DECLS

/** A line of a game from the start to its end, as points of a graph. */
typedef struct _AwaleGraphLine AwaleGraphLine;

/** Reads the line of @node from the present state of @game. Returns: (transfer full) */
AwaleGraphLine *awale_graph_line_new  (AwaleGame      *game,
                                       AwaleNode      *node,
                                       bool            with_evaluations);
void            awale_graph_line_free (AwaleGraphLine *self);

/** The number of points, at least 1. Point 0 is the start; a point's index is its ply. */
int                    awale_graph_line_get_n      (AwaleGraphLine *self);
const AwaleGraphPoint *awale_graph_line_get_points (AwaleGraphLine *self);

/** True if there are enough values for a meaningful curve. */
bool                   awale_graph_line_is_telling (AwaleGraphLine *self);

/** The judgment of the move of @ply, without a class if values are missing. (transfer none) */
const AwaleJudgment *awale_graph_line_get_judgment (AwaleGraphLine *self,
                                                      int             ply);

/** The node at @ply. Returns: (transfer none) */
AwaleNode *awale_graph_line_get_node (AwaleGraphLine *self,
                                      int             ply);
bool       awale_graph_line_contains (AwaleGraphLine *self,
                                      AwaleNode      *node);

G_END_DECLS
