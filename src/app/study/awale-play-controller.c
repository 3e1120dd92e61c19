/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play-controller"

#include "awale-play-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/play/awale-coach.h"
#include "app/play/awale-new-game-dialog.h"
#include "awale-document-opener.h"
#include "session/awale-play-state.h"

#include <glib/gi18n-lib.h>

/* Minimum time from a move to the computer's answer, in milliseconds. */
#define BREATH_MS 350

struct _AwalePlayController
{
  AwaleController   parent_instance;

  AwaleStudy       *study;
  AwalePlayBar     *bar;

  AwalePlay        *play;
  AwalePlayerChoice seats[2];  /* Players of the current or the last AwalePlay, by side. */
  AwaleCoach       *coach;
  GSignalGroup     *play_signals;
};

G_DEFINE_FINAL_TYPE (AwalePlayController, awale_play_controller, AWALE_TYPE_CONTROLLER)


/* --- Display --------------------------------------------------------------------------------- */

static void
update_players (AwalePlayController *self)
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      AwaleOpponent *opponent = self->play != NULL ? awale_play_get_opponent (self->play, side)
                                                   : NULL;
      g_autofree char *name = opponent != NULL ? awale_opponent_dup_name (opponent) : NULL;
      bool thinking = self->play != NULL && awale_play_is_thinking (self->play) &&
                      awale_play_get_turn (self->play) == side;

      awale_study_view_set_player (self->study->view, side, name, thinking);
    }
}

/* Delays the computer's move while a sowing is animated or a position is set up. */
static void
update_held (AwalePlayController *self)
{
  if (self->play != NULL)
    awale_play_set_held (self->play, awale_board_is_animating (self->study->board) ||
                                     awale_study_view_is_setting_up (self->study->view));
}

static void
update (AwalePlayController *self)
{
  g_autofree char *lock = NULL;
  g_autofree char *state = NULL;

  /* While a step is undone, the head of the play may briefly be a removed node; another update
   * follows. */
  if (self->play != NULL && !awale_game_contains (awale_play_get_game (self->play),
                                                  awale_play_get_head (self->play)))
    return;

  lock = self->play != NULL ? awale_play_dup_lock (self->play) : NULL;
  state = awale_play_controller_dup_state (self);
  update_held (self);
  awale_draft_set_play (self->study->draft, state);
  awale_study_view_set_playing (self->study->view, self->play != NULL);
  awale_board_set_lock (self->study->board, lock);
  awale_play_bar_update (self->bar);
  update_players (self);
  awale_controller_changed (self);
}

/* Shows the hint as an arrow and focuses its pit, so that pressing Enter plays the move. */
static void
show_hint (AwalePlayController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  const AwaleHint *hint = awale_play_get_hint (self->play);
  int8_t move = hint != NULL ? (int8_t) hint->move : 0;

  if (hint != NULL)
    awale_board_focus_pit (self->study->board, hint->move);
  awale_board_values_set_line (awale_board_get_values (self->study->board),
                               awale_game_get_rules (game),
                               awale_node_get_position (awale_game_get_cursor (game)),
                               &move, hint != NULL ? 1 : 0);
}

static void
play_changed_cb (AwalePlayController *self)
{
  update (self);
  show_hint (self);
}

static void
answered_cb (AwalePlayController *self,
             int                  offer,
             gboolean             accepted,
             const char          *sentence)
{
  /* An accepted offer to end the game needs no reply, because the end is shown. */
  if (!accepted || offer == AWALE_PROPOSAL_GO_ON)
    awale_play_bar_set_reply (self->bar, sentence);
}

static bool
is_at_head (AwalePlayController *self)
{
  return awale_study_get_cursor (self->study) == awale_play_get_head (self->play);
}

/* Shows the error in the bar, and also in a toast while the user is looking at another position. */
static void
failed_cb (AwalePlayController *self,
           const char          *sentence)
{
  awale_play_bar_set_reply (self->bar, sentence);
  if (awale_study_view_is_setting_up (self->study->view) || !is_at_head (self))
    awale_toast_overlay_say (self->study->toasts, sentence);
}

static void
pit_activated_cb (AwalePlayController *self)
{
  if (self->play != NULL)
    awale_play_follow (self->play);
}

