/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window"

#include "awale-window.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-shortcuts-window.h"
#include "app/common/awale-menu-buttons.h"
#include "app/learn/awale-rules-window.h"
#include "app/learn/awale-tour-window.h"
#include "app/library/awale-library-actions.h"
#include "app/study/awale-analysis-controller.h"
#include "app/study/awale-clipboard-controller.h"
#include "app/study/awale-edit-controller.h"
#include "app/study/awale-explorer-controller.h"
#include "app/study/awale-file-games-controller.h"
#include "app/study/awale-games-bar.h"
#include "app/study/awale-navigation-controller.h"
#include "app/study/awale-play-controller.h"
#include "app/study/awale-report-controller.h"
#include "app/study/awale-setup-controller.h"
#include "app/study/awale-share-controller.h"
#include "app/study/awale-study-keys.h"
#include "app/training/awale-training-window.h"
#include "awale-document-controller.h"
#include "awale-recent-files.h"
#include "awale-start-page.h"
#include "awale-window-focus.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/awale-first-frame.h"

#include <glib/gi18n-lib.h>

#define DEFAULT_WIDTH 1080
#define DEFAULT_HEIGHT 720

struct _AwaleWindow
{
  AdwApplicationWindow       parent_instance;

  GtkStack                  *pages;

  AwaleStudy                *study;                /* Widgets and models shared with the
                                                    * controllers; NULL after dispose. */
  GSignalGroup              *game_signals;
  GPtrArray                 *controllers;          /* Controllers of the window. (element-type
                                                    * AwaleController) */
  AwaleDocumentController   *document_controller;  /* This controller and the next one are borrowed
                                                    * from `controllers`. */
  AwaleNavigationController *navigation;
  AwaleLibraryView          *library;
  GtkWindow                 *rules_window;         /* Window with the rules, a weak pointer;
                                                    * nullable. */
  char                      *reopening_play;       /* AwalePlayState of the library game being
                                                    * reopened, as text; nullable. */
};

G_DEFINE_FINAL_TYPE (AwaleWindow, awale_window, ADW_TYPE_APPLICATION_WINDOW)

static gpointer
get_child (AwaleWindow *self,
           const char  *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), AWALE_TYPE_WINDOW, name);
}

/* --- Title ----------------------------------------------------------------------------------- */

/* The file name, if there is one, and the number of the current game, if there are several:
 * “finale.ogn · Game 2 of 5”. (transfer full) */
static char *
dup_subtitle (AwaleDraft *draft)
{
  g_autofree char *name = awale_draft_dup_file_name (draft);
  unsigned number = awale_draft_get_index (draft) + 1;
  size_t n_games = awale_document_get_n_games (awale_draft_get_document (draft));

  if (n_games < 2)
    return name != NULL ? g_steal_pointer (&name) : g_strdup ("");
  if (name == NULL)
    /* Translators: the number of a game, and the number of games in the window. */
    return g_strdup_printf (_("Game %u of %u"), number, (unsigned) n_games);
  /* Translators: a file name, the number of a game in the file, and the number of games. */
  return g_strdup_printf (_("%s · Game %u of %u"), name, number, (unsigned) n_games);
}

static void
update_title (AwaleWindow *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *full = NULL;

  if (awale_library_view_get_shown (self->library))
    {
      title = g_strdup (_("Library"));
      subtitle = awale_library_view_dup_subtitle (self->library);
    }
  else if (game != NULL)
    {
      g_autofree char *name = awale_title_for_game (game);

      title = g_strconcat (awale_draft_is_modified (self->study->draft) ? "• " : "", name, NULL);
      subtitle = dup_subtitle (self->study->draft);
    }
  else
    {
      title = g_strdup ("Awalé");
      subtitle = g_strdup ("");
    }
  full = g_strconcat (title, *subtitle != '\0' ? " · " : "", subtitle, NULL);
  adw_window_title_set_title (get_child (self, "title"), title);
  adw_window_title_set_subtitle (get_child (self, "title"), subtitle);
  gtk_window_set_title (GTK_WINDOW (self), full);
}

