/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "analysis/awale-judgment.h"
#include "game/awale-node.h"
#include "awale-color.h"
#include "awale-graph-axis.h"
#include "awale-graph-view.h"

G_BEGIN_DECLS

/** One position of the line; its index in the series is its ply. */
typedef struct
{
  int             round;           /**< Round of the move that led here; 0 has no label. */
  double          south;           /**< Seeds in South's store. */
  double          north;
  bool            has_evaluation;
  AwaleEvaluation evaluation;      /**< Hundredths of a seed, if any, for South. */
  AwaleMoveClass  move_class;      /**< Class of the move that led here; errors are marked. */
  bool            is_punished;     /**< The reply took what the error gave away. */
} AwaleGraphPoint;

/** Colors of a graph, which the widget takes from CSS. */
typedef struct
{
  AwaleColor text;        /**< Labels. */
  AwaleColor grid;        /**< Tick lines. */
  AwaleColor zero;        /**< Line of an even game. */
  AwaleColor south;       /**< South's lead and store. */
  AwaleColor north;       /**< North's lead and store. */
  AwaleColor curve;       /**< Line of the values. */
  AwaleColor cursor;
  AwaleColor inaccuracy;  /**< Marks of errors, whose shapes differ too. */
  AwaleColor mistake;
  AwaleColor blunder;
  AwaleColor ground;      /**< Background of a picture; a widget has its own. */
} AwaleGraphColors;

/** The two plots of a graph: values above, the race of the stores below. */
typedef struct
{
  double         width;
  double         height;
  double         text_scale;  /**< Size of text relative to the usual one. */
  AwaleGraphAxis value;
  AwaleGraphAxis race;
  bool           has_value;   /**< False if there is no value; the race then takes all the room. */
} AwaleGraphLayout;

/** Colors for a picture without a window, on a light or dark background. */
const AwaleGraphColors *awale_graph_colors_get_default (bool dark);

/** Lays out the graph of @points in an area; @n ≥ 1, and the first point is the start. */
void awale_graph_layout_init     (AwaleGraphLayout       *self,
                                  double                  width,
                                  double                  height,
                                  const AwaleGraphPoint  *points,
                                  int                     n);

/** Lays out a graph with enlarged text. */
void awale_graph_layout_init_scaled (AwaleGraphLayout      *self,
                                     double                 width,
                                     double                 height,
                                     double                 text_scale,
                                     const AwaleGraphPoint *points,
                                     int                    n);

/** Shows only a part of the game; the scale of seeds stays that of the whole game. */
void awale_graph_layout_set_view (AwaleGraphLayout       *self,
                                  const AwaleGraphView   *view);

/** The size of the labels, in logical pixels. */
double awale_graph_get_font_size (const AwaleGraphLayout *layout);

/**
 * Selects plies of @axis at which rounds begin, with round numbers and at least @gap pixels apart.
 * Returns the number of @plies set, at most @max.
 */
int awale_graph_list_rounds (const AwaleGraphAxis  *axis,
                             const AwaleGraphPoint *points,
                             int                    n,
                             double                 gap,
                             int                   *plies,
                             int                    max);

/**
 * Paints the graph without its cursor. Exact values are a strong line with dots, estimates a thin
 * line, bounds a band. Errors have the mark of their class, large if the reply punished them and
 * small if not. @font is a font family; without one (nullable) there are no words and figures.
 */
void awale_graph_painter_paint (cairo_t                *cr,
                                const AwaleGraphLayout *layout,
                                const AwaleGraphPoint  *points,
                                int                     n,
                                const AwaleGraphColors *colors,
                                const char             *font);

/**
 * Paints @points from ply @from on as a variation: lighter curves that leave the main line of a
 * graph already painted.
 */
void awale_graph_painter_paint_variation (cairo_t                *cr,
                                          const AwaleGraphLayout *layout,
                                          const AwaleGraphPoint  *points,
                                          int                     n,
                                          int                     from,
                                          const AwaleGraphColors *colors);

/**
 * Paints the cursor at @ply: a line through both plots, with dots on the curves, that spares the
 * words of the legend. @font is that of the graph.
 */
void awale_graph_painter_paint_cursor (cairo_t                *cr,
                                       const AwaleGraphLayout *layout,
                                       const AwaleGraphPoint  *points,
                                       int                     n,
                                       int                     ply,
                                       const AwaleGraphColors *colors,
                                       const char             *font);

G_END_DECLS
