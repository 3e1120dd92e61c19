/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Names the buttons at and below @root for screen readers: by their label without its mnemonic's
 * underscore, which GTK 4.8 reads out and says twice, or by their tooltip where they have none.
 */
void awale_accessible_name_buttons (GtkWidget *root);

/** @label without the underscore of its mnemonic. (transfer full) */
char *awale_accessible_strip       (const char *label);

G_END_DECLS