/* --- Pages ----------------------------------------------------------------------------------- */

static void
update_page (AwaleWindow *self)
{
  const char *page = "start";

  if (awale_library_view_get_shown (self->library))
    page = "library";
  else if (awale_window_get_game (self) != NULL ||
           awale_study_view_is_setting_up (self->study->view))
    page = "study";
  else if (awale_document_controller_get_opening (self->document_controller) != NULL)
    page = "opening";
  /* The pages are hidden until they are first needed, because GTK computes styles for all visible
   * pages. */
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, page), TRUE);
  gtk_stack_set_visible_child_name (self->pages, page);
  awale_actions_set_in_library (self->study->actions, g_str_equal (page, "library"));
}

/*
 * Template closures that decide where the toolbar buttons are visible: in the header of a wide
 * window, at the bottom of a narrow one.
 */
static gboolean
is_study (AwaleWindow *self,
          const char  *page)
{
  return g_strcmp0 (page, "study") == 0;
}

/* True if the bottom bar is visible, as it is in a narrow window that shows a study or the
 * library. */
static gboolean
is_narrow_work (AwaleWindow *self,
                const char  *page,
                gboolean     narrow)
{
  return narrow && (is_study (self, page) || g_strcmp0 (page, "library") == 0);
}

static gboolean
is_wide_study (AwaleWindow *self,
               const char  *page,
               gboolean     narrow)
{
  return is_study (self, page) && !narrow;
}

static gboolean
is_wide_game (AwaleWindow *self,
              const char  *page,
              gboolean     narrow,
              gboolean     setting_up)
{
  return is_wide_study (self, page, narrow) && !setting_up;
}

static char **
list_classes (AwaleWindow *self,
              gboolean     narrow)
{
  const char *const classes[] = { narrow ? "narrow" : NULL, NULL };

  return g_strdupv ((char **) classes);
}

/* --- Games ----------------------------------------------------------------------------------- */

static AwaleStudy *
get_free_study (GtkWindow *window)
{
  return awale_window_get_free (AWALE_WINDOW (window))->study;
}

/* The window in which the library game @game is open, or NULL. A game must not be open in two
 * windows, because changes in one of them would be lost. */
static AwaleWindow *
find_library_game (AwaleWindow *self,
                   gint64       game)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (AWALE_IS_WINDOW (l->data)
        && awale_draft_get_library_game (AWALE_WINDOW (l->data)->study->draft) == game)
      return l->data;
  return NULL;
}

/* True if a library game may take the place of what the window shows: neither a file, open or being
 * opened, nor unsaved work or the setup of a position. */
static bool
is_replaceable (AwaleWindow *self)
{
  AwaleDraft *draft = self->study->draft;

  return awale_draft_get_file (draft) == NULL && !awale_draft_is_modified (draft) &&
         awale_document_controller_get_opening (self->document_controller) == NULL &&
         !awale_study_view_is_setting_up (self->study->view);
}

/* Presents the window in which the library game @game is already open. Otherwise opens @document,
 * which contains the game, in this window or a new one. */
static void
library_game_opened_cb (AwaleWindow   *self,
                        AwaleDocument *document,
                        gint64         game)
{
  AwaleWindow *window = find_library_game (self, game);

  if (window != NULL)
    {
      awale_library_view_set_shown (window->library, false);
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  window = self;
  if (!is_replaceable (self))
    window = awale_window_new (gtk_window_get_application (GTK_WINDOW (self)),
                               self->study->services, NULL);
  awale_draft_adopt (window->study->draft, document, false);
  awale_draft_set_library_game (window->study->draft, game);
  awale_study_view_focus_game (window->study->view);
  gtk_window_present (GTK_WINDOW (window));
}

/* Shows the library game that was open at the end of the last run. */
static void
reopened_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autofree char *play = g_steal_pointer (&self->reopening_play);
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleDocument) document =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->study->window == NULL || !awale_window_is_untouched (self))
    return;
  if (document == NULL)
    {
      awale_library_view_say_failure (self->library, _("The game could not be opened."), error);
      return;
    }
  library_game_opened_cb (self, document,
                          *(const gint64 *) awale_library_client_get_data (result));
  awale_study_restore_place (self->study);
  if (play != NULL)
    awale_play_controller_resume (self->study->play_controller, play);
}

