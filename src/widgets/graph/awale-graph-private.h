/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Private parts of AwaleGraph, shared by its files: display (awale-graph.c) and pointer, keys and
 * menu (awale-graph-input.c).
 */
#pragma once

#include "awale-graph.h"

#include "awale-graph-lines.h"

#include <adwaita.h>

G_BEGIN_DECLS

struct _AwaleGraph
{
  AwaleGameWidget  parent_instance;

  AwaleGame       *game;          /* borrowed */
  bool             show_evaluations;
  bool             brief;
  bool             is_telling;    /* There are enough values for a curve, and `brief` is not set. */
  AdwStyleManager *style;

  /* Timeouts of the delayed updates after changes of values. */
  unsigned         picture_source;
  unsigned         words_source;

  AwaleGraphLines *lines;         /* Lines on display; NULL to read them anew. */
  GskRenderNode   *picture;       /* Everything but the cursor; NULL to paint it anew. */
  AwaleGraphView   view;
  GtkWidget       *scrollbar;     /* Shown while a part of the game is out of view. */
  GtkAdjustment   *adjustment;    /* Adjustment of the scrollbar, in plies. */
  GtkWidget       *popover;       /* The menu, NULL until first opened. */
  GtkWidget       *hint;          /* Hint about the point under the pointer. */
  int              hover_ply;     /* −1 if the pointer is elsewhere. */
  double           hover_x;
  double           pinch_scale;   /* Scale of the pinch that has been applied so far. */
};

/** The ply of the cursor; there must be a game. */
int             awale_graph_get_cursor_ply (AwaleGraph *self);

/** Moves the game's cursor to @ply of its line, clamped to the line's length. */
void            awale_graph_go_to_ply      (AwaleGraph *self,
                                            int         ply);

/** Moves the cursor to the node at a point; a variation is chosen only if its curve is nearer. */
void            awale_graph_go_to_place    (AwaleGraph *self,
                                            double      x,
                                            double      y);

/** The height of the graph without the scrollbar. */
int             awale_graph_get_plot_height (AwaleGraph *self);

/** The fractional ply at @x. */
double          awale_graph_get_ply_at     (AwaleGraph *self,
                                            double      x);

void            awale_graph_set_hover      (AwaleGraph *self,
                                            int         ply,
                                            double      x);

/** Updates the graph after a change of the visible part. */
void            awale_graph_view_changed   (AwaleGraph *self);

/** Install the keys and actions of the class and the gestures of an instance. */
void            awale_graph_install_input  (GtkWidgetClass *widget_class);
void            awale_graph_init_input     (AwaleGraph     *self);

/** Enables the actions that make sense now. */
void            awale_graph_update_input   (AwaleGraph     *self);

G_END_DECLS
