/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Beginning a game: a new one, the next one of a match, or one that is played on from the position
 * in view; between persons, the computer, and engines of other programs.
 */
#define G_LOG_DOMAIN "awale-window-new-game"

#include "awale-window-private.h"

#include "awale-new-game-dialog.h"
#include "desk/awale-play-state.h"
#include "play/awale-computer.h"
#include "play/awale-program.h"

/* A breath between a person's move and the computer's, beyond what its sowing takes to be shown. */
#define BREATH_MS 350

/* Who plays: computers by their levels, engines of other programs by their names. */
typedef struct
{
  int         levels[2];
  const char *engines[2];
} Seats;

static bool
is_person (const Seats *seats,
           AwaleSide    side)
{
  return seats->levels[side] == 0 && seats->engines[side] == NULL;
}

/* The engine called @name; one that cannot be run leaves its seat to a person, and that is said. */
static AwaleOpponent *
make_program (AwaleWindow *self,
              const char  *name)
{
  AwaleEngines *engines = self->desk->engines;
  AwaleEngineEntry *entry = awale_engines_find (engines, name);
  g_autoptr (AwaleEngineProcess) process = NULL;
  g_autoptr (GError) error = NULL;

  if (entry == NULL)
    return NULL;
  process = awale_engines_create_process (engines, entry, &error);
  if (process == NULL)
    {
      awale_window_toast (self, error->message);
      return NULL;
    }
  return AWALE_OPPONENT (awale_program_new (process, name));
}

static AwaleOpponent *
make_opponent (AwaleWindow *self,
               const Seats *seats,
               AwaleSide    side)
{
  int level = seats->levels[side];
  AwaleComputer *computer;

  if (seats->engines[side] != NULL)
    return make_program (self, seats->engines[side]);
  if (level == 0)
    return NULL;

  computer = awale_computer_new (level);
  if (level == AWALE_LEVEL_STRONGEST)
    awale_computer_set_tables (
      computer, awale_tables_get (self->desk->tables,
                                  awale_game_get_rules (awale_window_get_game (self))));
  return AWALE_OPPONENT (computer);
}

/* Persons sit below; where there are two of them, as they last did. */
static void
seat (AwaleWindow *self,
      const Seats *seats)
{
  if (is_person (seats, AWALE_SOUTH) != is_person (seats, AWALE_NORTH))
    awale_study_view_set_flipped (self->study, is_person (seats, AWALE_NORTH));
}

/* For the rematch. */
static void
remember_seats (AwaleWindow *self,
                const Seats *seats)
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      char *engine = g_strdup (seats->engines[side]);

      g_free (self->engines[side]);
      self->engines[side] = engine;
      self->levels[side] = seats->levels[side];
    }
}

/* Plays the game in view from @start on, where @head was come to already. */
static void
begin_at (AwaleWindow   *self,
          const Seats   *seats,
          AwalePlayFlags flags,
          AwaleNode     *start,
          AwaleNode     *head)
{
  AwaleGame *game = awale_window_get_game (self);
  g_autoptr (AwaleOpponent) south = make_opponent (self, seats, AWALE_SOUTH);
  g_autoptr (AwaleOpponent) north = make_opponent (self, seats, AWALE_NORTH);
  g_autoptr (AwalePlay) play = NULL;

  play = awale_play_new (game, start, south, north, flags);
  awale_play_set_pause (play, BREATH_MS);
  remember_seats (self, seats);
  awale_window_set_autoplay (self, false);
  awale_window_set_analyse (self, false);
  awale_window_set_play (self, play);
  seat (self, seats);
  awale_play_resume (play, head);
  awale_study_view_focus_board (self->study);
}

/* Plays the game in view from the position in view on. */
static void
begin (AwaleWindow   *self,
       const Seats   *seats,
       AwalePlayFlags flags)
{
  AwaleNode *cursor = awale_game_get_cursor (awale_window_get_game (self));

  begin_at (self, seats, flags, cursor, cursor);
}

static void
begin_own_game (AwaleWindow *self,
                const Seats *seats)
{
  bool computer = !is_person (seats, AWALE_SOUTH) || !is_person (seats, AWALE_NORTH);

  /* Persons record and study as they play: their game is what its main line is. */
  begin (self, seats, computer ? AWALE_PLAY_OWN_GAME : AWALE_PLAY_DEFAULT);
}

static Seats
get_seats (AwaleNewGameDialog *dialog)
{
  Seats seats;

  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      seats.levels[side] = awale_new_game_dialog_get_level (dialog, side);
      seats.engines[side] = awale_new_game_dialog_get_engine (dialog, side);
    }
  return seats;
}

static void
game_created_cb (AwaleWindow        *self,
                 AwaleNewGameDialog *dialog)
{
  g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (dialog);
  g_autofree char *notice = awale_new_game_dialog_dup_notice (dialog);
  Seats seats = get_seats (dialog);
  AwaleWindow *window;

  if (game == NULL)
    return;

  window = awale_window_get_free (self);
  awale_window_take (window, game, false);
  begin_own_game (window, &seats);
  if (notice != NULL)
    awale_window_toast (window, notice);
  gtk_window_present (GTK_WINDOW (window));
}