/* --- Learning -------------------------------------------------------------------------------- */

/* The ruleset of the current game, or the default ruleset if there is no game. */
static AwaleRuleset
get_rules (AwaleWindow *self)
{
  AwaleGame *game = awale_study_get_game (self->study);

  return game != NULL ? *awale_game_get_rules (game)
                      : awale_rulesets_get_default (self->study->services->rulesets);
}

static void
name_ruleset (AwaleWindow *self)
{
  AwaleRuleset rules = get_rules (self);

  awale_study_view_set_ruleset (
    self->study->view, awale_rulesets_get_name (self->study->services->rulesets, &rules));
}

/* True if the window with the rules is open. A closed window may still be referenced, but has no
 * application. */
static bool
has_rules_window (AwaleWindow *self)
{
  return self->rules_window != NULL && gtk_window_get_application (self->rules_window) != NULL;
}

static void
show_rules (AwaleWindow *self)
{
  AwaleServices *services = self->study->services;
  AwaleRuleset rules = get_rules (self);

  if (!has_rules_window (self))
    {
      g_set_weak_pointer (&self->rules_window,
                          GTK_WINDOW (awale_rules_window_new (services->settings,
                                                              services->rulesets,
                                                              services->books)));
      gtk_window_set_application (self->rules_window,
                                  gtk_window_get_application (GTK_WINDOW (self)));
    }
  awale_rules_window_set_rules (AWALE_RULES_WINDOW (self->rules_window), &rules);
  gtk_window_present (self->rules_window);
}

static void
show_tour (AwaleWindow *self)
{
  AwaleRuleset rules = get_rules (self);

  gtk_window_present (GTK_WINDOW (awale_tour_window_new (
    GTK_WINDOW (self), self->study->services->settings, &rules)));
}

static void
train (AwaleWindow *self)
{
  gtk_window_present (GTK_WINDOW (awale_training_window_new (
    GTK_WINDOW (self), self->study->services, awale_study_get_game (self->study))));
}

static void
open_menu (AwaleWindow *self)
{
  gtk_menu_button_popup (get_child (self, "menu_button"));
}

static const AwaleAction actions[] =
{
  { .name = "rules", .activate = G_CALLBACK (show_rules),
    .keys = "F1", .group = AWALE_KEYS_WINDOW, .title = N_("Rules of the game") },
  { .name = "tour", .activate = G_CALLBACK (show_tour) },
  { .name = "train", .activate = G_CALLBACK (train),
    .keys = "<Control>t", .group = AWALE_KEYS_WINDOW, .title = N_("Training") },
  /* The key opens the primary menu explicitly, because GTK 4.24 does not find the menu by
   * itself. */
  { .name = "menu", .activate = G_CALLBACK (open_menu),
    .keys = "F10", .group = AWALE_KEYS_WINDOW, .title = N_("Menu") },
  { .name = "fullscreen", .property = "fullscreened",
    .keys = "F11", .group = AWALE_KEYS_WINDOW, .title = N_("Full screen") },
  { .name = "window.close",
    .keys = "<Control>w", .group = AWALE_KEYS_WINDOW, .title = N_("Close the window") },
};

/* --- The window ------------------------------------------------------------------------------ */

static gboolean
awale_window_close_request (GtkWindow *window)
{
  AwaleWindow *self = AWALE_WINDOW (window);

  awale_study_view_flush (self->study->view);
  if (!awale_document_controller_may_close (self->document_controller))
    return GDK_EVENT_STOP;

  awale_study_store_place (self->study);
  g_signal_emit_by_name (self, "closing");
  awale_play_controller_leave (self->study->play_controller);

  return GTK_WINDOW_CLASS (awale_window_parent_class)->close_request (window);
}

