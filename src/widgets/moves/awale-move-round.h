/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "awale-move-cell.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROUND (awale_move_round_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRound, awale_move_round, AWALE, MOVE_ROUND, GtkWidget)

/*
 * A round of the main line: its number, South's move and North's, in columns. Its widgets are
 * reused for other rounds, since a jump in a long game shows hundreds of them.
 *
 * Signals:
 *  "move-activated" (AwaleNode *): a move was clicked.
 */

/** Creates an empty round. */
GtkWidget *awale_move_round_new (void);

/** Shows the moves of @row, which must be a round. */
void awale_move_round_set_row (AwaleMoveRound *self,
                               AwaleMoveRow   *row);

/** The box before the number. Returns: (transfer none) */
GtkWidget *awale_move_round_get_gutter (AwaleMoveRound *self);

/** Gets the cells of its moves in @cells, which has room for two. Returns their number. */
size_t awale_move_round_get_cells (AwaleMoveRound *self,
                                   AwaleMoveCell  *cells[2]);

/** Create columns like a round's for rows between rounds. Returns: (transfer floating) */
GtkWidget *awale_move_round_create_gutter (void);
GtkWidget *awale_move_round_create_number (const char *text);

G_END_DECLS
