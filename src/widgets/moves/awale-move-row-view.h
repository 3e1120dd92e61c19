/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-finder.h"
#include "awale-move-folds.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROW_VIEW (awale_move_row_view_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRowView, awale_move_row_view, AWALE, MOVE_ROW_VIEW, GtkWidget)

/*
 * One line of the move list.
 *
 * Signals:
 *  "move-activated" (AwaleNode *): a move or a comment was clicked.
 *  "comment-activated" (AwaleNode *): a comment was clicked twice.
 *  "fold-toggled" (AwaleNode *): the variations beside this move are to be collapsed or opened.
 */

GtkWidget *awale_move_row_view_new (void);

/** Shows @row, or nothing. */
void          awale_move_row_view_set_row (AwaleMoveRowView *self,
                                           AwaleMoveRow     *row);
AwaleMoveRow *awale_move_row_view_get_row (AwaleMoveRowView *self);

/** Is to show @row, which is out of sight, but waits with that until it is completed. */
void awale_move_row_view_postpone (AwaleMoveRowView *self,
                                   AwaleMoveRow     *row);

/** Shows the row that was postponed; false if none was. */
bool awale_move_row_view_complete (AwaleMoveRowView *self);

/** The move in view, which is marked if it is in this row. Compared, never looked into. */
void awale_move_row_view_set_cursor (AwaleMoveRowView *self,
                                     AwaleNode        *cursor);

void awale_move_row_view_set_show_evaluations (AwaleMoveRowView *self,
                                               bool              show_evaluations);

/** What is collapsed, and what was found: (nullable). */
void awale_move_row_view_set_folds  (AwaleMoveRowView *self,
                                     AwaleMoveFolds   *folds);
void awale_move_row_view_set_finder (AwaleMoveRowView *self,
                                     AwaleFinder      *finder);

/** Shows glyphs, values, what is collapsed and what was found as they are now. */
void awale_move_row_view_refresh    (AwaleMoveRowView *self);

/** The cell of @node, if it is in this row: (transfer none) (nullable). */
GtkWidget *awale_move_row_view_find_cell (AwaleMoveRowView *self,
                                          AwaleNode        *node);

/** The node that stands at @widget, a descendant of the row: (transfer none) (nullable). */
AwaleNode *awale_move_row_view_pick (AwaleMoveRowView *self,
                                     GtkWidget        *widget);

G_END_DECLS
