/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SHARE_CONTROLLER (awale_share_controller_get_type ())

/**
 * Saves and prints the current game: pictures of the board, of a line and of the graph, a printed
 * sheet, and all games of the file as a web page. Files are finished even if the window is closed.
 */
G_DECLARE_FINAL_TYPE (AwaleShareController, awale_share_controller, AWALE, SHARE_CONTROLLER,
                      AwaleController)

G_END_DECLS
