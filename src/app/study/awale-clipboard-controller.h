/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_CLIPBOARD_CONTROLLER (awale_clipboard_controller_get_type ())

/**
 * Copies, pastes and drops games, lines, positions, diagrams and files.
 *
 * Signal: "pasted" (an AwaleDocument): the user pasted games, which may be opened in another
 * window.
 */
G_DECLARE_FINAL_TYPE (AwaleClipboardController, awale_clipboard_controller, AWALE,
                      CLIPBOARD_CONTROLLER, AwaleController)

/** Opens files that are dropped on @widget. */
void awale_clipboard_controller_accept_drops (AwaleClipboardController *self,
                                              GtkWidget                *widget);

G_END_DECLS
