/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SHARED_DETAILS_DIALOG (awale_shared_details_dialog_get_type ())

/**
 * Who played some games of a library, where, when and in which event: what they all say of it is
 * there to be changed, what they do not agree on to be said anew. What is left alone is not
 * changed.
 *
 * Signal: "applied" (GStrv): the games are to have these tags, as awale_library_set_tags() has
 * them; the dialog goes.
 */
G_DECLARE_FINAL_TYPE (AwaleSharedDetailsDialog, awale_shared_details_dialog, AWALE,
                      SHARED_DETAILS_DIALOG, AdwWindow)

/** The tags that it shows; NULL ends them. */
const char *const *awale_shared_details_dialog_get_names (void);

/** One over @parent on @n_games games. @tags: what they say in those tags, see
 * awale_library_list_shared_tags(). */
GtkWidget         *awale_shared_details_dialog_new       (GtkWindow *parent,
                                                          unsigned   n_games,
                                                          GPtrArray *tags);

G_END_DECLS
