/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-pit.h"
#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_HOVER (awale_board_hover_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardHover, awale_board_hover, AWALE, BOARD_HOVER, GObject)

/*
 * Which hollow of a board is meant: the one that is pointed at, that a finger rests on, or the pit
 * that has the focus by keyboard; the latest of them.
 *
 * Signals:
 *  "changed": it is another one, or none.
 *  "focused" (int pit): the focus came to a pit.
 *  "held" (int hollow) → gboolean: a finger rests on a hollow (or on none). TRUE: that has done
 *   all it is to do; else the hollow is pointed at until the finger is lifted.
 *  "released" (int pit): the finger that did so was lifted.
 */

/** @board: (transfer none), its owner. */
AwaleBoardHover *awale_board_hover_new (GtkWidget          *board,
                                        AwaleBoardRenderer *renderer);

/** Follows the focus of a pit. */
void awale_board_hover_add_pit (AwaleBoardHover *self,
                                AwalePit        *pit);

/** The hollow, or AWALE_HOLLOW_NONE. Setting it emits no signal. */
int  awale_board_hover_get_spot (AwaleBoardHover *self);
void awale_board_hover_set_spot (AwaleBoardHover *self,
                                 int              spot);

/** The pit that had the focus last, or AWALE_NO_MOVE. */
AwaleMove awale_board_hover_get_focus (AwaleBoardHover *self);
void      awale_board_hover_set_focus (AwaleBoardHover *self,
                                       AwaleMove        pit);

G_END_DECLS
