/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

#include "game/awale-marks.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_MARKS (awale_board_marks_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardMarks, awale_board_marks, AWALE, BOARD_MARKS, GtkWidget)

/** Creates the overlay that shows the marks of a position; pointers pass through it. */
GtkWidget *awale_board_marks_new       (AwaleBoardRenderer *renderer);

void       awale_board_marks_set_marks (AwaleBoardMarks  *self,
                                        const AwaleMarks *marks);

/**
 * Shows the mark being drawn, paler than the others: a circle if @from and @to are equal, otherwise
 * an arrow; nothing if either is AWALE_NO_MOVE.
 */
void       awale_board_marks_set_draft (AwaleBoardMarks  *self,
                                        AwaleMove         from,
                                        AwaleMove         to,
                                        AwaleMarkColor    color);

G_END_DECLS
