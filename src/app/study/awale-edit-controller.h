/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EDIT_CONTROLLER (awale_edit_controller_get_type ())

/**
 * The editing of the current game: its history, moves, glyphs, comments and details. The user is
 * asked when moves contradict the stated result: when they follow the end stated in the tags, or
 * when the rules end the game with a different result.
 */
G_DECLARE_FINAL_TYPE (AwaleEditController, awale_edit_controller, AWALE, EDIT_CONTROLLER,
                      AwaleController)

/**
 * Makes the tooltip of @button name the next step to undo or redo. Its action must be win.undo or
 * win.redo.
 */
void awale_edit_controller_add_button (AwaleEditController *self,
                                       GtkWidget           *button);

/** A function that adds moves after the cursor. */
typedef void (*AwaleContinueFunc) (AwaleStudy *study,
                                   gpointer    data);

/**
 * Calls @func to add moves. If the tags end the game at the cursor, asks the user first, except
 * during play and once the user has chosen to keep the result, and does not call @func if the user
 * cancels. @destroy (nullable) frees @data in any case.
 */
void awale_edit_controller_continue   (AwaleStudy          *study,
                                       AwaleContinueFunc    func,
                                       gpointer             data,
                                       GDestroyNotify       destroy);

G_END_DECLS
