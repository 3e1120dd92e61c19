/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-application"

#include "awale-application.h"

#include "app/common/awale-dialogs.h"
#include "app/library/awale-library-task-notice.h"
#include "app/preferences/awale-preferences.h"
#include "app/window/awale-window.h"
#include "awale-app-resources.h"
#include "document/awale-recovery.h"
#include "game/awale-titles.h"
#include "notation/awale-ogn.h"
#include "widgets/awale-first-frame.h"
#include "widgets/awale-widgets.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>

/* Milliseconds that an instance started over D-Bus waits for a request once the services are
 * loaded; GApplication alone would quit at once. */
#define SERVICE_WAIT 5000

/* Seconds from the loading of the services until the analysis of library games is resumed. */
#define GO_ON_WAIT 10

/* Maximum number of files or recovered documents opened at once, each in its own window. */
#define MAX_AT_ONCE 10

struct _AwaleApplication
{
  AdwApplication  parent_instance;

  GSettings      *settings;
  AwaleServices  *services;
  GPtrArray      *recoveries;   /* Recovered documents about which the user has not decided yet. */
  char           *unreadable;   /* Lines about the first recovery files that could not be read;
                                 * nullable. */
  GPtrArray      *waiting;      /* Files to open once the services are loaded; NULL from then on.
                                 * (element-type GFile) */
  bool            activated;    /* True if the application was activated before the services were
                                 * loaded. */
  bool            quitting;
  bool            said_tables;  /* True if a failure to build tables was reported. */
  unsigned        term_source;
  unsigned        go_on_source;
};

G_DEFINE_FINAL_TYPE (AwaleApplication, awale_application, ADW_TYPE_APPLICATION)

static GPtrArray *
list_windows (AwaleApplication *self)
{
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func (g_object_unref);
  GList *list = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = list; l != NULL; l = l->next)
    if (AWALE_IS_WINDOW (l->data))
      g_ptr_array_add (windows, g_object_ref (l->data));

  return g_steal_pointer (&windows);
}

static AwaleWindow *
get_active (AwaleApplication *self)
{
  g_autoptr (GPtrArray) windows = list_windows (self);

  return windows->len > 0 ? g_ptr_array_index (windows, 0) : NULL;
}

static void
remember_states (AwaleApplication *self,
                 GPtrArray        *windows)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new ();

  for (guint i = windows->len; i > 0; i--)
    g_ptr_array_add (states, awale_window_dup_state (g_ptr_array_index (windows, i - 1)));
  if (states->len > 0)
    awale_session_set_windows (self->services->session, g_steal_pointer (&states));
}

/* Stores the state of the windows, unless quit() has done so already, and saves the session.
 * @closing (nullable) is the window about to close. */
static void
remember (AwaleApplication *self,
          AwaleWindow      *closing)
{
  g_autoptr (GPtrArray) windows = list_windows (self);

  /* If windows are closed one by one, the state of the last one is kept. */
  if (closing != NULL && windows->len > 1)
    g_ptr_array_remove (windows, closing);
  if (!self->quitting)
    remember_states (self, windows);
  awale_session_save (self->services->session);
}

/* Saves the state of the windows, so that they are restored even after a crash. */
static void
saved_cb (AwaleApplication *self)
{
  remember (self, NULL);
}

static void
closing_cb (AwaleApplication *self,
            AwaleWindow      *window)
{
  remember (self, window);
}

/* Cancels quitting if a window stays open. */
static void
staying_cb (AwaleApplication *self)
{
  self->quitting = false;
}

/* Creates a window on the start page without presenting it. If the application is waiting for a
 * library job in order to quit, it keeps running, and stores the state of its windows again. */
static AwaleWindow *
add_window (AwaleApplication       *self,
            const AwaleWindowState *state)
{
  self->quitting = false;
  return awale_window_new (GTK_APPLICATION (self), self->services, state);
}

