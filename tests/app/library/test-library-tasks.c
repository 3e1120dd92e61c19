/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/library/awale-library-actions.h"
#include "stage.h"

enum
{
  N_WINDOWS = 3,
};

/* Several windows of one application that share a library. */
typedef struct
{
  Stage             *stage;
  GtkApplication    *application;
  GtkWindow         *windows[N_WINDOWS];
  AwaleToastOverlay *toasts[N_WINDOWS];
  AwaleNoticeBar    *notices[N_WINDOWS];
  AwaleActions      *actions[N_WINDOWS];
  GtkWidget         *libraries[N_WINDOWS];
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->stage = stage_new ();
  self->application = (gpointer) data;
  for (int i = 0; i < N_WINDOWS; i++)
    {
      self->windows[i] = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
      self->toasts[i] = g_object_ref_sink (g_object_new (AWALE_TYPE_TOAST_OVERLAY, NULL));
      self->notices[i] = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
      self->libraries[i] = awale_library_view_new (self->stage->services, self->stage->draft,
                                                   self->notices[i], self->toasts[i]);
      gtk_window_set_child (self->windows[i], self->libraries[i]);
      self->actions[i] = awale_actions_new (self->windows[i], self->stage->draft);
      awale_library_actions_add (AWALE_LIBRARY_VIEW (self->libraries[i]), self->actions[i]);
      gtk_application_add_window (self->application, self->windows[i]);
    }
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  for (int i = 0; i < N_WINDOWS; i++)
    {
      g_object_run_dispose (G_OBJECT (self->actions[i]));
      g_object_unref (self->actions[i]);
      g_object_unref (self->toasts[i]);
      g_object_unref (self->notices[i]);
      gtk_window_destroy (self->windows[i]);
    }
  stage_free (self->stage);
}

/* Ends an analysis that belongs to @owner, and stores the index of a window that reports it in
 * @window. Returns: the number of windows that report it */
static unsigned
end_analysis (Fixture *self,
              GObject *owner,
              int     *window)
{
  AwaleLibraryTasks *tasks = self->stage->services->tasks;
  g_autoptr (AwaleLibraryTask) task =
    awale_library_tasks_begin (tasks, AWALE_LIBRARY_TASK_ANALYSIS, owner);
  unsigned n_told = 0;

  awale_library_tasks_end (tasks, task);
  for (int i = 0; i < N_WINDOWS; i++)
    if (awale_toast_overlay_get_text (self->toasts[i]) != NULL)
      {
        *window = i;
        n_told++;
      }
  return n_told;
}

/* The window that began a task reports its result. */
static void
test_own (Fixture      *self,
          gconstpointer data)
{
  int window = -1;

  g_assert_cmpuint (end_analysis (self, G_OBJECT (self->libraries[0]), &window), ==, 1);
  g_assert_cmpint (window, ==, 0);
}

/* The window used last reports a task without an owner. */
static void
test_nobodys (Fixture      *self,
              gconstpointer data)
{
  GtkWindow *used = gtk_application_get_windows (self->application)->data;
  int window = -1;

  g_assert_cmpuint (end_analysis (self, NULL, &window), ==, 1);
  g_assert_true (self->windows[window] == used);
}

#define ADD(name, test) \
  g_test_add ("/app/library-tasks/" name, Fixture, application, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  stage_init (&argc, &argv);
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  ADD ("own", test_own);
  ADD ("nobodys", test_nobodys);
  return g_test_run ();
}
