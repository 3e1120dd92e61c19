/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "awale-board-palette.h"
#include "awale-geometry.h"

G_BEGIN_DECLS

/** Paints the carved board, lit pixel by pixel. */
void awale_board_paint_carved      (cairo_t                 *cr,
                                    const AwaleGeometry     *geometry,
                                    const AwaleBoardPalette *palette);

/** Paints the shadow and the wood of a board, or one hollow, in gradients and lines. */
void awale_board_paint_vector_wood (cairo_t                 *cr,
                                    const AwaleGeometry     *geometry,
                                    const AwaleBoardPalette *palette);
void awale_board_paint_vector_spot (cairo_t                 *cr,
                                    const AwaleGeometry     *geometry,
                                    const AwaleBoardPalette *palette,
                                    int                      spot);

void awale_board_paint_print       (cairo_t                 *cr,
                                    const AwaleGeometry     *geometry);

G_END_DECLS
