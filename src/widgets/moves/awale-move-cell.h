/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_CELL (awale_move_cell_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveCell, awale_move_cell, AWALE, MOVE_CELL, GtkButton)

/** Form of the number before a move, which is that of its round. */
typedef enum
{
  AWALE_NUMBER_NONE,
  AWALE_NUMBER_PLAIN,     /**< A number with a period: `3.` */
  AWALE_NUMBER_CONTINUED, /**< A number with an ellipsis, `3…`, before a move of North. */
} AwaleMoveNumber;

/**
 * Creates a cell for a move: a button that takes no focus unless it is made focusable. In the list
 * the focus stays on the row, because the keys of the list step from move to move.
 */
GtkWidget *awale_move_cell_new (AwaleNode      *node,
                                AwaleMoveNumber numbering);

/** Shows another move; awale_move_cell_refresh() must be called afterwards. */
void       awale_move_cell_set_node (AwaleMoveCell *self,
                                     AwaleNode     *node);

/**
 * The notation of a move in the list: “F+2”, a dash for a pass, or "" for the root. Returns:
 * (transfer full)
 */
char      *awale_move_cell_dup_text (AwaleNode *node);

/** The node of the cell. Returns: (transfer none) */
AwaleNode *awale_move_cell_get_node (AwaleMoveCell *self);

/** Updates the glyphs, the value and the accessible name from the node. */
void awale_move_cell_refresh (AwaleMoveCell *self,
                              bool           show_evaluation);

G_END_DECLS
