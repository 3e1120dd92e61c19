/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * A menu to open over @parent, which it is a child of: the menu called “menu” in @resource, a
 * path within the folder's resources (`graph/awale-graph-menu.ui`). Menus are flat: after a
 * choice in a submenu that slides in, GTK 4.8 leaves nothing with the keyboard.
 */
GtkWidget *awale_context_menu_new  (GtkWidget          *parent,
                                    const char         *resource);

/** The same with the items of @model. */
GtkWidget *awale_context_menu_new_from_model (GtkWidget  *parent,
                                              GMenuModel *model);

/** Opens @menu at @where, a part of its parent. */
void       awale_context_menu_open (GtkWidget          *menu,
                                    const GdkRectangle *where);

G_END_DECLS
