/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-judgment.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MOVE_CLASS_ICON (awale_move_class_icon_get_type ())

/**
 * The sign of a class of moves, as in the graph, in the color of its style class `class-best` …
 * `class-blunder`. It is hidden from screen readers, because words stand beside it.
 */
G_DECLARE_FINAL_TYPE (AwaleMoveClassIcon, awale_move_class_icon, AWALE, MOVE_CLASS_ICON, GtkWidget)

GtkWidget *awale_move_class_icon_new (AwaleMoveClass move_class);

G_END_DECLS
