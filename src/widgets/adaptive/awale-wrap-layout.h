/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_WRAP_LAYOUT (awale_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (AwaleWrapLayout, awale_wrap_layout, AWALE, WRAP_LAYOUT, GtkLayoutManager)

/**
 * Stand-in for AdwWrapLayout (libadwaita 1.7), which places children like the words of a text in as
 * many lines as needed. Lines are centered if the widget is aligned by GTK_ALIGN_CENTER. Otherwise
 * the first expanding child of a line gets the width that is left over. A child that is aligned
 * vertically by GTK_ALIGN_CENTER is centered in its line, and others are at its top.
 */
GtkLayoutManager *awale_wrap_layout_new (void);

G_END_DECLS
