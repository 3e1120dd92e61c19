/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** A flat button with the icon called @icon; screen readers and its tooltip call it @label. */
GtkWidget *awale_icon_button_new     (const char *icon,
                                      const char *label);

/**
 * A row for an item called @name, with @details (nullable) about it. Activating it activates
 * @action (nullable) of a widget above it, with the name as the parameter.
 */
GtkWidget *awale_item_row_new        (const char *name,
                                      const char *details,
                                      const char *action);

/** Adds a button that activates @action likewise; @format makes its label of the name. */
void       awale_item_row_add_button (GtkWidget  *row,
                                      const char *icon,
                                      const char *format,
                                      const char *action);

/**
 * Shows @text, from a file, to be edited in @row. A text that has to be shortened for it, see
 * awale_ellipsize(), cannot be edited there.
 */
void       awale_entry_row_set_text  (AdwEntryRow *row,
                                      const char  *text);

/** The text of @row without the spaces around it; a shortened one whole. (transfer full) */
char      *awale_entry_row_dup_text  (AdwEntryRow *row);

/**
 * Gives @list a row for each item of @model, and hides it while there is none. The list may outlive
 * the widget that it is in: it holds @object (nullable), which @create_row is given.
 */
void       awale_item_rows_bind      (GtkListBox                 *list,
                                      GListModel                 *model,
                                      GtkListBoxCreateWidgetFunc  create_row,
                                      gpointer                    object);

G_END_DECLS
