/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The kinds of files that one can choose in a dialog that saves: each is a filter of it, and what
 * names of that kind end in.
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Adds the kind whose names end in @end, a constant: “.ogn”. */
void   awale_file_kinds_add      (GtkFileChooser *chooser,
                                  GtkFileFilter  *filter,
                                  const char     *end);

/** Has the name follow the kind that is chosen. */
void   awale_file_kinds_follow   (GtkFileChooser *chooser);

/**
 * Whether the name that was chosen tells none of the kinds. It then gets the end of the one that
 * was chosen, and @chooser is to be shown once more: whether a file of the whole name may be
 * replaced was not asked yet, and behind a portal it could not be written.
 */
bool   awale_file_kinds_complete (GtkFileChooser *chooser);

G_END_DECLS
