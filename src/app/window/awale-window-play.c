/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * While a game is played: what is shown of it and what the players may do. What is played is a line
 * of the game in view; everything else in it stays a study.
 */
#define G_LOG_DOMAIN "awale-window-play"

#include "awale-window-private.h"

#include "app/common/awale-dialogs.h"

#include <glib/gi18n-lib.h>

/* --- What is shown --------------------------------------------------------------------------- */

static void
update_players (AwaleWindow *self)
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      AwaleOpponent *opponent = self->play != NULL ? awale_play_get_opponent (self->play, side)
                                                   : NULL;
      g_autofree char *name = opponent != NULL ? awale_opponent_dup_name (opponent) : NULL;
      bool thinking = self->play != NULL && awale_play_is_thinking (self->play) &&
                      awale_play_get_turn (self->play) == side;

      awale_study_view_set_player (self->study, side, name, thinking);
    }
}

/* The computer waits until the sowing before its own has been seen, and while one sets up. */
static void
update_held (AwaleWindow *self)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);

  if (self->play != NULL)
    awale_play_set_held (self->play, awale_board_is_animating (board) ||
                                     awale_window_is_setting_up (self));
}

void
awale_window_update_play_actions (AwaleWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AwaleGame *game = awale_window_get_game (self);
  AwalePlay *play = self->play;
  bool here;

  if (awale_window_is_setting_up (self))
    play = NULL;
  here = play != NULL && awale_game_get_cursor (game) == awale_play_get_head (play);

  gtk_widget_action_set_enabled (widget, "win.play-on",
                                 game != NULL && !awale_window_is_setting_up (self));
  gtk_widget_action_set_enabled (widget, "win.hint", here && awale_play_is_persons (play));
  gtk_widget_action_set_enabled (widget, "win.take-back",
                                 play != NULL && awale_play_can_take_back (play));
  gtk_widget_action_set_enabled (widget, "win.resign",
                                 play != NULL && awale_play_can_resign (play));
  gtk_widget_action_set_enabled (widget, "win.offer-end",
                                 play != NULL && awale_play_can_offer (play, AWALE_OFFER_END));
  gtk_widget_action_set_enabled (widget, "win.go-on",
                                 play != NULL && awale_play_can_offer (play, AWALE_OFFER_GO_ON));
  gtk_widget_action_set_enabled (widget, "win.ask-again",
                                 play != NULL && !awale_play_is_thinking (play) &&
                                 !awale_play_is_over (play));
  gtk_widget_action_set_enabled (widget, "win.stop-play",
                                 play != NULL && awale_play_can_stop (play));
  gtk_widget_action_set_enabled (widget, "win.play-head", play != NULL && !here);
  gtk_widget_action_set_enabled (widget, "win.leave-play", play != NULL);
  gtk_widget_action_set_enabled (widget, "win.rematch",
                                 play != NULL && awale_play_is_over (play));
}

void
awale_window_update_play (AwaleWindow *self)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);
  g_autofree char *lock = NULL;
  g_autofree char *state = NULL;

  /* On the way of an undo the head is taken back later than its node; then all is shown again. */
  if (self->play != NULL && !awale_game_contains (awale_play_get_game (self->play),
                                                  awale_play_get_head (self->play)))
    return;

  lock = self->play != NULL ? awale_play_dup_lock (self->play) : NULL;
  state = awale_window_dup_play (self);
  update_held (self);
  awale_draft_set_play (self->draft, state);
  awale_study_view_set_playing (self->study, self->play != NULL);
  awale_board_set_lock (board, lock);
  awale_play_bar_update (awale_study_view_get_play_bar (self->study));
  update_players (self);
  awale_window_update_play_actions (self);
  /* The opponent's move comes before all other thinking. */
  awale_window_update_analysis_actions (self);
}

/* An arrow shows the hint, and the pit has the focus: one key plays it. */
static void
show_hint (AwaleWindow *self)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);
  AwaleGame *game = awale_window_get_game (self);
  const AwaleHint *hint = self->play != NULL ? awale_play_get_hint (self->play) : NULL;
  int8_t move = hint != NULL ? (int8_t) hint->move : 0;

  if (hint != NULL)
    awale_board_focus_pit (board, hint->move);
  if (game != NULL)
    awale_board_annotations_set_line (awale_board_get_annotations (board),
                                      awale_game_get_rules (game),
                                      awale_node_get_position (awale_game_get_cursor (game)),
                                      &move, hint != NULL ? 1 : 0);
}

static void
play_changed_cb (AwaleWindow *self)
{
  awale_window_update_play (self);
  show_hint (self);
}

static void
answered_cb (AwaleWindow *self,
             int          offer,
             gboolean     accepted,
             const char  *sentence)
{
  AwalePlayBar *bar = awale_study_view_get_play_bar (self->study);

  /* An end that was agreed speaks for itself. */
  if (!accepted || offer == AWALE_OFFER_GO_ON)
    awale_play_bar_set_reply (bar, sentence);
}

