/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/**
 * Adds the actions that save and print the current game: pictures of the board, of a line and of
 * the graph, a printed sheet, and all games of the file as a web page. Files are finished even if
 * the window is closed.
 */
void awale_share_controller_add (AwaleStudy *study);

G_END_DECLS
