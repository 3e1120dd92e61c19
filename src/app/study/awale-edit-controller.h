/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EDIT_CONTROLLER (awale_edit_controller_get_type ())

/** Edits of the current game: its history, moves, glyphs, comments, marks and details. */
G_DECLARE_FINAL_TYPE (AwaleEditController, awale_edit_controller, AWALE, EDIT_CONTROLLER,
                      AwaleController)

/** Makes the tooltip of @button, whose action is win.undo or win.redo, name the next step. */
void awale_edit_controller_add_button (AwaleEditController *self,
                                       GtkWidget           *button);

G_END_DECLS
