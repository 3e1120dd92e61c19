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
awale_opponent_think (AwaleOpponent          *self,
                      const AwaleMoveRequest *request,
                      GCancellable           *cancellable,
                      GAsyncReadyCallback     callback,
                      void                   *user_data)
{
  GTask *task;

  g_return_if_fail (AWALE_IS_OPPONENT (self));
  g_return_if_fail (request != NULL && request->n_positions > 0);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_opponent_think);
  AWALE_OPPONENT_GET_IFACE (self)->think (self, request, task);
}

static GArray *
dup_moves (AwaleNode *node)
{
  int ply = awale_node_get_ply (node);
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (int8_t), (unsigned) ply);

  g_array_set_size (moves, (unsigned) ply);
  for (; ply > 0; node = awale_node_get_parent (node))
    g_array_index (moves, int8_t, --ply) = (int8_t) awale_node_get_move (node);
  return moves;
}

/* The index of the last position at which the rules ended the game, or 0; with the positions before
 * it, the game would be over again. */
static unsigned
find_first (const GArray       *positions,
            const AwaleRuleset *rules)
{
  const AwalePosition *all = (const AwalePosition *) (void *) positions->data;
  unsigned first = 0;

  for (unsigned i = 0; i < positions->len; i++)
    if (awale_outcome (rules, all + first, i + 1 - first).state == AWALE_GAME_STATE_ENDED)
      first = i;
  return first;
}

void
awale_opponent_ask (AwaleOpponent       *self,
                    AwaleGame           *game,
                    AwaleNode           *node,
                    GCancellable        *cancellable,
                    GAsyncReadyCallback  callback,
                    void                *user_data)
{
  g_autoptr (GArray) positions = awale_game_dup_positions (game, node);
  g_autoptr (GArray) moves = dup_moves (node);
  unsigned first = find_first (positions, awale_game_get_rules (game));
  const AwaleMoveRequest request = {
    .rules = *awale_game_get_rules (game),
    .positions = (const AwalePosition *) (void *) positions->data + first,
    .moves = (const int8_t *) (void *) moves->data + first,
    .n_positions = positions->len - first,
  };

  awale_opponent_think (self, &request, cancellable, callback, user_data);
}

bool
awale_opponent_think_finish (AwaleOpponent   *self,
                             GAsyncResult    *result,
                             AwaleMoveAnswer *answer,
                             GError         **error)
{
  g_autofree AwaleMoveAnswer *found = NULL;

  g_return_val_if_fail (AWALE_IS_OPPONENT (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);
  g_return_val_if_fail (answer != NULL, false);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return false;
  *answer = *found;
  return true;
}

void
awale_opponent_answer (GTask                 *task,
                       const AwaleMoveAnswer *answer)
{
  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (answer != NULL);

  g_task_return_pointer (task, g_memdup2 (answer, sizeof *answer), g_free);
}
