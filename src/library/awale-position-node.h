/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-pattern.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** The first matching position of the main line of @game. (transfer none) (nullable) */
AwaleNode *awale_position_query_find_node (const AwalePositionQuery *self,
                                           AwaleGame                *game);

G_END_DECLS
