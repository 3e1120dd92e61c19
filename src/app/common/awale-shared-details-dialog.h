/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SHARED_DETAILS_DIALOG (awale_shared_details_dialog_get_type ())

/**
 * A dialog for the tags that games of a library share: players, place, date, event. Common values
 * can be changed, differing ones replaced; fields left alone are not changed.
 *
 * Signals: "applied" (GStrv): tags for the games, as awale_library_set_tags() takes them; the
 * dialog closes.
 */
G_DECLARE_FINAL_TYPE (AwaleSharedDetailsDialog, awale_shared_details_dialog, AWALE,
                      SHARED_DETAILS_DIALOG, AdwWindow)

/** The names of the tags in the dialog, NULL-terminated. */
const char *const *awale_shared_details_dialog_get_names (void);

/**
 * Creates a dialog over @parent for @n_games games; @tags are their values from
 * awale_library_list_shared_tags().
 */
GtkWidget         *awale_shared_details_dialog_new       (GtkWindow *parent,
                                                          unsigned   n_games,
                                                          GPtrArray *tags);

G_END_DECLS
