/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * A layout of three children in a row with the second one centered, as in a GtkCenterBox. If the
 * first child needs more space, the second one moves toward the third, so that no space is left
 * empty while the first child is truncated. (transfer full)
 */
GtkLayoutManager *awale_center_layout_new (void);

G_END_DECLS
