/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_CELL (awale_move_cell_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveCell, awale_move_cell, AWALE, MOVE_CELL, GtkButton)

/** How a move's number is shown before it. */
typedef enum
{
  AWALE_NUMBER_NONE,
  AWALE_NUMBER_PLAIN,     /**< `3.` */
  AWALE_NUMBER_CONTINUED, /**< `3…`, before a North move that begins a row. */
} AwaleNumbering;

/**
 * One move of the list: a button that never takes the focus, which stays on the row, since the
 * keys step from move to move.
 */
GtkWidget *awale_move_cell_new (AwaleNode      *node,
                                AwaleNumbering  numbering);

/** Goes on to another move; what awale_move_cell_refresh() shows is not refreshed. */
void       awale_move_cell_set_node (AwaleMoveCell *self,
                                     AwaleNode     *node);

/** A move as the list writes it: “F+2”, a pass as a dash; nothing for the start of the game. */
char      *awale_move_cell_dup_text (AwaleNode *node);

/** The move: (transfer none). */
AwaleNode *awale_move_cell_get_node (AwaleMoveCell *self);

/** Shows the node's glyphs and value as they are now. */
void awale_move_cell_refresh (AwaleMoveCell *self,
                              bool           show_evaluation);

/** Whether it is the move in view. */
void awale_move_cell_set_current (AwaleMoveCell *self,
                                  bool           current);

/** Whether it is one that was looked for. */
void awale_move_cell_set_found   (AwaleMoveCell *self,
                                  bool           found);

G_END_DECLS
