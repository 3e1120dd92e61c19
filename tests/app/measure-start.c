/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * measure-start empty|start|FILE: opens an empty libadwaita window, the start page or a game, and
 * prints the milliseconds of processor time from the start of the process to the first complete
 * frame, and to idle. All three cases use the same program, and so include the loading of
 * libraries. This is not a test: tests/start-up compares the medians.
 */
#include "app/awale-application.h"
#include "app/window/awale-window.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Milliseconds without a frame until a window counts as idle. */
#define REST 300

typedef struct
{
  GtkApplication *application;
  const char     *what;
  double          first_frame;
  unsigned        rest;
} Measure;

static double
get_milliseconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static gboolean
at_rest_cb (gpointer data)
{
  Measure *self = data;

  printf ("%.1f %.1f\n", self->first_frame, get_milliseconds ());
  fflush (stdout);
  /* Skip closing, which is not measured. */
  _exit (EXIT_SUCCESS);
}

static bool
shows_all (Measure *self)
{
  GtkWindow *window = gtk_application_get_active_window (self->application);

  return g_str_equal (self->what, "empty") || g_str_equal (self->what, "start") ||
         awale_window_get_game (AWALE_WINDOW (window)) != NULL;
}

static void
after_paint_cb (Measure *self)
{
  if (!shows_all (self))
    return;

  if (self->first_frame == 0)
    self->first_frame = get_milliseconds ();
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST, at_rest_cb, self);
}

static void
watch (GtkWidget *window,
       Measure   *self)
{
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint",
                            G_CALLBACK (after_paint_cb), self);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window,
                 Measure        *self)
{
  g_signal_connect (window, "realize", G_CALLBACK (watch), self);
}

static void
activate_empty_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1080, 720);
  gtk_window_present (GTK_WINDOW (window));
}

static GtkApplication *
create_application (const char *what)
{
  g_autoptr (GSettings) settings = NULL;
  AwaleApplication *application;

  if (g_str_equal (what, "empty"))
    {
      AdwApplication *empty = adw_application_new (NULL, 0);

      g_signal_connect (empty, "activate", G_CALLBACK (activate_empty_cb), NULL);
      return GTK_APPLICATION (empty);
    }

  settings = g_settings_new ("io.github.awale.Awale");
  application = awale_application_new (settings);
  g_application_set_application_id (G_APPLICATION (application), NULL);
  return GTK_APPLICATION (application);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) application = NULL;
  Measure self = { 0 };
  bool is_file;

  if (argc != 2)
    {
      fprintf (stderr, "Usage: measure-start empty|start|FILE\n");
      return EXIT_FAILURE;
    }

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  is_file = !g_str_equal (argv[1], "empty") && !g_str_equal (argv[1], "start");
  application = create_application (argv[1]);
  self.application = application;
  self.what = argv[1];
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &self);
  return g_application_run (G_APPLICATION (application), is_file ? 2 : 1, argv);
}
