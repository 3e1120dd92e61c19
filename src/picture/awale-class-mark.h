/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "analysis/awale-judgment.h"

G_BEGIN_DECLS

/**
 * Paints the sign of a class of moves around (@x, @y) with the source of @cr: a star for the best
 * move, a triangle for a good one, a ring for an inaccuracy, a diamond for a mistake, a square for
 * a blunder. The outlines differ, so that color is not needed. @radius is that of a circle of about
 * the same size.
 */
void awale_class_mark_paint (cairo_t        *cr,
                             AwaleMoveClass  move_class,
                             double          x,
                             double          y,
                             double          radius);

G_END_DECLS
