/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-context-menu.h"

GtkWidget *
awale_context_menu_new (GtkWidget  *parent,
                        const char *resource)
{
  g_autofree char *path = g_strconcat ("/io/github/awale/Awale/widgets/", resource, NULL);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);
  GMenuModel *model = G_MENU_MODEL (gtk_builder_get_object (builder, "menu"));
  GtkWidget *menu = gtk_popover_menu_new_from_model (model);

  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  gtk_widget_set_parent (menu, parent);
  return menu;
}

void
awale_context_menu_open (GtkWidget          *menu,
                         const GdkRectangle *where)
{
  g_return_if_fail (GTK_IS_POPOVER_MENU (menu));
  g_return_if_fail (where != NULL);

  gtk_popover_set_pointing_to (GTK_POPOVER (menu), where);
  gtk_popover_popup (GTK_POPOVER (menu));
}
