/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-engine-opponent.h"

struct _AwaleEngineOpponent
{
  GObject             parent_instance;

  AwaleEngineProcess *process;
  char               *name;
  int                 milliseconds;
};

/* A request in progress, with the last value that the engine reported. */
typedef struct
{
  AwaleSide       side;
  AwaleMoveAnswer answer;
} Pending;

static void awale_engine_opponent_opponent_init (AwaleOpponentInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleEngineOpponent, awale_engine_opponent, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (AWALE_TYPE_OPPONENT,
                                                      awale_engine_opponent_opponent_init))

static char *
awale_engine_opponent_dup_name (AwaleOpponent *opponent)
{
  return g_strdup (AWALE_ENGINE_OPPONENT (opponent)->name);
}

static void
info_cb (const AwaleInfoLine    *info,
         const AwaleEngineValue *value,
         void                   *user_data)
{
  GTask *task = user_data;
  Pending *pending = g_task_get_task_data (task);
  int margin;

  if (value == NULL || info->multipv > 1)
    return;

  margin = pending->side == AWALE_SOUTH ? value->value : -value->value;
  pending->answer.has_value = true;
  pending->answer.value = (AwaleEvaluation) { .low = margin, .high = margin,
                                              .depth = MAX (info->depth, 0) };
}

static void
searched_cb (GObject      *source,
             GAsyncResult *result,
             void         *data)
{
  g_autoptr (GTask) task = data;
  Pending *pending = g_task_get_task_data (task);
  GError *error = NULL;

  pending->answer.move
    = awale_engine_process_search_finish (AWALE_ENGINE_PROCESS (source), result, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    awale_opponent_answer (task, &pending->answer);
}

/* Turns off the endings that depend on the board alone, because the players have agreed to go on
 * after one. */
static void
ignore_ends (AwaleRuleset *rules)
{
  rules->dead = AWALE_DEAD_PLAYS_ON;
  rules->majority = AWALE_MAJORITY_PLAYS_ON;
}

static void
awale_engine_opponent_think (AwaleOpponent          *opponent,
                             const AwaleMoveRequest *move_request,
                             GTask                  *task)
{
  AwaleEngineOpponent *self = AWALE_ENGINE_OPPONENT (opponent);
  const AwalePosition last = move_request->positions[move_request->n_positions - 1];
  Pending *pending = g_new0 (Pending, 1);
  AwaleEngineRequest request = {
    .rules = move_request->rules,
    .start = move_request->positions[0],
    .moves = move_request->moves,
    .n_moves = move_request->n_positions - 1,
    .go = { .milliseconds = self->milliseconds },
  };

  pending->side = last.side;
  if (awale_outcome (&request.rules, &last, 1).state == AWALE_GAME_STATE_ENDED)
    ignore_ends (&request.rules);
  g_task_set_task_data (task, pending, g_free);
  awale_engine_process_search (self->process, &request, info_cb, task,
                               g_task_get_cancellable (task), searched_cb, task);
}

static void
awale_engine_opponent_opponent_init (AwaleOpponentInterface *iface)
{
  iface->dup_name = awale_engine_opponent_dup_name;
  iface->think = awale_engine_opponent_think;
}

static void
awale_engine_opponent_dispose (GObject *object)
{
  AwaleEngineOpponent *self = AWALE_ENGINE_OPPONENT (object);

  if (self->process != NULL)
    awale_engine_process_quit (self->process);
  g_clear_object (&self->process);

  G_OBJECT_CLASS (awale_engine_opponent_parent_class)->dispose (object);
}

static void
awale_engine_opponent_finalize (GObject *object)
{
  g_free (AWALE_ENGINE_OPPONENT (object)->name);

  G_OBJECT_CLASS (awale_engine_opponent_parent_class)->finalize (object);
}

static void
awale_engine_opponent_class_init (AwaleEngineOpponentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_engine_opponent_dispose;
  G_OBJECT_CLASS (klass)->finalize = awale_engine_opponent_finalize;
}

static void
awale_engine_opponent_init (AwaleEngineOpponent *self)
{
  self->milliseconds = AWALE_OPPONENT_PATIENCE;
}

AwaleEngineOpponent *
awale_engine_opponent_new (AwaleEngineProcess *process,
                           const char         *name)
{
  AwaleEngineOpponent *self;

  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (process), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (AWALE_TYPE_ENGINE_OPPONENT, NULL);
  self->process = g_object_ref (process);
  self->name = g_strdup (name);
  return self;
}

void
awale_engine_opponent_set_milliseconds (AwaleEngineOpponent *self,
                                        int                  milliseconds)
{
  g_return_if_fail (AWALE_IS_ENGINE_OPPONENT (self));
  g_return_if_fail (milliseconds > 0);

  self->milliseconds = milliseconds;
}
