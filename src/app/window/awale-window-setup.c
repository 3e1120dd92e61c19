/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Setting up a position: it becomes the start of the game in view, or of another one. Until it is
 * done, nothing has changed.
 */
#define G_LOG_DOMAIN "awale-window-setup"

#include "awale-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/common/awale-dialogs.h"

bool
awale_window_is_setting_up (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  return self->setup != NULL;
}

/* The board shows the game again, or the start page what one can begin with. */
static void
end_setup (AwaleWindow *self)
{
  g_signal_handlers_disconnect_by_data (self->setup, self->actions);
  g_clear_object (&self->setup);
  awale_study_view_set_setup (self->study, NULL, NULL);
  if (awale_window_get_game (self) != NULL)
    awale_study_view_focus_board (self->study);
  awale_window_update_all (self);
}

void
awale_window_cancel_setup (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  if (self->setup != NULL)
    end_setup (self);
}

static void
edit_position_action (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwalePosition position = awale_position_start ();
  AwaleRuleset rules = awale_rulesets_get_default (self->desk->rulesets);
  GtkWidget *panel;

  awale_window_flush (self);
  if (game != NULL)
    {
      position = awale_node_get_position (awale_game_get_cursor (game));
      rules = *awale_game_get_rules (game);
    }

  panel = awale_setup_panel_new (position, &rules, self->desk->rulesets);
  self->setup = AWALE_SETUP_PANEL (g_object_ref_sink (panel));
  g_signal_connect_object (panel, "changed", G_CALLBACK (awale_actions_update), self->actions,
                           G_CONNECT_SWAPPED);
  awale_study_view_set_setup (self->study, panel, awale_setup_panel_get_editor (self->setup));
  awale_window_update_all (self);
  awale_study_view_focus_board (self->study);
}

/* A study of its own, which begins with what was set up. */
static AwaleGame *
create_game (AwaleWindow *self)
{
  AwaleRuleset rules = awale_setup_panel_get_rules (self->setup);
  AwaleBoardEditor *editor = awale_setup_panel_get_editor (self->setup);
  AwaleGame *game = awale_game_new (&rules);

  awale_game_set_start (game, &rules, awale_board_editor_get_position (editor));
  awale_game_forget_history (game);
  return game;
}

static void
start_study (AwaleWindow *self)
{
  g_autoptr (AwaleGame) game = create_game (self);
  AwaleWindow *window;

  end_setup (self);
  window = awale_window_get_free (self);
  awale_window_adopt (window, game, true);
  gtk_window_present (GTK_WINDOW (window));
}

/* One step of the game's history. A result was that of the moves, which go. */
static void
replace_start (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwaleRuleset rules = awale_setup_panel_get_rules (self->setup);
  AwalePosition position =
    awale_board_editor_get_position (awale_setup_panel_get_editor (self->setup));

  end_setup (self);
  awale_game_begin_step (game, _("Set-Up Position"));
  awale_game_set_start (game, &rules, position);
  awale_game_set_tag (game, "Result", NULL);
  awale_game_set_tag (game, "Termination", NULL);
  awale_game_end_step (game);
}

static void
replace_answered_cb (AwaleAnswer answer,
                     gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;

  if (self->setup == NULL || gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return;

  if (answer == AWALE_ANSWER_ACCEPT)
    start_study (self);
  else if (answer == AWALE_ANSWER_DISCARD)
    replace_start (self);
}

static void
ask_what_becomes (AwaleWindow *self)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .discard = _("_Replace the Moves"),
    .accept = _("_New Study"),
  };

  awale_dialogs_ask (GTK_WINDOW (self), _("Start a new study with this position?"),
                     _("The game that is open has moves, which do not lead on from it. They can be "
                       "replaced by it; undo brings them back."),
                     &answers, replace_answered_cb, g_object_ref (self));
}

/* Whether what was set up is where the game is anyway. */
static bool
is_unchanged (AwaleWindow *self,
              AwaleGame   *game)
{
  AwaleRuleset rules = awale_setup_panel_get_rules (self->setup);
  AwalePosition position =
    awale_board_editor_get_position (awale_setup_panel_get_editor (self->setup));

  return awale_ruleset_equal (&rules, awale_game_get_rules (game)) &&
         awale_position_equal (position, awale_node_get_position (awale_game_get_cursor (game)));
}

static void
finish_setup_action (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  if (game == NULL)
    start_study (self);
  else if (is_unchanged (self, game))
    end_setup (self);
  else if (awale_node_get_first_child (awale_game_get_root (game)) == NULL)
    replace_start (self);
  else
    ask_what_becomes (self);
}

static void
cancel_setup_action (AwaleWindow *self)
{
  awale_window_cancel_setup (self);
}

static bool
is_valid (AwaleWindow *self)
{
  return awale_setup_panel_is_valid (self->setup);
}

static const AwaleAction actions[] =
{
  { .name = "edit-position", .activate = G_CALLBACK (edit_position_action),
    .sense = AWALE_SENSE_QUIET,
    .keys = "<Control>e", .group = AWALE_KEYS_SETUP, .title = N_("Set up a position") },
  { .keys = "plus minus", .group = AWALE_KEYS_SETUP, .title = N_("Add a seed, take one") },
  { .keys = "0...9", .group = AWALE_KEYS_SETUP, .title = N_("So many seeds") },
  { .keys = "Delete", .group = AWALE_KEYS_SETUP, .title = N_("Empty the pit") },
  { .name = "finish-setup", .activate = G_CALLBACK (finish_setup_action),
    .sense = AWALE_SENSE_SETUP, .can = G_CALLBACK (is_valid),
    .keys = "<Control>Return", .group = AWALE_KEYS_SETUP, .title = N_("Done") },
  { .name = "cancel-setup", .activate = G_CALLBACK (cancel_setup_action),
    .sense = AWALE_SENSE_SETUP,
    .keys = "Escape", .group = AWALE_KEYS_SETUP, .title = N_("Cancel") },
};

void
awale_window_add_setup_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
