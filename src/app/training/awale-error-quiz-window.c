/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-error-quiz-window"

#include "awale-error-quiz-window.h"

#include "awale-question-view.h"

#include <glib/gi18n-lib.h>

/* Size in pixels, limited to the width of the parent window. */
#define DEFAULT_WIDTH 680
#define DEFAULT_HEIGHT 560

struct _AwaleErrorQuizWindow
{
  AdwWindow          parent_instance;

  AwaleReport       *report;
  AwaleTablebase    *tables;
  GPtrArray         *errors;  /* element-type AwaleNode: the errors, worst first */
  unsigned           at;

  GtkWidget         *title;
  AwaleQuestionView *view;
};

G_DEFINE_FINAL_TYPE (AwaleErrorQuizWindow, awale_error_quiz_window, ADW_TYPE_WINDOW)

static void
ask (AwaleErrorQuizWindow *self)
{
  bool is_last = self->at + 1 == self->errors->len;
  /* Translators: “2 of 5”: the question and how many there are. */
  g_autofree char *counter = g_strdup_printf (_("%u of %u"), self->at + 1, self->errors->len);

  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), counter);
  awale_question_view_set_next (self->view, is_last ? _("_Close") : _("_Next"));
  awale_question_view_ask (self->view, awale_report_get_game (self->report),
                           g_ptr_array_index (self->errors, self->at), AWALE_DRILL_ERROR,
                           self->tables);
}

static void
next_cb (AwaleErrorQuizWindow *self)
{
  if (++self->at == self->errors->len)
    gtk_window_close (GTK_WINDOW (self));
  else
    ask (self);
}

static void
awale_error_quiz_window_dispose (GObject *object)
{
  AwaleErrorQuizWindow *self = AWALE_ERROR_QUIZ_WINDOW (object);

  g_clear_pointer (&self->errors, g_ptr_array_unref);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_clear_object (&self->report);

  G_OBJECT_CLASS (awale_error_quiz_window_parent_class)->dispose (object);
}

static void
awale_error_quiz_window_class_init (AwaleErrorQuizWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_error_quiz_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static void
awale_error_quiz_window_init (AwaleErrorQuizWindow *self)
{
  self->errors = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  gtk_window_set_title (GTK_WINDOW (self), _("Try It Yourself"));
}

static void
build (AwaleErrorQuizWindow *self,
       GSettings            *settings)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();

  self->title = adw_window_title_new (_("Try It Yourself"), NULL);
  self->view = AWALE_QUESTION_VIEW (awale_question_view_new (settings));
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  gtk_box_append (GTK_BOX (content), header);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->view));
  adw_window_set_content (ADW_WINDOW (self), content);
  g_signal_connect_object (self->view, "next", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
awale_error_quiz_window_new (GtkWindow      *parent,
                             AwaleReport    *report,
                             GSettings      *settings,
                             AwaleTablebase *tables)
{
  AwaleErrorQuizWindow *self;
  int room = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;

  g_return_val_if_fail (AWALE_IS_REPORT (report) && awale_report_get_n_errors (report) > 0, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_ERROR_QUIZ_WINDOW, "transient-for", parent, "modal", TRUE,
                       "default-width", room > 0 ? MIN (room, DEFAULT_WIDTH) : DEFAULT_WIDTH,
                       "default-height", DEFAULT_HEIGHT, NULL);
  self->report = g_object_ref (report);
  self->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  for (unsigned i = 0; i < awale_report_get_n_errors (report); i++)
    g_ptr_array_add (self->errors, awale_node_ref (awale_report_get_error (report, i)->node));
  build (self, settings);
  ask (self);
  return GTK_WIDGET (self);
}
