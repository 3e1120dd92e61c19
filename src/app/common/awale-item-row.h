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
 * Creates a row for @name with @details (nullable). Activating it activates @action (nullable) of
 * an ancestor, with the name as parameter.
 */
GtkWidget *awale_item_row_new        (const char *name,
                                      const char *details,
                                      const char *action);

/**
 * Adds a button that activates @action with the row's name as parameter; @format makes its label
 * from the name.
 */
void       awale_item_row_add_button (GtkWidget  *row,
                                      const char *icon,
                                      const char *format,
                                      const char *action);

/**
 * Sets @text from a file for editing in @row. A text that has to be shortened (see
 * awale_ellipsize()) is read-only.
 */
void       awale_entry_row_set_text  (AdwEntryRow *row,
                                      const char  *text);

/** The stripped text of @row, complete even if it was shown shortened. Returns: (transfer full) */
char      *awale_entry_row_dup_text  (AdwEntryRow *row);

/**
 * Builds the AdwPreferencesPage “page” of @resource, with a button “add”. The page has @items,
 * which outlast it, and @actions as group @prefix, whose callbacks get the page. @builder (out)
 * (transfer full) has the lists.
 */
GtkWidget *awale_items_page_new       (const char          *resource,
                                       const char          *prefix,
                                       const GActionEntry  *actions,
                                       int                  n_actions,
                                       gpointer             items,
                                       GtkBuilder         **builder);
gpointer   awale_items_page_get_items (gpointer             page);

/**
 * Fills @list with a row for each item of @model and hides it while there are none. @destroy
 * (nullable) frees @data, which is passed to @create_row, with the list, which may outlive its
 * parent.
 */
void       awale_item_rows_bind      (GtkListBox                 *list,
                                      GListModel                 *model,
                                      GtkListBoxCreateWidgetFunc  create_row,
                                      gpointer                    data,
                                      GDestroyNotify              destroy);

G_END_DECLS
