/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-result-controller"

#include "awale-result-controller.h"

#include "app/common/awale-dialogs.h"

#include <glib/gi18n-lib.h>

struct _AwaleResultController
{
  AwaleController parent_instance;

  AwaleStudy     *study;
  AwaleNode      *added;         /* Node that was added last, never dereferenced. */
  bool            keeps_result;  /* True to keep the result although moves are added at the end
                                  * of the current game. */
};

G_DEFINE_FINAL_TYPE (AwaleResultController, awale_result_controller, AWALE_TYPE_CONTROLLER)

/* Moves to add after the user's answer. */
typedef struct
{
  AwaleResultController *asked;
  AwaleNode             *end;
  GObject               *owner;
  AwaleContinueFunc      func;
  gpointer               data;
  GDestroyNotify         destroy;
} Waiting;

static bool
is_played (AwaleResultController *self)
{
  return self->study->play != NULL;
}

static void
waiting_free (Waiting *self)
{
  g_object_unref (self->asked);
  awale_node_unref (self->end);
  g_object_unref (self->owner);
  if (self->destroy != NULL)
    self->destroy (self->data);
  g_free (self);
}

/* Adds the moves and removes the result in one step of the history. */
static void
continue_answered_cb (AwaleAnswer answer,
                      gpointer    data)
{
  Waiting *waiting = data;
  AwaleResultController *self = waiting->asked;
  AwaleGame *game = awale_study_get_game (self->study);

  if (answer != AWALE_ANSWER_CANCEL && game != NULL && !is_played (self) &&
      awale_game_contains (game, waiting->end))
    {
      awale_game_set_cursor (game, waiting->end);
      awale_game_begin_step (game, _("Move"));
      if (answer == AWALE_ANSWER_ACCEPT)
        {
          awale_game_set_tag (game, "Result", NULL);
          awale_game_set_tag (game, "Termination", NULL);
        }
      self->keeps_result = true;
      waiting->func (waiting->owner, waiting->data);
      self->keeps_result = answer == AWALE_ANSWER_OTHER;
      awale_game_end_step (game);
    }
  waiting_free (waiting);
}

/* True if the cursor is at the end of the game that the tags state. */
static bool
is_told_end (AwaleResultController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);

  return !is_played (self) && !self->keeps_result &&
         awale_game_has_stated_end (game, awale_game_get_cursor (game));
}

void
awale_result_controller_continue (AwaleResultController *self,
                                  gpointer               owner,
                                  AwaleContinueFunc      func,
                                  gpointer               data,
                                  GDestroyNotify         destroy)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"), .other = _("_Keep Result"), .accept = _("_Remove Result"),
  };
  AwaleGame *game;
  AwaleNode *end;
  g_autofree char *told = NULL;
  g_autofree char *body = NULL;
  Waiting *waiting;

  g_return_if_fail (AWALE_IS_RESULT_CONTROLLER (self));
  g_return_if_fail (G_IS_OBJECT (owner) && func != NULL);

  game = awale_study_get_game (self->study);
  end = awale_game_get_cursor (game);
  waiting = g_new (Waiting, 1);
  *waiting = (Waiting) { g_object_ref (self), awale_node_ref (end), g_object_ref (owner), func,
                         data, destroy };
  if (!is_told_end (self))
    {
      func (owner, data);
      waiting_free (waiting);
      return;
    }
  told = awale_game_describe_end_at (game, end, NULL);
  body = g_strdup_printf ("%s\n\n%s", told, _("If the game went on here, remove this result. If "
                                              "moves are missing, keep it."));
  awale_dialogs_ask (self->study->window, _("Play On After the End?"), body, &answers,
                     continue_answered_cb, waiting);
}

static void
play_cb (gpointer board,
         gpointer move)
{
  awale_board_play (board, GPOINTER_TO_INT (move));
}

static gboolean
move_chosen_cb (AwaleResultController *self,
                int                    move)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwalePosition position = awale_node_get_position (awale_game_get_cursor (game));

  if (!is_told_end (self)
      || awale_illegal_reason (position, awale_game_get_rules (game), move)
           != AWALE_ILLEGAL_REASON_NONE)
    return FALSE;
  awale_result_controller_continue (self, self->study->board, play_cb, GINT_TO_POINTER (move),
                                    NULL);
  return TRUE;
}

static void
result_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (AwaleResultController) self = data;

  if (answer == AWALE_ANSWER_ACCEPT && awale_study_get_game (self->study) != NULL)
    awale_game_settle_tags (awale_study_get_game (self->study));
}

/* Offers to replace the stated result if the rules give a different one. */
static void
compare_result (AwaleResultController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleResult told = awale_game_get_result (game);
  AwaleOutcome outcome = awale_game_get_outcome (game, self->added);
  g_autofree char *told_text = awale_score_describe (told.score);
  g_autofree char *text = awale_score_describe (outcome.score);
  g_autofree char *body = NULL;
  g_autofree char *accept = NULL;
  AwaleAnswers answers = { .cancel = _("_Keep Result") };

  if (outcome.state != AWALE_GAME_STATE_ENDED || !awale_game_has_stated_end (game, self->added) ||
      awale_result_agrees (told, outcome.score))
    return;

  /* Translators: two results: “26–22”. */
  body = g_strdup_printf (_("The game’s details say %s. By the rules it ends %s."), told_text,
                          text);
  /* Translators: a result: “25–23”. */
  answers.accept = accept = g_strdup_printf (_("_Change to %s"), text);
  awale_dialogs_ask (self->study->window, _("Change the Result?"), body, &answers,
                     result_answered_cb, g_object_ref (self));
}

static void
node_added_cb (AwaleResultController *self,
               AwaleNode             *node)
{
  self->added = node;
}

static void
pit_activated_cb (AwaleResultController *self)
{
  if (self->added == awale_study_get_cursor (self->study))
    compare_result (self);
  self->added = NULL;
}

static void
awale_result_controller_game_changed (AwaleController *controller)
{
  AwaleResultController *self = AWALE_RESULT_CONTROLLER (controller);

  self->added = NULL;
  self->keeps_result = false;
}

static void
awale_result_controller_set_up (AwaleController *controller,
                                AwaleStudy      *study)
{
  AwaleResultController *self = AWALE_RESULT_CONTROLLER (controller);

  self->study = study;
  study->result_controller = self;
  g_signal_connect_object (study->board, "move-chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->board, "pit-activated", G_CALLBACK (pit_activated_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
awale_result_controller_class_init (AwaleResultControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  controller_class->set_up = awale_result_controller_set_up;
  controller_class->game_changed = awale_result_controller_game_changed;
}

static void
awale_result_controller_init (AwaleResultController *self)
{
  awale_controller_follow_game (self, "node-added", G_CALLBACK (node_added_cb));
}
