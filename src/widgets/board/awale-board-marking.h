/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-marks.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_MARKING (awale_board_marking_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardMarking, awale_board_marking, AWALE, BOARD_MARKING, GObject)

/*
 * Drawing marks on a board. With the secondary button a click is a circle, a drag an arrow, and
 * Shift and Control choose the color. With keys M begins a mark at the focused pit, which the arrow
 * keys make an arrow, and M again ends it. By touch, or with the menu key, a menu does the same.
 *
 * Signals: "changed": the marks, or the one that is being drawn, are others.
 */

/** @board: (transfer none), its owner; @layer: what shows the marks. */
AwaleBoardMarking *awale_board_marking_new      (GtkWidget          *board,
                                                 AwaleBoardRenderer *renderer,
                                                 AwaleBoardMarks    *layer);

/** The node whose marks are shown and drawn; none (both NULL) where there is nothing to mark. */
void               awale_board_marking_set_node (AwaleBoardMarking  *self,
                                                 AwaleGame          *game,
                                                 AwaleNode          *node);

/** Whether a mark is being drawn; gives it up; ends it at @pit. */
bool awale_board_marking_is_active (AwaleBoardMarking *self);
void awale_board_marking_cancel    (AwaleBoardMarking *self);
void awale_board_marking_finish    (AwaleBoardMarking *self,
                                    AwaleMove          pit);

/** The focus came to @pit: the mark that keys are drawing goes there. */
void awale_board_marking_lead      (AwaleBoardMarking *self,
                                    AwaleMove          pit);

/** The hint line about the mark that keys are drawing, and what is heard of a pit besides its
 * name. (transfer full) (nullable) */
char *awale_board_marking_word_hint    (AwaleBoardMarking *self);
char *awale_board_marking_describe_pit (AwaleBoardMarking *self,
                                        AwaleMove          pit);

/** Opens the menu of marks at @pit. */
void awale_board_marking_show_menu (AwaleBoardMarking *self,
                                    AwaleMove          pit);

G_END_DECLS
