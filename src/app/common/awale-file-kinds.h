/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The kinds of files that one can choose in a dialog that saves: each is a filter of it, and what
 * names of that kind end in.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Adds the kind whose names end in @end, a constant: “.ogn”. */
void   awale_file_kinds_add      (GtkFileChooser *chooser,
                                  GtkFileFilter  *filter,
                                  const char     *end);

/** Has the name follow the kind that is chosen. */
void   awale_file_kinds_follow   (GtkFileChooser *chooser);

/**
 * The file that was chosen. A name that tells none of the kinds gets the end of the one that was
 * chosen. (transfer full)
 */
GFile *awale_file_kinds_dup_file (GtkFileChooser *chooser);

G_END_DECLS
