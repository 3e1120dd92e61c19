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
 * The comment of the game's cursor, to be read and written. Each key reaches the game at once; what
 * is typed without a pause is one step of its history. Undo and redo are left to the window, whose
 * history it is (win.undo, win.redo; the game's own where there are no such actions).
 *
 * Property: "game" (write only).
 * Signal: "board-requested": Escape was pressed, the focus should go to the board.
 */

/** Ends an editing session: what is typed next is a step of its own. */
void awale_comment_editor_flush (AwaleCommentEditor *self);

G_END_DECLS
