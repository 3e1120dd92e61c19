/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_LAYOUT (awale_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardLayout, awale_board_layout, AWALE, BOARD_LAYOUT, GtkLayoutManager)

/**
 * Creates the layout of a board: pits and stores at the places of AwaleGeometry, overlay widgets
 * across the board, and other children such as the hint line below. It sets the geometry of
 * @renderer. Returns: (transfer full)
 */
GtkLayoutManager *awale_board_layout_new (AwaleBoardRenderer *renderer);

/** Sets orientation and contents; the layout adds AWALE_GEOMETRY_NARROW itself. */
void awale_board_layout_set_flags (AwaleBoardLayout   *self,
                                   AwaleGeometryFlags  flags);

/** The height of awale_board_get_useful_height(). */
int awale_board_layout_get_useful_height (AwaleBoardLayout *self,
                                          int               width,
                                          int               height);

G_END_DECLS
