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
 * The hollow of a board that the user means: the latest of the one under the pointer, under a
 * resting finger, or the pit with keyboard focus.
 *
 * Signals:
 *  "changed": the hollow is another one, or none.
 *  "focused" (int pit): a pit got the focus.
 *  "held" (int spot) → gboolean: a finger rests on a hollow or beside all. A handler that returns
 *  TRUE has dealt with it; otherwise the hollow counts as pointed at until the finger is lifted.
 *  "released" (int pit): that finger was lifted.
 */

/** Creates the object for @board (transfer none), which owns it. */
AwaleBoardHover *awale_board_hover_new (GtkWidget          *board,
                                        AwaleBoardRenderer *renderer);

/** Follows the focus of @pit. */
void awale_board_hover_add_pit (AwaleBoardHover *self,
                                AwalePit        *pit);

/** The hollow, or AWALE_SPOT_NONE. The setter emits no signal. */
int  awale_board_hover_get_spot (AwaleBoardHover *self);
void awale_board_hover_set_spot (AwaleBoardHover *self,
                                 int              spot);

/** The pit that had the focus last, or AWALE_NO_MOVE. */
AwaleMove awale_board_hover_get_focus (AwaleBoardHover *self);
void      awale_board_hover_set_focus (AwaleBoardHover *self,
                                       AwaleMove        pit);

G_END_DECLS