/* Presents the window that already shows @file. Otherwise opens it in @window (nullable) if that
 * window is untouched, or else in a new window. */
static void
open_file (AwaleApplication *self,
           GFile            *file,
           AwaleWindow      *window)
{
  g_autoptr (GPtrArray) windows = list_windows (self);

  for (guint i = 0; i < windows->len; i++)
    if (awale_window_has_file (g_ptr_array_index (windows, i), file))
      {
        gtk_window_present (g_ptr_array_index (windows, i));
        return;
      }

  window = window != NULL ? awale_window_get_free (window) : add_window (self, NULL);
  awale_window_open (window, file);
  gtk_window_present (GTK_WINDOW (window));
}

/* Sets the icon after the first frame, because it is slow to draw. */
static void
set_icon (GtkWidget *window)
{
  if (gtk_window_get_default_icon_name () == NULL)
    gtk_window_set_default_icon_name (APPLICATION_ID);
}

static void
awale_application_window_added (GtkApplication *application,
                                GtkWindow      *window)
{
  GTK_APPLICATION_CLASS (awale_application_parent_class)->window_added (application, window);

  /* Development versions have their own application id and are marked by a style class. */
  if (!g_str_equal (APPLICATION_ID, SETTINGS_ID))
    gtk_widget_add_css_class (GTK_WIDGET (window), "devel");

  if (!AWALE_IS_WINDOW (window))
    return;
  awale_first_frame_follow (GTK_WIDGET (window), set_icon);
  g_signal_connect_object (window, "saved", G_CALLBACK (saved_cb), application,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "closing", G_CALLBACK (closing_cb), application,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "staying", G_CALLBACK (staying_cb), application,
                           G_CONNECT_SWAPPED);
}

/* Restores the windows of the session, the first of them in @window (nullable), or presents an
 * empty window if there are none. */
static void
restore_windows (AwaleApplication *self,
                 AwaleWindow      *window)
{
  GPtrArray *states = awale_session_get_windows (self->services->session);

  for (guint i = 0; i < states->len; i++)
    {
      const AwaleWindowState *state = g_ptr_array_index (states, i);

      if (window == NULL)
        window = add_window (self, state);
      awale_window_reopen (window, state);
      gtk_window_present (GTK_WINDOW (window));
      window = NULL;
    }

  if (states->len == 0)
    gtk_window_present (window != NULL ? GTK_WINDOW (window)
                                       : GTK_WINDOW (add_window (self, NULL)));
}

static AwaleWindow *
find_window_to_recover (AwaleApplication *self,
                        AwaleRecovery    *recovery)
{
  g_autoptr (GPtrArray) windows = list_windows (self);

  for (guint i = 0; i < windows->len; i++)
    if (awale_window_can_recover (g_ptr_array_index (windows, i), recovery))
      return g_ptr_array_index (windows, i);
  return add_window (self, NULL);
}

static void
recover (AwaleApplication *self,
         GPtrArray        *recoveries)
{
  for (guint i = 0; i < MIN (recoveries->len, MAX_AT_ONCE); i++)
    {
      AwaleRecovery *recovery = g_ptr_array_index (recoveries, i);
      AwaleWindow *window = find_window_to_recover (self, recovery);

      awale_window_recover (window, recovery);
      gtk_window_present (GTK_WINDOW (window));
    }
}

static void
closed_cb (AwaleAnswer answer,
           gpointer    data)
{
}

static void
warn_of_unreadable (AwaleApplication *self)
{
  g_autofree char *list = g_steal_pointer (&self->unreadable);
  const AwaleAnswers answers = { .cancel = _("_Close") };
  g_autofree char *body = NULL;

  if (list == NULL || get_active (self) == NULL)
    return;
  body = g_strdup_printf ("%s\n\n%s",
                          _("Changes may have been kept in these files, which stay where they "
                            "are:"), list);
  awale_dialogs_ask (GTK_WINDOW (get_active (self)), _("Unsaved Work Could Not Be Read"), body,
                     &answers, closed_cb, NULL);
}

