/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwaleGraph: what it shows (awale-graph.c), and what pointer, keys and menu
 * do with it (awale-graph-input.c).
 */
#pragma once

#include "awale-graph.h"

#include "awale-graph-lines.h"

#include <adwaita.h>

G_BEGIN_DECLS

struct _AwaleGraph
{
  GtkWidget        parent_instance;

  AwaleGame       *game;
  GSignalGroup    *game_signals;
  bool             show_evaluations;
  bool             brief;
  bool             is_telling;    /* The line is, and nobody wants it brief. */
  AdwStyleManager *style;

  /* Values may come many times a second: they are drawn and said anew, but not at once. */
  unsigned         picture_source;
  unsigned         words_source;

  AwaleGraphLines *lines;         /* What is shown; NULL: to be read anew. */
  GskRenderNode   *picture;       /* All but the cursor; NULL: to be painted anew. */
  AwaleGraphView   view;
  GtkWidget       *scrollbar;     /* Shown while not all of the game is. */
  GtkAdjustment   *adjustment;    /* Of it; in plies. */
  GtkWidget       *popover;       /* The menu, once it was asked for. */
  GtkWidget       *hint;          /* Of the point at the pointer. */
  int              hover_ply;     /* −1: the pointer is elsewhere. */
  double           hover_x;
  double           pinch_scale;   /* Of the gesture, as far as it was followed. */
};

/** The ply of the cursor; there is a game. */
int             awale_graph_get_cursor_ply (AwaleGraph *self);

/** Moves the cursor of the game to @ply of the line it is on, as far as that reaches. */
void            awale_graph_go_to_ply      (AwaleGraph *self,
                                            int         ply);

/** Moves the cursor to what is at a place: a variation only where its curve is nearer. */
void            awale_graph_go_to_place    (AwaleGraph *self,
                                            double      x,
                                            double      y);

/** How much of the widget is the graph's, from the top: a scrollbar has the rest. */
int             awale_graph_get_plot_height (AwaleGraph *self);

/** The ply that is at @x, with its fraction. */
double          awale_graph_get_ply_at     (AwaleGraph *self,
                                            double      x);

void            awale_graph_set_hover      (AwaleGraph *self,
                                            int         ply,
                                            double      x);

/** What is shown of the game has become another part of it. */
void            awale_graph_view_changed   (AwaleGraph *self);

/** The keys and actions of the class, and the gestures of one. */
void            awale_graph_install_input  (GtkWidgetClass *widget_class);
void            awale_graph_init_input     (AwaleGraph     *self);

/** Which of the actions make sense now. */
void            awale_graph_update_input   (AwaleGraph     *self);

G_END_DECLS
