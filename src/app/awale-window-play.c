/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Playing: a new game or one played on from a position in view, against a person or the computer.
 * What is being played is a line of the game in view; everything else in it stays a study.
 */
#define G_LOG_DOMAIN "awale-window-play"

#include "awale-window-private.h"

#include "awale-dialogs.h"
#include "awale-new-game-dialog.h"
#include "play/awale-computer.h"

#include <glib/gi18n-lib.h>

/* A breath between a person's move and the computer's, beyond what its sowing takes to be shown. */
#define BREATH_MS 350

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

  /* On the way of an undo the head is taken back later than its node; then all is shown again. */
  if (self->play != NULL && !awale_game_contains (awale_play_get_game (self->play),
                                                  awale_play_get_head (self->play)))
    return;

  lock = self->play != NULL ? awale_play_dup_lock (self->play) : NULL;
  update_held (self);
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

static void
failed_cb (AwaleWindow *self,
           const char  *sentence)
{
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

/* --- Beginning ------------------------------------------------------------------------------- */

static AwaleOpponent *
make_opponent (AwaleWindow *self,
               int          level)
{
  AwaleApplication *application =
    AWALE_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  AwaleComputer *computer;

  if (level == 0)
    return NULL;

  computer = awale_computer_new (level);
  if (level == AWALE_LEVEL_STRONGEST)
    awale_computer_set_tables (computer,
                               awale_tables_get (awale_application_get_tables (application),
                                                 awale_game_get_rules (awale_window_get_game (self))));
  return AWALE_OPPONENT (computer);
}

/* Persons sit below; where there are two of them, as they last did. */
static void
seat (AwaleWindow *self,
      const int    levels[2])
{
  if ((levels[AWALE_SOUTH] == 0) != (levels[AWALE_NORTH] == 0))
    awale_study_view_set_flipped (self->study, levels[AWALE_SOUTH] != 0);
}

/* Plays the game in view from the position in view on. */
static void
begin (AwaleWindow    *self,
       const int       levels[2],
       AwalePlayFlags  flags)
{
  AwaleGame *game = awale_window_get_game (self);
  g_autoptr (AwaleOpponent) south = make_opponent (self, levels[AWALE_SOUTH]);
  g_autoptr (AwaleOpponent) north = make_opponent (self, levels[AWALE_NORTH]);
  g_autoptr (AwalePlay) play = NULL;

  play = awale_play_new (game, awale_game_get_cursor (game), south, north, flags);
  awale_play_set_pause (play, BREATH_MS);
  self->levels[AWALE_SOUTH] = levels[AWALE_SOUTH];
  self->levels[AWALE_NORTH] = levels[AWALE_NORTH];
  awale_window_set_autoplay (self, false);
  awale_window_set_analyse (self, false);
  awale_window_set_play (self, play);
  seat (self, levels);
  awale_play_begin (play);
  awale_study_view_focus_board (self->study);
}

static void
begin_own_game (AwaleWindow *self,
                const int    levels[2])
{
  bool computer = levels[AWALE_SOUTH] != 0 || levels[AWALE_NORTH] != 0;

  /* Persons record and study as they play: their game is what its main line is. */
  begin (self, levels, computer ? AWALE_PLAY_OWN_GAME : AWALE_PLAY_DEFAULT);
}

static void
get_levels (AwaleNewGameDialog *dialog,
            int                 levels[2])
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    levels[side] = awale_new_game_dialog_get_level (dialog, side);
}

static void
game_created_cb (AwaleWindow        *self,
                 AwaleNewGameDialog *dialog)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (dialog);
  g_autofree char *notice = awale_new_game_dialog_dup_notice (dialog);
  AwaleWindow *window = self;
  int levels[2];

  if (application == NULL || game == NULL)
    return;

  if (!awale_window_is_untouched (self))
    window = AWALE_WINDOW (awale_application_add_window (AWALE_APPLICATION (application)));
  get_levels (dialog, levels);
  awale_window_take (window, game, false);
  begin_own_game (window, levels);
  if (notice != NULL)
    awale_window_toast (window, notice);
  gtk_window_present (GTK_WINDOW (window));
}

static void
play_on_cb (AwaleWindow        *self,
            AwaleNewGameDialog *dialog)
{
  int levels[2];

  if (awale_window_get_game (self) == NULL)
    return;

  get_levels (dialog, levels);
  begin (self, levels, AWALE_PLAY_DEFAULT);
}

static void
show_dialog (AwaleWindow *self,
             GtkWidget   *dialog,
             GCallback    created)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "created", created, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static GSettings *
get_settings (AwaleWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return awale_application_get_settings (AWALE_APPLICATION (application));
}

static void
new_game_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  show_dialog (self, awale_new_game_dialog_new (get_settings (self), awale_window_get_game (self)),
               G_CALLBACK (game_created_cb));
}

static void
play_on_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  awale_window_flush (self);
  show_dialog (self, awale_new_game_dialog_new_play_on (get_settings (self),
                                                        awale_window_get_game (self)),
               G_CALLBACK (play_on_cb));
}

/* The next game of the match: in the same file, and the other one starts. */
static void
rematch_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  static const char *const kept[] = { "Event", "Site", "South", "North" };
  AwaleGame *last = awale_window_get_game (self);
  const AwaleRuleset *rules = awale_game_get_rules (last);
  g_autoptr (AwaleGame) game = awale_game_new (rules);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");
  AwalePosition start = awale_position_start ();
  const int levels[2] = { self->levels[AWALE_SOUTH], self->levels[AWALE_NORTH] };

  awale_window_flush (self);
  start.side = !awale_game_get_start (last).side;
  if (start.side != AWALE_SOUTH)
    awale_game_set_start (game, rules, start);
  for (size_t i = 0; i < G_N_ELEMENTS (kept); i++)
    awale_game_set_tag (game, kept[i], awale_game_get_tag (last, kept[i]));
  awale_game_set_tag (game, "Date", date);
  awale_game_forget_history (game);
  awale_session_add_game (self->session, game);
  begin_own_game (self, levels);
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
  awale_play_begin (AWALE_WINDOW (widget)->play);
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
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_action);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_action);
  gtk_widget_class_install_action (widget_class, "win.take-back", NULL, take_back_action);
  gtk_widget_class_install_action (widget_class, "win.play-head", NULL, play_head_action);
  gtk_widget_class_install_action (widget_class, "win.leave-play", NULL, leave_play_action);
  gtk_widget_class_install_action (widget_class, "win.ask-again", NULL, ask_again_action);
  gtk_widget_class_install_action (widget_class, "win.stop-play", NULL, stop_play_action);
  gtk_widget_class_install_action (widget_class, "win.resign", NULL, resign_action);
  gtk_widget_class_install_action (widget_class, "win.offer-end", NULL, offer_end_action);
  gtk_widget_class_install_action (widget_class, "win.go-on", NULL, go_on_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-game",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, GDK_CONTROL_MASK, "win.hint",
                                       NULL);
}
