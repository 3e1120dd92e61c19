/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** The part of a game that a graph shows, in plies; it knows no pixels. */
typedef struct
{
  int    length;  /**< Last ply of the game, at least 1. */
  double first;   /**< Ply at the left edge. */
  double span;    /**< Number of plies from the left to the right edge. */
} AwaleGraphView;

enum
{
  AWALE_GRAPH_VIEW_MIN_SPAN = 8,  /**< Plies; a shorter game is always shown whole. */
};

/** Shows the whole of a game whose last ply is @length. */
void   awale_graph_view_init       (AwaleGraphView *self,
                                    int             length);

/** Updates the length of the game. A view of the whole game stays one; any other keeps its zoom. */
void   awale_graph_view_set_length (AwaleGraphView *self,
                                    int             length);

bool   awale_graph_view_is_whole   (const AwaleGraphView *self);

/** True if the view can show more detail. */
bool   awale_graph_view_can_zoom_in (const AwaleGraphView *self);

/** Zooms in by @factor; the ply @anchor stays in place if possible. */
void   awale_graph_view_zoom       (AwaleGraphView *self,
                                    double          factor,
                                    double          anchor);

/** Scrolls to put the ply @first at the left edge, within the bounds of the game. */
void   awale_graph_view_scroll     (AwaleGraphView *self,
                                    double          first);

/** Scrolls as little as needed to show @ply and its surroundings. */
void   awale_graph_view_reveal     (AwaleGraphView *self,
                                    int             ply);

G_END_DECLS
