/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-accessible"

#include "awale-accessible.h"

void
awale_accessible_set_label (gpointer    widget,
                            const char *label)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
awale_accessible_describe (gpointer    widget,
                           const char *label,
                           const char *description)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
name (GtkWidget  *widget,
      const char *text)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  awale_accessible_set_label (widget, text);
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
      /* The tooltip also names the inner button of a menu button, because that button takes the
       * focus. */
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

  /* A doubled underscore stands for a literal one. */
  for (const char *c = label; *c != '\0'; c++)
    if (*c != '_')
      g_string_append_c (text, *c);
    else if (c[1] == '_')
      g_string_append_c (text, *c++);

  return g_string_free (text, FALSE);
}

static void
set_name_and_value (GtkWidget  *widget,
                    const char *label,
                    const char *chosen)
{
  /* Since GTK 4.10 a drop-down is labeled by its selected string, which does not tell its purpose,
   * and newer libadwaita makes the row describe the drop-down. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  awale_accessible_describe (widget, label, chosen);
}

void
awale_accessible_name_drop_down (GtkDropDown *drop_down,
                                 const char  *label,
                                 const char  *chosen)
{
  GtkStringObject *item;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));
  g_return_if_fail (label != NULL);

  item = gtk_drop_down_get_selected_item (drop_down);
  if (chosen == NULL)
    chosen = item != NULL ? gtk_string_object_get_string (item) : "";

  /* GTK 4.8 reads the name of the inner button, which has the focus; later versions read the name
   * of the drop-down. */
  set_name_and_value (GTK_WIDGET (drop_down), label, chosen);
  set_name_and_value (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), label, chosen);
}
