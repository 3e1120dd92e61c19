/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "awale-geometry.h"

G_BEGIN_DECLS

/* The outline of an arrow from one hollow to another. It is straight within a row and to or from
 * a store; from row to row it passes between two columns or beyond the last one, clear of the
 * values between the rows. */

/** Begins a path along the outline of an arrow. */
void      awale_board_arrow_path       (cairo_t             *cr,
                                        const AwaleGeometry *geometry,
                                        int                  from,
                                        int                  to);

AwaleRect awale_board_arrow_get_bounds (const AwaleGeometry *geometry,
                                        int                  from,
                                        int                  to);

/**
 * The point at the distance @along on the center line of the arrow, which leads from the center of
 * @from to that of @to; its end if the line is shorter.
 */
void      awale_board_arrow_get_point  (const AwaleGeometry *geometry,
                                        int                  from,
                                        int                  to,
                                        double               along,
                                        double              *x,
                                        double              *y);

G_END_DECLS
