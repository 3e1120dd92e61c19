/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-context-menu.h"

/* Minimum total space between a menu and the upper and lower edges of its window, in pixels. */
#define MARGIN 48

GtkWidget *
awale_context_menu_new (GtkWidget  *parent,
                        const char *resource)
{
  g_autofree char *path = g_strconcat ("/io/github/awale/Awale/widgets/", resource, NULL);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);

  return awale_context_menu_new_from_model (
    parent, G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
}

GtkWidget *
awale_context_menu_new_from_model (GtkWidget  *parent,
                                   GMenuModel *model)
{
  GtkWidget *menu = gtk_popover_menu_new_from_model (model);

  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  gtk_widget_set_parent (menu, parent);
  return menu;
}

/* Limits the height of a menu to that of its window, which may fill the screen. The rest of the
 * menu is reached by scrolling. */
static void
limit_height (GtkWidget *menu)
{
  GtkWidget *content = gtk_popover_get_child (GTK_POPOVER (menu));
  int height = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (menu)));

  if (GTK_IS_SCROLLED_WINDOW (content))
    gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (content),
                                                MAX (height - MARGIN, MARGIN));
}

void
awale_context_menu_open (GtkWidget             *menu,
                         const graphene_rect_t *where)
{
  g_return_if_fail (GTK_IS_POPOVER_MENU (menu));
  g_return_if_fail (where != NULL);

  limit_height (menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu),
                               &(GdkRectangle) { (int) where->origin.x, (int) where->origin.y,
                                                 (int) where->size.width,
                                                 (int) where->size.height });
  gtk_popover_popup (GTK_POPOVER (menu));
}
