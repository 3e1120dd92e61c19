/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STUDY_COLUMN (awale_study_column_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStudyColumn, awale_study_column,  AWALE, STUDY_COLUMN, GtkWidget)

/*
 * The board with the widgets above and below it. The board gets the height it requests for the
 * width first, with its stores above and below if that makes the pits large enough for a finger.
 * The graph gets the rest, and is hidden if that is too low to read.
 */

/** The part of @height that the column can fill at @width; the rest would stay empty. */
int awale_study_column_get_useful_height (AwaleStudyColumn  *self,
                                          int                width,
                                          int                height);

/** Heights of board and graph. */
typedef struct
{
  int board;
  int graph;  /**< 0 hides the graph. */
  int above;  /**< Space above all children. */
} AwaleStudyColumnAllocation;

/** Height requests of board and graph. */
typedef struct
{
  int board;      /**< Height that the board can fill, with its stores where it would put them. */
  int board_min;
  int graph;      /**< Height that the graph can fill. */
  int graph_min;
} AwaleStudyColumnRequest;

/** Divides @height, which excludes the other children. */
AwaleStudyColumnAllocation awale_study_column_share (const AwaleStudyColumnRequest *request,
                                                     int                            height);

G_END_DECLS
