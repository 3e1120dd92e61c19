/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widget-fixtures.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** Starts all that fixtures_init() does, with the templates and the style of the application. */
void       app_fixtures_init        (int        *argc,
                                     char     ***argv);

/** The first at or below @root, in the order of the tree, that @matches @data. (nullable) */
typedef bool (*AppMatch) (GtkWidget  *widget,
                          const void *data);
GtkWidget *app_fixtures_find        (GtkWidget  *root,
                                     AppMatch    matches,
                                     const void *data);

/** The preferences row with this title. (nullable) */
GtkWidget *app_fixtures_find_row    (GtkWidget  *root,
                                     const char *title);

/** The button with this label, or that screen readers call so. (nullable) */
GtkWidget *app_fixtures_find_button (GtkWidget  *root,
                                     const char *label);

/** The label with this text. (nullable) */
GtkWidget *app_fixtures_find_label  (GtkWidget  *root,
                                     const char *text);

/** The window with this title that is open, or the dialog of this type. (nullable) */
GtkWidget *app_fixtures_find_window (const char *title);
GtkWidget *app_fixtures_find_toplevel (GType    type);

/** Clicks the button that app_fixtures_find_button() finds; there has to be one. */
void       app_fixtures_click       (GtkWidget  *root,
                                     const char *label);

G_END_DECLS
