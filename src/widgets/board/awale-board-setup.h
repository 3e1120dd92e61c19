/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-editor.h"
#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_SETUP (awale_board_setup_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardSetup, awale_board_setup, AWALE, BOARD_SETUP, GObject)

/*
 * The setting up of a position on a board, while it goes on: what hands and keys do to the
 * position, and what is in the hand. Its gestures come to the board and go with it.
 *
 * Signals: "changed": the hand holds something else, or has moved. What becomes of the position
 * the editor tells.
 */

/** @board: (transfer none), its owner. */
AwaleBoardSetup  *awale_board_setup_new             (GtkWidget          *board,
                                                     AwaleBoardRenderer *renderer,
                                                     AwaleBoardEditor   *editor);

/** (transfer none) */
AwaleBoardEditor *awale_board_setup_get_editor      (AwaleBoardSetup    *self);

/** Puts a seed into @hollow, or takes one; AWALE_HOLLOW_NONE is none. */
void              awale_board_setup_add_seed        (AwaleBoardSetup    *self,
                                                     int                 spot);
void              awale_board_setup_take_seed       (AwaleBoardSetup    *self,
                                                     int                 spot);

/** What is heard of every pit meanwhile, besides what is in it. Static text. */
const char       *awale_board_setup_describe_pit    (void);

/** The hint line while seeds are dragged, else NULL. (transfer full) */
char             *awale_board_setup_word_hint       (AwaleBoardSetup    *self);

/** What hollows look like with @pointed under the pointer, and under the hand. */
void              awale_board_setup_change_looks    (AwaleBoardSetup    *self,
                                                     int                 pointed,
                                                     AwaleSpotState      looks[AWALE_SPOTS]);

/** The seeds in the hand. */
void              awale_board_setup_snapshot        (AwaleBoardSetup    *self,
                                                     GtkSnapshot        *snapshot);

G_END_DECLS
