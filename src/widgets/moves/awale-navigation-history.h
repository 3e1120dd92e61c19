/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The positions of a game that were visited, to go back and forward as in a browser. It follows the
 * game's cursor. Nodes removed from the tree are dropped, and undo does not restore them.
 */
typedef struct _AwaleNavigationHistory AwaleNavigationHistory;

/** Creates a history without a game. */
AwaleNavigationHistory *awale_navigation_history_new            (void);
void                    awale_navigation_history_free           (AwaleNavigationHistory *self);

/** Follows @game (nullable) from its cursor on and clears the history. */
void                    awale_navigation_history_set_game       (AwaleNavigationHistory *self,
                                                                 AwaleGame              *game);

bool                    awale_navigation_history_can_go_back    (AwaleNavigationHistory *self);
bool                    awale_navigation_history_can_go_forward (AwaleNavigationHistory *self);

/** Moves the game's cursor to the previous or next position visited, if there is one. */
void                    awale_navigation_history_go_back        (AwaleNavigationHistory *self);
void                    awale_navigation_history_go_forward     (AwaleNavigationHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNavigationHistory, awale_navigation_history_free)

G_END_DECLS
