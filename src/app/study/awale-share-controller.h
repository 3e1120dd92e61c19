/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/**
 * Adds the actions that save and print the open document: pictures of the board and the graph, an
 * animation of the moves, a printed sheet, a web page, a PGN file and a worksheet. Files are
 * finished even if the window is closed.
 */
void awale_share_controller_add (AwaleStudy *study);

G_END_DECLS
