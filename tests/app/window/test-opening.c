/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/awale-application.h"
#include "app/common/awale-toast-overlay.h"
#include "app/study/awale-games-bar.h"
#include "app/window/awale-window.h"

#include "widget-fixtures.h"

#include "../../wait.h"

#include <glib/gstdio.h>

typedef struct
{
  AwaleApplication *application;
  AwaleServices    *services;
} Fixture;

static GtkDropTarget *
find_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller) &&
          gdk_content_formats_contain_gtype (
            gtk_drop_target_get_formats (GTK_DROP_TARGET (controller)), GDK_TYPE_FILE_LIST))
        return GTK_DROP_TARGET (controller);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkDropTarget *target = find_target (child);

      if (target != NULL)
        return target;
    }
  return NULL;
}

static GtkStack *
find_pages (GtkWidget *widget)
{
  GtkStack *found = NULL;

  if (GTK_IS_STACK (widget) && gtk_stack_get_child_by_name (GTK_STACK (widget), "start") != NULL)
    return GTK_STACK (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_pages (child);
  return found;
}

static GFile *
write_game (const char *folder,
            const char *name,
            const char *south)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = g_strdup_printf ("[South \"%s\"]\n\n1. F f *\n", south);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

/* Returns the window that shows a game with this South player, or NULL if there is none. */
static GtkWindow *
find_window (AwaleApplication *application,
             const char       *south)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    {
      AwaleGame *game = awale_window_get_game (AWALE_WINDOW (l->data));

      if (game != NULL && g_strcmp0 (awale_game_get_tag (game, "South"), south) == 0)
        return l->data;
    }
  return NULL;
}

static void
wait_for_window (AwaleApplication *application,
                 const char       *south)
{
  wait_while (find_window (application, south) == NULL);
}

static bool
drop_on (GtkWidget *widget,
         GSList    *files)
{
  GtkDropTarget *target = find_target (widget);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_assert_nonnull (target);
  g_assert_cmpint (gtk_drop_target_get_actions (target), ==, GDK_ACTION_COPY);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_signal_emit_by_name (target, "drop", &value, 20.0, 20.0, &taken);
  return taken;
}

static bool
drop (GtkWindow *window,
      GSList    *files)
{
  return drop_on (GTK_WIDGET (window), files);
}

static GtkWindow *
add_window (const Fixture *fixture)
{
  return GTK_WINDOW (awale_window_new (GTK_APPLICATION (fixture->application), fixture->services,
                                       NULL));
}

static AwaleApplication *
create_application (GSettings *settings)
{
  AwaleApplication *application = awale_application_new (settings);

  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application))
                             | G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  return application;
}

/* Closes all windows, which must be finalized. */
static void
close_all (AwaleApplication *application)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (GTK_APPLICATION (application))) != NULL)
    fixtures_destroy (GTK_WIDGET (window), GTK_WIDGET (window));
}

/* A window in which a position is being set up does not count as untouched, so that no dropped file
 * opens in it. */
static void
test_setup (const void *data)
{
  const Fixture *fixture = data;
  GtkWindow *window = add_window (fixture);

  gtk_window_present (window);
  g_assert_true (awale_window_is_untouched (AWALE_WINDOW (window)));
  g_action_group_activate_action (G_ACTION_GROUP (window), "edit-position", NULL);
  g_assert_false (awale_window_is_untouched (AWALE_WINDOW (window)));
  close_all (fixture->application);
}

/* The first dropped file opens in the untouched window, the next in a new one. */
static void
test_drop (const void *data)
{
  const Fixture *fixture = data;
  AwaleApplication *application = fixture->application;
  g_autofree char *folder = g_dir_make_tmp ("awale-drop-XXXXXX", NULL);
  g_autoptr (GFile) ama = write_game (folder, "ama.ogn", "Ama");
  g_autoptr (GFile) efua = write_game (folder, "efua.ogn", "Efua");
  g_autoptr (GSList) files = NULL;
  GtkWindow *window;

  window = add_window (fixture);
  gtk_window_present (window);

  files = g_slist_append (files, ama);
  files = g_slist_append (files, efua);
  g_assert_true (drop (window, files));
  wait_for_window (application, "Ama");
  wait_for_window (application, "Efua");
  g_assert_true (find_window (application, "Ama") == window);
  g_assert_true (find_window (application, "Efua") != window);
  g_assert_false (awale_window_is_untouched (AWALE_WINDOW (window)));

  /* A file that is already open is only shown. */
  g_slist_free (g_steal_pointer (&files));
  files = g_slist_append (NULL, efua);
  g_assert_true (drop (window, files));
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))),
                    ==, 2);

  g_assert_false (drop (window, NULL));
  close_all (application);
  g_file_delete (ama, NULL, NULL);
  g_file_delete (efua, NULL, NULL);
  g_rmdir (folder);
}

