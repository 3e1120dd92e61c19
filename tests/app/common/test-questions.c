/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "app/common/awale-dialogs.h"
#include "../../wait.h"

static const AwaleAnswers answers = { .cancel = "_Later", .accept = "_Yes" };

static void
answered_cb (AwaleAnswer answer,
             gpointer    data)
{
  *(AwaleAnswer *) data = answer;
}

/* A question asked as soon as its window is there waits for the window's size. */
static void
test_asked_at_start (void)
{
  AwaleAnswer answer = AWALE_ANSWER_CANCEL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *dialog;

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_present (GTK_WINDOW (window));
  awale_dialogs_ask (GTK_WINDOW (window), "Well?", "Here it is.", &answers, answered_cb, &answer);
  wait_while (!(dialog = app_fixtures_find_toplevel (ADW_TYPE_MESSAGE_DIALOG)));
  g_assert_cmpint (gtk_widget_get_width (window), >, 0);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  g_assert_cmpint (answer, ==, AWALE_ANSWER_ACCEPT);
  fixtures_destroy (window, window);
}

int
main (int   argc,
      char *argv[])
{
  app_fixtures_init (&argc, &argv);

  g_test_add_func ("/app/questions/asked-at-start", test_asked_at_start);

  return g_test_run ();
}
