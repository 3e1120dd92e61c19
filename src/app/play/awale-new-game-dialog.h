/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"
#include "desk/awale-player-choice.h"
#include "game/awale-game.h"

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NEW_GAME_DIALOG (awale_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNewGameDialog, awale_new_game_dialog, AWALE, NEW_GAME_DIALOG, AdwWindow)

/*
 * Who plays, by which rules, and from where. Also asks who plays on in a game that there is.
 *
 * Signal: "created": the game was asked for; the dialog closes by itself.
 */

/**
 * A dialog that proposes what @settings say, which remember what is chosen. @view (nullable): the
 * game in view, from whose position in view one may start. @engines: the names of the engines of
 * other programs that may be played against; a list that ends in NULL.
 */
GtkWidget        *awale_new_game_dialog_new         (GSettings          *settings,
                                                     AwaleRulesets      *rulesets,
                                                     AwaleGame          *view,
                                                     const char *const  *engines);

/** One that only asks who plays on from the position in view of @game. */
GtkWidget        *awale_new_game_dialog_new_play_on (GSettings          *settings,
                                                     AwaleRulesets      *rulesets,
                                                     AwaleGame          *game,
                                                     const char *const  *engines);

/** The game as the dialog stands now; NULL while its position is wrong. (transfer full) */
AwaleGame        *awale_new_game_dialog_dup_game    (AwaleNewGameDialog *self);

/** Who plays @side. */
AwalePlayerChoice awale_new_game_dialog_get_seat    (AwaleNewGameDialog *self,
                                                     AwaleSide           side);

/**
 * What is still to be told of who starts: that the lot was drawn when the dialog was closed, and on
 * whom it fell. (transfer full) (nullable)
 */
char             *awale_new_game_dialog_dup_notice  (AwaleNewGameDialog *self);

G_END_DECLS
