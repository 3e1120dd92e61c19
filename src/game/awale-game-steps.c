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

unsigned
awale_game_get_n_made (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), 0);

  return awale_history_get_n_made (self->history);
}

void
awale_game_begin_reading (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (!awale_history_is_open (self->history));

  awale_history_begin_forgetting (self->history, self->cursor);
}

void
awale_game_end_reading (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));

  awale_game_end_step (self);
  awale_game_forget_history (self);
}
