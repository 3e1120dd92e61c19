/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-advice.h"

#include "awale-computer.h"

/* How long a hint may be thought about, in milliseconds. */
#define HINT_MS 1200

struct _AwaleAdvice
{
  GObject        parent_instance;

  AwaleOpponent *adviser;
  GCancellable  *asking;
  AwaleGame     *game;     /* What was asked about. */
  AwaleNode     *node;
  AwaleHint     *hint;
};

G_DEFINE_FINAL_TYPE (AwaleAdvice, awale_advice, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS
};

static unsigned signals[N_SIGNALS];

static void
set_hint (AwaleAdvice        *self,
          const AwaleThought *thought)
{
  g_autoptr (GArray) positions = awale_game_dup_positions (self->game, self->node);
  const AwaleQuestion question = {
    .rules = *awale_game_get_rules (self->game),
    .positions = (const AwalePosition *) (void *) positions->data,
    .n_positions = positions->len,
  };
  AwaleHint hint = awale_hint_make (&question, thought);

  self->hint = g_memdup2 (&hint, sizeof hint);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  g_autoptr (AwaleAdvice) self = data;
  AwaleThought thought;
  g_autoptr (GError) error = NULL;

  if (!awale_opponent_think_finish (AWALE_OPPONENT (source), result, &thought, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      thought.move = AWALE_NO_MOVE;
    }

  g_clear_object (&self->asking);
  g_clear_pointer (&self->hint, g_free);
  if (thought.move != AWALE_NO_MOVE)
    set_hint (self, &thought);
  g_signal_emit (self, signals[CHANGED], 0);
  if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
awale_advice_dispose (GObject *object)
{
  AwaleAdvice *self = AWALE_ADVICE (object);

  awale_advice_clear (self);
  g_clear_object (&self->adviser);
  g_clear_object (&self->game);
  g_clear_pointer (&self->node, awale_node_unref);

  G_OBJECT_CLASS (awale_advice_parent_class)->dispose (object);
}

static void
awale_advice_class_init (AwaleAdviceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_advice_dispose;

  signals[CHANGED] = g_signal_new ("changed", AWALE_TYPE_ADVICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", AWALE_TYPE_ADVICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
awale_advice_init (AwaleAdvice *self)
{
}

AwaleAdvice *
awale_advice_new (void)
{
  return g_object_new (AWALE_TYPE_ADVICE, NULL);
}

void
awale_advice_set_adviser (AwaleAdvice   *self,
                          AwaleOpponent *adviser)
{
  g_return_if_fail (AWALE_IS_ADVICE (self));
  g_return_if_fail (adviser == NULL || AWALE_IS_OPPONENT (adviser));

  g_set_object (&self->adviser, adviser);
}

static AwaleOpponent *
create_adviser (void)
{
  const AwaleSearchLimits limits = { .milliseconds = HINT_MS };
  AwaleComputer *computer = awale_computer_new (AWALE_LEVEL_STRONGEST);

  awale_computer_set_limits (computer, &limits);
  return AWALE_OPPONENT (computer);
}

void
awale_advice_ask (AwaleAdvice *self,
                  AwaleGame   *game,
                  AwaleNode   *node)
{
  g_return_if_fail (AWALE_IS_ADVICE (self));
  g_return_if_fail (awale_game_contains (game, node));

  awale_advice_stop (self);
  if (self->adviser == NULL)
    self->adviser = create_adviser ();
  g_set_object (&self->game, game);
  g_clear_pointer (&self->node, awale_node_unref);
  self->node = awale_node_ref (node);
  self->asking = g_cancellable_new ();
  awale_opponent_ask (self->adviser, game, node, self->asking, thought_cb, g_object_ref (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

bool
awale_advice_is_asked (AwaleAdvice *self)
{
  g_return_val_if_fail (AWALE_IS_ADVICE (self), false);

  return self->asking != NULL;
}

const AwaleHint *
awale_advice_get_hint (AwaleAdvice *self)
{
  g_return_val_if_fail (AWALE_IS_ADVICE (self), NULL);

  return self->hint;
}

void
awale_advice_stop (AwaleAdvice *self)
{
  g_return_if_fail (AWALE_IS_ADVICE (self));

  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

void
awale_advice_clear (AwaleAdvice *self)
{
  awale_advice_stop (self);
  g_clear_pointer (&self->hint, g_free);
}
