/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-picture.h"
#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_GRAPH (awale_graph_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGraph, awale_graph, AWALE, GRAPH, AwaleGameWidget)

/*
 * The graph of a game: the seeds in the two stores over the course of the game, and the values of
 * the moves, where up is good for South. Click, drag and keys move the cursor of the game. Ctrl
 * with the mouse wheel, a pinch, and keys zoom into a long game; the visible part then follows the
 * cursor.
 *
 * Enter activates the action study.focus-board.
 */

/** Sets whether the graph shows values in addition to the stores. */
void awale_graph_set_show_evaluations (AwaleGraph *self,
                                       bool        show_evaluations);

/**
 * Sets whether the graph is only a low strip even if there are values for a curve, as during play.
 */
void       awale_graph_set_brief       (AwaleGraph *self,
                                        bool        brief);

/** The height that the graph can use, at most @height. Without a curve it needs only a strip. */
int        awale_graph_get_useful_height (AwaleGraph *self,
                                          int         height);

/** The ply at the horizontal position @x of the widget, in pixels. */
int awale_graph_pick_ply (AwaleGraph *self,
                          double      x);

/** The points of the main line. Returns: (transfer full) (element-type AwaleGraphPoint) */
GArray    *awale_graph_dup_points      (AwaleGraph *self);

G_END_DECLS
