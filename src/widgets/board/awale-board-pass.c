/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A pass, the one move that has no pit: played where it is all that the rules leave.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "widgets/awale-wording.h"

bool
awale_board_must_pass (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  return self->game != NULL && self->setup == NULL && self->lock == NULL && !self->silent &&
         awale_wording_must_pass (self->game) != NULL;
}

bool
awale_board_pass (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  if (!awale_board_must_pass (self) ||
      awale_game_play (self->game, AWALE_PASS) != AWALE_REFUSAL_NONE)
    return false;
  g_signal_emit_by_name (self, "pit-activated", AWALE_PASS);
  return true;
}

/* The key of the dashes that a pass is written with. */
static gboolean
pass_pressed_cb (GtkWidget *widget,
                 GVariant  *parameters,
                 gpointer   data)
{
  return awale_board_pass (AWALE_BOARD (widget)) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
awale_board_install_passing (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_minus, 0, pass_pressed_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Subtract, 0, pass_pressed_cb, NULL);
}
