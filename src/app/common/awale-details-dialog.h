/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DETAILS_DIALOG (awale_details_dialog_get_type ())

/**
 * A dialog for the tags of one or several games: players, place, date, end and others. Errors in a
 * date, a result or a name are shown below the field. Untouched fields change nothing.
 *
 * Signal: "applied" (GStrv), for several games: the changed tags as awale_library_set_tags() takes
 * them; the dialog closes.
 */
G_DECLARE_FINAL_TYPE (AwaleDetailsDialog, awale_details_dialog, AWALE, DETAILS_DIALOG, AdwWindow)

/** Creates a dialog for @game. Applying the changes is one step of the game's history. */
GtkWidget         *awale_details_dialog_new              (AwaleGame          *game);

/** Writes the changed fields into the game. Returns false if one of them is invalid. */
bool               awale_details_dialog_apply            (AwaleDetailsDialog *self);

/** The names of the tags that games can share, NULL-terminated. */
const char *const *awale_details_dialog_get_shared_names (void);

/** Creates a dialog for @n_games games with the @tags of awale_library_list_shared_tags(). */
GtkWidget         *awale_details_dialog_new_shared       (unsigned            n_games,
                                                          GPtrArray          *tags);

G_END_DECLS
