/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "game/awale-marks.h"
#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

/**
 * Draws marks on a board. With the secondary button, a click draws a circle and a drag an arrow;
 * Shift and Control choose the color. With the keyboard, M begins a circle at the focused pit,
 * arrow keys turn it into an arrow, and M draws it. A menu, opened by a long press or the menu key,
 * does the same.
 */
typedef struct _AwaleMarkEditor AwaleMarkEditor;

/**
 * Creates the editor for @board (transfer none), which owns the returned object. @changed is called
 * when the stored marks or the mark being drawn have changed.
 */
AwaleMarkEditor *awale_mark_editor_new      (GtkWidget          *board,
                                             AwaleBoardRenderer *renderer,
                                             void              (*changed) (gpointer board));
void             awale_mark_editor_free     (AwaleMarkEditor    *self);

/** Sets the node whose marks are edited. @game and @node are NULL if there is nothing to edit. */
void             awale_mark_editor_set_node (AwaleMarkEditor    *self,
                                             AwaleGame          *game,
                                             AwaleNode          *node);

/** Draws the stored marks, and the mark being drawn in a paler shade. */
void             awale_mark_editor_snapshot (AwaleMarkEditor    *self,
                                             GtkSnapshot        *snapshot);

/** These functions tell whether a mark is being drawn, and complete it with its end at @pit. */
bool awale_mark_editor_is_active (AwaleMarkEditor *self);
void awale_mark_editor_finish    (AwaleMarkEditor *self,
                                  AwaleMove        pit);

/** Moves the end of a mark that is drawn with keys to @pit, which has just received the focus. */
void awale_mark_editor_lead      (AwaleMarkEditor *self,
                                  AwaleMove        pit);

/**
 * The first function returns the hint line about a mark that is drawn with keys; the second
 * describes the marks of @pit for screen readers. Returns: (transfer full) (nullable)
 */
char *awale_mark_editor_word_hint    (AwaleMarkEditor *self);
char *awale_mark_editor_describe_pit (AwaleMarkEditor *self,
                                      AwaleMove        pit);

/** Opens the menu of marks at @pit. */
void awale_mark_editor_show_menu (AwaleMarkEditor *self,
                                  AwaleMove        pit);

G_END_DECLS
