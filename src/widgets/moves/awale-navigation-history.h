/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The visited positions of a game, to go back and forward as in a browser. The history follows the
 * cursor of the game. Nodes that are removed from the game are dropped, and undo does not restore
 * them.
 */
typedef struct _AwaleNavigationHistory AwaleNavigationHistory;

/** Creates a history without a game. */
AwaleNavigationHistory *awale_navigation_history_new            (void);
void                    awale_navigation_history_free           (AwaleNavigationHistory *self);

/** Clears the history and follows the cursor of @game (nullable). */
void                    awale_navigation_history_set_game       (AwaleNavigationHistory *self,
                                                                 AwaleGame              *game);

bool                    awale_navigation_history_can_go_back    (AwaleNavigationHistory *self);
bool                    awale_navigation_history_can_go_forward (AwaleNavigationHistory *self);

/**
 * Moves the cursor of the game to the position visited before or after the current one, if there is
 * one.
 */
void                    awale_navigation_history_go_back        (AwaleNavigationHistory *self);
void                    awale_navigation_history_go_forward     (AwaleNavigationHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNavigationHistory, awale_navigation_history_free)

G_END_DECLS
