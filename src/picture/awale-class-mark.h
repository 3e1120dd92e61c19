/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "analysis/awale-judgment.h"

G_BEGIN_DECLS

/**
 * Paints the sign of a class of moves around (@x, @y) in the source of @cr: a star for the best, a
 * triangle for a good move, a ring for an inaccuracy, a diamond for a mistake, a square for a
 * blunder. No two have the same outline, so that nobody needs the color. @radius is that of the
 * circle that a sign is about as large as.
 */
void awale_class_mark_paint (cairo_t        *cr,
                             AwaleMoveClass  move_class,
                             double          x,
                             double          y,
                             double          radius);

G_END_DECLS
