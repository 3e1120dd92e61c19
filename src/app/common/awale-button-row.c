/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-button-row"

#include "awale-button-row.h"

struct _AwaleButtonRow
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleButtonRow, awale_button_row, GTK_TYPE_BOX)

static gboolean
awale_button_row_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  if ((direction == GTK_DIR_UP || direction == GTK_DIR_DOWN) &&
      gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (awale_button_row_parent_class)->focus (widget, direction);
}

static void
awale_button_row_class_init (AwaleButtonRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = awale_button_row_focus;
}

static void
awale_button_row_init (AwaleButtonRow *self)
{
}
