/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <pango/pangocairo.h>

#include "awale-cairo.h"
#include "awale-graph-layout.h"

G_BEGIN_DECLS

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

/** Colors for a picture without a window, on a light or dark background. */
const AwaleGraphColors *awale_graph_colors_get_default (bool dark);

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

/* Words of the legend: the names of both stores and the meaning of the values' two directions. */

#define AWALE_GRAPH_MAX_WORDS 4

/* Length of the sample line before the name of a store. */
#define AWALE_GRAPH_LEGEND_LINE 18.

/** A word of the legend with its left end, right end and middle height. */
typedef struct
{
  const char *text;
  double      x;
  double      end;
  double      y;
  int         side;   /**< Side whose line is drawn before it, or −1. */
} AwaleGraphWord;

/** Shows a text whose middle is at height @y; it begins at @x if @align is 0, ends there if 1. */
void         awale_graph_show_text   (cairo_t                *cr,
                                      const char             *font,
                                      double                  size,
                                      const char             *text,
                                      double                  x,
                                      double                  y,
                                      double                  align);

/**
 * Lists the legend's words, placed clear of the stores' lines in the graph of these @n points.
 * Returns their number; 0 if there is no room.
 */
int          awale_graph_list_words  (cairo_t                *cr,
                                      const AwaleGraphLayout *layout,
                                      const AwaleGraphPoint  *points,
                                      int                     n,
                                      const char             *font,
                                      AwaleGraphWord          words[AWALE_GRAPH_MAX_WORDS]);

/**
 * Paints the sign of a class of moves around (@x, @y) with the source of @cr: a star for the best
 * move, a triangle for a good one, a ring for an inaccuracy, a diamond for a mistake, a square for
 * a blunder. The outlines differ, so that color is not needed. @radius is that of a circle of about
 * the same size.
 */
void awale_class_mark_paint (cairo_t        *cr,
                             AwaleMoveClass  move_class,
                             double          x,
                             double          y,
                             double          radius);

G_END_DECLS
