/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-focus.h"

GtkWidget *
awale_focus_get (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

bool
awale_focus_is_inside (gpointer widget)
{
  GtkWidget *focus = awale_focus_get (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}
