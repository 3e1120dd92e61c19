/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-error-quiz-window"

#include "awale-error-quiz-window.h"

#include "app/common/awale-dialogs.h"
#include "awale-question-view.h"
#include "training/awale-exercise-quiz.h"

#include <glib/gi18n-lib.h>

/* Size in pixels; the width is limited to that of the parent window. */
#define DEFAULT_WIDTH 680
#define DEFAULT_HEIGHT 560

#define DATA_KEY "awale-error-quiz"

typedef struct
{
  AwaleReport       *report;
  AwaleTablebase    *tables;
  GPtrArray         *errors;  /* Errors, worst first. (element-type AwaleNode) */
  unsigned           at;

  GtkWidget         *window;
  GtkWidget         *title;
  AwaleQuestionView *view;
} ErrorQuiz;

static void
error_quiz_free (ErrorQuiz *self)
{
  g_ptr_array_unref (self->errors);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_object_unref (self->report);
  g_free (self);
}

static void ask (ErrorQuiz *self);

static void
changed_cb (GtkWidget *window,
            AwaleQuiz *quiz)
{
  ErrorQuiz *self = g_object_get_data (G_OBJECT (window), DATA_KEY);

  if (awale_quiz_get_state (quiz) != AWALE_QUIZ_OVER)
    return;
  if (++self->at == self->errors->len)
    gtk_window_close (GTK_WINDOW (window));
  else
    ask (self);
}

static void
ask (ErrorQuiz *self)
{
  bool is_last = self->at + 1 == self->errors->len;
  /* Translators: the number of the question, and the number of questions: “2 of 5”. */
  g_autofree char *counter = g_strdup_printf (_("%u of %u"), self->at + 1, self->errors->len);
  g_autoptr (AwaleExerciseQuiz) quiz =
    awale_exercise_quiz_new (awale_report_get_game (self->report),
                             g_ptr_array_index (self->errors, self->at), AWALE_EXERCISE_KIND_ERROR,
                             self->tables, false);

  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), counter);
  awale_question_view_set_label (self->view, AWALE_QUIZ_NEXT, is_last ? _("_Close") : _("_Next"));
  g_signal_connect_object (quiz, "changed", G_CALLBACK (changed_cb), self->window,
                           G_CONNECT_SWAPPED);
  awale_question_view_set_quiz (self->view, AWALE_QUIZ (quiz));
}

static void
build (ErrorQuiz *self,
       GSettings *settings)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();

  self->title = adw_window_title_new (_("Try It Yourself"), NULL);
  self->view = g_object_new (AWALE_TYPE_QUESTION_VIEW, NULL);
  awale_question_view_bind_settings (self->view, settings);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  gtk_box_append (GTK_BOX (content), header);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->view));
  adw_window_set_content (ADW_WINDOW (self->window), content);
  awale_dialogs_close_at_escape (self->window);
}

GtkWidget *
awale_error_quiz_window_new (GtkWindow      *parent,
                             AwaleReport    *report,
                             GSettings      *settings,
                             AwaleTablebase *tables)
{
  ErrorQuiz *self;
  int room = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;

  g_return_val_if_fail (AWALE_IS_REPORT (report) && awale_report_get_n_errors (report) > 0, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_new0 (ErrorQuiz, 1);
  self->window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE,
                               "title", _("Try It Yourself"),
                               "default-width", room > 0 ? MIN (room, DEFAULT_WIDTH)
                                                         : DEFAULT_WIDTH,
                               "default-height", DEFAULT_HEIGHT, NULL);
  self->report = g_object_ref (report);
  self->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  self->errors = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  for (unsigned i = 0; i < awale_report_get_n_errors (report); i++)
    g_ptr_array_add (self->errors, awale_node_ref (awale_report_get_error (report, i)->node));
  g_object_set_data_full (G_OBJECT (self->window), DATA_KEY, self,
                          (GDestroyNotify) error_quiz_free);
  build (self, settings);
  ask (self);
  return self->window;
}
