/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** The focused widget in the window of @widget. Returns: (transfer none) (nullable) */
GtkWidget *awale_focus_get       (gpointer widget);

/** True if @widget or one of its descendants has the focus. */
bool       awale_focus_is_inside (gpointer widget);

G_END_DECLS
