/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"
#include "picture/awale-picture.h"

G_BEGIN_DECLS

#define AWALE_TYPE_GRAPH (awale_graph_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGraph, awale_graph, AWALE, GRAPH, GtkWidget)

/*
 * The course of a game along the line of its cursor: the race of the two stores and the values
 * that moves carry, South above. Click, drag and keys set the game's cursor; the wheel with Ctrl, a
 * pinch and keys show less of a long game in more detail, and then the view follows the cursor.
 *
 * Property: "game" (write only).
 * Signal: "board-requested": Enter was pressed, the focus should go to the board.
 */

/** Whether the values are drawn, or only the race of the stores. */
void awale_graph_set_show_evaluations (AwaleGraph *self,
                                       bool        show_evaluations);

/** Whether it is a strip even where its curve tells much, as while a game is played. */
void       awale_graph_set_brief       (AwaleGraph *self,
                                        bool        brief);

/** The height that it can make use of, with @height as the most: a strip without a curve. */
int        awale_graph_get_useful_height (AwaleGraph *self,
                                          int         height);

/** The ply of the line that the point @x (in the widget) stands for. */
int awale_graph_pick_ply (AwaleGraph *self,
                          double      x);

/**
 * Draws the whole line on light ground into @file, whose name tells the format, in a thread;
 * awale_file_make_finish() tells how that went.
 */
void awale_graph_save_async (AwaleGraph          *self,
                             GFile               *file,
                             GAsyncReadyCallback  callback,
                             void                *user_data);

G_END_DECLS
