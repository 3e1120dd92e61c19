/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROW (awale_move_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRow, awale_move_row, AWALE, MOVE_ROW, GObject)

/** What a line of the move list holds. */
typedef enum
{
  AWALE_ROW_ROUND,      /**< Main line: South's move and North's answer, either may be missing. */
  AWALE_ROW_COMMENT,    /**< The comment of a node. */
  AWALE_ROW_VARIATION,  /**< A run of moves of a variation, up to its next comment or branch. */
} AwaleRowKind;

AwaleRowKind awale_move_row_get_kind    (AwaleMoveRow *self);

/** How deep in variations it stands: 0 on the main line. */
int          awale_move_row_get_depth   (AwaleMoveRow *self);

/** Its nodes in the order of play; a comment row has the one it belongs to. (transfer none) */
size_t       awale_move_row_get_n_nodes (AwaleMoveRow *self);
AwaleNode   *awale_move_row_get_node    (AwaleMoveRow *self,
                                         size_t        index);

#define AWALE_TYPE_MOVE_ROWS (awale_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRows, awale_move_rows, AWALE, MOVE_ROWS, GObject)

/**
 * A game's tree as the lines of a move list: a GListModel of AwaleMoveRow that follows the game.
 * Rows that did not change keep their object, so that a list view keeps its place; a row whose
 * nodes' glyphs, comment text or evaluation changed is replaced.
 */
AwaleMoveRows *awale_move_rows_new  (AwaleGame *game);

/** The place of the round or variation row that holds @node, or GTK's “none” (G_MAXUINT). */
unsigned       awale_move_rows_find (AwaleMoveRows *self,
                                     AwaleNode     *node);

G_END_DECLS