static void
awale_window_dispose (GObject *object)
{
  AwaleWindow *self = AWALE_WINDOW (object);
  GtkWindow *rules_window = self->rules_window;

  g_clear_weak_pointer (&self->rules_window);
  if (rules_window != NULL)
    gtk_window_destroy (rules_window);
  g_clear_object (&self->game_signals);
  /* Dispose the actions first, because their callbacks use the objects that are disposed below. */
  if (self->study != NULL)
    g_object_run_dispose (G_OBJECT (self->study->actions));
  /* Dispose the controllers explicitly, because pending operations and open dialogs may hold
   * references to them. */
  if (self->controllers != NULL)
    g_ptr_array_foreach (self->controllers, (GFunc) (void (*) (void)) g_object_run_dispose, NULL);
  g_clear_pointer (&self->controllers, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_WINDOW);
  g_clear_pointer (&self->study, awale_study_close);

  G_OBJECT_CLASS (awale_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  /* Children of the template without a field of the window; get_child() finds them. */
  static const char *const children[] = { "adaptive", "library", "main_menu", "board_menu",
                                          "games_menu", "view_buttons", "menu_button", "title",
                                          "open_button", "start_page", "undo_button",
                                          "redo_button", "narrow_redo_button", "notice", "toasts",
                                          "view" };

  g_type_ensure (AWALE_TYPE_BREAKPOINT_BIN);
  g_type_ensure (AWALE_TYPE_MENU_BUTTONS);
  g_type_ensure (AWALE_TYPE_NOTICE_BAR);
  g_type_ensure (AWALE_TYPE_STUDY_VIEW);
  g_type_ensure (AWALE_TYPE_TOAST_OVERLAY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/window/awale-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleWindow, pages);
  for (size_t i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, is_study);
  gtk_widget_class_bind_template_callback (widget_class, is_narrow_work);
  gtk_widget_class_bind_template_callback (widget_class, is_wide_study);
  gtk_widget_class_bind_template_callback (widget_class, is_wide_game);
  gtk_widget_class_bind_template_callback (widget_class, list_classes);
}

static void
awale_window_class_init (AwaleWindowClass *klass)
{

  G_OBJECT_CLASS (klass)->dispose = awale_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = awale_window_close_request;

  AWALE_ADD_SIGNAL (klass, "saved", 0);
  AWALE_ADD_SIGNAL (klass, "closing", 0);
  AWALE_ADD_SIGNAL (klass, "staying", 0);

  bind_template (GTK_WIDGET_CLASS (klass));
}

/* Shows board and graph after the first frame, which they would delay otherwise. */
static void
show_pictures (GtkWidget *widget)
{
  awale_study_view_set_pictures (get_child (AWALE_WINDOW (widget), "view"), true);
}

static void
awale_window_init (AwaleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_study_view_set_pictures (get_child (self, "view"), false);
  awale_first_frame_follow (GTK_WIDGET (self), show_pictures);
  awale_accessible_name_buttons (GTK_WIDGET (self));
  gtk_menu_button_set_primary (get_child (self, "menu_button"), TRUE);

  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "tags-changed", G_CALLBACK (update_title),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (update_title), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (name_ruleset), self);
}

/* Binds the preferences of the board, and the height of the analysis, which is stored when the user
 * changes it. */
static void
bind_settings (AwaleWindow *self)
{
  static const struct
  {
    const char *key;
    const char *property;
  } bound[] = {
    { "show-seed-counts", "show-counts" },
    { "show-letters", "show-letters" },
    { "show-preview", "show-preview" },
    { "show-last-move", "show-last-move" },
    { "show-krou", "show-krou" },
    { "board-theme", "theme" },
    { "animation-speed", "animation-speed" },
  };
  GSettings *settings = self->study->services->settings;

  for (size_t i = 0; i < G_N_ELEMENTS (bound); i++)
    g_settings_bind (settings, bound[i].key, self->study->board, bound[i].property,
                     G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "analysis-height", self->study->pane,
                   "analysis-height", G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES
                                        | G_SETTINGS_BIND_NO_SENSITIVITY);
}

static void
game_changed_cb (AwaleWindow *self)
{
  g_signal_group_set_target (self->game_signals, awale_window_get_game (self));
  update_title (self);
  name_ruleset (self);
  update_page (self);
}