static void
play_on_cb (AwaleWindow        *self,
            AwaleNewGameDialog *dialog)
{
  Seats seats = get_seats (dialog);

  if (awale_window_get_game (self) != NULL)
    begin (self, &seats, AWALE_PLAY_DEFAULT);
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

/* The names of the engines that were added. */
static char **
dup_engine_names (AwaleWindow *self)
{
  GListModel *engines = awale_engines_get_model (self->desk->engines);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (unsigned i = 0; i < g_list_model_get_n_items (engines); i++)
    {
      g_autoptr (AwaleEngineEntry) entry = g_list_model_get_item (engines, i);

      g_strv_builder_add (names, awale_engine_entry_get_name (entry));
    }
  return g_strv_builder_end (names);
}

static void
new_game_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  g_auto (GStrv) engines = dup_engine_names (self);

  show_dialog (self, awale_new_game_dialog_new (self->desk->settings, awale_window_get_game (self),
                                                (const char *const *) engines),
               G_CALLBACK (game_created_cb));
}

static void
play_on_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  g_auto (GStrv) engines = dup_engine_names (self);

  awale_window_flush (self);
  show_dialog (self, awale_new_game_dialog_new_play_on (self->desk->settings,
                                                        awale_window_get_game (self),
                                                        (const char *const *) engines),
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
  g_autofree char *south = g_strdup (self->engines[AWALE_SOUTH]);
  g_autofree char *north = g_strdup (self->engines[AWALE_NORTH]);
  const Seats seats = {
    .levels = { self->levels[AWALE_SOUTH], self->levels[AWALE_NORTH] },
    .engines = { south, north },
  };

  awale_window_flush (self);
  start.side = !awale_game_get_start (last).side;
  if (start.side != AWALE_SOUTH)
    awale_game_set_start (game, rules, start);
  for (size_t i = 0; i < G_N_ELEMENTS (kept); i++)
    awale_game_set_tag (game, kept[i], awale_game_get_tag (last, kept[i]));
  awale_game_set_tag (game, "Date", date);
  awale_game_forget_history (game);
  awale_draft_add_game (self->draft, game);
  begin_own_game (self, &seats);
}

/* --- A game that was left --------------------------------------------------------------------- */

char *
awale_window_dup_play (AwaleWindow *self)
{
  g_autofree char *start = NULL;
  g_autofree char *head = NULL;
  AwalePlayState state;

  g_assert (AWALE_IS_WINDOW (self));

  if (self->play == NULL || awale_play_is_over (self->play))
    return NULL;

  start = awale_node_dup_path (awale_play_get_start (self->play));
  head = awale_node_dup_path (awale_play_get_head (self->play));
  state = (AwalePlayState) {
    .levels = { self->levels[AWALE_SOUTH], self->levels[AWALE_NORTH] },
    .engines = { self->engines[AWALE_SOUTH], self->engines[AWALE_NORTH] },
    .start = start,
    .head = head,
    .own_game = (awale_play_get_flags (self->play) & AWALE_PLAY_OWN_GAME) != 0,
  };
  return awale_play_state_to_string (&state);
}

/* The node that @path leads to; NULL if the game is another one by now. */
static AwaleNode *
find_node (AwaleGame  *game,
           const char *path)
{
  AwaleNode *node = awale_game_find_path (game, path);
  g_autofree char *found = awale_node_dup_path (node);

  return g_str_equal (found, path) ? node : NULL;
}

static bool
has_engine (AwaleWindow *self,
            const char  *name)
{
  return name == NULL || awale_engines_find (self->desk->engines, name) != NULL;
}

void
awale_window_resume_play (AwaleWindow *self,
                          const char  *play)
{
  g_autoptr (AwalePlayState) state = awale_play_state_parse (play);
  AwaleNode *start, *head;
  Seats seats;

  g_assert (AWALE_IS_WINDOW (self));

  if (state == NULL || !has_engine (self, state->engines[AWALE_SOUTH]) ||
      !has_engine (self, state->engines[AWALE_NORTH]))
    return;

  start = find_node (awale_window_get_game (self), state->start);
  head = find_node (awale_window_get_game (self), state->head);
  if (start == NULL || head == NULL || !g_str_has_prefix (state->head, state->start))
    return;

  seats = (Seats) { { state->levels[AWALE_SOUTH], state->levels[AWALE_NORTH] },
                    { state->engines[AWALE_SOUTH], state->engines[AWALE_NORTH] } };
  begin_at (self, &seats, state->own_game ? AWALE_PLAY_OWN_GAME : AWALE_PLAY_DEFAULT, start, head);
}

void
awale_window_install_new_game_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-game",
                                       NULL);
}
