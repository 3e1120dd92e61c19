/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Asking for advice.
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-play-private.h"

#include "awale-computer.h"

/* How long a hint may be thought about, in milliseconds. */
#define HINT_MS 1200

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         void         *data)
{
  g_autoptr (AwalePlay) self = data;
  g_autoptr (GArray) positions = NULL;
  AwaleQuestion question;
  AwaleThought thought;
  g_autoptr (GError) error = NULL;

  if (!awale_opponent_think_finish (AWALE_OPPONENT (source), result, &thought, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      thought.move = AWALE_NO_MOVE;
    }

  g_clear_object (&self->asking);
  self->advising = false;
  positions = awale_game_dup_positions (self->game, self->head);
  question = (AwaleQuestion) {
    .rules = *awale_game_get_rules (self->game),
    .positions = (const AwalePosition *) (void *) positions->data,
    .n_positions = positions->len,
  };
  g_clear_pointer (&self->hint, g_free);
  if (thought.move != AWALE_NO_MOVE)
    {
      AwaleHint hint = awale_hint_make (&question, &thought);

      self->hint = g_memdup2 (&hint, sizeof hint);
    }
  g_signal_emit_by_name (self, "changed");
}

void
awale_play_ask_hint (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  if (!awale_play_is_persons (self) || self->asking != NULL)
    return;

  if (self->adviser == NULL)
    {
      const AwaleSearchLimits limits = { .milliseconds = HINT_MS };
      AwaleComputer *computer = awale_computer_new (AWALE_LEVEL_STRONGEST);

      awale_computer_set_limits (computer, &limits);
      self->adviser = AWALE_OPPONENT (computer);
    }
  self->asking = g_cancellable_new ();
  self->advising = true;
  awale_play_ask (self, self->adviser, self->asking, hint_cb);
  g_signal_emit_by_name (self, "changed");
}

bool
awale_play_is_advising (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->advising;
}

const AwaleHint *
awale_play_get_hint (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return self->hint;
}

void
awale_play_set_adviser (AwalePlay     *self,
                        AwaleOpponent *adviser)
{
  g_return_if_fail (AWALE_IS_PLAY (self));
  g_return_if_fail (adviser == NULL || AWALE_IS_OPPONENT (adviser));

  g_set_object (&self->adviser, adviser);
}
