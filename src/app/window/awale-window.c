/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window"

#include "awale-window-private.h"

#include "app/common/awale-menu-buttons.h"
#include "app/common/awale-dialogs.h"
#include "app/common/awale-key-overview.h"
#include "app/study/awale-games-bar.h"
#include "app/study/awale-study-keys.h"
#include "awale-recent.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-adaptive.h"
#include "widgets/awale-first-frame.h"

#include <glib/gi18n-lib.h>

#define DEFAULT_WIDTH 1080
#define DEFAULT_HEIGHT 720

G_DEFINE_FINAL_TYPE (AwaleWindow, awale_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  OPEN_FILE,
  SAVED,
  CLOSING,
  STAYING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Binds the preferences of the board, and saves the layout that a person chose. */
static void
bind_settings (AwaleWindow *self,
               GSettings   *settings)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);

  g_settings_bind (settings, "show-seed-counts", board, "show-counts", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-letters", board, "show-letters", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-preview", board, "show-preview", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-last-move", board, "show-last-move", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-krou", board, "show-krou", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "board-theme", board, "theme", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "animation-speed", board, "animation-speed", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "analysis-height", awale_study_view_get_pane (self->study),
                   "analysis-height", G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES
                                        | G_SETTINGS_BIND_NO_SENSITIVITY);
}

static gboolean
awale_window_close_request (GtkWindow *window)
{
  AwaleWindow *self = AWALE_WINDOW (window);

  awale_study_view_flush (self->study);
  if (!awale_document_controller_may_close (self->document_controller))
    return GDK_EVENT_STOP;

  awale_document_controller_store_place (self->document_controller);
  g_signal_emit (self, signals[CLOSING], 0);
  awale_play_controller_leave (self->play_controller);

  return GTK_WINDOW_CLASS (awale_window_parent_class)->close_request (window);
}

/* Pending I/O and open dialogs hold references: dispose explicitly. */
static void
dispose_controllers (AwaleWindow *self)
{
  GObject **const controllers[] = {
    (GObject **) &self->report_controller,    (GObject **) &self->analysis_controller,
    (GObject **) &self->navigation,           (GObject **) &self->annotation,
    (GObject **) &self->play_controller,      (GObject **) &self->share_controller,
    (GObject **) &self->file_games,           (GObject **) &self->clipboard_controller,
    (GObject **) &self->document_controller,  (GObject **) &self->position_setup,
    (GObject **) &self->title_controller,
  };

  if (self->others != NULL)
    g_ptr_array_foreach (self->others, (GFunc) (void (*) (void)) g_object_run_dispose, NULL);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  for (size_t i = 0; i < G_N_ELEMENTS (controllers); i++)
    if (*controllers[i] != NULL)
      {
        g_object_run_dispose (*controllers[i]);
        g_clear_object (controllers[i]);
      }
}

static void
awale_window_dispose (GObject *object)
{
  AwaleWindow *self = AWALE_WINDOW (object);

  /* Dispose the actions before their owners. */
  if (self->actions != NULL)
    g_object_run_dispose (G_OBJECT (self->actions));
  g_clear_object (&self->actions);
  dispose_controllers (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_WINDOW);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_window_parent_class)->dispose (object);
}

static void
install_signals (GObjectClass *object_class)
{
  GType type = G_OBJECT_CLASS_TYPE (object_class);

  signals[OPEN_FILE] = g_signal_new ("open-file", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[CLOSING] = g_signal_new ("closing", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[STAYING] = g_signal_new ("staying", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  /* Children needed only during construction. */
  static const char *const children[] = { "adaptive", "library", "main_menu", "board_menu",
                                          "games_menu", "view_buttons", "menu_button", "title",
                                          "open_button", "start_page", "undo_button",
                                          "redo_button", "narrow_redo_button" };

  g_type_ensure (AWALE_TYPE_ADAPTIVE);
  g_type_ensure (AWALE_TYPE_MENU_BUTTONS);
  g_type_ensure (AWALE_TYPE_NOTICE_BAR);
  g_type_ensure (AWALE_TYPE_STUDY_VIEW);
  g_type_ensure (AWALE_TYPE_TOASTS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/window/awale-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, AwaleWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AwaleWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AwaleWindow, study);
  for (size_t i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i], FALSE, 0);
  awale_window_bind_tools (widget_class);
}

static void
awale_window_class_init (AwaleWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = awale_window_close_request;

  install_signals (object_class);
  bind_template (widget_class);
}

static gpointer
get_child (AwaleWindow *self,
           const char  *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), AWALE_TYPE_WINDOW, name);
}