/* The bar says why its opponent does not answer, where the bar is in view and about that. */
static void
failed_cb (AwaleWindow *self,
           const char  *sentence)
{
  awale_play_bar_set_reply (awale_study_view_get_play_bar (self->study), sentence);
  if (awale_window_is_setting_up (self) ||
      awale_game_get_cursor (awale_window_get_game (self)) != awale_play_get_head (self->play))
    awale_window_toast (self, sentence);
}

static void
pit_activated_cb (AwaleWindow *self)
{
  if (self->play != NULL)
    awale_play_follow (self->play);
}

void
awale_window_connect_play (AwaleWindow *self)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);

  g_signal_connect_object (board, "pit-activated", G_CALLBACK (pit_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::animating", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
}

void
awale_window_set_play (AwaleWindow *self,
                       AwalePlay   *play)
{
  if (self->play == play)
    return;

  if (self->play != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->play, self);
      g_object_run_dispose (G_OBJECT (self->play));
    }
  g_set_object (&self->play, play);
  awale_play_bar_set_play (awale_study_view_get_play_bar (self->study), play);
  if (play != NULL)
    {
      g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (play, "answered", G_CALLBACK (answered_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (play, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
    }
  awale_window_update_play (self);
}

/* --- While it is played ---------------------------------------------------------------------- */

static void
hint_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  awale_play_ask_hint (AWALE_WINDOW (widget)->play);
}

static void
take_back_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  awale_window_flush (self);
  awale_play_take_back (self->play);
}

static void
play_head_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  awale_game_set_cursor (awale_window_get_game (self), awale_play_get_head (self->play));
  awale_study_view_focus_board (self->study);
}

static void
leave_play_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  awale_window_set_play (self, NULL);
  awale_study_view_focus_board (self->study);
}

/* Of an opponent that could not be asked. */
static void
ask_again_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  awale_play_bar_set_reply (awale_study_view_get_play_bar (self->study), NULL);
  awale_play_begin (self->play);
}

static void
stop_play_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  awale_play_stop (AWALE_WINDOW (widget)->play);
}

static void
resign_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;

  if (answer == AWALE_ANSWER_DISCARD && self->play != NULL)
    awale_play_resign (self->play);
}

static void
resign_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  AwaleSide loser = awale_play_get_resigner (self->play);
  const AwaleAnswers answers = { .cancel = _("_Play On"), .discard = _("_Resign") };
  g_autofree char *body = g_strdup_printf (_("%s gives up, and gets no more than the seeds in "
                                             "their store."),
                                           awale_play_get_name (self->play, loser));

  awale_dialogs_ask (GTK_WINDOW (self), _("Resign this game?"), body, &answers,
                     resign_answered_cb, g_object_ref (self));
}

static void
offer_answered_cb (AwaleAnswer answer,
                   gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;

  if (answer == AWALE_ANSWER_ACCEPT && self->play != NULL)
    awale_play_offer (self->play, AWALE_OFFER_END);
}

static void
offer_end_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  bool computer = awale_play_has_computer (self->play);
  AwaleScore score = awale_play_get_proposal (self->play);
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);
  const AwaleAnswers answers = {
    .cancel = _("_Play On"),
    .accept = computer ? _("_Offer") : _("_Agree"),
  };
  /* Translators: the names of the players with their scores. */
  g_autofree char *body = g_strdup_printf (_("Each side keeps the seeds that lie on it: %s %s, "
                                             "%s %s."),
                                           awale_play_get_name (self->play, AWALE_SOUTH), south,
                                           awale_play_get_name (self->play, AWALE_NORTH), north);

  awale_dialogs_ask (GTK_WINDOW (self),
                     computer ? _("Offer to end the game here?")
                              : _("Do both players agree to end the game here?"),
                     body, &answers, offer_answered_cb, g_object_ref (self));
}

static void
go_on_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  awale_play_offer (self->play, AWALE_OFFER_GO_ON);
  awale_study_view_focus_board (self->study);
}

void
awale_window_install_play_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_action);
  gtk_widget_class_install_action (widget_class, "win.take-back", NULL, take_back_action);
  gtk_widget_class_install_action (widget_class, "win.play-head", NULL, play_head_action);
  gtk_widget_class_install_action (widget_class, "win.leave-play", NULL, leave_play_action);
  gtk_widget_class_install_action (widget_class, "win.ask-again", NULL, ask_again_action);
  gtk_widget_class_install_action (widget_class, "win.stop-play", NULL, stop_play_action);
  gtk_widget_class_install_action (widget_class, "win.resign", NULL, resign_action);
  gtk_widget_class_install_action (widget_class, "win.offer-end", NULL, offer_end_action);
  gtk_widget_class_install_action (widget_class, "win.go-on", NULL, go_on_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, GDK_CONTROL_MASK, "win.hint",
                                       NULL);
}
