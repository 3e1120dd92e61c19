/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_WRAP_LAYOUT (awale_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (AwaleWrapLayout, awale_wrap_layout, AWALE, WRAP_LAYOUT, GtkLayoutManager)

/**
 * Stands in for AdwWrapLayout (libadwaita 1.7).
 *
 * Lays children out one after the other like the words of a text, in as many lines as it takes,
 * each of them in the middle where the widget is to be there (GTK_ALIGN_CENTER). Elsewhere the
 * first child of a line that expands takes what is left of it.
 */
GtkLayoutManager *awale_wrap_layout_new (void);

G_END_DECLS
