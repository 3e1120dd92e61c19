/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The choice of players for a new game, or for playing on from the current position.
 */
#define G_LOG_DOMAIN "awale-window-new-game"

#include "awale-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/common/awale-dialogs.h"
#include "app/play/awale-new-game-dialog.h"

static void
get_seats (AwaleNewGameDialog *dialog,
           AwalePlayerChoice   seats[2])
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    seats[side] = awale_new_game_dialog_get_seat (dialog, side);
}

/* Players of the new game, and a notice to show. */
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
begin (AwaleWindow *self,
       gpointer     data)
{
  Beginning *beginning = data;

  awale_study_view_focus_board (self->study);
  awale_play_controller_begin (self->play_controller, beginning->seats);
  if (beginning->notice != NULL)
    awale_toasts_say (self->toasts, beginning->notice);
}

static void
game_created_cb (AwaleWindow        *self,
                 AwaleNewGameDialog *dialog)
{
  g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (dialog);
  g_autoptr (AwaleDocument) document = NULL;
  Beginning *beginning;

  if (game == NULL)
    return;

  document = awale_document_new (NULL);
  awale_document_add_game (document, game);
  beginning = g_new0 (Beginning, 1);
  get_seats (dialog, beginning->seats);
  beginning->notice = awale_new_game_dialog_dup_notice (dialog);
  awale_window_place (self, document, false, _("Where Should the New Game Go?"), begin, beginning,
                      beginning_free);
}

static void
play_on_cb (AwaleWindow        *self,
            AwaleNewGameDialog *dialog)
{
  AwalePlayerChoice seats[2];

  get_seats (dialog, seats);
  if (awale_window_get_game (self) != NULL)
    awale_play_controller_play_on (self->play_controller, seats);
}

static void
show_dialog (AwaleWindow *self,
             GtkWidget   *dialog,
             GCallback    created)
{
  g_signal_connect_object (dialog, "created", created, self, G_CONNECT_SWAPPED);
  awale_dialogs_present (GTK_WIDGET (self), dialog);
}

static char **
dup_engine_names (AwaleWindow *self)
{
  GListModel *engines = awale_engines_get_model (self->services->engines);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (unsigned i = 0; i < g_list_model_get_n_items (engines); i++)
    {
      g_autoptr (AwaleEngineEntry) entry = g_list_model_get_item (engines, i);

      g_strv_builder_add (names, awale_engine_entry_get_name (entry));
    }
  return g_strv_builder_end (names);
}

static void
new_game_action (AwaleWindow *self)
{
  g_auto (GStrv) engines = dup_engine_names (self);

  show_dialog (self, awale_new_game_dialog_new (self->services->settings, self->services->rulesets,
                                                awale_window_get_game (self),
                                                (const char *const *) engines),
               G_CALLBACK (game_created_cb));
}

static void
play_on_action (AwaleWindow *self)
{
  g_auto (GStrv) engines = dup_engine_names (self);

  awale_study_view_flush (self->study);
  show_dialog (self, awale_new_game_dialog_new_play_on (self->services->settings,
                                                        self->services->rulesets,
                                                        awale_window_get_game (self),
                                                        (const char *const *) engines),
               G_CALLBACK (play_on_cb));
}

static const AwaleAction actions[] =
{
  { .name = "new-game", .activate = G_CALLBACK (new_game_action),
    .keys = "<Control>n", .group = AWALE_KEYS_GAMES, .title = N_("New game") },
  { .name = "play-on", .activate = G_CALLBACK (play_on_action), .when = AWALE_WHEN_STUDY },
};

void
awale_window_add_new_game_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
