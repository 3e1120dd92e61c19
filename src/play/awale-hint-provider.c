/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-hint-provider.h"

#include "awale-builtin-opponent.h"

/* Search time for a hint, in milliseconds. */
#define HINT_MS 1200

struct _AwaleHintProvider
{
  AwaleHintFunc  changed;  /* Callback; NULL once the provider is freed. */
  gpointer       data;
  AwaleOpponent *adviser;
  GCancellable  *asking;
  AwaleGame     *game;
  AwaleNode     *node;
  AwaleHint     *hint;
};

static void
set_hint (AwaleHintProvider     *self,
          const AwaleMoveAnswer *answer)
{
  g_autoptr (GArray) positions = awale_game_dup_positions (self->game, self->node);
  const AwaleMoveRequest request = {
    .rules = *awale_game_get_rules (self->game),
    .positions = (const AwalePosition *) (void *) positions->data,
    .n_positions = positions->len,
  };
  AwaleHint hint = awale_hint_make (&request, answer);

  self->hint = g_memdup2 (&hint, sizeof hint);
}

static void
free_contents (AwaleHintProvider *self)
{
  g_clear_object (&self->adviser);
  g_clear_object (&self->game);
  g_clear_pointer (&self->node, awale_node_unref);
}

static void
release (AwaleHintProvider *self)
{
  g_rc_box_release_full (self, (GDestroyNotify) free_contents);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  AwaleHintProvider *self = data;
  AwaleMoveAnswer answer;
  g_autoptr (GError) error = NULL;

  if (!awale_opponent_think_finish (AWALE_OPPONENT (source), result, &answer, &error))
    answer.move = AWALE_NO_MOVE;
  if (self->changed != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_clear_object (&self->asking);
      g_clear_pointer (&self->hint, g_free);
      if (answer.move != AWALE_NO_MOVE)
        set_hint (self, &answer);
      self->changed (self->data, error != NULL ? error->message : NULL);
    }
  release (self);
}

AwaleHintProvider *
awale_hint_provider_new (AwaleHintFunc changed,
                         gpointer      data)
{
  AwaleHintProvider *self;

  g_return_val_if_fail (changed != NULL, NULL);

  self = g_rc_box_new0 (AwaleHintProvider);
  self->changed = changed;
  self->data = data;
  return self;
}

void
awale_hint_provider_free (AwaleHintProvider *self)
{
  g_return_if_fail (self != NULL);

  awale_hint_provider_clear (self);
  self->changed = NULL;
  release (self);
}

void
awale_hint_provider_set_adviser (AwaleHintProvider *self,
                                 AwaleOpponent     *adviser)
{
  g_return_if_fail (self != NULL);
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
  g_return_if_fail (self != NULL);
  g_return_if_fail (awale_game_contains (game, node));

  awale_hint_provider_stop (self);
  if (self->adviser == NULL)
    self->adviser = create_adviser ();
  g_set_object (&self->game, game);
  g_clear_pointer (&self->node, awale_node_unref);
  self->node = awale_node_ref (node);
  self->asking = g_cancellable_new ();
  awale_opponent_ask (self->adviser, game, node, self->asking, thought_cb,
                      g_rc_box_acquire (self));
  self->changed (self->data, NULL);
}

bool
awale_hint_provider_is_asked (AwaleHintProvider *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->asking != NULL;
}

const AwaleHint *
awale_hint_provider_get_hint (AwaleHintProvider *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->hint;
}

void
awale_hint_provider_stop (AwaleHintProvider *self)
{
  g_return_if_fail (self != NULL);

  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

void
awale_hint_provider_clear (AwaleHintProvider *self)
{
  awale_hint_provider_stop (self);
  g_clear_pointer (&self->hint, g_free);
}
