/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game-steps.h"

#include "awale-game-private.h"

unsigned
awale_game_get_n_undo (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), 0);

  return awale_history_get_n_done (self->history);
}