/* Files dropped on the games bar are added to the open document. */
static void
test_drop_on_games (const void *data)
{
  const Fixture *fixture = data;
  AwaleApplication *application = fixture->application;
  g_autofree char *folder = g_dir_make_tmp ("awale-games-XXXXXX", NULL);
  g_autoptr (GFile) ama = write_game (folder, "ama.ogn", "Ama");
  g_autoptr (GFile) efua = write_game (folder, "efua.ogn", "Efua");
  g_autoptr (GSList) files = g_slist_append (NULL, efua);
  GtkWindow *window = add_window (fixture);

  awale_window_open (AWALE_WINDOW (window), ama);
  wait_for_window (application, "Ama");
  g_assert_true (drop_on (fixtures_find (GTK_WIDGET (window), AWALE_TYPE_GAMES_BAR, 0), files));
  wait_for_window (application, "Efua");
  g_assert_true (find_window (application, "Efua") == window);
  g_assert_true (awale_window_has_file (AWALE_WINDOW (window), ama));
  wait_while (g_main_context_pending (NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.previous-game", NULL);
  g_assert_true (find_window (application, "Ama") == window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);

  close_all (application);
  g_file_delete (ama, NULL, NULL);
  g_file_delete (efua, NULL, NULL);
  g_rmdir (folder);
}

/* The last of several files opened in one window is shown. */
static void
test_again (const void *data)
{
  const Fixture *fixture = data;
  AwaleApplication *application = fixture->application;
  g_autofree char *folder = g_dir_make_tmp ("awale-again-XXXXXX", NULL);
  g_autoptr (GFile) ama = write_game (folder, "ama.ogn", "Ama");
  g_autoptr (GFile) efua = write_game (folder, "efua.ogn", "Efua");
  GtkWindow *window = add_window (fixture);

  awale_window_open (AWALE_WINDOW (window), ama);
  awale_window_open (AWALE_WINDOW (window), efua);
  awale_window_open (AWALE_WINDOW (window), ama);
  awale_window_open (AWALE_WINDOW (window), efua);
  wait_for_window (application, "Efua");
  wait_while (g_main_context_pending (NULL));
  g_assert_true (find_window (application, "Efua") == window);
  g_assert_true (awale_window_has_file (AWALE_WINDOW (window), efua));

  close_all (application);
  g_file_delete (ama, NULL, NULL);
  g_file_delete (efua, NULL, NULL);
  g_rmdir (folder);
}

/* A special page is shown while a file is read, and the start page after a failure. */
static void
test_page (const void *data)
{
  const Fixture *fixture = data;
  AwaleApplication *application = fixture->application;
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/game.ogn");
  GtkWindow *window = add_window (fixture);
  GtkStack *pages = find_pages (GTK_WIDGET (window));

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "start");
  awale_window_open (AWALE_WINDOW (window), missing);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "opening");
  wait_while (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "opening") == 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "start");
  close_all (application);
}

/* The title shows the players, unsaved changes and the number of the game, but not the rules. */
static void
test_title (const void *data)
{
  const Fixture *fixture = data;
  g_autofree char *folder = g_dir_make_tmp ("awale-title-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "two.ogn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *window = add_window (fixture);
  AdwWindowTitle *title =
    ADW_WINDOW_TITLE (fixtures_find (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE, 0));
  AwaleGame *game;

  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Awalé");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Awalé");

  g_assert_true (g_file_set_contents (path, "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f *\n\n"
                                            "[South \"Efua\"]\n\n1. F *\n", -1, NULL));
  awale_window_open (AWALE_WINDOW (window), file);
  wait_for_window (fixture->application, "Ama");
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Ama – Kofi");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "two.ogn · Game 1 of 2");
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Ama – Kofi · two.ogn · Game 1 of 2");

  game = awale_window_get_game (AWALE_WINDOW (window));
  awale_game_set_tag (game, "South", "Yaw");
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "• Yaw – Kofi");
  awale_game_undo (game);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Ama – Kofi");
  wait_while (g_main_context_pending (NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-game", NULL);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "two.ogn · Game 2 of 2");

  close_all (fixture->application);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

static bool
is_laid_out (gpointer widget)
{
  return gtk_widget_get_height (widget) > 0;
}

/* The pages fill most of the height of the window. */
static void
test_height (const void *data)
{
  GtkWindow *window = add_window (data);
  GtkWidget *pages = GTK_WIDGET (find_pages (GTK_WIDGET (window)));

  gtk_window_present (window);
  fixtures_wait (is_laid_out, pages);
  g_assert_cmpint (gtk_widget_get_height (pages), >, gtk_widget_get_height (GTK_WIDGET (window))
                                                      * 3 / 4);
  close_all (((const Fixture *) data)->application);
}

/* Toasts are visible on the start page. */
static void
test_toast (const void *data)
{
  GtkWindow *window = add_window (data);
  GtkWidget *toasts = fixtures_find (GTK_WIDGET (window), AWALE_TYPE_TOAST_OVERLAY, 0);

  gtk_window_present (window);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (find_pages (GTK_WIDGET (window))), ==,
                   "start");
  awale_toast_overlay_say (AWALE_TOAST_OVERLAY (toasts), "Heard");
  g_assert_true (gtk_widget_is_drawable (fixtures_find (toasts, GTK_TYPE_REVEALER, 0)));
  close_all (((const Fixture *) data)->application);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (AwaleApplication) application = NULL;
  g_autoptr (AwaleServices) services = NULL;
  Fixture fixture;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new (APPLICATION_ID);
  application = create_application (settings);
  services = awale_services_new (settings);
  fixture = (Fixture) { application, services };
  g_test_add_data_func ("/app/opening/setup", &fixture, test_setup);
  g_test_add_data_func ("/app/opening/drop", &fixture, test_drop);
  g_test_add_data_func ("/app/opening/drop-on-games", &fixture, test_drop_on_games);
  g_test_add_data_func ("/app/opening/again", &fixture, test_again);
  g_test_add_data_func ("/app/opening/page", &fixture, test_page);
  g_test_add_data_func ("/app/opening/title", &fixture, test_title);
  g_test_add_data_func ("/app/opening/height", &fixture, test_height);
  g_test_add_data_func ("/app/opening/toast", &fixture, test_toast);
  return g_test_run ();
}
