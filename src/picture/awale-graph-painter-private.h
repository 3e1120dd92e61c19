/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The words on a graph: whose store is which, and which way is whose in the values. */

#define AWALE_GRAPH_MAX_WORDS 4

/* How long the line is that is drawn before a word that tells whose store is which. */
#define AWALE_GRAPH_LEGEND_LINE 18.

/** A word of the legend: where it begins and ends, and its middle. */
typedef struct
{
  const char *text;
  double      x;
  double      end;
  double      y;
  int         side;   /**< Whose line is drawn before it; −1 for none. */
} AwaleGraphWord;

/** A text in the size that this graph has. (transfer full) */
PangoLayout *awale_graph_create_text (cairo_t                *cr,
                                      const AwaleGraphLayout *layout,
                                      const char             *font,
                                      const char             *text);

/**
 * Lists the words for the game of these @n points, where no store's line strikes them out.
 *
 * Returns: how many there are; none where there is no room.
 */
int          awale_graph_list_words  (cairo_t                *cr,
                                      const AwaleGraphLayout *layout,
                                      const AwaleGraphPoint  *points,
                                      int                     n,
                                      const char             *font,
                                      AwaleGraphWord          words[AWALE_GRAPH_MAX_WORDS]);

G_END_DECLS
