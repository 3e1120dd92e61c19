/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_CENTER_LAYOUT (awale_center_layout_get_type ())
G_DECLARE_FINAL_TYPE (AwaleCenterLayout, awale_center_layout, AWALE, CENTER_LAYOUT,
                      GtkLayoutManager)

/**
 * A row of three children. The second stands in the middle, as in a GtkCenterBox; but where the
 * first needs the room, it moves toward the third, so that no room is left over while the first
 * is cut.
 */
GtkLayoutManager *awale_center_layout_new (void);

G_END_DECLS
