/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

/**
 * Creates a controller that saves and prints the current game: pictures of the board, of a line and
 * of the graph, a printed sheet, and a web page with all games of the file. Files are finished even
 * if the window is closed.
 */
AwaleController *awale_share_controller_new (AwaleStudy *study);

G_END_DECLS
