/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STUDY_COLUMN (awale_study_column_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStudyColumn, awale_study_column,  AWALE, STUDY_COLUMN, GtkWidget)

/*
 * The board with what stands above and below it. The board comes first: it gets the height it
 * wants for the width, with its stores above and below where that makes pits large enough for a
 * finger; the graph gets what is left, and is not shown where that is too little to read.
 */

/** How much of @height the column fills at @width: the rest would stay empty. */
int awale_study_column_get_useful_height (AwaleStudyColumn  *self,
                                          int                width,
                                          int                height);

/** How a height is shared between board and graph. */
typedef struct
{
  int board;
  int graph;  /**< 0: not shown. */
  int above;  /**< Left empty above everything. */
} AwaleStudyColumnAllocation;

/** What board and graph want of the height. */
typedef struct
{
  int board;      /**< What the board fills, with its stores where it puts them at that height. */
  int board_min;
  int graph;      /**< What the graph can make use of. */
  int graph_min;
} AwaleStudyColumnRequest;

/** Shares @height, which is what the other children have left. */
AwaleStudyColumnAllocation awale_study_column_share (const AwaleStudyColumnRequest *request,
                                                     int                            height);

G_END_DECLS