static void
library_shown_cb (AwaleWindow *self)
{
  update_page (self);
  update_title (self);
  /* Stop autoplay while the study is hidden, because the library is searched for the position on
   * the board. */
  if (awale_library_view_get_shown (self->library))
    awale_navigation_controller_set_autoplay (self->navigation, false);
}

static void
all_wanted_cb (AwaleWindow *self,
               gboolean     either_side)
{
  awale_library_view_show_position (self->library, either_side);
}

static void
saved_cb (AwaleWindow *self)
{
  g_signal_emit_by_name (self, "saved");
}

static void
staying_cb (AwaleWindow *self)
{
  g_signal_emit_by_name (self, "staying");
}

/* Detaches the open game from the library, whose file has been replaced. Saving the game there
 * would overwrite another one. */
static void
library_replaced_cb (AwaleWindow *self,
                     const char  *sentences)
{
  awale_draft_set_library_game (self->study->draft, 0);
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING,
                         _("The library is another file now."), sentences, NULL, NULL);
}

/* Adds a controller of @type. Returns: (transfer none) */
static gpointer
add_controller (AwaleWindow *self,
                GType        type)
{
  g_ptr_array_add (self->controllers, awale_controller_new (type, self->study));
  return g_ptr_array_index (self->controllers, self->controllers->len - 1);
}

static void
add_library (AwaleWindow *self)
{
  AwaleStudy *study = self->study;
  GtkWidget *library = awale_library_view_new (study->services, study->draft, study->notice,
                                               study->toasts);

  self->library = AWALE_LIBRARY_VIEW (library);
  adw_bin_set_child (get_child (self, "library"), library);
  awale_library_actions_add (self->library, study->actions);
}

/* Adds the controllers in the order of the key overview. A controller must be added after those
 * that it calls. */
