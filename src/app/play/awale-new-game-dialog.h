/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"
#include "session/awale-play-state.h"
#include "game/awale-game.h"

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NEW_GAME_DIALOG (awale_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNewGameDialog, awale_new_game_dialog, AWALE, NEW_GAME_DIALOG, AdwWindow)

/*
 * A dialog for a new game: players, rules and start position. The dialog can also be used to
 * continue an existing game, and then does not ask for rules and start position.
 *
 * Signals: "created": the user wants to start; the dialog then closes.
 */

/**
 * Creates a dialog that proposes the last choices from @settings and stores the new ones there. The
 * current position of @view (nullable), the displayed game, can be the start. @engines lists the
 * names of the available engines, NULL-terminated.
 */
GtkWidget        *awale_new_game_dialog_new         (GSettings          *settings,
                                                     AwaleRulesets      *rulesets,
                                                     AwaleGame          *view,
                                                     const char *const  *engines);

/** Creates a dialog that asks who continues the game from the current position of @game. */
GtkWidget        *awale_new_game_dialog_new_play_on (GSettings          *settings,
                                                     AwaleRulesets      *rulesets,
                                                     AwaleGame          *game,
                                                     const char *const  *engines);

/**
 * The game according to the choices so far; NULL if the start position is invalid. (transfer full)
 * (nullable)
 */
AwaleGame        *awale_new_game_dialog_dup_game    (AwaleNewGameDialog *self);

/** The player chosen for @side. */
AwalePlayerChoice awale_new_game_dialog_get_seat    (AwaleNewGameDialog *self,
                                                     AwaleSide           side);

/**
 * A notice that names the first player if lots were drawn only as the dialog closed, too late to be
 * seen; otherwise NULL. Returns: (transfer full) (nullable)
 */
char             *awale_new_game_dialog_dup_notice  (AwaleNewGameDialog *self);

G_END_DECLS
