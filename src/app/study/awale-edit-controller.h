/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EDIT_CONTROLLER (awale_edit_controller_get_type ())

/**
 * Edits of the current game: its history, moves, glyphs, comments, marks and details. Questions are
 * asked if moves of the user contradict the result: moves after the end that the tags state, or a
 * move on the board by which the rules end the game differently.
 */
G_DECLARE_FINAL_TYPE (AwaleEditController, awale_edit_controller, AWALE, EDIT_CONTROLLER,
                      AwaleController)

/** Makes the tooltip of @button, whose action is win.undo or win.redo, name the next step. */
void awale_edit_controller_add_button (AwaleEditController *self,
                                       GtkWidget           *button);

/** Adds moves after the cursor. */
typedef void (*AwaleContinueFunc) (AwaleStudy *study,
                                   gpointer    data);

/**
 * Calls @func, after a question if the tags end the game at the cursor, or not at all if the user
 * cancels. @destroy (nullable) frees @data in any case.
 */
void awale_edit_controller_continue   (AwaleStudy          *study,
                                       AwaleContinueFunc    func,
                                       gpointer             data,
                                       GDestroyNotify       destroy);

G_END_DECLS
