/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The live analysis of the game in view. It never starts by itself, rests while nobody can see
 * the window, and changes nothing of the game.
 */
#define G_LOG_DOMAIN "awale-window-analysis"

#include "awale-window-private.h"

#include <glib/gi18n-lib.h>

static AwaleAnalysisPanel *
get_panel (AwaleWindow *self)
{
  return awale_study_view_get_analysis_panel (self->study);
}

/* The tables of the game's rules as far as there are any; the usual ones are made at first use. */
static void
update_tables (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  if (game == NULL)
    return;
  awale_analysis_set_tables (self->analysis,
                             awale_tables_get (self->desk->tables, awale_game_get_rules (game)));
  if (awale_analysis_get_active (self->analysis))
    awale_tables_request_usual (self->desk->tables, awale_game_get_rules (game));
}

static void
analysis_updated_cb (AwaleWindow *self)
{
  if (self->study == NULL)
    return;

  awale_board_advise (awale_study_view_get_board (self->study), self->analysis);
  awale_actions_update (self->actions);
}

static void
active_changed_cb (AwaleWindow *self)
{
  if (awale_analysis_get_active (self->analysis))
    update_tables (self);
  else
    awale_analysis_set_deeper (self->analysis, false);
  analysis_updated_cb (self);
  g_object_notify (G_OBJECT (self), "analyse");
}

static void
cursor_moved_cb (AwaleWindow *self)
{
  awale_analysis_set_node (self->analysis, awale_game_get_cursor (awale_window_get_game (self)));
}

static void
preview_changed_cb (AwaleWindow *self)
{
  /* The pointer leaves the rows of a window that goes. */
  if (self->study == NULL)
    return;

  awale_board_preview_line (awale_study_view_get_board (self->study), self->analysis,
                            awale_analysis_panel_get_preview (get_panel (self)));
}

static void
line_added_cb (AwaleWindow *self)
{
  awale_window_toast_undo (self, _("The expected line was added to the moves."), "win.undo");
}

/* Nobody sees a window that is minimized, or that the system says is hidden. */
static bool
is_seen (AwaleWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  gboolean suspended = FALSE;

  if (surface == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return false;
  /* GTK 4.12 has it. */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self), "suspended") != NULL)
    g_object_get (self, "suspended", &suspended, NULL);
  return !suspended &&
         (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) == 0;
}

void
awale_window_update_paused (AwaleWindow *self)
{
  AwalePlay *play = self->playing != NULL ? awale_playing_get_play (self->playing) : NULL;

  if (self->analysis != NULL)
    awale_analysis_set_paused (self->analysis,
                               !is_seen (self) || awale_window_is_setting_up (self) ||
                               (play != NULL && awale_play_is_thinking (play)));
}

static void
realized_cb (AwaleWindow *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)), "notify::state",
                           G_CALLBACK (awale_window_update_paused), self, G_CONNECT_SWAPPED);
}

/* Looked at from now on, so that nothing is searched for a window that is not yet there. */
static void
watch_sight (AwaleWindow *self)
{
  g_signal_connect_object (self, "realize", G_CALLBACK (realized_cb), self, 0);
  g_signal_connect_object (self, "map", G_CALLBACK (awale_window_update_paused), self,
                           G_CONNECT_AFTER);
  g_signal_connect_object (self, "unmap", G_CALLBACK (awale_window_update_paused), self,
                           G_CONNECT_AFTER);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self), "suspended") != NULL)
    g_signal_connect_object (self, "notify::suspended", G_CALLBACK (awale_window_update_paused),
                             self, 0);
  g_signal_connect_object (self->study, "notify::setting-up",
                           G_CALLBACK (awale_window_update_paused), self, G_CONNECT_SWAPPED);
  awale_window_update_paused (self);
}

static void
bind_settings (AwaleWindow *self,
               GSettings   *settings)
{
  static const char *const switches[] = { "show-best-move", "show-values" };
  AwaleBoardValues *values =
    awale_board_get_values (awale_study_view_get_board (self->study));

  for (size_t i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, switches[i]);

      g_settings_bind (settings, switches[i], values, switches[i], G_SETTINGS_BIND_GET);
      g_action_map_add_action (G_ACTION_MAP (self), action);
    }
  g_settings_bind (settings, "analysis-threads", self->analysis, "threads", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "analysis-hash", self->analysis, "hash", G_SETTINGS_BIND_GET);
}

void
awale_window_set_up_analysis (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  self->analysis = awale_analysis_new (NULL);
  g_signal_connect_object (self->analysis, "updated", G_CALLBACK (analysis_updated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::active", G_CALLBACK (active_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::running",
                           G_CALLBACK (awale_actions_update), self->actions,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk->tables, "changed", G_CALLBACK (update_tables), self,
                           G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->game_signals, "notify::cursor",
                                 G_CALLBACK (cursor_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->game_signals, "reset", G_CALLBACK (update_tables), self,
                                 G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  g_signal_connect_object (self->study, "flush", G_CALLBACK (awale_analysis_keep), self->analysis,
                           G_CONNECT_SWAPPED);
  awale_analysis_panel_set_analysis (get_panel (self), self->analysis);
  g_signal_connect_object (get_panel (self), "notify::preview", G_CALLBACK (preview_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_panel (self), "line-added", G_CALLBACK (line_added_cb), self,
                           G_CONNECT_SWAPPED);
  bind_settings (self, self->desk->settings);
  watch_sight (self);
}

void
awale_window_follow_analysis (AwaleWindow *self)
{
  AwaleDocument *document = awale_draft_get_document (self->draft);

  g_assert (AWALE_IS_WINDOW (self));

  /* Another game of the same file is gone on with; of another file none was asked for. */
  if (document != self->analysed)
    awale_analysis_set_active (self->analysis, false);
  self->analysed = document;
  awale_analysis_set_deeper (self->analysis, false);
  awale_analysis_set_game (self->analysis, awale_window_get_game (self));
  update_tables (self);
}

bool
awale_window_get_analyse (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  return self->analysis != NULL && awale_analysis_get_active (self->analysis);
}

void
awale_window_set_analyse (AwaleWindow *self,
                          bool         analyse)
{
  g_assert (AWALE_IS_WINDOW (self));

  if (self->analysis == NULL)
    return;
  if (analyse && !awale_analysis_get_active (self->analysis))
    awale_study_view_set_page (self->study, AWALE_STUDY_PAGE_ANALYSIS);
  awale_analysis_set_active (self->analysis, analyse);
}

static void
go_deeper_action (AwaleWindow *self)
{
  awale_analysis_go_deeper (self->analysis);
}

static bool
can_go_deeper (AwaleWindow *self)
{
  return awale_analysis_can_go_deeper (self->analysis);
}

static const AwaleAction actions[] =
{
  { .name = "analyse", .property = "analyse", .sense = AWALE_SENSE_STUDY,
    .keys = "F5", .group = AWALE_KEYS_WINDOW, .title = N_("Start or Stop the Analysis") },
  { .name = "go-deeper", .activate = G_CALLBACK (go_deeper_action),
    .can = G_CALLBACK (can_go_deeper) },
};

void
awale_window_add_analysis_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
