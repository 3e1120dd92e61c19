/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-item-row"

#include "awale-item-row.h"

#include "game/awale-ellipsis.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

#define WHOLE_TEXT "awale-whole-text"

#define ITEMS "awale-items"

/* Maximum number of characters that can be edited in one line. */
#define MAX_ENTRY 2000

GtkWidget *
awale_icon_button_new (const char *icon,
                       const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  awale_accessible_set_label (button, label);
  return button;
}

GtkWidget *
awale_item_row_new (const char *name,
                    const char *details,
                    const char *action)
{
  GtkWidget *row = adw_action_row_new ();

  g_return_val_if_fail (name != NULL, NULL);

  /* Markup is off, because the name is plain text. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (details != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), details);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), action != NULL);
  return row;
}

void
awale_item_row_add_button (GtkWidget  *row,
                           const char *icon,
                           const char *format,
                           const char *action)
{
  const char *name;
  g_autofree char *label = NULL;
  GtkWidget *button;

  g_return_if_fail (ADW_IS_ACTION_ROW (row));
  g_return_if_fail (format != NULL);

  name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  label = g_strdup_printf (format, name);
  button = awale_icon_button_new (icon, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

void
awale_entry_row_set_text (AdwEntryRow *row,
                          const char  *text)
{
  g_autofree char *shown = NULL;
  bool is_shortened;

  g_return_if_fail (ADW_IS_ENTRY_ROW (row));
  g_return_if_fail (text != NULL);

  shown = awale_ellipsize (text, MAX_ENTRY);
  is_shortened = !g_str_equal (shown, text);
  g_object_set_data_full (G_OBJECT (row), WHOLE_TEXT, is_shortened ? g_strdup (text) : NULL,
                          g_free);
  gtk_editable_set_text (GTK_EDITABLE (row), shown);
  gtk_editable_set_editable (GTK_EDITABLE (row), !is_shortened);
  if (is_shortened)
    gtk_widget_set_tooltip_text (GTK_WIDGET (row), _("This text is too long to be shown and edited "
                                                     "here. It is saved whole."));
}

char *
awale_entry_row_dup_text (AdwEntryRow *row)
{
  const char *whole;

  g_return_val_if_fail (ADW_IS_ENTRY_ROW (row), NULL);

  whole = g_object_get_data (G_OBJECT (row), WHOLE_TEXT);
  return g_strstrip (g_strdup (whole != NULL ? whole
                                             : gtk_editable_get_text (GTK_EDITABLE (row))));
}

GtkWidget *
awale_items_page_new (const char          *resource,
                      const char          *prefix,
                      const GActionEntry  *actions,
                      int                  n_actions,
                      gpointer             items,
                      GtkBuilder         **builder)
{
  GObject *page, *add;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  *builder = gtk_builder_new_from_resource (resource);
  page = g_object_ref (gtk_builder_get_object (*builder, "page"));
  g_object_force_floating (page);
  g_object_set_data (page, ITEMS, items);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, n_actions, page);
  gtk_widget_insert_action_group (GTK_WIDGET (page), prefix, G_ACTION_GROUP (group));
  /* Remove the relation to the label, because the button's short label would replace the accessible
   * label set in the UI file. */
  add = gtk_builder_get_object (*builder, "add");
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  return GTK_WIDGET (page);
}

gpointer
awale_items_page_get_items (gpointer page)
{
  return g_object_get_data (page, ITEMS);
}

void
awale_item_rows_bind (GtkListBox                 *list,
                      GListModel                 *model,
                      GtkListBoxCreateWidgetFunc  create_row,
                      gpointer                    data,
                      GDestroyNotify              destroy)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list));
  g_return_if_fail (G_IS_LIST_MODEL (model));

  gtk_list_box_bind_model (list, model, create_row, data, destroy);
  g_object_bind_property (model, "n-items", list, "visible", G_BINDING_SYNC_CREATE);
}
