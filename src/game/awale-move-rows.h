/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"
#include "awale-move-row.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_ROWS (awale_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveRows, awale_move_rows, AWALE, MOVE_ROWS, GObject)

/**
 * A game's tree as the lines of a move list: a GListModel of AwaleMoveRow that follows the game.
 * As in a file, a move is followed by its comment, then by the variations that replace it (each
 * a level deeper), then the line goes on in a new row; but a round of the main line is always one
 * row, after which comes what is said of South's move, then what is said of North's. The comment of
 * the root comes first, and how the game has ended last.
 *
 * Rows that did not change keep their object, so that a list view keeps its place; if only what
 * is said of their nodes changed, they emit "changed" instead of being replaced.
 */
AwaleMoveRows *awale_move_rows_new  (AwaleGame *game);

/** The place of the round or variation row that holds @node, or GTK's “none” (G_MAXUINT). */
unsigned       awale_move_rows_find (AwaleMoveRows *self,
                                     AwaleNode     *node);

/** The place of the row of @node's comment, or G_MAXUINT. */
unsigned       awale_move_rows_find_comment (AwaleMoveRows *self,
                                             AwaleNode     *node);

G_END_DECLS
