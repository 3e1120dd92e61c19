/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-finder.h"
#include "widgets/awale-game-widget.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_LIST (awale_move_list_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMoveList, awale_move_list, AWALE, MOVE_LIST, AwaleGameWidget)

/*
 * The moves of a game: rounds, comments between them, and variations as an indented tree. The list
 * follows the cursor of the game, and clicks and keys move the cursor.
 *
 * The list installs the actions moves.promote, moves.make-main-line, moves.delete, moves.comment,
 * moves.fold and moves.unfold for the move at the cursor, and moves.fold-all and moves.unfold-all.
 * Its menu has most of them, the glyphs, and the window's actions on moves, lines and variations.
 *
 * Enter activates the action study.focus-board. The action study.focus-comment is activated to edit
 * the comment at the cursor.
 */

/**
 * Keys of the list's actions and of the window's actions on lines, as GtkShortcutTrigger strings.
 */
#define AWALE_MOVE_LIST_KEY_DELETE         "Delete"
#define AWALE_MOVE_LIST_KEY_CUT            "<Control>x"
#define AWALE_MOVE_LIST_KEY_COPY           "<Control>c"
#define AWALE_MOVE_LIST_KEY_PASTE          "<Control>v"
#define AWALE_MOVE_LIST_KEY_PROMOTE        "<Control>Up"
#define AWALE_MOVE_LIST_KEY_MAKE_MAIN_LINE "<Control>Home"
#define AWALE_MOVE_LIST_KEY_FOLD           "minus"
#define AWALE_MOVE_LIST_KEY_UNFOLD         "plus"
#define AWALE_MOVE_LIST_KEY_FOLD_ALL       "<Control>minus"
#define AWALE_MOVE_LIST_KEY_UNFOLD_ALL     "<Control>plus"

/** Highlights the matches of @finder (nullable). */
void awale_move_list_set_finder (AwaleMoveList *self,
                                 AwaleFinder   *finder);

/** Sets whether each move has its value beside it. */
void awale_move_list_set_show_evaluations (AwaleMoveList *self,
                                           bool           show_evaluations);

G_END_DECLS
