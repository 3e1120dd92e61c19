/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Creates a popover menu as a child of @parent from the menu called “menu” in @resource, a path
 * within the folder's resources (`graph/awale-graph-menu.ui`). The menu must have no submenus:
 * after a choice in a sliding submenu, GTK 4.8 loses the keyboard focus. Returns: (transfer none)
 */
GtkWidget *awale_context_menu_new  (GtkWidget          *parent,
                                    const char         *resource);

/** Creates a popover menu as a child of @parent from @model. Returns: (transfer none) */
GtkWidget *awale_context_menu_new_from_model (GtkWidget  *parent,
                                              GMenuModel *model);

/** Opens @menu beside the area @where, in coordinates of the menu's parent. */
void       awale_context_menu_open (GtkWidget          *menu,
                                    const GdkRectangle *where);

G_END_DECLS
