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
 * Who played @game, where, when and how it ended, and any other tags. What is wrong with a date, a
 * result or a name is said below it. Applying it is one step of the history.
 */
GtkWidget *awale_details_dialog_new   (AwaleGame *game);

/** Writes what was entered into the game. Returns: false if something of it cannot be written. */
bool       awale_details_dialog_apply (AwaleDetailsDialog *self);

G_END_DECLS
