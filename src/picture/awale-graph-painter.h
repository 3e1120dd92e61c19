/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <pango/pangocairo.h>

#include "awale-cairo.h"
#include "awale-graph-layout.h"

G_BEGIN_DECLS

typedef struct
{
  AwaleColor text;        /**< Color of labels. */
  AwaleColor grid;        /**< Color of tick lines. */
  AwaleColor zero;        /**< Color of the line of an even game. */
  AwaleColor south;       /**< Color of South's lead and store. */
  AwaleColor north;       /**< Color of North's lead and store. */
  AwaleColor curve;       /**< Color of the line of values. */
  AwaleColor cursor;
  AwaleColor inaccuracy;  /**< Colors of the marks of errors, whose shapes differ too. */
  AwaleColor mistake;
  AwaleColor blunder;
  AwaleColor ground;      /**< Background of a picture; a widget has its own. */
} AwaleGraphColors;

/** The colors of a picture outside of a window, on a light or dark background. */
const AwaleGraphColors *awale_graph_colors_get_default (bool dark);

/**
 * Paints the graph without its cursor. Exact values are a strong line with dots, estimates a thin
 * line, bounds a band with a thin line through its middle. Errors have the mark of their class,
 * large if the reply punished them and small if not. @font is a font family; NULL omits all words
 * and numbers.
 */
void awale_graph_painter_paint (cairo_t                *cr,
                                const AwaleGraphLayout *layout,
                                const AwaleGraphPoint  *points,
                                int                     n,
                                const AwaleGraphColors *colors,
                                const char             *font);

/**
 * Paints @points from ply @from on as a variation: paler curves that leave the main line of the
 * graph painted before.
 */
void awale_graph_painter_paint_variation (cairo_t                *cr,
                                          const AwaleGraphLayout *layout,
                                          const AwaleGraphPoint  *points,
                                          int                     n,
                                          int                     from,
                                          const AwaleGraphColors *colors);

/**
 * Paints the cursor at @ply: a line through both plots, which is fainter in the words of the
 * legend, and dots on the curves. Nothing is painted if @ply is out of view. @font is the same as
 * for the graph.
 */
void awale_graph_painter_paint_cursor (cairo_t                *cr,
                                       const AwaleGraphLayout *layout,
                                       const AwaleGraphPoint  *points,
                                       int                     n,
                                       int                     ply,
                                       const AwaleGraphColors *colors,
                                       const char             *font);

/* Maximum number of words of the legend: the names of both stores and the meaning of the two
 * directions of values. */

#define AWALE_GRAPH_MAX_WORDS 4

/* Length in pixels of the sample line before the name of a store. */
#define AWALE_GRAPH_LEGEND_LINE 18.

/** A word of the legend with its left end, its right end and the height of its middle. */
typedef struct
{
  const char *text;
  double      x;
  double      end;
  double      y;
  int         side;   /**< Side whose line is drawn before the word, or −1. */
} AwaleGraphWord;

/**
 * Shows a text whose middle is at height @y; @x is its left end if @align is 0, its right end if 1.
 */
void         awale_graph_show_text   (cairo_t                *cr,
                                      const char             *font,
                                      double                  size,
                                      const char             *text,
                                      double                  x,
                                      double                  y,
                                      double                  align);

/**
 * Lists the words of the legend, placed clear of the lines of the stores in the graph of these @n
 * points if possible. Returns their number; 0 if there is no space.
 */
int          awale_graph_list_words  (cairo_t                *cr,
                                      const AwaleGraphLayout *layout,
                                      const AwaleGraphPoint  *points,
                                      int                     n,
                                      const char             *font,
                                      AwaleGraphWord          words[AWALE_GRAPH_MAX_WORDS]);

/**
 * Paints the sign of a class of moves around (@x, @y) in the source color of @cr: a star for the
 * best move, a triangle for a good one, a ring for an inaccuracy, a diamond for a mistake, a square
 * for a blunder. The outlines differ, so that color is not needed. @radius is that of a circle of
 * about the same size.
 */
void awale_class_mark_paint (cairo_t        *cr,
                             AwaleMoveClass  move_class,
                             double          x,
                             double          y,
                             double          radius);

G_END_DECLS
