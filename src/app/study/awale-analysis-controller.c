/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis-controller"

#include "awale-analysis-controller.h"

#include "app/engines/awale-engine-pane.h"
#include "awale-edit-controller.h"
#include "awale-play-controller.h"

#include <glib/gi18n-lib.h>

struct _AwaleAnalysisController
{
  AwaleController     parent_instance;

  AwaleStudy         *study;
  AwaleAnalysisPanel *panel;

  AwaleAnalysis      *analysis;
  AwaleEnginePane    *engine_pane;
  AwaleDocument      *document;      /* Document that the analysis is about; only compared, never
                                      * dereferenced. */
};

G_DEFINE_FINAL_TYPE (AwaleAnalysisController, awale_analysis_controller, AWALE_TYPE_CONTROLLER)

static void
update_tables (AwaleAnalysisController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);

  if (game == NULL)
    return;
  awale_analysis_set_tables (self->analysis, awale_tablebases_get (self->study->services->tables,
                                                                   awale_game_get_rules (game)));
  if (awale_analysis_get_active (self->analysis))
    awale_tablebases_request_usual (self->study->services->tables, awale_game_get_rules (game));
}

static void
update_book (AwaleAnalysisController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);

  if (game != NULL && awale_analysis_get_active (self->analysis))
    awale_analysis_set_book (self->analysis, awale_book_list_get (self->study->services->books,
                                                                  awale_game_get_rules (game)));
}

static void
update_sources (AwaleAnalysisController *self)
{
  update_tables (self);
  update_book (self);
}

static void
updated_cb (AwaleAnalysisController *self)
{
  awale_board_values_show_analysis (awale_board_get_values (self->study->board), self->analysis);
  awale_controller_changed (self);
}

static void
update_engine (AwaleAnalysisController *self)
{
  awale_engine_pane_set_active (self->engine_pane, awale_analysis_get_active (self->analysis) &&
                                                   !awale_analysis_get_paused (self->analysis));
}

static void
active_changed_cb (AwaleAnalysisController *self)
{
  if (awale_analysis_get_active (self->analysis))
    {
      awale_study_view_show_page (self->study->view, AWALE_STUDY_PAGE_ANALYSIS);
      update_sources (self);
    }
  update_engine (self);
  updated_cb (self);
}

static void
cursor_moved_cb (AwaleAnalysisController *self)
{
  awale_analysis_set_node (self->analysis, awale_study_get_cursor (self->study));
}

static void
awale_analysis_controller_game_changed (AwaleController *controller)
{
  AwaleAnalysisController *self = AWALE_ANALYSIS_CONTROLLER (controller);
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleDocument *document = awale_draft_get_document (self->study->draft);

  /* The analysis goes on when the user switches to another game of the same file, and stops when
   * another file is opened. */
  if (document != self->document)
    awale_analysis_set_active (self->analysis, false);
  self->document = document;
  awale_analysis_set_game (self->analysis, game);
  awale_engine_pane_set_game (self->engine_pane, game);
  update_sources (self);
}

static void
flush_cb (AwaleAnalysisController *self)
{
  awale_analysis_keep (self->analysis);
}

static void
preview_changed_cb (AwaleAnalysisController *self)
{
  awale_board_values_show_line (awale_board_get_values (self->study->board), self->analysis,
                                awale_analysis_panel_get_preview (self->panel));
}

/* Adds a line to the game. The toast stays twice as long as usual, so that the user can reach its
 * button with the keyboard. */
static void
add_line_cb (AwaleStudy *study,
             gpointer    line)
{
  if (awale_analysis_line_add_to_game (line, awale_study_get_game (study),
                                       awale_study_get_cursor (study),
                                       AWALE_ANALYSIS_PANEL_MOVES) != NULL)
    awale_toast_overlay_add (study->toasts, _("The expected line was added to the moves."),
                             _("_Undo"), "win.undo", 2 * AWALE_TOAST_OVERLAY_SECONDS);
}

static void
line_chosen_cb (AwaleAnalysisController *self,
                AwaleAnalysisLine       *line)
{
  awale_edit_controller_continue (self->study, add_line_cb, g_object_ref (line), g_object_unref);
}

/* --- Pausing --------------------------------------------------------------------------------- */

/* True if the user may see the window: it is mapped, not minimized, and not reported as hidden by
 * the system. */
static bool
is_seen (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  gboolean suspended = FALSE;

  if (surface == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return false;
  /* The property "suspended" was added in GTK 4.12. */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (window), "suspended") != NULL)
    g_object_get (window, "suspended", &suspended, NULL);
  return !suspended &&
         (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) == 0;
}

static void
update_paused (AwaleAnalysisController *self)
{
  AwalePlay *play = self->study->play;

  awale_analysis_set_paused (self->analysis, !is_seen (self->study->window) ||
                                             awale_study_view_is_setting_up (self->study->view) ||
                                             (play != NULL && awale_play_is_thinking (play)));
}

/* Stops the analysis when the user begins to play a game. */
static void
play_changed_cb (AwaleAnalysisController *self)
{
  if (self->study->play != NULL)
    awale_analysis_set_active (self->analysis, false);
}

static void
realized_cb (AwaleAnalysisController *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self->study->window)),
                           "notify::state", G_CALLBACK (update_paused), self, G_CONNECT_SWAPPED);
}

/* Pauses and resumes the analysis with the visibility of the window, starting with its present
 * state. */
