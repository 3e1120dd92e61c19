/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-accessible"

#include "awale-accessible.h"

static void
name (GtkWidget  *widget,
      const char *text)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
}

static void
name_by_label (GtkWidget  *widget,
               const char *label)
{
  g_autofree char *text = awale_accessible_strip (label);

  name (widget, text);
}

void
awale_accessible_name_buttons (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)) &&
      gtk_button_get_label (GTK_BUTTON (root)) != NULL)
    name_by_label (root, gtk_button_get_label (GTK_BUTTON (root)));
  else if (GTK_IS_MENU_BUTTON (root) &&
           gtk_menu_button_get_label (GTK_MENU_BUTTON (root)) == NULL &&
           gtk_widget_get_tooltip_text (root) != NULL)
    {
      /* The inner button takes the focus, while the tooltip is on the menu button. */
      name (root, gtk_widget_get_tooltip_text (root));
      name (gtk_widget_get_first_child (root), gtk_widget_get_tooltip_text (root));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    awale_accessible_name_buttons (child);
}

char *
awale_accessible_strip (const char *label)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (label != NULL, NULL);

  /* “__” stands for an underscore. */
  for (const char *c = label; *c != '\0'; c++)
    if (*c != '_')
      g_string_append_c (text, *c);
    else if (c[1] == '_')
      g_string_append_c (text, *c++);

  return g_string_free (text, FALSE);
}
