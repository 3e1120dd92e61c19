/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "cases.h"
#include "app/common/awale-dialogs.h"
#include "../../wait.h"

static const AwaleAnswers answers = { .cancel = "_Later", .accept = "_Yes" };

static void
answered_cb (AwaleAnswer answer,
             gpointer    data)
{
  *(AwaleAnswer *) data = answer;
}

static GtkWidget *
wait_for_question (void)
{
  GtkWidget *dialog;

  wait_while (!(dialog = app_fixtures_find_toplevel (ADW_TYPE_MESSAGE_DIALOG)) ||
              !gtk_widget_get_mapped (dialog));
  return dialog;
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* A question asked before its window has a size waits, and is as wide as a later one: libadwaita
 * 1.2 may omit the answers if the width changes while it is shown. */
static void
test_asked_at_start (void)
{
  AwaleAnswer answer = AWALE_ANSWER_CANCEL;
  GtkWidget *window = gtk_window_new ();
  const char *body = "Here is a question of many words that would rather stand in a single line.";
  GtkWidget *dialog;
  int width;

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_present (GTK_WINDOW (window));
  awale_dialogs_ask (GTK_WINDOW (window), "Well?", body, &answers, answered_cb, &answer);
  dialog = wait_for_question ();
  g_assert_cmpint (gtk_widget_get_width (window), >, 0);
  width = measure_width (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  g_assert_cmpint (answer, ==, AWALE_ANSWER_ACCEPT);
  gtk_window_destroy (GTK_WINDOW (dialog));

  awale_dialogs_ask (GTK_WINDOW (window), "Well?", body, &answers, answered_cb, &answer);
  dialog = wait_for_question ();
  g_assert_cmpint (width, ==, measure_width (dialog));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixtures_destroy (window, window);
}

/* Return chooses nothing that loses work, even in a narrow window, where the answers form a column
 * with the last one at the top. */
static void
test_safe_answer (void)
{
  const AwaleAnswers dangerous = { .cancel = "_Keep All of the Games",
                                   .discard = "_Delete All of the Games" };

  for (int width = 300; width <= 900; width += 600)
    {
      GtkWidget *window = gtk_window_new ();
      AwaleAnswer answer = AWALE_ANSWER_ACCEPT;
      GtkWidget *dialog;

      gtk_window_set_default_size (GTK_WINDOW (window), width, 400);
      gtk_window_present (GTK_WINDOW (window));
      awale_dialogs_ask (GTK_WINDOW (window), "Well?", "Now.", &dangerous, answered_cb, &answer);
      dialog = wait_for_question ();
      wait_while (gtk_widget_get_width (dialog) == 0 ||
                  gtk_window_get_focus (GTK_WINDOW (dialog)) !=
                    gtk_window_get_default_widget (GTK_WINDOW (dialog)));
      gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (dialog)));
      wait_while (answer == AWALE_ANSWER_ACCEPT);
      g_assert_cmpint (answer, ==, AWALE_ANSWER_CANCEL);
      fixtures_destroy (window, window);
    }
}

static void
count_cb (AwaleAnswer answer,
          gpointer    data)
{
  g_assert_cmpint (answer, ==, AWALE_ANSWER_CANCEL);
  (*(int *) data)++;
}

static void
count_options_cb (int      chosen,
                  gpointer data)
{
  g_assert_cmpint (chosen, ==, -1);
  (*(int *) data)++;
}

/* A dialog is cancelled, once, when its window closes. */
static void
test_parent_gone (void)
{
  const AwaleDialogOption option = { .label = "_Glyphs" };
  GtkWidget *window = gtk_window_new ();
  int n_answers = 0;

  gtk_window_present (GTK_WINDOW (window));
  awale_dialogs_ask (GTK_WINDOW (window), "Well?", "Now.", &answers, count_cb, &n_answers);
  awale_dialogs_choose (GTK_WINDOW (window), "Well?", "Now.", "_Later", "_Yes", &option, 1,
                        count_options_cb, &n_answers);
  wait_for_question ();
  fixtures_destroy (window, window);
  g_assert_cmpint (n_answers, ==, 2);
  g_assert_null (app_fixtures_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/questions/asked-at-start", test_asked_at_start);
  g_test_add_func ("/app/questions/safe-answer", test_safe_answer);

  g_test_add_func ("/app/questions/parent-gone", test_parent_gone);
}
