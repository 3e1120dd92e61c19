/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis-controller"

#include "awale-analysis-controller.h"

#include "app/engines/awale-engine-pane.h"

#include <glib/gi18n-lib.h>

struct _AwaleAnalysisController
{
  GObject              parent_instance;

  GtkWindow           *window;        /* the window of the study, which owns this object */
  AwaleStudyView      *study;
  AwaleBoard          *board;
  AwaleAnalysisPanel  *panel;
  AwaleDraft          *draft;
  AwaleServices       *services;
  AwaleToasts         *toasts;
  AwalePlayController *play_controller;
  AwaleResultQuestion *result_question;

  AwaleAnalysis       *analysis;
  AwaleEnginePane     *engine_pane;
  AwaleDocument       *document;      /* compared only: the document of the last update */
  GSignalGroup        *game_signals;
};

G_DEFINE_FINAL_TYPE (AwaleAnalysisController, awale_analysis_controller, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ACTIVE,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static unsigned signals[N_SIGNALS];

static AwaleGame *
get_game (AwaleAnalysisController *self)
{
  return awale_draft_get_game (self->draft);
}

static void
update_tables (AwaleAnalysisController *self)
{
  AwaleGame *game = get_game (self);

  if (game == NULL)
    return;
  awale_analysis_set_tables (
      self->analysis, awale_tablebases_get (self->services->tables, awale_game_get_rules (game)));
  if (awale_analysis_get_active (self->analysis))
    awale_tablebases_request_usual (self->services->tables, awale_game_get_rules (game));
}

static void
update_book (AwaleAnalysisController *self)
{
  AwaleGame *game = get_game (self);

  if (game != NULL && awale_analysis_get_active (self->analysis))
    awale_analysis_set_book (
        self->analysis, awale_book_list_get (self->services->books, awale_game_get_rules (game)));
}

static void
update_sources (AwaleAnalysisController *self)
{
  update_tables (self);
  update_book (self);
}

static void
changed (AwaleAnalysisController *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
updated_cb (AwaleAnalysisController *self)
{
  awale_board_values_show_analysis (awale_board_get_values (self->board), self->analysis);
  changed (self);
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
    update_sources (self);
  update_engine (self);
  updated_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

static void
cursor_moved_cb (AwaleAnalysisController *self)
{
  awale_analysis_set_node (self->analysis, awale_game_get_cursor (get_game (self)));
}

static void
game_changed_cb (AwaleAnalysisController *self)
{
  AwaleGame *game = get_game (self);
  AwaleDocument *document = awale_draft_get_document (self->draft);

  /* Analysis goes on with another game of the same file, but stops when another file is opened. */
  if (document != self->document)
    awale_analysis_set_active (self->analysis, false);
  self->document = document;
  g_signal_group_set_target (self->game_signals, game);
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
  awale_board_values_show_line (awale_board_get_values (self->board), self->analysis,
                                awale_analysis_panel_get_preview (self->panel));
}

/* The notice stays twice as long, so that the button can be reached by keyboard. */
static void
add_line_cb (gpointer owner,
             gpointer line)
{
  AwaleAnalysisController *self = owner;

  if (awale_analysis_line_add_to_game (line, get_game (self),
                                       awale_game_get_cursor (get_game (self)),
                                       AWALE_ANALYSIS_PANEL_MOVES) != NULL)
    awale_toasts_add (self->toasts, _("The expected line was added to the moves."), _("_Undo"),
                      "win.undo", 2 * AWALE_TOASTS_SECONDS);
}

static void
line_chosen_cb (AwaleAnalysisController *self,
                AwaleAnalysisLine       *line)
{
  awale_result_question_go_on (self->result_question, self, add_line_cb, g_object_ref (line),
                               g_object_unref);
}

static void
failed_cb (AwaleAnalysisController *self,
           const char              *sentence)
{
  awale_toasts_say (self->toasts, sentence);
}

/* --- Pausing --------------------------------------------------------------------------------- */

/* False for a window that is minimized, or hidden according to the system. */
static bool
is_seen (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  gboolean suspended = FALSE;

  if (surface == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return false;
  /* The property exists since GTK 4.12. */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (window), "suspended") != NULL)
    g_object_get (window, "suspended", &suspended, NULL);
  return !suspended &&
         (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) == 0;
}

/* Pauses while the window is hidden, a position is set up or an opponent is thinking. */
static void
update_paused (AwaleAnalysisController *self)
{
  AwalePlay *play = awale_play_controller_get_play (self->play_controller);

  awale_analysis_set_paused (self->analysis, !is_seen (self->window) ||
                                             awale_study_view_is_setting_up (self->study) ||
                                             (play != NULL && awale_play_is_thinking (play)));
}

/* Stops the analysis when play begins. */
static void
play_changed_cb (AwaleAnalysisController *self)
{
  if (awale_play_controller_get_play (self->play_controller) != NULL)
    awale_analysis_controller_set_active (self, false);
}

static void
realized_cb (AwaleAnalysisController *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self->window)), "notify::state",
                           G_CALLBACK (update_paused), self, G_CONNECT_SWAPPED);
}

