/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-judgment.h"
#include "awale-geometry.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * One plot of the graph: plies to the right, seeds upwards. It computes places and draws nothing.
 */
typedef struct
{
  AwaleRect plot;       /**< Area of the curves; labels are outside of it. */
  double    first_ply;  /**< Ply at the left edge. */
  double    last_ply;   /**< Ply at the right edge; greater than `first_ply`. */
  double    low;        /**< Seeds at the bottom edge. */
  double    high;       /**< Seeds at the top edge; greater than `low`. */
} AwaleGraphAxis;

double awale_graph_axis_x_of_ply   (const AwaleGraphAxis *self,
                                    double                ply);

/** The ply nearest to @x, which is clamped to the plot; 0 if the plot has no width. */
int    awale_graph_axis_ply_at_x   (const AwaleGraphAxis *self,
                                    double                x);

/** The y coordinate of @seeds, clamped to low … high. */
double awale_graph_axis_y_of_seeds (const AwaleGraphAxis *self,
                                    double                seeds);

/**
 * The smallest of 1, 2, 5, 10, 20, 50, … whose length is at least @gap if one unit has the length
 * @scale; infinite if @scale is not positive.
 */
double awale_graph_axis_nice_step  (double                scale,
                                    double                gap);

/**
 * Writes the ticks from low to high to @ticks, at most @max, in ascending order. They are multiples
 * of awale_graph_axis_nice_step(), at least @gap units of height apart. Returns their number.
 */
int    awale_graph_axis_seed_ticks (const AwaleGraphAxis *self,
                                    double                gap,
                                    double               *ticks,
                                    int                   max);

/** The part of a game that a graph shows, in plies; it does not depend on pixels. */
typedef struct
{
  int    length;  /**< Last ply of the game, at least 1. */
  double first;   /**< Ply at the left edge. */
  double span;    /**< Number of plies from the left edge to the right edge. */
} AwaleGraphView;

enum
{
  AWALE_GRAPH_VIEW_MIN_SPAN = 8,  /**< Minimum number of plies in a view; a shorter game is
                                   * always shown whole. */
};

/** Initializes a view of the whole game, whose last ply is @length. */
void   awale_graph_view_init       (AwaleGraphView *self,
                                    int             length);

/**
 * Sets the length of a game that has changed. A view of the whole game stays one; any other view
 * keeps its zoom unless the game now fits into it.
 */
void   awale_graph_view_set_length (AwaleGraphView *self,
                                    int             length);

bool   awale_graph_view_is_whole   (const AwaleGraphView *self);

bool   awale_graph_view_can_zoom_in (const AwaleGraphView *self);

/** Zooms in by @factor; the ply @anchor stays in place if possible. */
void   awale_graph_view_zoom       (AwaleGraphView *self,
                                    double          factor,
                                    double          anchor);

/** Scrolls the ply @first to the left edge, within the bounds of the game. */
void   awale_graph_view_scroll     (AwaleGraphView *self,
                                    double          first);

/** Scrolls as little as needed to show @ply and some plies around it. */
void   awale_graph_view_reveal     (AwaleGraphView *self,
                                    int             ply);

/** A position of a line; its index in the series is its ply. */
typedef struct
{
  int             round;           /**< Round of the move that led to the position; 0 at the
                                    * start. */
  double          south;           /**< Seeds in South's store. */
  double          north;
  bool            has_evaluation;
  AwaleEvaluation evaluation;      /**< Value in hundredths of a seed, from South's point of
                                    * view, if there is one. */
  AwaleMoveClass  move_class;      /**< Class of the move that led to the position; errors are
                                    * marked. */
  bool            is_punished;     /**< True if the reply kept at least half of the seeds that the
                                    * error gave away. */
} AwaleGraphPoint;

/**
 * The point of the graph for @node. @judgment gives the class of its move or, if it has none, a
 * glyph set by a person does. The stores are those of awale_game_get_score(), which at the end of a
 * line include the seeds that the rules award.
 */
AwaleGraphPoint awale_graph_point_for_node    (AwaleGame           *game,
                                               AwaleNode           *node,
                                               const AwaleJudgment *judgment);

/**
 * The points of the main line of @game by ply. Returns: (transfer full) (element-type
 * AwaleGraphPoint)
 */
GArray         *awale_graph_points_for_game   (AwaleGame           *game);

/** The two plots of a graph: values above, the race of the stores below. */
typedef struct
{
  double         width;
  double         height;
  double         text_scale;  /**< Size of text relative to the usual one. */
  AwaleGraphAxis value;
  AwaleGraphAxis race;
  bool           has_value;   /**< False if there are no values; the race of the stores then
                               * takes all of the space. */
} AwaleGraphLayout;

/**
 * Computes the layout of the graph of @points in an area; @n is at least 1, and the first point is
 * the start.
 */
void awale_graph_layout_init     (AwaleGraphLayout       *self,
                                  double                  width,
                                  double                  height,
                                  const AwaleGraphPoint  *points,
                                  int                     n);

/** Computes the layout of a graph whose text has the size @text_scale relative to the usual one. */
void awale_graph_layout_init_scaled (AwaleGraphLayout      *self,
                                     double                 width,
                                     double                 height,
                                     double                 text_scale,
                                     const AwaleGraphPoint *points,
                                     int                    n);

/** Restricts the layout to a part of the game; the scale of seeds stays that of the whole game. */
void awale_graph_layout_set_view (AwaleGraphLayout       *self,
                                  const AwaleGraphView   *view);

/** The size of the labels, in logical pixels. */
double awale_graph_get_font_size (const AwaleGraphLayout *layout);

/**
 * Selects the plies of @axis at which the rounds to be labeled begin: multiples of a step such as 5
 * or 10 that are at least @gap pixels apart. Returns the number of @plies set, at most @max.
 */
int awale_graph_list_rounds (const AwaleGraphAxis  *axis,
                             const AwaleGraphPoint *points,
                             int                    n,
                             double                 gap,
                             int                   *plies,
                             int                    max);

G_END_DECLS