static void
set_play (AwalePlayController *self,
          AwalePlay           *play)
{
  if (self->play == play)
    return;

  awale_coach_set_play (self->coach, NULL);
  g_signal_group_set_target (self->play_signals, play);
  if (self->play != NULL)
    g_object_run_dispose (G_OBJECT (self->play));
  g_set_object (&self->play, play);
  self->study->play = play;
  awale_play_bar_set_play (self->bar, play);
  update (self);
  g_object_notify (G_OBJECT (self), "play");
}

static void
awale_play_controller_game_changed (AwaleController *controller)
{
  AwalePlayController *self = AWALE_PLAY_CONTROLLER (controller);

  awale_play_controller_leave (self);
  update (self);
}

/* --- Players --------------------------------------------------------------------------------- */

/* Creates the opponent for a player choice; NULL for a person. If an engine is missing or its
 * command line is invalid, reports the error and returns NULL, so that a person plays instead. */
static AwaleOpponent *
create_opponent (AwalePlayController *self,
                 AwalePlayerChoice    seat)
{
  g_autoptr (GError) error = NULL;
  AwaleOpponent *opponent;

  opponent = awale_player_choice_create_opponent (
      seat, self->study->services, awale_game_get_rules (awale_study_get_game (self->study)),
      &error);
  if (error != NULL)
    awale_toast_overlay_say (self->study->toasts, error->message);
  return opponent;
}

/* Turns the board so that the only human player sits at the bottom. With no or two human players
 * the orientation stays. */
static void
turn_board (AwalePlayController *self)
{
  bool south = awale_player_choice_is_person (self->seats[AWALE_SOUTH]);
  bool north = awale_player_choice_is_person (self->seats[AWALE_NORTH]);

  if (south != north)
    awale_study_view_set_flipped (self->study->view, north);
}

/* Starts an AwalePlay whose first node is @start and in which the moves up to @head were already
 * played. */
static void
begin_at (AwalePlayController    *self,
          const AwalePlayerChoice seats[2],
          AwalePlayFlags          flags,
          AwaleNode              *start,
          AwaleNode              *head)
{
  g_autoptr (AwaleOpponent) south = create_opponent (self, seats[AWALE_SOUTH]);
  g_autoptr (AwaleOpponent) north = create_opponent (self, seats[AWALE_NORTH]);
  g_autoptr (AwalePlay) play =
      awale_play_new (awale_study_get_game (self->study), start, south, north, flags);

  awale_play_set_pause (play, BREATH_MS);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    self->seats[side] = seats[side];
  set_play (self, play);
  turn_board (self);
  awale_play_resume (play, head);
  if (g_settings_get_boolean (self->study->services->settings, "teaching"))
    awale_coach_set_play (self->coach, play);
  awale_study_view_focus_board (self->study->view);
}

/* --- Actions --------------------------------------------------------------------------------- */

/* True if a game is being played or has just ended. False also while a step is undone and the head
 * of the play is briefly a removed node. */
static bool
is_playing (AwalePlayController *self)
{
  return self->play != NULL && awale_game_contains (awale_play_get_game (self->play),
                                                    awale_play_get_head (self->play));
}

static void
hint (AwalePlayController *self)
{
  awale_play_ask_hint (self->play);
}

static bool
can_hint (AwalePlayController *self)
{
  return is_playing (self) && is_at_head (self) && awale_play_is_persons (self->play);
}

static void
take_back (AwalePlayController *self)
{
  awale_study_view_flush (self->study->view);
  awale_play_take_back (self->play);
  awale_study_view_focus_board (self->study->view);
}

static bool
can_take_back (AwalePlayController *self)
{
  return is_playing (self) && awale_play_can_take_back (self->play);
}

static void
go_to_head (AwalePlayController *self)
{
  awale_game_set_cursor (awale_study_get_game (self->study), awale_play_get_head (self->play));
  awale_study_view_focus_board (self->study->view);
}

static bool
can_go_to_head (AwalePlayController *self)
{
  return is_playing (self) && !is_at_head (self);
}

static void
leave (AwalePlayController *self)
{
  awale_play_controller_leave (self);
  awale_study_view_focus_board (self->study->view);
}

