/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The steps of a game's history, for the edits, for readers and for a history of several games.
 */
#pragma once

#include "awale-history.h"

G_BEGIN_DECLS

struct _AwaleGame;

/** The number of steps to undo, by which a history of several games orders changes. */
unsigned      awale_game_get_n_undo    (struct _AwaleGame *self);

/** The number of steps ever made, which undo and redo do not change. */
unsigned      awale_game_get_n_made    (struct _AwaleGame *self);

/**
 * Marks the time when a reader builds a game: changes are not recorded, as the history would
 * take more memory than the game, nor do they emit signals. Properties are notified at the end,
 * when the game counts as saved (that of the cursor also by awale_game_set_start()).
 */
void          awale_game_begin_reading (struct _AwaleGame *self);
void          awale_game_end_reading   (struct _AwaleGame *self);

/** Applies @edit, records it in the open step with ownership of its data, and emits its signal. */
void          awale_game_apply         (struct _AwaleGame *self,
                                        AwaleEdit          edit);

/**
 * Swaps a field with *@value outside the history and emits "node-changed", with @more
 * (AwaleNodeChange) in addition.
 */
void          awale_game_swap_field    (struct _AwaleGame *self,
                                        AwaleNode         *node,
                                        AwaleNodeField     field,
                                        void             **value,
                                        unsigned           more);

AwaleHistory *awale_game_get_history   (struct _AwaleGame *self);

/** Notifies properties of the history that have changed. */
void          awale_game_update_state  (struct _AwaleGame *self);

/** True while a signal is emitted, so that changes are forbidden. */
bool          awale_game_is_announcing (struct _AwaleGame *self);

G_END_DECLS
