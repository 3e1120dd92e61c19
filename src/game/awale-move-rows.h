/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROW (awale_move_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRow, awale_move_row, AWALE, MOVE_ROW, GObject)

/** The kinds of rows. */
typedef enum
{
  AWALE_ROW_ROUND,      /**< Main line: South's move and North's answer, either may be missing. */
  AWALE_ROW_COMMENT,    /**< The comment of a node. */
  AWALE_ROW_VARIATION,  /**< A run of moves of a variation, up to its next comment or branch. */
  AWALE_ROW_END,        /**< Last, at the last node of the main line: how the game has ended. */
} AwaleMoveRowKind;

/*
 * Signal "changed": glyphs or evaluation of a node, the variations after it, or the text of a
 * comment or of the end, are new. Kind, depth and nodes never change: such a row is replaced in the
 * model.
 */

AwaleMoveRowKind awale_move_row_get_kind    (AwaleMoveRow *self);

/** True for rounds and variations. */
bool             awale_move_row_has_moves   (AwaleMoveRow *self);

/** The sentence of a row of AWALE_ROW_END; NULL for others. */
const char      *awale_move_row_get_end     (AwaleMoveRow *self);

/** The depth in variations: 0 on the main line. */
int              awale_move_row_get_depth   (AwaleMoveRow *self);

/** Nodes in the order of play; a comment row has the one it belongs to. (transfer none) */
size_t           awale_move_row_get_n_nodes (AwaleMoveRow *self);
AwaleNode       *awale_move_row_get_node    (AwaleMoveRow *self,
                                             size_t        index);

#define AWALE_TYPE_MOVE_ROWS (awale_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRows, awale_move_rows, AWALE, MOVE_ROWS, GObject)

/**
 * A game's tree as the lines of a move list: a GListModel of AwaleMoveRow that follows the game.
 * As in a file, a move is followed by its comment, then by the variations that replace it (each
 * a level deeper), then the line goes on in a new row; but a round of the main line is always one
 * row, followed by comment and variations of South's move, then by those of North's. The comment of
 * the root comes first, the sentence on how the game has ended last.
 *
 * Rows before and after a change keep their object, so that a list view keeps its place; a row with
 * the same nodes emits "changed" if their comment, glyphs or evaluation did.
 */
AwaleMoveRows *awale_move_rows_new  (AwaleGame *game);

/** The position of the round or variation row that holds @node, or GTK's “none” (G_MAXUINT). */
unsigned       awale_move_rows_find (AwaleMoveRows *self,
                                     AwaleNode     *node);

/** The position of the row of @node's comment, or G_MAXUINT. */
unsigned       awale_move_rows_find_comment (AwaleMoveRows *self,
                                             AwaleNode     *node);

G_END_DECLS
