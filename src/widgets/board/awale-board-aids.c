/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

/* What helps to read the board and may be switched off. */

bool
awale_board_get_show_counts (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return self->show_counts;
}

void
awale_board_set_show_counts (AwaleBoard *self,
                             bool        show_counts)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->show_counts == show_counts)
    return;

  self->show_counts = show_counts;
  awale_board_update (self);
  g_object_notify (G_OBJECT (self), "show-counts");
}

bool
awale_board_get_show_letters (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return self->show_letters;
}

void
awale_board_set_show_letters (AwaleBoard *self,
                              bool        show_letters)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->show_letters == show_letters)
    return;

  self->show_letters = show_letters;
  awale_board_update_flags (self);
  awale_board_queue_draw_all (self);
  g_object_notify (G_OBJECT (self), "show-letters");
}

bool
awale_board_get_show_preview (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return self->show_preview;
}

void
awale_board_set_show_preview (AwaleBoard *self,
                              bool        show_preview)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->show_preview == show_preview)
    return;

  self->show_preview = show_preview;
  awale_board_update (self);
  g_object_notify (G_OBJECT (self), "show-preview");
}

bool
awale_board_get_show_last_move (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return self->show_last_move;
}

void
awale_board_set_show_last_move (AwaleBoard *self,
                                bool        show_last_move)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->show_last_move == show_last_move)
    return;

  self->show_last_move = show_last_move;
  awale_board_update (self);
  g_object_notify (G_OBJECT (self), "show-last-move");
}

bool
awale_board_get_show_krou (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return self->show_krou;
}

void
awale_board_set_show_krou (AwaleBoard *self,
                           bool        show_krou)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->show_krou == show_krou)
    return;

  self->show_krou = show_krou;
  awale_board_update (self);
  g_object_notify (G_OBJECT (self), "show-krou");
}
