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
  GTask *task;

  g_return_if_fail (AWALE_IS_OPPONENT (self));
  g_return_if_fail (question != NULL && question->n_positions > 0);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_opponent_think);
  AWALE_OPPONENT_GET_IFACE (self)->think (self, question, task);
}

bool
awale_opponent_think_finish (AwaleOpponent  *self,
                             GAsyncResult   *result,
                             AwaleThought   *thought,
                             GError        **error)
{
  g_autofree AwaleThought *found = NULL;

  g_return_val_if_fail (AWALE_IS_OPPONENT (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);
  g_return_val_if_fail (thought != NULL, false);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return false;
  *thought = *found;
  return true;
}

void
awale_opponent_answer (GTask              *task,
                       const AwaleThought *thought)
{
  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (thought != NULL);

  g_task_return_pointer (task, g_memdup2 (thought, sizeof *thought), g_free);
}
