/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** The part of a game that a graph shows, in plies. Plain arithmetic: it knows no pixels. */
typedef struct
{
  int    length;  /**< The last ply of the game, at least 1. */
  double first;   /**< The ply at the left edge, */
  double span;    /**< and how many there are from it to the right edge. */
} AwaleGraphView;

enum
{
  AWALE_GRAPH_VIEW_MIN_SPAN = 8,  /**< Plies; a game that is shorter is always shown whole. */
};

/** Shows all of a game whose last ply is @length. */
void   awale_graph_view_init       (AwaleGraphView *self,
                                    int             length);

/** The game has grown or shrunk: what was shown whole is again, else the zoom stays. */
void   awale_graph_view_set_length (AwaleGraphView *self,
                                    int             length);

bool   awale_graph_view_is_whole   (const AwaleGraphView *self);

/** Whether it can be shown in more detail. */
bool   awale_graph_view_can_zoom_in (const AwaleGraphView *self);

/** Shows @factor times as much detail; @anchor, a ply, stays where it is if that is possible. */
void   awale_graph_view_zoom       (AwaleGraphView *self,
                                    double          factor,
                                    double          anchor);

/** Puts the ply @first at the left edge, as far as the game reaches. */
void   awale_graph_view_scroll     (AwaleGraphView *self,
                                    double          first);

/** Scrolls no more than needed to see @ply and some of what is around it. */
void   awale_graph_view_reveal     (AwaleGraphView *self,
                                    int             ply);

G_END_DECLS
