/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COMMENT_EDITOR (awale_comment_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwaleCommentEditor, awale_comment_editor, AWALE, COMMENT_EDITOR, GtkWidget)

/*
 * The comment of the game's cursor, to be read and written. What is typed reaches the game when
 * one stops typing for a moment, when the cursor moves, when the focus leaves, and before
 * anything else is undone; undo and redo are left to the window, whose history it is.
 *
 * Property: "game".
 * Signal: "board-requested": Escape was pressed, the focus should go to the board.
 */

GtkWidget *awale_comment_editor_new (void);

/** The game whose comments are edited: (transfer none) (nullable). */
AwaleGame *awale_comment_editor_get_game (AwaleCommentEditor *self);
void       awale_comment_editor_set_game (AwaleCommentEditor *self,
                                          AwaleGame          *game);

/** Writes what was typed into the game now: before saving, closing or undoing. */
void awale_comment_editor_flush (AwaleCommentEditor *self);

G_END_DECLS
