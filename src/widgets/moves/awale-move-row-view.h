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
 * A row of the move list.
 *
 * Signals: "move-activated" (AwaleNode *): a move, a comment or the end of the game was clicked.
 * "fold-toggled" (AwaleNode *): the user wants to collapse or expand the variations beside this
 * move. A double click on a comment activates the action moves.comment.
 */

/**
 * Creates a row. The state of its fold button depends on @folds, a set of collapsed variations as
 * in awale-move-folds.h.
 */
GtkWidget *awale_move_row_view_new (GHashTable *folds);

/** Shows @row. NULL drops the row, whose widgets stay until another one is shown. */
void          awale_move_row_view_set_row (AwaleMoveRowView *self,
                                           AwaleMoveRow     *row);
AwaleMoveRow *awale_move_row_view_get_row (AwaleMoveRowView *self);

/**
 * Sets @row but does not show it, because it is out of sight, until awale_move_row_view_complete()
 * is called.
 */
void awale_move_row_view_postpone (AwaleMoveRowView *self,
                                   AwaleMoveRow     *row);

/** Shows the row if it was postponed. Returns false otherwise. */
bool awale_move_row_view_complete (AwaleMoveRowView *self);

/**
 * Marks the move at @cursor if it is in this row. No reference is kept, because the pointer is
 * dereferenced only if the row has the node.
 */
void awale_move_row_view_set_cursor (AwaleMoveRowView *self,
                                     AwaleNode        *cursor);

void awale_move_row_view_set_show_evaluations (AwaleMoveRowView *self,
                                               bool              show_evaluations);

/** Sets the finder (nullable) whose matches are highlighted. */
void awale_move_row_view_set_finder (AwaleMoveRowView *self,
                                     AwaleFinder      *finder);

/** Updates the glyphs, values, collapsed variations and matches that the row shows. */
void awale_move_row_view_refresh    (AwaleMoveRowView *self);

/** The cell of @node; NULL if @node is not in this row. Returns: (transfer none) (nullable) */
GtkWidget *awale_move_row_view_find_cell (AwaleMoveRowView *self,
                                          AwaleNode        *node);

/** The node shown by @widget, a descendant of the row. Returns: (transfer none) (nullable) */
AwaleNode *awale_move_row_view_pick (AwaleMoveRowView *self,
                                     GtkWidget        *widget);

G_END_DECLS
