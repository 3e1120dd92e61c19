/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STUDY_COLUMN (awale_study_column_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStudyColumn, awale_study_column,  AWALE, STUDY_COLUMN, GtkWidget)

/*
 * The board with the widgets above and below it. The board first gets the height that fits the
 * width, with its stores above and below the pits if these become large enough for a finger only in
 * this way. The graph gets the rest, and is hidden if that is too low to read.
 */

/** The part of @height that the column can fill at @width; the rest would stay empty. */
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

/** Heights requested by board and graph. */
typedef struct
{
  int board;      /**< Height that the board can fill at the column's width. */
  int board_min;
  int graph;      /**< Height that the graph can fill. */
  int graph_min;
} AwaleStudyColumnRequest;

/** Divides @height between board and graph; @height excludes the other children. */
AwaleStudyColumnAllocation awale_study_column_share (const AwaleStudyColumnRequest *request,
                                                     int                            height);

G_END_DECLS
