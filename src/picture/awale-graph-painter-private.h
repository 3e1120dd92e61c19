/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

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

/** Creates a text in the graph's font size. Returns: (transfer full) */
PangoLayout *awale_graph_create_text (cairo_t                *cr,
                                      const AwaleGraphLayout *layout,
                                      const char             *font,
                                      const char             *text);

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

G_END_DECLS
