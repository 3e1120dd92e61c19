/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/awale-first-frame.h"

#include "../wait.h"
#include "cases.h"
#include "widget-fixtures.h"

static int n_frames, n_calls, n_frames_before;

static void
after_paint_cb (void)
{
  n_frames++;
}

static void
called (GtkWidget *widget)
{
  g_assert_true (gtk_widget_get_mapped (widget));
  n_frames_before = n_frames;
  n_calls++;
}

static GtkWidget *
create_window (void)
{
  GtkWidget *window = gtk_window_new ();

  n_frames = n_calls = 0;
  gtk_widget_realize (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (after_paint_cb), NULL);
  awale_first_frame_follow (window, called);
  return window;
}

static void
test_once (void)
{
  GtkWidget *window = create_window ();

  gtk_window_present (GTK_WINDOW (window));
  wait_while (n_calls == 0);
  g_assert_cmpint (n_frames_before, >, 0);
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);
  fixtures_settle ();
  g_assert_cmpint (n_calls, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The function is not called if the window is closed before its first frame. */
static void
test_gone (void)
{
  GtkWidget *window = create_window ();

  gtk_window_present (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  fixtures_settle ();
  g_assert_cmpint (n_calls, ==, 0);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/first-frame/once", test_once);
  g_test_add_func ("/widgets/first-frame/gone", test_gone);
}
