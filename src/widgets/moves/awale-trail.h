/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_TRAIL (awale_trail_get_type ())
G_DECLARE_FINAL_TYPE (AwaleTrail, awale_trail, AWALE, TRAIL, GObject)

/*
 * The positions of a game that were in view, one after the other, to go back and forth through
 * as in a browser. It follows the game's cursor; nodes that leave the tree leave the trail, and
 * an undo does not bring them back.
 *
 * Properties (notify): "can-go-back", "can-go-forward".
 */

/** The trail of no game. */
AwaleTrail *awale_trail_new            (void);

/** Follows @game (nullable) from its cursor on; what was before is forgotten. */
void        awale_trail_set_game       (AwaleTrail *self,
                                        AwaleGame  *game);

bool        awale_trail_can_go_back    (AwaleTrail *self);
bool        awale_trail_can_go_forward (AwaleTrail *self);

/** Moves the game's cursor to the position seen before, or after; nothing if there is none. */
void        awale_trail_go_back        (AwaleTrail *self);
void        awale_trail_go_forward     (AwaleTrail *self);

G_END_DECLS
