/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Creates a flat button with an icon; @label is its accessible name and tooltip. */
GtkWidget *awale_icon_button_new     (const char *icon,
                                      const char *label);

/**
 * Creates a row for @name with @details (nullable). Activating the row activates @action (nullable)
 * of an ancestor, with the name as parameter.
 */
GtkWidget *awale_item_row_new        (const char *name,
                                      const char *details,
                                      const char *action);

/**
 * Adds a button that activates @action with the row's name as parameter; @format, a printf format,
 * makes its label from the name.
 */
void       awale_item_row_add_button (GtkWidget  *row,
                                      const char *icon,
                                      const char *format,
                                      const char *action);

/**
 * Shows @text, which comes from a file, in @row for editing. A text that must be shortened (see
 * awale_ellipsize()) is read-only.
 */
void       awale_entry_row_set_text  (AdwEntryRow *row,
                                      const char  *text);

/**
 * The text of @row without surrounding spaces, in full even if @row shows it shortened. (transfer
 * full)
 */
char      *awale_entry_row_dup_text  (AdwEntryRow *row);

/**
 * Builds the AdwPreferencesPage “page” of @resource, with a button “add”. The page keeps a pointer
 * to @items, which must outlive it, and gets @actions as a group called @prefix, whose callbacks
 * receive the page. @builder (out) (transfer full) gives access to the lists.
 */
GtkWidget *awale_items_page_new       (const char          *resource,
                                       const char          *prefix,
                                       const GActionEntry  *actions,
                                       int                  n_actions,
                                       gpointer             items,
                                       GtkBuilder         **builder);
gpointer   awale_items_page_get_items (gpointer             page);

/**
 * Fills @list with a row for each item of @model and hides @list while there are none. @data is
 * passed to @create_row and freed by @destroy (nullable) with the list, which may outlive its
 * parent.
 */
void       awale_item_rows_bind      (GtkListBox                 *list,
                                      GListModel                 *model,
                                      GtkListBoxCreateWidgetFunc  create_row,
                                      gpointer                    data,
                                      GDestroyNotify              destroy);

G_END_DECLS
