/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-node.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROW (awale_move_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRow, awale_move_row, AWALE, MOVE_ROW, GObject)

/** What a line of the move list holds. */
typedef enum
{
  AWALE_ROW_ROUND,      /**< Main line: South's move and North's answer, either may be missing. */
  AWALE_ROW_COMMENT,    /**< The comment of a node. */
  AWALE_ROW_VARIATION,  /**< A run of moves of a variation, up to its next comment or branch. */
  AWALE_ROW_END,        /**< Last, at the last node of the main line: how the game has ended. */
} AwaleMoveRowKind;

/*
 * Signal "changed": glyphs or evaluation of one of its nodes, the variations after it, or the
 * text of a comment or of the end, are new. Its kind, depth and nodes never change: such a row is
 * replaced in the model.
 */

AwaleMoveRowKind awale_move_row_get_kind    (AwaleMoveRow *self);

/** Whether moves stand in it, not what is said of one. */
bool             awale_move_row_has_moves   (AwaleMoveRow *self);

/** How the game has ended, in a row that tells it; else NULL. */
const char      *awale_move_row_get_end     (AwaleMoveRow *self);

/** How deep in variations it stands: 0 on the main line. */
int              awale_move_row_get_depth   (AwaleMoveRow *self);

/** Its nodes in the order of play; a comment row has the one it belongs to. (transfer none) */
size_t           awale_move_row_get_n_nodes (AwaleMoveRow *self);
AwaleNode       *awale_move_row_get_node    (AwaleMoveRow *self,
                                             size_t        index);

G_END_DECLS
