/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * File types of a save dialog: each is a filter with its file extension.
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Adds a type with the extension @end, a constant such as “.ogn”. */
void   awale_file_kinds_add      (GtkFileChooser *chooser,
                                  GtkFileFilter  *filter,
                                  const char     *end);

/** Makes the name follow the chosen type. */
void   awale_file_kinds_follow   (GtkFileChooser *chooser);

/**
 * True if the chosen name has no known extension. It then gets that of the chosen type, and
 * @chooser must be shown again: replacing a file of the complete name has not been confirmed, and a
 * portal would not allow writing it.
 */
bool   awale_file_kinds_complete (GtkFileChooser *chooser);

G_END_DECLS
