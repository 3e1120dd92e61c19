/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-opponent.h"

G_DEFINE_INTERFACE (AwaleOpponent, awale_opponent, G_TYPE_OBJECT)

static void
awale_opponent_default_init (AwaleOpponentInterface *iface)
{
}

char *
awale_opponent_dup_name (AwaleOpponent *self)
{
  g_return_val_if_fail (AWALE_IS_OPPONENT (self), NULL);

  return AWALE_OPPONENT_GET_IFACE (self)->dup_name (self);
}

void
awale_opponent_think (AwaleOpponent       *self,
                      const AwaleQuestion *question,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      void                *user_data)
{
  g_return_if_fail (AWALE_IS_OPPONENT (self));
  g_return_if_fail (question != NULL && question->n_positions > 0);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  AWALE_OPPONENT_GET_IFACE (self)->think (self, question, cancellable, callback, user_data);
}

bool
awale_opponent_think_finish (AwaleOpponent  *self,
                             GAsyncResult   *result,
                             AwaleThought   *thought,
                             GError        **error)
{
  g_return_val_if_fail (AWALE_IS_OPPONENT (self), false);
  g_return_val_if_fail (thought != NULL, false);

  return AWALE_OPPONENT_GET_IFACE (self)->think_finish (self, result, thought, error);
}
