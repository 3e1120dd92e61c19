/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-choice"

#include "awale-choice.h"

static void
put_in_words (GtkWidget  *widget,
              const char *label,
              const char *chosen)
{
  /* Since GTK 4.10 the selected string labels a drop-down, without its purpose, and newer
   * libadwaita adds a description by its row. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, chosen,
                                  -1);
}

void
awale_choice_put_in_words (GtkDropDown *choice,
                           const char  *label,
                           const char  *chosen)
{
  GtkStringObject *item;

  g_return_if_fail (GTK_IS_DROP_DOWN (choice));
  g_return_if_fail (label != NULL);

  item = gtk_drop_down_get_selected_item (choice);
  if (chosen == NULL)
    chosen = item != NULL ? gtk_string_object_get_string (item) : "";

  /* The inner button has the focus; GTK 4.8 reads its name, later versions the drop-down's. */
  put_in_words (GTK_WIDGET (choice), label, chosen);
  put_in_words (gtk_widget_get_first_child (GTK_WIDGET (choice)), label, chosen);
}