static void
watch_sight (AwaleAnalysisController *self)
{
  GtkWindow *window = self->study->window;

  if (gtk_widget_get_realized (GTK_WIDGET (window)))
    realized_cb (self);
  g_signal_connect_object (window, "realize", G_CALLBACK (realized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "map", G_CALLBACK (update_paused), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (window, "unmap", G_CALLBACK (update_paused), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (window), "suspended") != NULL)
    g_signal_connect_object (window, "notify::suspended", G_CALLBACK (update_paused), self,
                             G_CONNECT_SWAPPED);
  update_paused (self);
}

/* --- Actions --------------------------------------------------------------------------------- */

static void
go_deeper (AwaleAnalysisController *self)
{
  awale_analysis_go_deeper (self->analysis);
}

static bool
can_go_deeper (AwaleAnalysisController *self)
{
  return awale_analysis_can_go_deeper (self->analysis);
}

/* The action that switches the property "active" of the AwaleAnalysis. */
static const AwaleAction analysis_actions[] =
{
  { .name = "analyse", .property = "active", .when = AWALE_WHEN_STUDY,
    .keys = "F5", .group = AWALE_KEYS_WINDOW, .title = N_("Start or stop the analysis") },
};

static const AwaleAction actions[] =
{
  { .name = "go-deeper", .activate = G_CALLBACK (go_deeper),
    .can = G_CALLBACK (can_go_deeper) },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_analysis_controller_dispose (GObject *object)
{
  AwaleAnalysisController *self = AWALE_ANALYSIS_CONTROLLER (object);

  g_clear_object (&self->analysis);
  g_clear_object (&self->engine_pane);

  G_OBJECT_CLASS (awale_analysis_controller_parent_class)->dispose (object);
}

static void
bind_settings (AwaleAnalysisController *self)
{
  static const char *const switches[] = { "show-best-move", "show-values" };
  GSettings *settings = self->study->services->settings;

  for (size_t i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, switches[i]);

      g_settings_bind (settings, switches[i], awale_board_get_values (self->study->board),
                       switches[i], G_SETTINGS_BIND_GET);
      g_action_map_add_action (G_ACTION_MAP (self->study->window), action);
    }
  g_settings_bind (settings, "analysis-threads", self->analysis, "threads", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "analysis-hash", self->analysis, "hash", G_SETTINGS_BIND_GET);
}

static void
follow (AwaleAnalysisController *self)
{
  const struct
  {
    gpointer    source;
    const char *signal;
    GCallback   callback;
  } followed[] = {
    { self->analysis, "updated", G_CALLBACK (updated_cb) },
    { self->analysis, "notify::active", G_CALLBACK (active_changed_cb) },
    { self->analysis, "notify::paused", G_CALLBACK (update_engine) },
    { self->analysis, "notify::running", G_CALLBACK (awale_controller_changed) },
    { self->study->services->books, "changed", G_CALLBACK (update_book) },
    { self->study->services->tables, "changed", G_CALLBACK (update_tables) },
    { self->panel, "notify::preview", G_CALLBACK (preview_changed_cb) },
    { self->panel, "line-chosen", G_CALLBACK (line_chosen_cb) },
    { self->study->play_controller, "changed", G_CALLBACK (update_paused) },
    { self->study->play_controller, "notify::play", G_CALLBACK (play_changed_cb) },
    { self->study->view, "notify::setting-up", G_CALLBACK (update_paused) },
    { self->study->view, "flush", G_CALLBACK (flush_cb) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (followed); i++)
    g_signal_connect_object (followed[i].source, followed[i].signal, followed[i].callback, self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "failed", G_CALLBACK (awale_toast_overlay_say),
                           self->study->toasts, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->engine_pane, "failed", G_CALLBACK (awale_toast_overlay_say),
                           self->study->toasts, G_CONNECT_SWAPPED);
}

static void
awale_analysis_controller_set_up (AwaleController *controller,
                                  AwaleStudy      *study)
{
  AwaleAnalysisController *self = AWALE_ANALYSIS_CONTROLLER (controller);
  AwaleStudyPane *pane = study->pane;
  GtkWidget *engine_pane = awale_engine_pane_new (study->services->engines);

  self->study = study;
  self->panel = awale_study_pane_get_analysis_panel (pane);
  self->engine_pane = AWALE_ENGINE_PANE (g_object_ref_sink (engine_pane));
  awale_study_pane_set_engine_pane (pane, engine_pane);
  awale_analysis_panel_set_analysis (self->panel, self->analysis);
  follow (self);
  bind_settings (self);
  watch_sight (self);
  awale_actions_add (study->actions, self->analysis, analysis_actions,
                     G_N_ELEMENTS (analysis_actions));
}

static void
awale_analysis_controller_class_init (AwaleAnalysisControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_analysis_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_analysis_controller_set_up;
  controller_class->game_changed = awale_analysis_controller_game_changed;
}

static void
awale_analysis_controller_init (AwaleAnalysisController *self)
{
  self->analysis = awale_analysis_new (NULL);
  awale_controller_follow_game (self, "notify::cursor", G_CALLBACK (cursor_moved_cb));
  awale_controller_follow_game (self, "reset", G_CALLBACK (update_sources));
}

AwaleAnalysis *
awale_analysis_controller_get_analysis (AwaleAnalysisController *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_CONTROLLER (self), NULL);

  return self->analysis;
}