static void
recovery_answered_cb (AwaleAnswer answer,
                      gpointer    data)
{
  g_autoptr (AwaleWindow) window = data;
  AwaleApplication *self = AWALE_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  g_autoptr (GPtrArray) recoveries = NULL;

  if (self == NULL)
    return;

  recoveries = g_steal_pointer (&self->recoveries);
  if (answer == AWALE_ANSWER_ACCEPT)
    {
      recover (self, recoveries);
      warn_of_unreadable (self);
      return;
    }

  if (answer == AWALE_ANSWER_DISCARD)
    for (guint i = 0; i < MIN (recoveries->len, MAX_AT_ONCE); i++)
      awale_recovery_discard (g_ptr_array_index (recoveries, i));
  if (awale_window_is_untouched (window))
    restore_windows (self, window);
  warn_of_unreadable (self);
}

/* Names a document by its file, or if it has none by the players and the number of moves of its
 * current game. (transfer full) */
static char *
describe_recovery (AwaleRecovery *recovery)
{
  const AwaleRecoveryInfo *info = awale_recovery_get_info (recovery);
  const char *text = awale_recovery_get_text (recovery);
  g_autoptr (GFile) file = info->uri != NULL ? g_file_new_for_uri (info->uri) : NULL;
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *title = NULL;
  AwaleGame *game;
  size_t n_games;
  int n_moves;

  if (file != NULL)
    return g_file_get_parse_name (file);
  document = awale_ogn_read (text, strlen (text), NULL);
  n_games = awale_document_get_n_games (document);
  if (n_games == 0)
    return g_strdup (_("A game that has not been saved yet"));

  game = awale_document_get_game (document, MIN (info->game, n_games - 1));
  title = awale_title_for_game (game);
  n_moves = awale_node_get_ply (awale_game_get_line_end (game, awale_game_get_root (game)));
  /* Translators: %s is the names of the two players. */
  return g_strdup_printf (ngettext ("%s, %d move, not saved yet", "%s, %d moves, not saved yet",
                                    (unsigned) n_moves), title, n_moves);
}

/* Lists the unsaved work to open now, one document per line; the rest is offered at the next
 * start. */
