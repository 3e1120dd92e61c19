/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DETAILS_DIALOG (awale_details_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDetailsDialog, awale_details_dialog, AWALE, DETAILS_DIALOG, AdwWindow)

/**
 * Creates a dialog for the tags of @game: players, place, date, end and others. Errors in a date, a
 * result or a name are shown below it. Applying is one step of the history.
 */
GtkWidget *awale_details_dialog_new   (AwaleGame *game);

/** Writes the input into the game. Returns false if some of it is invalid. */
bool       awale_details_dialog_apply (AwaleDetailsDialog *self);

G_END_DECLS
