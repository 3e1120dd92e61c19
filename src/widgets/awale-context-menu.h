/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Creates a popover menu as a child of @parent. Its model is the menu “menu” in @resource, a path
 * within the resources of this folder (`graph/awale-graph-menu.ui`). The model must have no
 * submenus, because GTK 4.8 loses the keyboard focus after a choice in a sliding submenu. Returns:
 * (transfer none)
 */
GtkWidget *awale_context_menu_new  (GtkWidget          *parent,
                                    const char         *resource);

/** Creates a popover menu as a child of @parent from @model. Returns: (transfer none) */
GtkWidget *awale_context_menu_new_from_model (GtkWidget  *parent,
                                              GMenuModel *model);

/** Opens @menu beside the rectangle @where, in coordinates of the menu's parent. */
void       awale_context_menu_open (GtkWidget             *menu,
                                    const graphene_rect_t *where);

G_END_DECLS
