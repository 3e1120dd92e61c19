/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board-marks.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MARK_EDITOR (awale_mark_editor_get_type ())
G_DECLARE_FINAL_TYPE (AwaleMarkEditor, awale_mark_editor, AWALE, MARK_EDITOR, GObject)

/*
 * Drawing marks on a board. With the secondary button a click is a circle, a drag an arrow, and
 * Shift and Control choose the color. With keys M begins a mark at the focused pit, which the arrow
 * keys make an arrow, and M again ends it. By touch, or with the menu key, a menu does the same.
 *
 * Signals: "changed": the marks, or the one that is being drawn, are others.
 */

/** @board: (transfer none), its owner; @layer: what shows the marks. */
AwaleMarkEditor *awale_mark_editor_new      (GtkWidget          *board,
                                             AwaleBoardRenderer *renderer,
                                             AwaleBoardMarks    *layer);

/** The node whose marks are shown and drawn; none (both NULL) where there is nothing to mark. */
void             awale_mark_editor_set_node (AwaleMarkEditor    *self,
                                             AwaleGame          *game,
                                             AwaleNode          *node);

/** Whether a mark is being drawn; gives it up; ends it at @pit. */
bool awale_mark_editor_is_active (AwaleMarkEditor *self);
void awale_mark_editor_cancel    (AwaleMarkEditor *self);
void awale_mark_editor_finish    (AwaleMarkEditor *self,
                                  AwaleMove        pit);

/** The focus came to @pit: the mark that keys are drawing goes there. */
void awale_mark_editor_lead      (AwaleMarkEditor *self,
                                  AwaleMove        pit);

/** The hint line about the mark that keys are drawing, and what is heard of a pit besides its
 * name. (transfer full) (nullable) */
char *awale_mark_editor_word_hint    (AwaleMarkEditor *self);
char *awale_mark_editor_describe_pit (AwaleMarkEditor *self,
                                      AwaleMove        pit);

/** Opens the menu of marks at @pit. */
void awale_mark_editor_show_menu (AwaleMarkEditor *self,
                                  AwaleMove        pit);

G_END_DECLS
