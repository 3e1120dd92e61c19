/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROW (awale_move_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRow, awale_move_row, AWALE, MOVE_ROW, GObject)

typedef enum
{
  AWALE_ROW_ROUND,      /**< A round of the main line: South's move and North's answer; either
                         * may be missing. */
  AWALE_ROW_COMMENT,    /**< A comment of a node, which follows or precedes its move. */
  AWALE_ROW_VARIATION,  /**< Moves of a variation, up to its next comment or branch. */
  AWALE_ROW_END,        /**< The last row, which says how the main line has ended. */
} AwaleMoveRowKind;

/*
 * Signal "changed": glyphs, evaluation, variations, comment or end text of the row have changed.
 * Kind, depth and nodes of a row never change; if they would, another row takes its place in the
 * model.
 */

AwaleMoveRowKind awale_move_row_get_kind    (AwaleMoveRow *self);

/** True for rounds and variations. */
bool             awale_move_row_has_moves   (AwaleMoveRow *self);

/** The text of a row of AWALE_ROW_COMMENT; empty if the comment has just been removed. */
const char      *awale_move_row_get_comment (AwaleMoveRow *self);

/** The sentence of a row of AWALE_ROW_END; NULL for other rows. */
const char      *awale_move_row_get_end     (AwaleMoveRow *self);

/** The nesting depth of variations; 0 on the main line. */
int              awale_move_row_get_depth   (AwaleMoveRow *self);

/**
 * The nodes of a row in the order of play, and their number. A comment row has the node of the
 * comment, an end row the last node of the main line.
 */
size_t           awale_move_row_get_n_nodes (AwaleMoveRow *self);
AwaleNode       *awale_move_row_get_node    (AwaleMoveRow *self,
                                             size_t        index);

#define AWALE_TYPE_MOVE_ROWS (awale_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRows, awale_move_rows, AWALE, MOVE_ROWS, GObject)

/**
 * The rows of a move list: a GListModel of AwaleMoveRow that follows the game. As in a file, a move
 * is followed by its comment and then by its variations, which are one level deeper; then the line
 * continues in a new row. A round of the main line, however, always stays in one row, followed by
 * the comment and the variations of South's move, then by those of North's. A comment before a move
 * precedes the row of the move; one before North's answer precedes the comment and the variations
 * of that answer. The comment of the root comes first, the sentence about the end last.
 *
 * Rows before and after a change keep their objects, so that a list view keeps its place; a row
 * with the same nodes emits "changed" if what it shows has changed.
 */
AwaleMoveRows *awale_move_rows_new  (AwaleGame *game);

/** The position of the round or variation row that contains @node; G_MAXUINT if there is none. */
unsigned       awale_move_rows_find (AwaleMoveRows *self,
                                     AwaleNode     *node);

G_END_DECLS
