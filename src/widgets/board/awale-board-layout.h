/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOARD_LAYOUT (awale_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBoardLayout, awale_board_layout, AWALE, BOARD_LAYOUT, GtkLayoutManager)

/**
 * Lays out a board: pits and stores where picture's geometry has them, the air over all of it, and
 * whatever else there is (the hint line) below. It tells @renderer the geometry.
 */
GtkLayoutManager *awale_board_layout_new (AwaleBoardRenderer *renderer);

/** What the geometry is to have room for, and how it is turned; whether it is narrow it decides
 * itself. */
void awale_board_layout_set_flags (AwaleBoardLayout   *self,
                                   AwaleGeometryFlags  flags);

/** See awale_board_get_useful_height(). */
int awale_board_layout_get_useful_height (AwaleBoardLayout *self,
                                          int               width,
                                          int               height);

G_END_DECLS
