/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The steps of a game's history, for edits, for readers of files and for the history of several
 * games.
 */
#pragma once

#include "awale-history.h"

G_BEGIN_DECLS

struct _AwaleGame;

/** The number of steps that can be undone, by which the history of several games orders changes. */
unsigned      awale_game_get_n_undo    (struct _AwaleGame *self);

/** The number of steps ever made; undo and redo do not change it. */
unsigned      awale_game_get_n_made    (struct _AwaleGame *self);

/**
 * Marks the start of the time in which a reader builds the game: changes emit no signals and are
 * not recorded, because the history would take more memory than the game. awale_game_end_reading()
 * marks the end, at which properties are notified and the game counts as saved.
 * (awale_game_set_start() notifies the cursor even meanwhile.)
 */
void          awale_game_begin_reading (struct _AwaleGame *self);
void          awale_game_end_reading   (struct _AwaleGame *self);

/** Applies @edit, records it in the open step, which owns its data, and emits its signal. */
void          awale_game_apply         (struct _AwaleGame *self,
                                        AwaleEdit          edit);

/**
 * Swaps a field with *@value outside of the history and emits "node-changed" with the additional
 * flags @more (AwaleNodeChange).
 */
void          awale_game_swap_field    (struct _AwaleGame *self,
                                        AwaleNode         *node,
                                        AwaleNodeField     field,
                                        void             **value,
                                        unsigned           more);

AwaleHistory *awale_game_get_history   (struct _AwaleGame *self);

/** Notifies those properties of the history that have changed. */
void          awale_game_update_state  (struct _AwaleGame *self);

/** True while a signal is emitted and changes are forbidden. */
bool          awale_game_is_announcing (struct _AwaleGame *self);

G_END_DECLS
