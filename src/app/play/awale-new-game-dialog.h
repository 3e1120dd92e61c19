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
 * A dialog for a new game: players, rules and start. The dialog can also ask who goes on playing an
 * existing game.
 *
 * Signals: "created": the user has asked for the game; the dialog closes by itself.
 */

/**
 * Creates a dialog that proposes the last choices from @settings and stores the new ones there.
 * @view (nullable) is the displayed game, whose current position can be the start. @engines are the
 * names of available engines, NULL-terminated.
 */
GtkWidget        *awale_new_game_dialog_new         (GSettings          *settings,
                                                     AwaleRulesets      *rulesets,
                                                     AwaleGame          *view,
                                                     const char *const  *engines);

/** Creates a dialog that only asks who plays on from the current position of @game. */
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
 * A notice about the first player if the lot was drawn only as the dialog closed, so that the
 * result was not visible there. Returns: (transfer full) (nullable)
 */
char             *awale_new_game_dialog_dup_notice  (AwaleNewGameDialog *self);

G_END_DECLS
