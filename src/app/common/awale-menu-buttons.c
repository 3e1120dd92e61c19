/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-menu-buttons"

#include "awale-menu-buttons.h"

struct _AwaleMenuButtons
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleMenuButtons, awale_menu_buttons, GTK_TYPE_BOX)

static gboolean
awale_menu_buttons_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  if ((direction == GTK_DIR_UP || direction == GTK_DIR_DOWN) &&
      gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (awale_menu_buttons_parent_class)->focus (widget, direction);
}

static void
awale_menu_buttons_class_init (AwaleMenuButtonsClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = awale_menu_buttons_focus;
}

static void
awale_menu_buttons_init (AwaleMenuButtons *self)
{
}