static void
ask_again (AwalePlayController *self)
{
  awale_play_bar_set_reply (self->bar, NULL);
  awale_play_begin (self->play);
}

static bool
can_ask_again (AwalePlayController *self)
{
  return is_playing (self) && !awale_play_is_thinking (self->play) &&
         !awale_play_is_over (self->play);
}

static void
stop (AwalePlayController *self)
{
  awale_play_stop (self->play);
}

static bool
can_stop (AwalePlayController *self)
{
  return is_playing (self) && awale_play_can_stop (self->play);
}

/* Handles the answer and focuses the board, because the menu that opened the dialog is closed. */
static void
resign_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (AwalePlayController) self = data;

  if (self->play == NULL)
    return;
  if (answer == AWALE_ANSWER_DISCARD)
    awale_play_resign (self->play, awale_play_can_resign (self->play, AWALE_SOUTH) ? AWALE_SOUTH
                                                                                   : AWALE_NORTH);
  else if (answer != AWALE_ANSWER_CANCEL)
    awale_play_resign (self->play, answer == AWALE_ANSWER_OTHER ? AWALE_SOUTH : AWALE_NORTH);
  awale_study_view_focus_board (self->study->view);
}

/* The label of the button by which @side resigns. Underscores in the name are escaped. (transfer
 * full) */
static char *
word_resignation (AwalePlayController *self,
                  AwaleSide            side)
{
  GString *name = g_string_new (awale_play_get_name (self->play, side));
  char *label;

  g_string_replace (name, "_", "__", 0);
  /* Translators: a button; the name of a player: “Ama Resigns”. */
  label = g_strdup_printf (_("%s Resigns"), name->str);
  g_string_free (name, TRUE);
  return label;
}

static void
ask_who_resigns (AwalePlayController *self)
{
  g_autofree char *south = word_resignation (self, AWALE_SOUTH);
  g_autofree char *north = word_resignation (self, AWALE_NORTH);
  const AwaleAnswers answers = {
    .cancel = _("_Play On"), .other = south, .accept = north, .neutral = true,
  };

  awale_dialogs_ask (self->study->window, _("Who Resigns?"),
                     _("The other player wins. Seeds are not counted."), &answers,
                     resign_answered_cb, g_object_ref (self));
}

static void
resign (AwalePlayController *self)
{
  AwaleSide loser = awale_play_can_resign (self->play, AWALE_SOUTH) ? AWALE_SOUTH : AWALE_NORTH;
  const AwaleAnswers answers = { .cancel = _("_Play On"), .discard = _("_Resign") };
  g_autofree char *body = NULL;

  if (awale_play_can_resign (self->play, !loser))
    {
      ask_who_resigns (self);
      return;
    }
  /* Translators: the names of the two players. */
  body = g_strdup_printf (_("%s gives up and %s wins. Seeds are not counted."),
                          awale_play_get_name (self->play, loser),
                          awale_play_get_name (self->play, !loser));
  awale_dialogs_ask (self->study->window, _("Resign This Game?"), body, &answers,
                     resign_answered_cb, g_object_ref (self));
}

static bool
can_resign (AwalePlayController *self)
{
  return is_playing (self) && (awale_play_can_resign (self->play, AWALE_SOUTH) ||
                               awale_play_can_resign (self->play, AWALE_NORTH));
}

static void
offer_answered_cb (AwaleAnswer answer,
                   gpointer    data)
{
  g_autoptr (AwalePlayController) self = data;

  if (self->play == NULL)
    return;
  if (answer == AWALE_ANSWER_ACCEPT)
    awale_play_offer (self->play, AWALE_PROPOSAL_END);
  awale_study_view_focus_board (self->study->view);
}

static void
offer_end (AwalePlayController *self)
{
  bool computer = awale_play_has_computer (self->play);
  AwaleScore score = awale_play_get_proposal (self->play);
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);
  const AwaleAnswers answers = {
    .cancel = _("_Play On"),
    .accept = computer ? _("_Offer") : _("_Agree"),
  };
  /* Translators: the names of the players with their scores. */
  g_autofree char *body = g_strdup_printf (_("Each side keeps its own seeds: %s %s, %s %s."),
                                           awale_play_get_name (self->play, AWALE_SOUTH), south,
                                           awale_play_get_name (self->play, AWALE_NORTH), north);

  awale_dialogs_ask (self->study->window,
                     computer ? _("Offer to End the Game Here?")
                              : _("Do Both Players Agree to End the Game Here?"),
                     body, &answers, offer_answered_cb, g_object_ref (self));
}

