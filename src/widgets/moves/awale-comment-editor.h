/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COMMENT_EDITOR (awale_comment_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwaleCommentEditor, awale_comment_editor, AWALE, COMMENT_EDITOR,
                      AwaleGameWidget)

/*
 * An editor of the comment on the move at the cursor of the game. Each key changes the game at
 * once; typing without a pause is one step of the game's history. Undo and redo activate the
 * actions win.undo and win.redo, or act on the game if there are no such actions.
 *
 * Escape activates the action study.focus-board.
 */

/**
 * Turns @self into an editor of the comment before the move, which is visible only if there is one.
 */
void awale_comment_editor_set_before (AwaleCommentEditor *self);

/** Ends the current undo step, so that further typing is a step of its own. */
void awale_comment_editor_flush      (AwaleCommentEditor *self);

G_END_DECLS