/* Shows the board and graph after the first frame, which they would delay. */
static void
show_pictures (GtkWidget *widget)
{
  awale_study_view_set_pictures (AWALE_WINDOW (widget)->study, true);
}

static void
awale_window_init (AwaleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_study_view_set_pictures (self->study, false);
  awale_first_frame_follow (GTK_WIDGET (self), show_pictures);
  awale_accessible_name_buttons (GTK_WIDGET (self));
  gtk_menu_button_set_primary (get_child (self, "menu_button"), TRUE);
}

static const AwaleAction actions[] =
{
  { .name = "fullscreen", .property = "fullscreened",
    .keys = "F11", .group = AWALE_KEYS_WINDOW, .title = N_("Full screen") },
  { .name = "window.close",
    .keys = "<Control>w", .group = AWALE_KEYS_WINDOW, .title = N_("Close the window") },
};

static void
all_wanted_cb (AwaleWindow *self,
               gboolean     either_side)
{
  awale_library_view_show_position (self->library, either_side);
}

/* Adds the explorer, which opens games of the library and can list all matches there. */
static void
add_exploring (AwaleWindow *self)
{
  AwaleExplorerController *explorer_controller =
      awale_explorer_controller_new (self->study, self->draft, self->services, self->notice);

  g_signal_connect_object (explorer_controller, "opened",
                           G_CALLBACK (awale_window_open_library_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer_controller, "all-wanted", G_CALLBACK (all_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  awale_explorer_controller_add_actions (explorer_controller, self->actions);
  g_ptr_array_add (self->others, explorer_controller);
}

static void
add_others (AwaleWindow *self)
{
  AwaleLearnController *learn_controller =
      awale_learn_controller_new (GTK_WINDOW (self), self->study, self->draft, self->services);
  AwaleWindowFocus *window_focus = awale_window_focus_new (GTK_WINDOW (self), self->study,
                                                           get_child (self, "library"),
                                                           get_child (self, "menu_button"));

  awale_learn_controller_add_actions (learn_controller, self->actions);
  awale_window_focus_add_actions (window_focus, self->actions);
  g_ptr_array_add (self->others, learn_controller);
  g_ptr_array_add (self->others, window_focus);
  g_ptr_array_add (self->others, self->result_question);
}

/* Adds all actions, in the order of the key overview. */
static void
add_actions (AwaleWindow *self)
{
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  awale_navigation_add_actions (self->navigation, self->actions);
  awale_study_keys_add (self->actions, self->study);
  awale_position_setup_add_actions (self->position_setup, self->actions);
  awale_report_controller_add_actions (self->report_controller, self->actions);
  add_exploring (self);
  awale_play_controller_add_actions (self->play_controller, self->actions);
  awale_annotation_add_actions (self->annotation, self->actions);
  awale_window_add_new_game_actions (self);
  awale_document_controller_add_actions (self->document_controller, self->actions);
  awale_file_games_add_actions (self->file_games, self->actions);
  awale_share_controller_add_actions (self->share_controller, self->actions);
  awale_clipboard_controller_add_actions (self->clipboard_controller, self->actions);
  awale_analysis_controller_add_actions (self->analysis_controller, self->actions);
  awale_library_actions_add (self->library, self->actions);
  add_others (self);
  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}

static void
opened_cb (AwaleWindow *self,
           const char  *play)
{
  awale_play_controller_resume (self->play_controller, play);
}

static void
requested_cb (AwaleWindow *self,
              GFile       *file)
{
  g_signal_emit (self, signals[OPEN_FILE], 0, file);
}

static void
saved_cb (AwaleWindow *self)
{
  g_signal_emit (self, signals[SAVED], 0);
}

static void
staying_cb (AwaleWindow *self)
{
  g_signal_emit (self, signals[STAYING], 0);
}

static void
created_cb (AwaleWindow *self,
            AwaleGame   *game)
{
  AwaleWindow *window = awale_window_get_free (self);

  awale_window_adopt (window, game, true);
  gtk_window_present (GTK_WINDOW (window));
}

static void
set_up_setting_up (AwaleWindow *self)
{
  self->position_setup =
      awale_position_setup_new (self->study, self->draft, self->services, self->toasts);
  g_signal_connect_object (self->position_setup, "created", G_CALLBACK (created_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
set_up_saving (AwaleWindow *self)
{
  self->document_controller = awale_document_controller_new (
      GTK_WINDOW (self), self->study, self->draft, self->services, self->notice, self->toasts);
  g_signal_connect_object (self->document_controller, "changed",
                           G_CALLBACK (awale_window_update_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document_controller, "opened", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document_controller, "requested", G_CALLBACK (requested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document_controller, "saved", G_CALLBACK (saved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document_controller, "staying", G_CALLBACK (staying_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Shows the pasted games with any problem in reading them. */
static void
show_pasted (AwaleWindow *self,
             gpointer     data)
{
  AwaleDocument *document = data;

  awale_study_view_focus_game (self->study);
  if (awale_document_get_n_diagnostics (document) > 0)
    {
      g_autofree char *sentence =
        awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, 0));

      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING,
                             _("There are problems with what was pasted."), sentence,
                             NULL, NULL);
      awale_notice_bar_close_at (self->notice, self->draft, "notify::game", NULL);
      awale_notice_bar_close_at (self->notice, awale_draft_get_game (self->draft), "node-added",
                                 "node-removed", "tags-changed", "notify::undo-name", NULL);
    }
}

static void
pasted_cb (AwaleWindow   *self,
           AwaleDocument *document)
{
  size_t n_games = awale_document_get_n_games (document);

  awale_window_place (self, document, true,
                      ngettext ("Where Should the Pasted Game Go?",
                                "Where Should the Pasted Games Go?", n_games),
                      show_pasted, g_object_ref (document), g_object_unref);
}

static void
set_up_copying (AwaleWindow *self)
{
  self->clipboard_controller = awale_clipboard_controller_new (
      self->study, self->draft, self->position_setup, self->result_question, self->notice,
      self->toasts);
  awale_clipboard_controller_accept_drops (self->clipboard_controller, GTK_WIDGET (self->pages));
  g_signal_connect_object (self->clipboard_controller, "pasted", G_CALLBACK (pasted_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
set_up_editing (AwaleWindow *self)
{
  self->annotation = awale_annotation_new (
      GTK_WINDOW (self), self->study, self->draft, self->play_controller, self->position_setup,
      self->notice, self->toasts, awale_file_games_get_history (self->file_games));
  awale_annotation_add_button (self->annotation, get_child (self, "undo_button"));
  awale_annotation_add_button (self->annotation, get_child (self, "redo_button"));
  awale_annotation_add_button (self->annotation, get_child (self, "narrow_redo_button"));
}

static void
title_library (AwaleWindow *self)
{
  g_autofree char *subtitle = awale_library_view_dup_subtitle (self->library);
  bool is_shown = awale_library_view_get_shown (self->library);

  awale_title_controller_set_other (self->title_controller, is_shown ? _("Library") : NULL,
                                    subtitle);
}

static void
library_shown_cb (AwaleWindow *self)
{
  awale_window_update_page (self);
  title_library (self);
  /* Stop autoplay in the hidden study, so that the position to search for stays. */
  if (awale_library_view_get_shown (self->library))
    awale_navigation_set_autoplay (self->navigation, false);
}

/* Detaches the open game, which would otherwise overwrite another game of the new library. */
static void
library_replaced_cb (AwaleWindow *self,
                     const char  *sentences)
{
  awale_draft_set_library_game (self->draft, 0);
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, _("The library is another file now."),
                         sentences, NULL, NULL);
}

static void
set_up_library (AwaleWindow *self)
{
  GtkWidget *library = awale_library_view_new (self->services, self->draft, self->notice,
                                               self->toasts);

  self->library = AWALE_LIBRARY_VIEW (library);
  adw_bin_set_child (get_child (self, "library"), library);
  g_signal_connect_object (library, "notify::shown", G_CALLBACK (library_shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "titled", G_CALLBACK (title_library), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "opened", G_CALLBACK (awale_window_open_library_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->services->library, "replaced", G_CALLBACK (library_replaced_cb),
                           self, G_CONNECT_SWAPPED);
}

/* Creates the start page on demand; a window that opens a game does without. */
static void
start_page_mapped_cb (AdwBin      *place,
                      AwaleRecent *recent)
{
  AwaleWindow *self = AWALE_WINDOW (gtk_widget_get_root (GTK_WIDGET (place)));

  if (adw_bin_get_child (place) == NULL)
    adw_bin_set_child (place, awale_start_page_new (self->services, recent));
}

static void
set_up_start (AwaleWindow *self)
{
  g_autoptr (AwaleRecent) recent = awale_recent_new (gtk_recent_manager_get_default ());

  g_signal_connect_data (get_child (self, "start_page"), "map", G_CALLBACK (start_page_mapped_cb),
                         g_object_ref (recent), (GClosureNotify) (void (*) (void)) g_object_unref,
                         0);
  adw_split_button_set_menu_model (get_child (self, "open_button"),
                                   awale_recent_get_menu (recent));
}

static void
set_up_games_bar (AwaleWindow *self)
{
  GtkWidget *bar = awale_games_bar_new (self->draft);

  g_object_bind_property (get_child (self, "adaptive"), "narrow", bar, "narrow",
                          G_BINDING_SYNC_CREATE);
  awale_actions_set_menu (self->actions, awale_games_bar_get_menu_button (AWALE_GAMES_BAR (bar)),
                          get_child (self, "games_menu"), NULL);
  awale_file_games_accept_drops (self->file_games, bar);
  awale_study_pane_set_header (awale_study_view_get_pane (self->study), bar);
}

static void
set_up_menus (AwaleWindow *self)
{
  awale_actions_set_menu (self->actions, get_child (self, "menu_button"),
                          get_child (self, "main_menu"), NULL);
  awale_actions_set_menu (self->actions, awale_study_view_get_board_button (self->study),
                          get_child (self, "board_menu"), get_child (self, "view_buttons"));
}

static void
set_up (AwaleWindow   *self,
        AwaleServices *services)
{
  self->services = awale_services_ref (services);
  self->draft = awale_draft_new (services->recovery_folder, services->disk);
  self->actions = awale_actions_new (GTK_WINDOW (self), self->draft);
  self->title_controller =
      awale_title_controller_new (GTK_WINDOW (self), get_child (self, "title"), self->draft);
  set_up_setting_up (self);
  set_up_saving (self);
  self->file_games = awale_file_games_new (GTK_WINDOW (self), self->study, self->draft,
                                           self->notice, self->toasts);
  self->share_controller = awale_share_controller_new (GTK_WINDOW (self), self->study, self->draft,
                                                       self->notice, self->toasts);
  self->play_controller =
      awale_play_controller_new (self->study, self->draft, services, self->toasts);
  set_up_editing (self);
  self->result_question = awale_result_question_new (self->study, self->draft,
                                                     self->play_controller);
  set_up_copying (self);
  self->navigation = awale_navigation_new (self->study, self->draft, self->play_controller);
  self->analysis_controller =
      awale_analysis_controller_new (self->study, self->draft, services, self->toasts,
                                     self->play_controller, self->result_question);
  self->report_controller =
      awale_report_controller_new (self->study, self->draft, services, self->toasts);
  set_up_library (self);
  awale_window_connect_draft (self);
  bind_settings (self, services->settings);
  set_up_games_bar (self);
  set_up_start (self);
  set_up_menus (self);
  add_actions (self);
}

/* The state of the window that was closed last, or NULL. */
static const AwaleWindowState *
get_last_state (AwaleServices *services)
{
  GPtrArray *states = awale_session_get_windows (services->session);

  return states->len > 0 ? g_ptr_array_index (states, states->len - 1) : NULL;
}

AwaleWindow *
awale_window_new (GtkApplication         *application,
                  AwaleServices          *services,
                  const AwaleWindowState *state)
{
  AwaleWindow *self;
  bool known;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (services != NULL, NULL);

  self = g_object_new (AWALE_TYPE_WINDOW, "application", application, NULL);
  set_up (self, services);
  if (state == NULL)
    state = get_last_state (services);
  known = state != NULL && state->width > 0 && state->height > 0;
  gtk_window_set_default_size (GTK_WINDOW (self),
                               known ? state->width : DEFAULT_WIDTH,
                               known ? state->height : DEFAULT_HEIGHT);
  if (state != NULL)
    {
      awale_study_view_set_show_pane (self->study, state->show_pane);
      awale_study_view_set_show_evaluations (self->study, state->show_evaluations);
      if (state->maximized)
        gtk_window_maximize (GTK_WINDOW (self));
    }

  return self;
}

void
awale_window_open (AwaleWindow *self,
                   GFile       *file)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));

  awale_document_controller_open (self->document_controller, file);
}

void
awale_window_reopen (AwaleWindow            *self,
                     const AwaleWindowState *state)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));

  awale_document_controller_reopen (self->document_controller, state);
}

void
awale_window_adopt (AwaleWindow *self,
                    AwaleGame   *game,
                    bool         unsaved)
{
  g_autoptr (AwaleDocument) document = NULL;

  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (AWALE_IS_GAME (game));

  document = awale_document_new (NULL);
  awale_document_add_game (document, game);
  awale_draft_adopt (self->draft, document, unsaved);
  awale_study_view_focus_board (self->study);
}

void
awale_window_recover (AwaleWindow   *self,
                      AwaleRecovery *recovery)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (AWALE_IS_RECOVERY (recovery));

  if (!awale_draft_recover (self->draft, recovery))
    return;
  awale_play_controller_resume (self->play_controller, awale_recovery_get_info (recovery)->play);
  awale_notice_bar_show (self->notice, AWALE_NOTICE_INFO, _("Your changes were recovered."),
                         _("They are not saved yet."), _("_Save"), "win.save");
  awale_notice_bar_close_at (self->notice, self->draft, "notify::document", NULL);
}

bool
awale_window_is_untouched (AwaleWindow *self)
{
  g_return_val_if_fail (AWALE_IS_WINDOW (self), false);

  return awale_document_controller_get_opening (self->document_controller) == NULL &&
         awale_draft_is_untouched (self->draft);
}

AwaleWindow *
awale_window_get_free (AwaleWindow *self)
{
  GtkApplication *application;

  g_return_val_if_fail (AWALE_IS_WINDOW (self), NULL);

  if (awale_window_is_untouched (self))
    return self;
  application = gtk_window_get_application (GTK_WINDOW (self));

  return awale_window_new (application, self->services, NULL);
}

bool
awale_window_has_file (AwaleWindow *self,
                       GFile       *file)
{
  GFile *own;

  g_return_val_if_fail (AWALE_IS_WINDOW (self), false);
  g_return_val_if_fail (G_IS_FILE (file), false);

  own = awale_document_controller_get_opening (self->document_controller);
  if (own == NULL)
    own = awale_draft_get_file (self->draft);

  return own != NULL && g_file_equal (own, file);
}

AwaleGame *
awale_window_get_game (AwaleWindow *self)
{
  g_return_val_if_fail (AWALE_IS_WINDOW (self), NULL);

  return self->draft != NULL ? awale_draft_get_game (self->draft) : NULL;
}

AwaleWindowState *
awale_window_dup_state (AwaleWindow *self)
{
  AwaleWindowState *state;
  GFile *file;

  g_return_val_if_fail (AWALE_IS_WINDOW (self), NULL);

  awale_document_controller_store_place (self->document_controller);
  state = awale_window_state_new ();
  file = awale_draft_get_file (self->draft);
  state->uri = file != NULL ? g_file_get_uri (file) : NULL;
  state->play = file != NULL ? awale_play_controller_dup_state (self->play_controller) : NULL;
  gtk_window_get_default_size (GTK_WINDOW (self), &state->width, &state->height);
  state->maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  state->show_pane = awale_study_view_get_show_pane (self->study);
  state->show_evaluations = awale_study_view_get_show_evaluations (self->study);

  return state;
}

void
awale_window_save_recovery (AwaleWindow *self)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));

  awale_study_view_flush (self->study);
  awale_draft_save_recovery (self->draft);
}

void
awale_window_show_keys (AwaleWindow       *self,
                        const AwaleAction *others,
                        size_t             n_others)
{
  g_autoptr (GPtrArray) rows = NULL;

  g_return_if_fail (AWALE_IS_WINDOW (self));

  rows = awale_actions_list_keys (self->actions);
  for (size_t i = 0; i < n_others; i++)
    if (others[i].keys != NULL)
      g_ptr_array_add (rows, (gpointer) &others[i]);
  awale_dialogs_present (GTK_WIDGET (self), GTK_WIDGET (awale_key_overview_new (rows)));
}

void
awale_window_warn_of_tables (AwaleWindow  *self,
                             const GError *error)
{
  g_autofree char *details = NULL;
  const char *title;

  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (error != NULL);

  title = g_error_matches (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED)
            ? _("An endgame table can no longer be read.")
            : _("The endgame tables could not be built.");

  details = g_strconcat (_("Everything works without endgame tables, but endgames are searched "
                           "instead of looked up."), "\n", error->message, NULL);
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, title, details, _("_Preferences"),
                         "app.preferences");
}
