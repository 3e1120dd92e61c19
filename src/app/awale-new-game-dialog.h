/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NEW_GAME_DIALOG (awale_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNewGameDialog, awale_new_game_dialog, AWALE, NEW_GAME_DIALOG, AdwWindow)

/*
 * Who plays, by which rules, and from where.
 *
 * Signal: "created" (AwaleGame): the game was asked for; the dialog closes by itself.
 */

/** A dialog that proposes what @settings say, which remember the ruleset that is chosen. */
GtkWidget *awale_new_game_dialog_new (GSettings *settings);

/** The game as the dialog stands now; NULL while its position is wrong. (transfer full) */
AwaleGame *awale_new_game_dialog_dup_game (AwaleNewGameDialog *self);

G_END_DECLS