static bool
can_offer_end (AwalePlayController *self)
{
  return is_playing (self) && awale_play_can_offer (self->play, AWALE_PROPOSAL_END);
}

static void
go_on (AwalePlayController *self)
{
  awale_play_offer (self->play, AWALE_PROPOSAL_GO_ON);
  awale_study_view_focus_board (self->study->view);
}

static bool
can_go_on (AwalePlayController *self)
{
  return is_playing (self) && awale_play_can_offer (self->play, AWALE_PROPOSAL_GO_ON);
}

/* Adds another game of the same players to the file, in which the other side moves first. */
static void
rematch (AwalePlayController *self)
{
  static const char *const kept[] = { "Event", "Site", "South", "North" };
  AwaleGame *last = awale_study_get_game (self->study);
  const AwaleRuleset *rules = awale_game_get_rules (last);
  g_autoptr (AwaleGame) game = awale_game_new (rules);
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");
  AwalePosition start = awale_position_start ();

  awale_study_view_flush (self->study->view);
  start.side = !awale_game_get_start (last).side;
  if (start.side != AWALE_SOUTH)
    awale_game_set_start (game, rules, start);
  for (size_t i = 0; i < G_N_ELEMENTS (kept); i++)
    awale_game_set_tag (game, kept[i], awale_game_get_tag (last, kept[i]));
  awale_game_set_tag (game, "Date", date);
  awale_game_forget_history (game);
  g_ptr_array_add (games, game);
  awale_draft_insert_games (
      self->study->draft, games,
      awale_document_get_n_games (awale_draft_get_document (self->study->draft)));
  awale_play_controller_begin (self, self->seats);
}

static bool
can_rematch (AwalePlayController *self)
{
  return is_playing (self) && awale_play_is_over (self->play);
}

/* --- New games ------------------------------------------------------------------------------- */

static char **
dup_engine_names (AwalePlayController *self)
{
  GListModel *engines = awale_engines_get_model (self->study->services->engines);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (unsigned i = 0; i < g_list_model_get_n_items (engines); i++)
    {
      g_autoptr (AwaleEngineEntry) entry = g_list_model_get_item (engines, i);

      g_strv_builder_add (names, awale_engine_entry_get_name (entry));
    }
  return g_strv_builder_end (names);
}

/* Asks for the players in a dialog made by @create; @created is connected to its signal
 * "created". */
static void
ask_for_players (AwalePlayController *self,
                 GtkWidget         *(*create) (GSettings *, AwaleRulesets *, AwaleGame *,
                                               const char *const *),
                 GCallback            created)
{
  g_auto (GStrv) engines = dup_engine_names (self);
  AwaleServices *services = self->study->services;
  GtkWidget *dialog = create (services->settings, services->rulesets,
                              awale_study_get_game (self->study), (const char *const *) engines);

  g_signal_connect_object (dialog, "created", created, self, G_CONNECT_SWAPPED);
  awale_dialogs_present (GTK_WIDGET (self->study->window), dialog);
}

/* Players of a new game, and a notice (nullable) to be shown once the game has begun. */
typedef struct
{
  AwalePlayerChoice seats[2];
  char             *notice;
} Beginning;

static void
beginning_free (gpointer data)
{
  Beginning *beginning = data;

  g_free (beginning->notice);
  g_free (beginning);
}

static void
begin_game (AwaleStudy *study,
            gpointer    data)
{
  Beginning *beginning = data;

  awale_study_view_focus_board (study->view);
  awale_play_controller_begin (study->play_controller, beginning->seats);
  if (beginning->notice != NULL)
    awale_toast_overlay_say (study->toasts, beginning->notice);
}

