/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-quiz.h"

#include "game/awale-signal.h"

#include <string.h>

typedef struct
{
  AwaleQuizDisplay    display;
  bool                is_held;
  AwaleReasonsFinder *finder;   /* Finder of reasons; NULL until first needed. */
  AwaleNode          *node;     /* Node of the move that is being explained; nullable. */
  AwaleMove           played;
  AwaleMoveValues     values;
} AwaleQuizPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AwaleQuiz, awale_quiz, G_TYPE_OBJECT)

static void
awale_quiz_finalize (GObject *object)
{
  AwaleQuizPrivate *priv = awale_quiz_get_instance_private (AWALE_QUIZ (object));
  AwaleQuizDisplay *display = &priv->display;

  g_clear_pointer (&priv->finder, awale_reasons_finder_free);
  g_clear_pointer (&priv->node, awale_node_unref);
  g_clear_object (&display->game);
  g_free (display->question);
  g_free (display->verdict);
  g_free (display->reasons);

  G_OBJECT_CLASS (awale_quiz_parent_class)->finalize (object);
}

static void
awale_quiz_class_init (AwaleQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_quiz_finalize;

  AWALE_ADD_SIGNAL (klass, "changed", 0);
}

static void
awale_quiz_init (AwaleQuiz *self)
{
  AwaleQuizDisplay *display = awale_quiz_get_display (self);

  display->state = AWALE_QUIZ_OVER;
  display->question = g_strdup ("");
  display->verdict = g_strdup ("");
  display->compared = AWALE_NO_MOVE;
}

AwaleQuizDisplay *
awale_quiz_get_display (AwaleQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_QUIZ (self), NULL);

  return &((AwaleQuizPrivate *) awale_quiz_get_instance_private (self))->display;
}

AwaleQuizState
awale_quiz_get_state (AwaleQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_QUIZ (self), AWALE_QUIZ_OVER);

  return awale_quiz_get_display (self)->state;
}

void
awale_quiz_answer (AwaleQuiz *self,
                   AwaleMove  move)
{
  g_return_if_fail (AWALE_IS_QUIZ (self));

  if (awale_quiz_get_state (self) == AWALE_QUIZ_ASKING)
    AWALE_QUIZ_GET_CLASS (self)->answer (self, move);
}

void
awale_quiz_step (AwaleQuiz    *self,
                 AwaleQuizStep step)
{
  g_return_if_fail (AWALE_IS_QUIZ (self));

  /* The step is tested again, because a key press activates its button after a delay, in which the
   * question may have changed. */
  if ((awale_quiz_get_display (self)->steps & step) != 0)
    AWALE_QUIZ_GET_CLASS (self)->step (self, step);
}

void
awale_quiz_set_held (AwaleQuiz *self,
                     bool       is_held)
{
  AwaleQuizPrivate *priv = awale_quiz_get_instance_private (self);

  g_return_if_fail (AWALE_IS_QUIZ (self));

  priv->is_held = is_held;
  if (!is_held && AWALE_QUIZ_GET_CLASS (self)->released != NULL)
    AWALE_QUIZ_GET_CLASS (self)->released (self);
}

bool
awale_quiz_is_held (AwaleQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_QUIZ (self), false);

  return ((AwaleQuizPrivate *) awale_quiz_get_instance_private (self))->is_held;
}

static void
clear_reasons (AwaleQuizPrivate *priv)
{
  g_clear_pointer (&priv->node, awale_node_unref);
  g_clear_pointer (&priv->display.reasons, g_free);
  priv->display.capture.harvest = 0;
}

/* Shows the reasons if they are known now. */
static void
show_reasons (void *self)
{
  AwaleQuizPrivate *priv = awale_quiz_get_instance_private (self);
  AwaleQuizDisplay *display = &priv->display;
  bool is_open = display->state == AWALE_QUIZ_WRONG;
  const AwaleReasons *reasons;
  const AwaleSowing *capture;
  bool is_better;

  if (priv->node == NULL)
    return;
  reasons = awale_reasons_finder_ask (priv->finder, display->game, priv->node, priv->played,
                                      &priv->values);
  if (reasons == NULL)
    return;
  g_clear_pointer (&priv->node, awale_node_unref);
  display->reasons = awale_reasons_describe_in_game (reasons, display->game, is_open);
  capture = awale_reasons_get_capture (reasons, &is_better);
  if (capture != NULL && (!is_open || !is_better))
    {
      display->capture = *capture;
      display->color = is_better ? AWALE_MARK_GREEN : AWALE_MARK_RED;
    }
  g_signal_emit_by_name (self, "changed");
}

void
awale_quiz_explain (AwaleQuiz             *self,
                    AwaleNode             *node,
                    AwaleMove              played,
                    const AwaleMoveValues *values,
                    AwaleTablebase        *tables)
{
  AwaleQuizPrivate *priv = awale_quiz_get_instance_private (self);

  g_return_if_fail (AWALE_IS_QUIZ (self) && node != NULL);

  clear_reasons (priv);
  if (priv->finder == NULL)
    priv->finder = awale_reasons_finder_new (show_reasons, self);
  awale_reasons_finder_set_tables (priv->finder, tables);
  priv->node = awale_node_ref (node);
  priv->played = played;
  priv->values = values != NULL ? *values : awale_node_find_move_values (node);
  show_reasons (self);
}

void
awale_quiz_show (AwaleQuiz     *self,
                 AwaleQuizState state,
                 char          *verdict,
                 const char    *lock,
                 AwaleQuizStep  steps,
                 AwaleQuizStep  likeliest)
{
  AwaleQuizDisplay *display;

  g_return_if_fail (AWALE_IS_QUIZ (self));

  display = awale_quiz_get_display (self);
  display->state = state;
  display->lock = lock;
  display->steps = steps;
  display->likeliest = likeliest;
  if (verdict != NULL)
    {
      g_free (display->verdict);
      display->verdict = verdict;
    }
  if (state == AWALE_QUIZ_ASKING)
    display->n_moves = 0;
  clear_reasons (awale_quiz_get_instance_private (self));
  g_signal_emit_by_name (self, "changed");
}

void
awale_quiz_set_line (AwaleQuiz    *self,
                     AwaleNode    *node,
                     const int8_t *moves,
                     int           n_moves)
{
  AwaleQuizDisplay *display;

  g_return_if_fail (AWALE_IS_QUIZ (self) && node != NULL && moves != NULL);

  display = awale_quiz_get_display (self);
  display->position = awale_node_get_position (node);
  display->n_moves = MIN (n_moves, AWALE_QUIZ_MAX_LINE);
  display->compared = AWALE_NO_MOVE;
  memcpy (display->line, moves, (size_t) display->n_moves);
}
