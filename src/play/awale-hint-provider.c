/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-hint-provider.h"

#include "awale-builtin-opponent.h"

/* Time for a hint, in milliseconds. */
#define HINT_MS 1200

struct _AwaleHintProvider
{
  GObject        parent_instance;

  AwaleOpponent *adviser;
  GCancellable  *asking;
  AwaleGame     *game;     /* The game of the request. */
  AwaleNode     *node;
  AwaleHint     *hint;
};

G_DEFINE_FINAL_TYPE (AwaleHintProvider, awale_hint_provider, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS
};

static unsigned signals[N_SIGNALS];

static void
set_hint (AwaleHintProvider     *self,
          const AwaleMoveAnswer *answer)
{
  g_autoptr (GArray) positions = awale_game_dup_positions (self->game, self->node);
  const AwaleMoveRequest question = {
    .rules = *awale_game_get_rules (self->game),
    .positions = (const AwalePosition *) (void *) positions->data,
    .n_positions = positions->len,
  };
  AwaleHint hint = awale_hint_make (&question, answer);

  self->hint = g_memdup2 (&hint, sizeof hint);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  g_autoptr (AwaleHintProvider) self = data;
  AwaleMoveAnswer answer;
  g_autoptr (GError) error = NULL;

  if (!awale_opponent_think_finish (AWALE_OPPONENT (source), result, &answer, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      answer.move = AWALE_NO_MOVE;
    }

  g_clear_object (&self->asking);
  g_clear_pointer (&self->hint, g_free);
  if (answer.move != AWALE_NO_MOVE)
    set_hint (self, &answer);
  g_signal_emit (self, signals[CHANGED], 0);
  if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
awale_hint_provider_dispose (GObject *object)
{
  AwaleHintProvider *self = AWALE_HINT_PROVIDER (object);

  awale_hint_provider_clear (self);
  g_clear_object (&self->adviser);
  g_clear_object (&self->game);
  g_clear_pointer (&self->node, awale_node_unref);

  G_OBJECT_CLASS (awale_hint_provider_parent_class)->dispose (object);
}

static void
awale_hint_provider_class_init (AwaleHintProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_hint_provider_dispose;

  signals[CHANGED] = g_signal_new ("changed", AWALE_TYPE_HINT_PROVIDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", AWALE_TYPE_HINT_PROVIDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
awale_hint_provider_init (AwaleHintProvider *self)
{
}

AwaleHintProvider *
awale_hint_provider_new (void)
{
  return g_object_new (AWALE_TYPE_HINT_PROVIDER, NULL);
}

void
awale_hint_provider_set_adviser (AwaleHintProvider *self,
                                 AwaleOpponent     *adviser)
{
  g_return_if_fail (AWALE_IS_HINT_PROVIDER (self));
  g_return_if_fail (adviser == NULL || AWALE_IS_OPPONENT (adviser));

  g_set_object (&self->adviser, adviser);
}

static AwaleOpponent *
create_adviser (void)
{
  const AwaleSearchLimits limits = { .milliseconds = HINT_MS };
  AwaleBuiltinOpponent *computer = awale_builtin_opponent_new (AWALE_LEVEL_STRONGEST);

  awale_builtin_opponent_set_limits (computer, &limits);
  return AWALE_OPPONENT (computer);
}

void
awale_hint_provider_ask (AwaleHintProvider *self,
                         AwaleGame         *game,
                         AwaleNode         *node)
{
  g_return_if_fail (AWALE_IS_HINT_PROVIDER (self));
  g_return_if_fail (awale_game_contains (game, node));

  awale_hint_provider_stop (self);
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
awale_hint_provider_is_asked (AwaleHintProvider *self)
{
  g_return_val_if_fail (AWALE_IS_HINT_PROVIDER (self), false);

  return self->asking != NULL;
}

const AwaleHint *
awale_hint_provider_get_hint (AwaleHintProvider *self)
{
  g_return_val_if_fail (AWALE_IS_HINT_PROVIDER (self), NULL);

  return self->hint;
}

void
awale_hint_provider_stop (AwaleHintProvider *self)
{
  g_return_if_fail (AWALE_IS_HINT_PROVIDER (self));

  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

void
awale_hint_provider_clear (AwaleHintProvider *self)
{
  awale_hint_provider_stop (self);
  g_clear_pointer (&self->hint, g_free);
}