static void
game_created_cb (AwalePlayController *self,
                 AwaleNewGameDialog  *dialog)
{
  g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (dialog);
  g_autoptr (AwaleDocument) document = NULL;
  Beginning *beginning;

  if (game == NULL)
    return;

  document = awale_document_new (NULL);
  awale_document_add_game (document, game);
  beginning = g_new0 (Beginning, 1);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    beginning->seats[side] = awale_new_game_dialog_get_seat (dialog, side);
  beginning->notice = awale_new_game_dialog_dup_notice (dialog);
  awale_document_opener_open (self->study, document, false, _("Where Should the New Game Go?"),
                              begin_game, beginning, beginning_free);
}

static void
new_game (AwalePlayController *self)
{
  ask_for_players (self, awale_new_game_dialog_new, G_CALLBACK (game_created_cb));
}

static void
play_on_cb (AwalePlayController *self,
            AwaleNewGameDialog  *dialog)
{
  const AwalePlayerChoice seats[2] = { awale_new_game_dialog_get_seat (dialog, AWALE_SOUTH),
                                       awale_new_game_dialog_get_seat (dialog, AWALE_NORTH) };

  if (awale_study_get_game (self->study) != NULL)
    awale_play_controller_play_on (self, seats);
}

static void
play_on (AwalePlayController *self)
{
  awale_study_view_flush (self->study->view);
  ask_for_players (self, awale_new_game_dialog_new_play_on, G_CALLBACK (play_on_cb));
}

static const AwaleAction actions[] =
{
  { .name = "new-game", .activate = G_CALLBACK (new_game),
    .keys = "<Control>n", .group = AWALE_KEYS_GAMES, .title = N_("New game") },
  { .name = "play-on", .activate = G_CALLBACK (play_on), .when = AWALE_WHEN_STUDY },
  { .name = "hint", .activate = G_CALLBACK (hint),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_hint),
    .keys = "<Control>h", .group = AWALE_KEYS_PLAYING, .title = N_("Hint") },
  { .name = "take-back", .activate = G_CALLBACK (take_back),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_take_back) },
  /* During play, the key for undo takes moves back. */
  { .keys = "<Control>z", .group = AWALE_KEYS_PLAYING,
    .title = N_("Take back the move and the answer to it") },
  { .name = "play-head", .activate = G_CALLBACK (go_to_head),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_go_to_head) },
  { .name = "leave-play", .activate = G_CALLBACK (leave),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_playing) },
  { .name = "ask-again", .activate = G_CALLBACK (ask_again),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_ask_again) },
  { .name = "stop-play", .activate = G_CALLBACK (stop),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_stop) },
  { .name = "resign", .activate = G_CALLBACK (resign),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_resign) },
  { .name = "offer-end", .activate = G_CALLBACK (offer_end),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_offer_end) },
  { .name = "go-on", .activate = G_CALLBACK (go_on),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_go_on) },
  { .name = "rematch", .activate = G_CALLBACK (rematch),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_rematch) },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_play_controller_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  g_value_set_object (value, AWALE_PLAY_CONTROLLER (object)->play);
}

static void
lesson_told_cb (gpointer    controller,
                const char *lesson)
{
  AwalePlayController *self = controller;

  if (self->study->window != NULL)
    awale_play_bar_set_lesson (self->bar, lesson);
}

static void
awale_play_controller_dispose (GObject *object)
{
  AwalePlayController *self = AWALE_PLAY_CONTROLLER (object);

  g_clear_pointer (&self->coach, awale_coach_free);
  g_clear_object (&self->play_signals);
  if (self->play != NULL)
    g_object_run_dispose (G_OBJECT (self->play));
  g_clear_object (&self->play);
  self->study->play = NULL;

  G_OBJECT_CLASS (awale_play_controller_parent_class)->dispose (object);
}

