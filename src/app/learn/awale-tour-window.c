/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tour-window"

#include "awale-tour-window.h"

#include "awale-lesson-board.h"
#include "lessons/awale-rules-page.h"
#include "lessons/awale-exercise.h"
#include "widgets/awale-widgets.h"

#include <glib/gi18n-lib.h>

struct _AwaleTourWindow
{
  AdwWindow          parent_instance;

  AdwWindowTitle    *title;
  GtkProgressBar    *progress;
  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkLabel          *heading;
  GtkLabel          *text;
  AwaleExerciseView *exercise;
  GtkWidget         *bar;
  GtkWidget         *back_button;
  GtkLabel          *counter;
  GtkWidget         *new_game_button;

  GSettings         *settings;
  AwaleRuleset       rules;
  GPtrArray         *steps;
  guint              step;
};

G_DEFINE_FINAL_TYPE (AwaleTourWindow, awale_tour_window, ADW_TYPE_WINDOW)

static void
show_text (AwaleTourWindow *self,
           AwaleRulesTopic  topic)
{
  g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (&self->rules, topic);

  gtk_label_set_label (self->heading, awale_rules_page_get_title (topic));
  gtk_label_set_label (self->text, paragraphs[0]);
}

static void
show_end (AwaleTourWindow *self)
{
  g_settings_set_boolean (self->settings, "tour-finished", TRUE);
  gtk_progress_bar_set_fraction (self->progress, 1);
  gtk_widget_set_visible (self->bar, FALSE);
  adw_window_title_set_subtitle (self->title, "");
  gtk_stack_set_visible_child_name (self->stack, "end");
  gtk_widget_grab_focus (self->new_game_button);
}

static void
show_step (AwaleTourWindow *self)
{
  const AwaleExercise *exercise;
  g_autofree char *counter = NULL;

  if (self->step >= self->steps->len)
    {
      show_end (self);
      return;
    }

  exercise = g_ptr_array_index (self->steps, self->step);
  counter = g_strdup_printf (_("%u of %u"), self->step + 1, self->steps->len);
  show_text (self, exercise->topic);
  gtk_label_set_label (self->counter, counter);
  gtk_progress_bar_set_fraction (self->progress, (double) self->step / self->steps->len);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, counter, -1);
  gtk_widget_set_sensitive (self->back_button, self->step > 0);
  awale_exercise_view_set_next (self->exercise,
                                self->step + 1 < self->steps->len ? _("Next") : _("Finish"));
  awale_exercise_view_set_exercise (self->exercise, exercise, &self->rules);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  awale_exercise_view_focus (self->exercise);
}

static void
next_cb (AwaleTourWindow *self)
{
  self->step++;
  show_step (self);
}

static void
back_cb (AwaleTourWindow *self)
{
  if (self->step > 0)
    self->step--;
  show_step (self);
}

static void
leave (AwaleTourWindow *self,
       const char      *action)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_close (GTK_WINDOW (self));
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), action, NULL);
}

static void
new_game_cb (AwaleTourWindow *self)
{
  leave (self, "win.new-game");
}

static void
rules_cb (AwaleTourWindow *self)
{
  leave (self, "win.rules");
}

static void
awale_tour_window_dispose (GObject *object)
{
  AwaleTourWindow *self = AWALE_TOUR_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_TOUR_WINDOW);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (awale_tour_window_parent_class)->dispose (object);
}

static void
awale_tour_window_class_init (AwaleTourWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_tour_window_dispose;
  awale_widgets_init ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/learn/awale-tour-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, text);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, exercise);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, counter);
  gtk_widget_class_bind_template_child (widget_class, AwaleTourWindow, new_game_button);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_game_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
awale_tour_window_init (AwaleTourWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
awale_tour_window_new (GtkWindow          *parent,
                       GSettings          *settings,
                       const AwaleRuleset *rules)
{
  AwaleTourWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (AWALE_TYPE_TOUR_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE,
                       NULL);
  self->settings = g_object_ref (settings);
  self->rules = *rules;
  self->steps = awale_tour_list_exercises (rules);
  awale_lesson_board_bind (awale_exercise_view_get_board (self->exercise), settings);
  show_step (self);
  return GTK_WIDGET (self);
}