static void
add_controllers (AwaleWindow *self)
{
  AwaleStudy *study = self->study;
  gpointer edit, explorer;

  add_controller (self, AWALE_TYPE_SETUP_CONTROLLER);
  add_controller (self, AWALE_TYPE_PLAY_CONTROLLER);
  self->navigation = add_controller (self, AWALE_TYPE_NAVIGATION_CONTROLLER);
  awale_study_keys_add (study);
  edit = add_controller (self, AWALE_TYPE_EDIT_CONTROLLER);
  self->document_controller = add_controller (self, AWALE_TYPE_DOCUMENT_CONTROLLER);
  awale_file_games_controller_add (study);
  awale_share_controller_add (study);
  awale_clipboard_controller_add (study, GTK_WIDGET (self->pages));
  add_controller (self, AWALE_TYPE_REPORT_CONTROLLER);
  explorer = add_controller (self, AWALE_TYPE_EXPLORER_CONTROLLER);
  add_controller (self, AWALE_TYPE_ANALYSIS_CONTROLLER);
  add_library (self);
  awale_actions_add (study->actions, self, actions, G_N_ELEMENTS (actions));

  awale_edit_controller_add_button (edit, get_child (self, "undo_button"));
  awale_edit_controller_add_button (edit, get_child (self, "redo_button"));
  awale_edit_controller_add_button (edit, get_child (self, "narrow_redo_button"));
  g_signal_connect_object (explorer, "opened", G_CALLBACK (library_game_opened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "all-wanted", G_CALLBACK (all_wanted_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Connects the signals that change the title or the visible page, those that the window passes on,
 * and those of the library. */
static void
follow (AwaleWindow *self)
{
  AwaleStudy *study = self->study;
  const struct
  {
    gpointer    source;
    const char *signal;
    GCallback   callback;
  } followed[] = {
    { study->draft, "notify::game", G_CALLBACK (game_changed_cb) },
    { study->draft, "notify::file", G_CALLBACK (update_title) },
    { study->draft, "notify::modified", G_CALLBACK (update_title) },
    { study->view, "notify::setting-up", G_CALLBACK (update_page) },
    { self->document_controller, "changed", G_CALLBACK (update_page) },
    { self->document_controller, "saved", G_CALLBACK (saved_cb) },
    { self->document_controller, "staying", G_CALLBACK (staying_cb) },
    { self->library, "notify::shown", G_CALLBACK (library_shown_cb) },
    { self->library, "titled", G_CALLBACK (update_title) },
    { self->library, "opened", G_CALLBACK (library_game_opened_cb) },
    { study->services->library, "replaced", G_CALLBACK (library_replaced_cb) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (followed); i++)
    g_signal_connect_object (followed[i].source, followed[i].signal, followed[i].callback, self,
                             G_CONNECT_SWAPPED);
}

/* Creates the start page on demand, because a window that opens a game needs none. */
static void
start_page_mapped_cb (AdwBin     *place,
                      GListModel *recent)
{
  AwaleWindow *self = AWALE_WINDOW (gtk_widget_get_root (GTK_WIDGET (place)));

  if (adw_bin_get_child (place) == NULL)
    adw_bin_set_child (place, awale_start_page_new (self->study->services, recent));
}

static void
set_up_start (AwaleWindow *self)
{
  g_autoptr (GListModel) recent = awale_recent_files_new (gtk_recent_manager_get_default ());
  g_autoptr (GMenuModel) menu = awale_recent_files_create_menu (recent);

  g_signal_connect_data (get_child (self, "start_page"), "map", G_CALLBACK (start_page_mapped_cb),
                         g_object_ref (recent), (GClosureNotify) (void (*) (void)) g_object_unref,
                         0);
  adw_split_button_set_menu_model (get_child (self, "open_button"), menu);
}

static void
set_up_menus (AwaleWindow *self)
{
  AwaleStudy *study = self->study;
  GtkWidget *bar = awale_games_bar_new (study->draft);
  GtkMenuButton *board_button = GTK_MENU_BUTTON (gtk_widget_get_template_child (
    GTK_WIDGET (study->view), AWALE_TYPE_STUDY_VIEW, "board_button"));

  g_object_bind_property (get_child (self, "adaptive"), "narrow", bar, "narrow",
                          G_BINDING_SYNC_CREATE);
  awale_file_games_controller_accept_drops (study, bar);
  awale_study_pane_set_header (study->pane, bar);
  awale_actions_set_menu (study->actions, awale_games_bar_get_menu_button (AWALE_GAMES_BAR (bar)),
                          get_child (self, "games_menu"), NULL);
  awale_actions_set_menu (study->actions, get_child (self, "menu_button"),
                          get_child (self, "main_menu"), NULL);
  awale_actions_set_menu (study->actions, board_button, get_child (self, "board_menu"),
                          get_child (self, "view_buttons"));
}

/* The last state in the session, that of the window used last when it was stored; NULL if there is
 * none. */
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
  self->study = awale_study_new (GTK_WINDOW (self), get_child (self, "view"), services,
                                 get_child (self, "notice"), get_child (self, "toasts"),
                                 get_free_study);
  self->controllers = g_ptr_array_new_with_free_func (g_object_unref);
  add_controllers (self);
  follow (self);
  bind_settings (self);
  set_up_start (self);
  set_up_menus (self);
  awale_window_focus_watch (GTK_WINDOW (self), self->study->view, get_child (self, "library"));
  game_changed_cb (self);

  if (state == NULL)
    state = get_last_state (services);
  known = state != NULL && state->width > 0 && state->height > 0;
  gtk_window_set_default_size (GTK_WINDOW (self),
                               known ? state->width : DEFAULT_WIDTH,
                               known ? state->height : DEFAULT_HEIGHT);
  if (state != NULL)
    {
      awale_split_view_set_show_pane (self->study->split, state->show_pane);
      awale_study_view_set_show_evaluations (self->study->view, state->show_evaluations);
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

  if (state->uri != NULL)
    awale_document_controller_reopen (self->document_controller, state);
  else if (state->library_game != 0)
    {
      awale_set_str (&self->reopening_play, state->play);
      awale_library_client_run_async (self->study->services->library, &awale_library_load_job,
                                      g_memdup2 (&state->library_game, sizeof (gint64)), NULL,
                                      reopened_cb, g_object_ref (self));
    }
}

bool
awale_window_can_recover (AwaleWindow   *self,
                          AwaleRecovery *recovery)
{
  const char *uri;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (AWALE_IS_WINDOW (self), false);
  g_return_val_if_fail (recovery != NULL, false);

  if (awale_window_is_untouched (self))
    return true;
  uri = awale_recovery_get_info (recovery)->uri;
  file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  return file != NULL && awale_window_has_file (self, file) &&
         awale_document_controller_get_opening (self->document_controller) == NULL &&
         !awale_draft_is_modified (self->study->draft) &&
         !awale_study_view_is_setting_up (self->study->view);
}

void
awale_window_recover (AwaleWindow   *self,
                      AwaleRecovery *recovery)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (recovery != NULL);

  if (!awale_draft_recover (self->study->draft, recovery))
    return;
  awale_play_controller_resume (self->study->play_controller,
                                awale_recovery_get_info (recovery)->play);
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_INFO, _("Your changes were recovered."),
                         _("They are not saved yet."), _("_Save"), "win.save");
  awale_notice_bar_keep_to (self->study->notice, GTK_WIDGET (self->study->view));
  awale_notice_bar_close_at (self->study->notice, self->study->draft, "notify::document", NULL);
  awale_notice_bar_close_at (self->study->notice, self->document_controller, "saved", NULL);
}

bool
awale_window_is_untouched (AwaleWindow *self)
{
  g_return_val_if_fail (AWALE_IS_WINDOW (self), false);

  return awale_document_controller_get_opening (self->document_controller) == NULL &&
         awale_draft_is_untouched (self->study->draft) &&
         !awale_study_view_is_setting_up (self->study->view);
}

AwaleWindow *
awale_window_get_free (AwaleWindow *self)
{
  GtkApplication *application;

  g_return_val_if_fail (AWALE_IS_WINDOW (self), NULL);

  if (awale_window_is_untouched (self))
    return self;
  application = gtk_window_get_application (GTK_WINDOW (self));

  return awale_window_new (application, self->study->services, NULL);
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
    own = awale_draft_get_file (self->study->draft);

  return own != NULL && g_file_equal (own, file);
}

AwaleGame *
awale_window_get_game (AwaleWindow *self)
{
  g_return_val_if_fail (AWALE_IS_WINDOW (self), NULL);

  return self->study != NULL ? awale_study_get_game (self->study) : NULL;
}

AwaleWindowState *
awale_window_dup_state (AwaleWindow *self)
{
  AwaleWindowState *state;
  GFile *file;

  g_return_val_if_fail (AWALE_IS_WINDOW (self), NULL);

  awale_study_store_place (self->study);
  state = awale_window_state_new ();
  file = awale_draft_get_file (self->study->draft);
  state->uri = file != NULL ? g_file_get_uri (file) : NULL;
  state->library_game = awale_draft_get_library_game (self->study->draft);
  if (file != NULL || state->library_game != 0)
    state->play = awale_play_controller_dup_state (self->study->play_controller);
  gtk_window_get_default_size (GTK_WINDOW (self), &state->width, &state->height);
  state->maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  state->show_pane = awale_split_view_get_show_pane (self->study->split);
  state->show_evaluations = awale_study_view_get_show_evaluations (self->study->view);

  return state;
}

void
awale_window_save_recovery (AwaleWindow *self)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));

  awale_study_view_flush (self->study->view);
  awale_draft_save_recovery (self->study->draft);
}

void
awale_window_show_keys (AwaleWindow       *self,
                        const AwaleAction *others,
                        size_t             n_others)
{
  g_autoptr (GPtrArray) rows = NULL;

  g_return_if_fail (AWALE_IS_WINDOW (self));

  rows = awale_actions_list_keys (self->study->actions);
  for (size_t i = 0; i < n_others; i++)
    if (others[i].keys != NULL)
      g_ptr_array_add (rows, (gpointer) &others[i]);
  awale_dialogs_present (GTK_WIDGET (self), GTK_WIDGET (awale_shortcuts_window_new (rows)));
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
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING, title, details,
                         _("_Preferences"), "app.preferences");
}