static void
awale_play_controller_set_up (AwaleController *controller,
                              AwaleStudy      *study)
{
  AwalePlayController *self = AWALE_PLAY_CONTROLLER (controller);

  self->study = study;
  study->play_controller = self;
  self->bar = study->play_bar;
  self->coach = awale_coach_new (study->services->tables, lesson_told_cb, self);

  g_signal_connect_object (study->board, "pit-activated", G_CALLBACK (pit_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->board, "notify::animating", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->view, "notify::setting-up", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
awale_play_controller_class_init (AwalePlayControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  object_class->get_property = awale_play_controller_get_property;
  object_class->dispose = awale_play_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_play_controller_set_up;
  controller_class->game_changed = awale_play_controller_game_changed;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_object ("play", NULL, NULL, AWALE_TYPE_PLAY,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
awale_play_controller_init (AwalePlayController *self)
{
  static const char *const changes[] = { "notify::cursor", "node-added", "node-removed",
                                         "reordered", "line-selected", "tags-changed",
                                         "reset" };

  self->play_signals = g_signal_group_new (AWALE_TYPE_PLAY);
  g_signal_group_connect_swapped (self->play_signals, "changed", G_CALLBACK (play_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->play_signals, "answered", G_CALLBACK (answered_cb), self);
  g_signal_group_connect_swapped (self->play_signals, "failed", G_CALLBACK (failed_cb), self);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    awale_controller_follow_game (self, changes[i], G_CALLBACK (update));
}

AwalePlay *
awale_play_controller_get_play (AwalePlayController *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY_CONTROLLER (self), NULL);

  return self->play;
}

/* Human players may try variations while they play, so their branches do not become the main
 * line. */
void
awale_play_controller_begin (AwalePlayController    *self,
                             const AwalePlayerChoice seats[2])
{
  bool persons;
  AwaleNode *cursor;

  g_return_if_fail (AWALE_IS_PLAY_CONTROLLER (self));
  g_return_if_fail (awale_study_get_game (self->study) != NULL);

  persons = awale_player_choice_is_person (seats[AWALE_SOUTH]) &&
            awale_player_choice_is_person (seats[AWALE_NORTH]);
  cursor = awale_study_get_cursor (self->study);
  begin_at (self, seats, persons ? AWALE_PLAY_DEFAULT : AWALE_PLAY_OWN_GAME, cursor, cursor);
}

void
awale_play_controller_play_on (AwalePlayController    *self,
                               const AwalePlayerChoice seats[2])
{
  AwaleNode *cursor;

  g_return_if_fail (AWALE_IS_PLAY_CONTROLLER (self));
  g_return_if_fail (awale_study_get_game (self->study) != NULL);

  cursor = awale_study_get_cursor (self->study);
  begin_at (self, seats, AWALE_PLAY_DEFAULT, cursor, cursor);
}

void
awale_play_controller_leave (AwalePlayController *self)
{
  g_return_if_fail (AWALE_IS_PLAY_CONTROLLER (self));

  set_play (self, NULL);
}

char *
awale_play_controller_dup_state (AwalePlayController *self)
{
  g_autofree char *start = NULL;
  g_autofree char *head = NULL;
  AwalePlayState state;

  g_return_val_if_fail (AWALE_IS_PLAY_CONTROLLER (self), NULL);

  if (self->play == NULL || awale_play_is_over (self->play))
    return NULL;

  start = awale_node_dup_path (awale_play_get_start (self->play));
  head = awale_node_dup_path (awale_play_get_head (self->play));
  state = (AwalePlayState) {
    .seats = { self->seats[AWALE_SOUTH], self->seats[AWALE_NORTH] },
    .start = start,
    .head = head,
    .own_game = (awale_play_get_flags (self->play) & AWALE_PLAY_OWN_GAME) != 0,
  };
  return awale_play_state_to_string (&state);
}

/* The node at exactly @path, or NULL if the game no longer has it. */
static AwaleNode *
find_node (AwaleGame  *game,
           const char *path)
{
  AwaleNode *node = awale_game_find_path (game, path);
  g_autofree char *actual = awale_node_dup_path (node);

  return g_str_equal (actual, path) ? node : NULL;
}

void
awale_play_controller_resume (AwalePlayController *self,
                              const char          *text)
{
  g_autoptr (AwalePlayState) state = awale_play_state_parse (text);
  AwaleNode *start, *head;

  g_return_if_fail (AWALE_IS_PLAY_CONTROLLER (self));
  g_return_if_fail (awale_study_get_game (self->study) != NULL);

  if (state == NULL)
    return;

  start = find_node (awale_study_get_game (self->study), state->start);
  head = find_node (awale_study_get_game (self->study), state->head);
  if (start == NULL || head == NULL || !g_str_has_prefix (state->head, state->start))
    return;

  begin_at (self, state->seats, state->own_game ? AWALE_PLAY_OWN_GAME : AWALE_PLAY_DEFAULT, start,
            head);
}

