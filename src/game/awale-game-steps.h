/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Steps of a game's history, as edits, readers of files and the history of several games see them.
 */
#pragma once

#include "awale-history.h"

G_BEGIN_DECLS

struct _AwaleGame;

/** The number of steps that can be undone. */
unsigned      awale_game_get_n_undo    (struct _AwaleGame *self);

/** The number of steps ever made; undo and redo do not change it. */
unsigned      awale_game_get_n_made    (struct _AwaleGame *self);

/**
 * Encloses the time in which a reader builds the game: changes emit no signals and, to save memory,
 * are not recorded. At the end, properties are notified and the game counts as saved. Only the
 * cursor may be notified earlier.
 */
void          awale_game_begin_reading (struct _AwaleGame *self);
void          awale_game_end_reading   (struct _AwaleGame *self);

/** Applies @edit, emits its signal and records the edit in the open step, which takes its data. */
void          awale_game_apply         (struct _AwaleGame *self,
                                        AwaleEdit          edit);

/**
 * Exchanges a field with *@value without a step of the history, and emits "node-changed" with the
 * additional flags @more (AwaleNodeChange).
 */
void          awale_game_swap_field    (struct _AwaleGame *self,
                                        AwaleNode         *node,
                                        AwaleNodeField     field,
                                        void             **value,
                                        unsigned           more);

AwaleHistory *awale_game_get_history   (struct _AwaleGame *self);

/** Notifies the properties that follow from the history and have changed. */
void          awale_game_update_state  (struct _AwaleGame *self);

/** True while the signals of a change are being emitted, when further changes are forbidden. */
bool          awale_game_is_announcing (struct _AwaleGame *self);

G_END_DECLS
