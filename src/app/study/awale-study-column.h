/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STUDY_COLUMN (awale_study_column_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStudyColumn, awale_study_column,  AWALE, STUDY_COLUMN, GtkWidget)

/*
 * A column of the board and the widgets above and below it. The board first gets the height that
 * fits the width. Its stores are above and below the pits if the pits would otherwise be too small
 * for a finger. The graph gets what it can use of the rest, and is hidden if it would be too low to
 * read.
 */

/** The height that the column can use at @width, at most @height; any more would stay empty. */
int awale_study_column_get_useful_height (AwaleStudyColumn  *self,
                                          int                width,
                                          int                height);

/** Heights given to board and graph. */
typedef struct
{
  int board;
  int graph;  /**< Height of the graph; 0 hides it. */
  int above;  /**< Empty space above all children. */
} AwaleStudyColumnAllocation;

/** Heights that board and graph can use. */
typedef struct
{
  int board;      /**< Height that the board can use at the column's width. */
  int board_min;
  int graph;      /**< Height that the graph can use. */
  int graph_min;  /**< Height below which the graph is hidden. */
} AwaleStudyColumnRequest;

/** Divides @height between board and graph. @height must exclude the other children. */
AwaleStudyColumnAllocation awale_study_column_share (const AwaleStudyColumnRequest *request,
                                                     int                            height);

G_END_DECLS
