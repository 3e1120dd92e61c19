/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER_CONTROLLER (awale_explorer_controller_get_type ())

/**
 * The explorer on its page of the study pane. While the page is visible, the controller follows the
 * position on the board and asks the library which moves were played there. Each query cancels the
 * previous one.
 */
G_DECLARE_FINAL_TYPE (AwaleExplorerController, awale_explorer_controller, AWALE,
                      EXPLORER_CONTROLLER, AwaleController)

/*
 * Property: "either-side": also find the position with the sides swapped.
 *
 * Signals: "opened" (AwaleDocument, gint64: the id of its game in the library): the window should
 * show this game, whose cursor is at the position that was searched for; "all-wanted" (gboolean:
 * also with the sides swapped): the library should list all games with the position.
 */

G_END_DECLS