/* Starts paused, until the window is mapped. */
static void
watch_sight (AwaleAnalysisController *self)
{
  GtkWindow *window = self->window;

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

static const AwaleAction actions[] =
{
  { .name = "analyse", .property = "active", .when = AWALE_WHEN_STUDY,
    .keys = "F5", .group = AWALE_KEYS_WINDOW, .title = N_("Start or stop the analysis") },
  { .name = "go-deeper", .activate = G_CALLBACK (go_deeper),
    .can = G_CALLBACK (can_go_deeper) },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_analysis_controller_get_property (GObject    *object,
                                        guint       prop_id,
                                        GValue     *value,
                                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (
          value, awale_analysis_controller_get_active (AWALE_ANALYSIS_CONTROLLER (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_analysis_controller_set_property (GObject      *object,
                                        guint         prop_id,
                                        const GValue *value,
                                        GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_ACTIVE:
      awale_analysis_controller_set_active (AWALE_ANALYSIS_CONTROLLER (object),
                                            g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_analysis_controller_dispose (GObject *object)
{
  AwaleAnalysisController *self = AWALE_ANALYSIS_CONTROLLER (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->analysis);
  g_clear_object (&self->engine_pane);
  g_clear_object (&self->play_controller);
  g_clear_object (&self->result_question);
  g_clear_object (&self->toasts);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->services, awale_services_unref);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (awale_analysis_controller_parent_class)->dispose (object);
}

static void
awale_analysis_controller_class_init (AwaleAnalysisControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = awale_analysis_controller_get_property;
  object_class->set_property = awale_analysis_controller_set_property;
  object_class->dispose = awale_analysis_controller_dispose;

  properties[PROP_ACTIVE] =
    g_param_spec_boolean ("active", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", AWALE_TYPE_ANALYSIS_CONTROLLER,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_analysis_controller_init (AwaleAnalysisController *self)
{
  self->analysis = awale_analysis_new (NULL);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor",
                                  G_CALLBACK (cursor_moved_cb), self);
  g_signal_group_connect_object (self->game_signals, "reset", G_CALLBACK (update_sources), self,
                                 G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
bind_settings (AwaleAnalysisController *self)
{
  static const char *const switches[] = { "show-best-move", "show-values" };
  GSettings *settings = self->services->settings;

  for (size_t i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, switches[i]);

      g_settings_bind (settings, switches[i], awale_board_get_values (self->board), switches[i],
                       G_SETTINGS_BIND_GET);
      g_action_map_add_action (G_ACTION_MAP (self->window), action);
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
    { self->analysis, "notify::running", G_CALLBACK (changed) },
    { self->analysis, "failed", G_CALLBACK (failed_cb) },
    { self->services->books, "changed", G_CALLBACK (update_book) },
    { self->services->tables, "changed", G_CALLBACK (update_tables) },
    { self->panel, "notify::preview", G_CALLBACK (preview_changed_cb) },
    { self->panel, "line-chosen", G_CALLBACK (line_chosen_cb) },
    { self->engine_pane, "failed", G_CALLBACK (failed_cb) },
    { self->play_controller, "changed", G_CALLBACK (update_paused) },
    { self->play_controller, "notify::play", G_CALLBACK (play_changed_cb) },
    { self->study, "notify::setting-up", G_CALLBACK (update_paused) },
    { self->study, "notify::game", G_CALLBACK (game_changed_cb) },
    { self->study, "flush", G_CALLBACK (flush_cb) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (followed); i++)
    g_signal_connect_object (followed[i].source, followed[i].signal, followed[i].callback, self,
                             G_CONNECT_SWAPPED);
}

AwaleAnalysisController *
awale_analysis_controller_new (AwaleStudyView      *study,
                               AwaleDraft          *draft,
                               AwaleServices       *services,
                               AwaleToasts         *toasts,
                               AwalePlayController *play_controller,
                               AwaleResultQuestion *result_question)
{
  AwaleAnalysisController *self;

  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (study), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (services != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);
  g_return_val_if_fail (AWALE_IS_PLAY_CONTROLLER (play_controller), NULL);
  g_return_val_if_fail (AWALE_IS_RESULT_QUESTION (result_question), NULL);

  self = g_object_new (AWALE_TYPE_ANALYSIS_CONTROLLER, NULL);
  self->window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (study)));
  self->study = g_object_ref (study);
  self->board = awale_study_view_get_board (study);
  self->panel = awale_study_pane_get_analysis_panel (awale_study_view_get_pane (study));
  self->draft = g_object_ref (draft);
  self->services = awale_services_ref (services);
  self->toasts = g_object_ref (toasts);
  self->play_controller = g_object_ref (play_controller);
  self->result_question = g_object_ref (result_question);
  self->engine_pane =
      AWALE_ENGINE_PANE (g_object_ref_sink (awale_engine_pane_new (services->engines)));

  awale_study_pane_set_engine_pane (awale_study_view_get_pane (study),
                                    GTK_WIDGET (self->engine_pane));
  awale_analysis_panel_set_analysis (self->panel, self->analysis);
  follow (self);
  bind_settings (self);
  watch_sight (self);
  return self;
}

AwaleAnalysis *
awale_analysis_controller_get_analysis (AwaleAnalysisController *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_CONTROLLER (self), NULL);

  return self->analysis;
}

bool
awale_analysis_controller_get_active (AwaleAnalysisController *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_CONTROLLER (self), false);

  return awale_analysis_get_active (self->analysis);
}

void
awale_analysis_controller_set_active (AwaleAnalysisController *self,
                                      bool                     active)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_CONTROLLER (self));

  if (active && !awale_analysis_get_active (self->analysis))
    awale_study_view_show_page (self->study, AWALE_STUDY_PAGE_ANALYSIS);
  awale_analysis_set_active (self->analysis, active);
}

void
awale_analysis_controller_add_actions (AwaleAnalysisController *self,
                                       AwaleActions            *list)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_CONTROLLER (self));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
