/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/engines/awale-engine-log-window.h"
#include "app-fixtures.h"
#include "cases.h"

#include "../../wait.h"

static GtkTextBuffer *
get_buffer (GtkWidget *window)
{
  return gtk_text_view_get_buffer (
    GTK_TEXT_VIEW (fixtures_find (window, GTK_TYPE_TEXT_VIEW, 0)));
}

static char *
dup_text (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  bool *done = data;

  g_assert_false (awale_engine_process_start_finish (AWALE_ENGINE_PROCESS (source), result, NULL));
  *done = true;
}

/* Adds a line to the log by starting a missing program. */
static void
add_line (AwaleEngineProcess *process)
{
  bool done = false;

  awale_engine_process_start (process, NULL, started_cb, &done);
  wait_while (!done);
}

/* A selection stays while the log grows. */
static void
test_grows (void)
{
  g_autoptr (AwaleEngineProcess) process = awale_engine_process_new ("/nowhere/engine", NULL);
  GtkTextIter start, end;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  GtkTextBuffer *buffer;
  GtkWidget *window;
  int n_chars;

  window = awale_engine_log_window_new ("Zed", process);
  buffer = get_buffer (window);
  first = dup_text (buffer);
  g_assert_cmpstr (first, ==, "Nothing has been exchanged yet.");
  fixtures_destroy (window, window);

  add_line (process);
  window = awale_engine_log_window_new ("Zed", process);
  buffer = get_buffer (window);
  g_free (first);
  first = dup_text (buffer);
  g_assert_cmpstr (first, ==, awale_engine_process_get_log (process, NULL));

  gtk_text_buffer_get_iter_at_offset (buffer, &start, 2);
  gtk_text_buffer_get_iter_at_offset (buffer, &end, 6);
  gtk_text_buffer_select_range (buffer, &start, &end);
  n_chars = gtk_text_buffer_get_char_count (buffer);
  add_line (process);
  let_time_pass ();
  wait_while (gtk_text_buffer_get_char_count (buffer) == n_chars);
  second = dup_text (buffer);
  g_assert_cmpstr (second, ==, awale_engine_process_get_log (process, NULL));
  g_assert_true (gtk_text_buffer_get_selection_bounds (buffer, &start, &end));
  g_assert_cmpint (gtk_text_iter_get_offset (&start), ==, 2);
  g_assert_cmpint (gtk_text_iter_get_offset (&end), ==, 6);
  fixtures_destroy (window, window);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/engine-log/grows", test_grows);
}
