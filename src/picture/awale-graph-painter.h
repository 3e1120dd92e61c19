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

/** One position of the line: its index in the series is its ply. */
typedef struct
{
  int             round;           /**< Of the move that led here; 0: nothing is written there. */
  double          south;           /**< Seeds in South's store. */
  double          north;
  bool            has_evaluation;
  AwaleEvaluation evaluation;      /**< Hundredths of a seed, South up; read if there is one. */
  AwaleMoveClass  move_class;      /**< Of the move that led here; errors are marked. */
  bool            is_punished;     /**< The reply took what the error gave. */
} AwaleGraphPoint;

/** The colors, which the widget takes from CSS. */
typedef struct
{
  AwaleColor text;        /**< Labels. */
  AwaleColor grid;        /**< Tick lines. */
  AwaleColor zero;        /**< The line of an even game. */
  AwaleColor south;       /**< South: area above zero, its store. */
  AwaleColor north;       /**< North. */
  AwaleColor curve;       /**< Line of the values. */
  AwaleColor cursor;
  AwaleColor inaccuracy;  /**< Marks of errors; their shapes differ too. */
  AwaleColor mistake;
  AwaleColor blunder;
  AwaleColor ground;      /**< Of a picture; a widget has one already. */
} AwaleGraphColors;

/** The two plots of a graph of some size: values above, the race of the stores beneath. */
typedef struct
{
  double         width;
  double         height;
  double         text_scale;  /**< How much larger than usual a person wants text. */
  AwaleGraphAxis value;
  AwaleGraphAxis race;
  bool           has_value;   /**< There is a value to show; else the race has all the room. */
} AwaleGraphLayout;

/** Colors for a picture without a window, on light or dark ground. */
const AwaleGraphColors *awale_graph_colors_get_default (bool dark);

/** Lays out the graph of @points (@n ≥ 1, the first is the start) in an area. */
void awale_graph_layout_init     (AwaleGraphLayout       *self,
                                  double                  width,
                                  double                  height,
                                  const AwaleGraphPoint  *points,
                                  int                     n);

/** Likewise, with text that is larger than usual. */
void awale_graph_layout_init_scaled (AwaleGraphLayout      *self,
                                     double                 width,
                                     double                 height,
                                     double                 text_scale,
                                     const AwaleGraphPoint *points,
                                     int                    n);

/** Shows only this part of the game, to the same scale of seeds as the whole of it. */
void awale_graph_layout_set_view (AwaleGraphLayout       *self,
                                  const AwaleGraphView   *view);

/** The size of the labels, in logical pixels. */
double awale_graph_get_font_size (const AwaleGraphLayout *layout);

/**
 * The plies of @axis at which rounds begin, so many of these that at least @gap pixels are between
 * two, and their numbers are round. Returns: how many of @plies, at most @max, were set
 */
int awale_graph_list_rounds (const AwaleGraphAxis  *axis,
                             const AwaleGraphPoint *points,
                             int                    n,
                             double                 gap,
                             int                   *plies,
                             int                    max);

/**
 * Paints the graph without its cursor. Exact values are drawn as a strong line with dots, estimates
 * as a thin line, bounds as a band; errors as the marks of their class, large where the reply
 * punished them and small where it did not.
 * @font is a font description's family, or NULL for `Sans`.
 */
void awale_graph_painter_paint (cairo_t                *cr,
                                const AwaleGraphLayout *layout,
                                const AwaleGraphPoint  *points,
                                int                     n,
                                const AwaleGraphColors *colors,
                                const char             *font);

/**
 * Paints what @points have from ply @from on beside a graph that is painted: a variation, in
 * lighter curves that begin where it leaves the main line.
 */
void awale_graph_painter_paint_variation (cairo_t                *cr,
                                          const AwaleGraphLayout *layout,
                                          const AwaleGraphPoint  *points,
                                          int                     n,
                                          int                     from,
                                          const AwaleGraphColors *colors);

/**
 * The line of the cursor at @ply, over both plots, with dots on the curves; it leaves out the words
 * of the legend. @font as above.
 */
void awale_graph_painter_paint_cursor (cairo_t                *cr,
                                       const AwaleGraphLayout *layout,
                                       const AwaleGraphPoint  *points,
                                       int                     n,
                                       int                     ply,
                                       const AwaleGraphColors *colors,
                                       const char             *font);

G_END_DECLS