static char *
describe_recoveries (GPtrArray *recoveries)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (recoveries->len, MAX_AT_ONCE); i++)
    {
      g_autofree char *line = describe_recovery (g_ptr_array_index (recoveries, i));

      g_string_append_printf (text, "%s• %s", i > 0 ? "\n" : "", line);
    }
  if (recoveries->len > MAX_AT_ONCE)
    g_string_append_printf (text, "\n\n%s",
                            _("There is more, which will be offered at the next start."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
offer_recovery (AwaleApplication *self,
                AwaleWindow      *window)
{
  const AwaleAnswers answers = {
    .cancel = _("_Later"),
    .discard = C_("recovery", "_Discard"),
    .accept = _("_Recover"),
  };
  g_autofree char *list = describe_recoveries (self->recoveries);
  g_autofree char *body = g_strdup_printf ("%s\n\n%s",
    _("Awalé was not closed properly, but your changes were kept:"), list);

  gtk_window_present (GTK_WINDOW (window));
  awale_dialogs_ask (GTK_WINDOW (window), _("Recover Unsaved Work?"), body, &answers,
                     recovery_answered_cb, g_object_ref (window));
}

static bool
has_recoveries (AwaleApplication *self)
{
  return self->recoveries != NULL && self->recoveries->len > 0;
}

static void
awale_application_activate (GApplication *application)
{
  AwaleApplication *self = AWALE_APPLICATION (application);
  AwaleWindow *window = get_active (self);

  if (self->waiting != NULL)
    self->activated = true;
  else if (window != NULL)
    gtk_window_present (GTK_WINDOW (window));
  else if (has_recoveries (self))
    offer_recovery (self, add_window (self, NULL));
  else
    {
      restore_windows (self, NULL);
      warn_of_unreadable (self);
    }
}

typedef struct
{
  AwaleApplication *self;
  GListModel       *files;
} ManyFiles;

static void
many_answered_cb (AwaleAnswer answer,
                  gpointer    data)
{
  ManyFiles *many = data;
  AwaleLibraryTasks *tasks = many->self->services->tasks;
  AwaleWindow *window = get_active (many->self);

  if (answer == AWALE_ANSWER_ACCEPT && window != NULL &&
      !awale_library_tasks_is_importing (tasks))
    {
      g_action_group_change_action_state (G_ACTION_GROUP (window), "library",
                                          g_variant_new_boolean (TRUE));
      awale_library_tasks_import (tasks, many->files, NULL);
    }
  g_object_unref (many->self);
  g_object_unref (many->files);
  g_free (many);
}

static void
offer_library (AwaleApplication  *self,
               GFile            **files,
               int                n_files)
{
  bool is_importing = awale_library_tasks_is_importing (self->services->tasks);
  const AwaleAnswers answers = { .cancel = _("_Cancel"),
                                 .accept = is_importing ? NULL : _("Add to _Library") };
  AwaleWindow *window = get_active (self) != NULL ? get_active (self) : add_window (self, NULL);
  g_autofree char *heading =
    g_strdup_printf (ngettext ("Open %d File?", "Open %d Files?", n_files), n_files);
  GListStore *list = g_list_store_new (G_TYPE_FILE);
  ManyFiles *many = g_new (ManyFiles, 1);

  g_list_store_splice (list, 0, 0, (gpointer *) files, n_files);
  *many = (ManyFiles) { g_object_ref (self), G_LIST_MODEL (list) };
  gtk_window_present (GTK_WINDOW (window));
  awale_dialogs_ask (GTK_WINDOW (window), heading,
                     is_importing ? _("Other games are still being imported.")
                                  : _("Each would get a window of its own. The library can take "
                                      "the games of all of them and list them."),
                     &answers, many_answered_cb, many);
}

static void
awale_application_open (GApplication  *application,
                        GFile        **files,
                        int            n_files,
                        const char    *hint)
{
  AwaleApplication *self = AWALE_APPLICATION (application);
  bool first = get_active (self) == NULL;

  if (self->waiting != NULL)
    {
      for (int i = 0; i < n_files; i++)
        g_ptr_array_add (self->waiting, g_object_ref (files[i]));
      return;
    }

  if (n_files > MAX_AT_ONCE)
    offer_library (self, files, n_files);
  for (int i = 0; i < n_files && n_files <= MAX_AT_ONCE; i++)
    open_file (self, files[i], get_active (self));

  if (first && has_recoveries (self))
    offer_recovery (self, get_active (self));
  else
    warn_of_unreadable (self);
}

static void
quit (AwaleApplication *self)
{
  g_autoptr (GPtrArray) windows = list_windows (self);

  self->quitting = true;
  remember_states (self, windows);
  for (guint i = 0; i < windows->len && self->quitting; i++)
    gtk_window_close (g_ptr_array_index (windows, i));
}

static void
open_new_window (AwaleApplication *self)
{
  /* Without any window, this action restores the windows of the last run, as an ordinary start
   * does. */
  if (get_active (self) == NULL)
    {
      g_application_activate (G_APPLICATION (self));
      return;
    }

  gtk_window_present (GTK_WINDOW (add_window (self, NULL)));
}

/* The active toplevel of the application, which may be a dialog, or else the window used last;
 * nullable. */
static GtkWindow *
find_front (AwaleApplication *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_is_active (l->data))
      return l->data;
  return GTK_WINDOW (get_active (self));
}

static void
show_preferences (AwaleApplication *self)
{
  GtkWidget *preferences = awale_preferences_new (self->services);

  gtk_window_set_transient_for (GTK_WINDOW (preferences), find_front (self));
  gtk_window_present (GTK_WINDOW (preferences));
}

static void show_keys (AwaleApplication *self);

static void
show_about (AwaleApplication *self)
{
  AwaleWindow *window = get_active (self);

  if (window != NULL)
    awale_dialogs_about (GTK_WINDOW (window));
}

/* Saves unsaved work to recovery files on SIGTERM and quits, because the system does not wait for
 * the user to answer a question. */
static gboolean
terminated_cb (gpointer data)
{
  AwaleApplication *self = data;
  g_autoptr (GPtrArray) windows = list_windows (self);

  self->term_source = 0;
  for (guint i = 0; i < windows->len; i++)
    awale_window_save_recovery (g_ptr_array_index (windows, i));
  remember_states (self, windows);
  awale_session_save (self->services->session);
  g_application_quit (G_APPLICATION (self));

  return G_SOURCE_REMOVE;
}

/* The order of the actions is that of the key overview. */
static const AwaleAction actions[] =
{
  { .name = "preferences", .activate = G_CALLBACK (show_preferences),
    .keys = "<Control>comma", .group = AWALE_KEYS_WINDOW, .title = N_("Preferences") },
  { .name = "keys", .activate = G_CALLBACK (show_keys),
    .keys = "<Control>question|<Control>slash",
    .group = AWALE_KEYS_WINDOW, .title = N_("Keyboard shortcuts") },
  { .name = "new-window", .activate = G_CALLBACK (open_new_window),
    .keys = "<Control><Shift>n", .group = AWALE_KEYS_WINDOW, .title = N_("New window") },
  { .name = "quit", .activate = G_CALLBACK (quit),
    .keys = "<Control>q", .group = AWALE_KEYS_WINDOW, .title = N_("Quit") },
  { .name = "about", .activate = G_CALLBACK (show_about) },
};

static void
show_keys (AwaleApplication *self)
{
  AwaleWindow *window = get_active (self);

  if (window != NULL)
    awale_window_show_keys (window, actions, G_N_ELEMENTS (actions));
}

static void
add_action (AwaleApplication  *self,
            const AwaleAction *row)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (row->name, NULL);

  g_signal_connect_object (action, "activate", row->activate, self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
  if (row->keys != NULL)
    {
      g_auto (GStrv) accels = g_strsplit (row->keys, "|", -1);
      g_autofree char *name = g_strconcat ("app.", row->name, NULL);

      gtk_application_set_accels_for_action (GTK_APPLICATION (self), name,
                                             (const char *const *) accels);
    }
}

/* Warns only once about tables that failed, because they are optional and the user may not have
 * requested them. */
static void
tables_failed_cb (AwaleApplication *self,
                  const GError     *error)
{
  AwaleWindow *window = get_active (self);

  if (self->said_tables || window == NULL)
    return;
  self->said_tables = true;
  awale_window_warn_of_tables (window, error);
}

static int
awale_application_handle_local_options (GApplication *application,
                                        GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("Awalé %s (GTK %u.%u.%u, libadwaita %u.%u.%u)\n", AWALE_VERSION,
           gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
           adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version ());

  return 0;
}

static gboolean
go_on_cb (gpointer data)
{
  AwaleApplication *self = data;

  self->go_on_source = 0;
  awale_library_tasks_resume (self->services->tasks);
  return G_SOURCE_REMOVE;
}

/* Handles the requests that arrived while the services were being loaded. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (AwaleApplication) self = data;
  GApplication *application = G_APPLICATION (self);
  g_autoptr (GPtrArray) files = g_steal_pointer (&self->waiting);

  self->recoveries = awale_services_read_finish (result, &self->unreadable);
  self->term_source = g_unix_signal_add (SIGTERM, terminated_cb, self);
  if (self->activated)
    g_application_activate (application);
  if (files->len > 0)
    g_application_open (application, (GFile **) files->pdata, files->len, "");
  if ((g_application_get_flags (application) & G_APPLICATION_IS_SERVICE) != 0)
    g_application_set_inactivity_timeout (application, SERVICE_WAIT);
  self->go_on_source = g_timeout_add_seconds_full (G_PRIORITY_LOW, GO_ON_WAIT, go_on_cb, self,
                                                   NULL);
  g_application_release (application);
  g_application_set_inactivity_timeout (application, 0);
}

/* Holds the application while a change, an import or an export of the library runs, even when it
 * has no window. */
static void
busy_cb (AwaleApplication *self)
{
  if (awale_library_client_is_busy (self->services->library))
    g_application_hold (G_APPLICATION (self));
  else
    g_application_release (G_APPLICATION (self));
}

static void
transfer_ended_cb (AwaleApplication *self,
                   AwaleLibraryTask *task)
{
  g_autoptr (GNotification) notification = NULL;

  if (get_active (self) != NULL)
    return;
  notification = awale_library_task_notice_create (task);
  if (notification != NULL)
    g_application_send_notification (G_APPLICATION (self), NULL, notification);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/awale/Awale/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
awale_application_startup (GApplication *application)
{
  AwaleApplication *self = AWALE_APPLICATION (application);

  G_APPLICATION_CLASS (awale_application_parent_class)->startup (application);

  awale_app_register_resource ();
  awale_widgets_init ();
  load_style ();
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    add_action (self, &actions[i]);
  self->services = awale_services_new (self->settings);
  g_signal_connect_object (self->services->library, "notify::busy", G_CALLBACK (busy_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->services->tasks, "ended", G_CALLBACK (transfer_ended_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->services->tables, "failed", G_CALLBACK (tables_failed_cb), self,
                           G_CONNECT_SWAPPED);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  g_application_hold (application);
  awale_services_read_async (self->services, read_cb, g_object_ref (self));
}

static void
awale_application_shutdown (GApplication *application)
{
  AwaleApplication *self = AWALE_APPLICATION (application);

  g_clear_handle_id (&self->term_source, g_source_remove);
  g_clear_handle_id (&self->go_on_source, g_source_remove);
  awale_tablebases_cancel (self->services->tables);

  G_APPLICATION_CLASS (awale_application_parent_class)->shutdown (application);

  /* Finish pending writes and the removal of recovery files that are no longer needed. */
  awale_library_client_flush (self->services->library);
  awale_disk_queue_flush (self->services->disk);
}

static void
awale_application_dispose (GObject *object)
{
  AwaleApplication *self = AWALE_APPLICATION (object);

  g_clear_pointer (&self->recoveries, g_ptr_array_unref);
  g_clear_pointer (&self->unreadable, g_free);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->services, awale_services_unref);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (awale_application_parent_class)->dispose (object);
}

static void
awale_application_class_init (AwaleApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_application_dispose;
  application_class->handle_local_options = awale_application_handle_local_options;
  application_class->startup = awale_application_startup;
  application_class->shutdown = awale_application_shutdown;
  application_class->activate = awale_application_activate;
  application_class->open = awale_application_open;
  GTK_APPLICATION_CLASS (klass)->window_added = awale_application_window_added;
}

static void
awale_application_init (AwaleApplication *self)
{
  static const GOptionEntry entries[] =
  {
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_("Print the version"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  /* Translators: the placeholder for the files in the usage line of --help. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

AwaleApplication *
awale_application_new (GSettings *settings)
{
  AwaleApplication *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  /* No resource base path is set: with one, GTK would load the icon theme twice, before and after
   * libadwaita adds its own. The icons are installed in the theme, and the style sheet is loaded
   * separately. */
  self = g_object_new (AWALE_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", NULL,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
  self->settings = g_object_ref (settings);

  return self;
}
