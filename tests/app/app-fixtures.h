/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widget-fixtures.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** Initializes the fixtures with the templates and style of the application. */
void       app_fixtures_init        (int        *argc,
                                     char     ***argv);

/** Returns true if @widget is the one wanted; @data comes from the caller of
 * app_fixtures_find(). */
typedef bool (*AppMatch) (GtkWidget  *widget,
                          const void *data);
GtkWidget *app_fixtures_find        (GtkWidget  *root,
                                     AppMatch    matches,
                                     const void *data);

GtkWidget *app_fixtures_find_row    (GtkWidget  *root,
                                     const char *title);

/** The button with this label or accessible name, or NULL. */
GtkWidget *app_fixtures_find_button (GtkWidget  *root,
                                     const char *label);

GtkWidget *app_fixtures_find_label  (GtkWidget  *root,
                                     const char *text);

/** The open window with this title, or NULL. */
GtkWidget *app_fixtures_find_window (const char *title);
GtkWidget *app_fixtures_find_toplevel (GType    type);

/** Clicks the button with this label, which must exist. */
void       app_fixtures_click       (GtkWidget  *root,
                                     const char *label);

G_END_DECLS
