/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Sets the accessible names of the buttons at and below @root: the label without its mnemonic
 * underscore, which GTK 4.8 reads aloud and repeats, or the tooltip if there is no label.
 */
void awale_accessible_name_buttons (GtkWidget *root);

/** Removes the mnemonic's underscore from @label. Returns: (transfer full) */
char *awale_accessible_strip       (const char *label);

/**
 * Sets the accessible name of @drop_down, a list of strings, to @label, and its accessible value to
 * @chosen, or to the selected string if @chosen is NULL. Call it again after each change of the
 * selection.
 */
void awale_accessible_name_drop_down (GtkDropDown *drop_down,
                                      const char  *label,
                                      const char  *chosen);

G_END_DECLS
