/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "game/awale-marks.h"
#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

/**
 * The drawing of marks on a board. With the secondary button a click draws a circle and a drag an
 * arrow; Shift and Control choose the color. On the keyboard, M begins a mark at the focused pit,
 * arrow keys extend it to an arrow, and M ends it. A menu does the same by touch or with the menu
 * key.
 */
typedef struct _AwaleMarkEditor AwaleMarkEditor;

/**
 * Creates the editor for @board (transfer none), which owns the returned object. @changed is called
 * when the marks or the mark being drawn have changed.
 */
AwaleMarkEditor *awale_mark_editor_new      (GtkWidget          *board,
                                             AwaleBoardRenderer *renderer,
                                             void              (*changed) (gpointer board));
void             awale_mark_editor_free     (AwaleMarkEditor    *self);

/** Sets the node whose marks are edited; both are NULL if marks are not possible. */
void             awale_mark_editor_set_node (AwaleMarkEditor    *self,
                                             AwaleGame          *game,
                                             AwaleNode          *node);

/** Draws the stored marks, and in a paler shade the mark being drawn. */
void             awale_mark_editor_snapshot (AwaleMarkEditor    *self,
                                             GtkSnapshot        *snapshot);

/** Tests if a mark is being drawn; the functions below cancel it, or end it at @pit. */
bool awale_mark_editor_is_active (AwaleMarkEditor *self);
void awale_mark_editor_cancel    (AwaleMarkEditor *self);
void awale_mark_editor_finish    (AwaleMarkEditor *self,
                                  AwaleMove        pit);

/** Extends a mark drawn by keys to @pit, which has just got the focus. */
void awale_mark_editor_lead      (AwaleMarkEditor *self,
                                  AwaleMove        pit);

/**
 * The hint line about a mark drawn by keys; awale_mark_editor_describe_pit() gives the accessible
 * description of a pit. Returns: (transfer full) (nullable)
 */
char *awale_mark_editor_word_hint    (AwaleMarkEditor *self);
char *awale_mark_editor_describe_pit (AwaleMarkEditor *self,
                                      AwaleMove        pit);

/** Opens the menu of marks at @pit. */
void awale_mark_editor_show_menu (AwaleMarkEditor *self,
                                  AwaleMove        pit);

G_END_DECLS
