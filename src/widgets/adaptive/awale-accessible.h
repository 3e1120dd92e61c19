/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Sets the accessible label of @widget, a GtkAccessible. */
void awale_accessible_set_label    (gpointer    widget,
                                    const char *label);

/** Sets the accessible label and the accessible description of @widget, a GtkAccessible. */
void awale_accessible_describe     (gpointer    widget,
                                    const char *label,
                                    const char *description);

/**
 * Sets the accessible names of buttons at and below @root that GTK would name badly. A button with
 * a mnemonic gets its label without the underscore, which GTK 4.8 would read aloud; a menu button
 * without a label gets its tooltip.
 */
void awale_accessible_name_buttons (GtkWidget *root);

/** Removes the underscore of the mnemonic from @label. Returns: (transfer full) */
char *awale_accessible_strip       (const char *label);

/**
 * Sets the accessible name of @drop_down, a list of strings, to @label, and its accessible
 * description to @chosen, or to the selected string if @chosen is NULL. Call it again after each
 * change of the selection.
 */
void awale_accessible_name_drop_down (GtkDropDown *drop_down,
                                      const char  *label,
                                      const char  *chosen);

G_END_DECLS
