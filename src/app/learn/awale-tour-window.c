/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tour-window"

#include "awale-tour-window.h"

#include "awale-lesson-board.h"
#include "lessons/awale-rules-page.h"
#include "lessons/awale-lesson.h"
#include "widgets/awale-widgets.h"

#include <glib/gi18n-lib.h>

#define DEFAULT_WIDTH 660
#define DEFAULT_HEIGHT 760
#define MIN_WIDTH 320

#define TOUR "awale-tour"

typedef struct
{
  GtkWindow       *window;    /* The window, which owns this struct. */
  GtkBuilder      *parts;
  AwaleLessonView *lesson;
  GSettings       *settings;
  AwaleRuleset     rules;
  GPtrArray       *steps;
  guint            step;
} Tour;

static void
tour_free (gpointer data)
{
  Tour *self = data;

  g_object_unref (self->parts);
  g_object_unref (self->settings);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

static gpointer
get_part (Tour       *self,
          const char *name)
{
  return gtk_builder_get_object (self->parts, name);
}

static void
show_text (Tour           *self,
           AwaleRulesTopic topic)
{
  g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (&self->rules, topic);

  gtk_label_set_label (get_part (self, "heading"), awale_rules_page_get_title (topic));
  gtk_label_set_label (get_part (self, "text"), paragraphs[0]);
}

static void
show_end (Tour *self)
{
  g_settings_set_boolean (self->settings, "tour-finished", TRUE);
  gtk_progress_bar_set_fraction (get_part (self, "progress"), 1);
  gtk_widget_set_visible (get_part (self, "bar"), FALSE);
  adw_window_title_set_subtitle (get_part (self, "title"), "");
  gtk_stack_set_visible_child_name (get_part (self, "stack"), "end");
  gtk_widget_grab_focus (get_part (self, "new_game_button"));
}

static void
show_step (Tour *self)
{
  const AwaleLesson *lesson;
  g_autofree char *counter = NULL;

  if (self->step >= self->steps->len)
    {
      show_end (self);
      return;
    }

  lesson = g_ptr_array_index (self->steps, self->step);
  counter = g_strdup_printf (_("%u of %u"), self->step + 1, self->steps->len);
  show_text (self, lesson->topic);
  gtk_label_set_label (get_part (self, "counter"), counter);
  gtk_progress_bar_set_fraction (get_part (self, "progress"),
                                 (double) self->step / self->steps->len);
  gtk_accessible_update_property (get_part (self, "progress"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, counter, -1);
  gtk_widget_set_sensitive (get_part (self, "back_button"), self->step > 0);
  awale_lesson_view_set_next (self->lesson,
                              self->step + 1 < self->steps->len ? _("Next") : _("Finish"));
  awale_lesson_view_set_lesson (self->lesson, lesson, &self->rules);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (get_part (self, "scroller")), 0);
  awale_lesson_view_focus (self->lesson);
}

static void
next_cb (Tour *self)
{
  self->step++;
  show_step (self);
}

static void
back_cb (Tour *self)
{
  if (self->step > 0)
    self->step--;
  show_step (self);
}

static void
leave (Tour       *self,
       const char *action)
{
  GtkWindow *parent = gtk_window_get_transient_for (self->window);

  gtk_window_close (self->window);
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), action, NULL);
}

static void
new_game_cb (Tour *self)
{
  leave (self, "win.new-game");
}

static void
rules_cb (Tour *self)
{
  leave (self, "win.rules");
}

static void
add_keys (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape|<Control>w"),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

static void
follow_buttons (Tour *self)
{
  const struct
  {
    const char *name;
    GCallback   callback;
  } followed[] = {
    { "back_button", G_CALLBACK (back_cb) },
    { "skip_button", G_CALLBACK (next_cb) },
    { "new_game_button", G_CALLBACK (new_game_cb) },
    { "rules_button", G_CALLBACK (rules_cb) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (followed); i++)
    g_signal_connect_swapped (get_part (self, followed[i].name), "clicked", followed[i].callback,
                              self);
  g_signal_connect_swapped (self->lesson, "next-requested", G_CALLBACK (next_cb), self);
}

GtkWidget *
awale_tour_window_new (GtkWindow          *parent,
                       GSettings          *settings,
                       const AwaleRuleset *rules)
{
  Tour *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  awale_widgets_init ();
  self = g_new0 (Tour, 1);
  self->parts =
    gtk_builder_new_from_resource ("/io/github/awale/Awale/learn/awale-tour-window.ui");
  self->window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent,
                               "destroy-with-parent", TRUE,
                               "title", _("Learn in Three Minutes"),
                               "default-width", DEFAULT_WIDTH, "default-height", DEFAULT_HEIGHT,
                               "width-request", MIN_WIDTH,
                               "content", get_part (self, "content"), NULL);
  self->lesson = get_part (self, "lesson");
  self->settings = g_object_ref (settings);
  self->rules = *rules;
  self->steps = awale_lessons_list_tour (rules);
  g_object_set_data_full (G_OBJECT (self->window), TOUR, self, tour_free);
  add_keys (GTK_WIDGET (self->window));
  follow_buttons (self);
  awale_lesson_board_bind (awale_lesson_view_get_board (self->lesson), settings);
  show_step (self);
  return GTK_WIDGET (self->window);
}
