/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-lesson-view.h"

#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

struct _AwaleLessonView
{
  AdwBin     parent_instance;

  GtkLabel   *situation;
  GtkLabel   *question;
  AwaleBoard *board;
  GtkBox     *options;
  GtkWidget  *verdict;
  GtkImage   *verdict_icon;
  GtkLabel   *verdict_title;
  GtkLabel   *reason;
  GtkButton  *next_button;

  const AwaleLesson *lesson;
  AwaleRuleset       rules;
  AwaleGame         *game;
  AwaleNode         *asked;     /* Node at which the question is asked. */
  bool               answered;
  bool               showing;   /* True while the view itself plays the sowing that the question
                                 * is about. */
  bool               has_next;
  unsigned           reveal;    /* Id of the tick callback that scrolls to the verdict. */
};

G_DEFINE_FINAL_TYPE (AwaleLessonView, awale_lesson_view, ADW_TYPE_BIN)

/* Scrolls until the lower edge of the verdict is visible. */
static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  AwaleLessonView *self = AWALE_LESSON_VIEW (widget);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double below;

  self->reveal = 0;
  if (scroller == NULL || !gtk_widget_compute_bounds (self->verdict, scroller, &bounds))
    return G_SOURCE_REMOVE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  below = bounds.origin.y + bounds.size.height + 12 - gtk_widget_get_height (scroller);
  if (below > 0)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + below);
  return G_SOURCE_REMOVE;
}

/* Waits another frame, because the verdict has no place until it has been laid out. */
static gboolean
wait_for_layout_cb (GtkWidget     *widget,
                    GdkFrameClock *clock,
                    gpointer       data)
{
  AwaleLessonView *self = AWALE_LESSON_VIEW (widget);

  self->reveal = gtk_widget_add_tick_callback (widget, reveal_cb, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static void
show_verdict (AwaleLessonView *self,
              const char      *answer,
              bool             right)
{
  g_autofree char *reason = awale_lesson_explain (self->lesson, &self->rules, answer);

  gtk_image_set_from_icon_name (self->verdict_icon,
                                right ? "object-select-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->verdict_title, right ? _("Right!") : _("Not quite"));
  gtk_label_set_label (self->reason, reason);
  gtk_widget_remove_css_class (self->verdict, right ? "wrong" : "right");
  gtk_widget_add_css_class (self->verdict, right ? "right" : "wrong");
  gtk_widget_set_visible (GTK_WIDGET (self->next_button), right && self->has_next);
  gtk_widget_set_visible (self->verdict, TRUE);
  if (self->reveal == 0)
    self->reveal = gtk_widget_add_tick_callback (GTK_WIDGET (self), wait_for_layout_cb, NULL,
                                                 NULL);
}

/* Plays the sowing after an answer if the question is about its result. */
static void
show_sowing (AwaleLessonView *self)
{
  if (self->lesson->ask != AWALE_LESSON_KIND_TAKES &&
      self->lesson->ask != AWALE_LESSON_KIND_SEEDS)
    return;

  self->showing = true;
  awale_board_play (self->board, awale_move_from_letter (self->lesson->pit));
  self->showing = false;
}

/* Hides the verdict and clears its texts, so that screen readers do not find them. */
static void
hide_verdict (AwaleLessonView *self)
{
  self->answered = false;
  gtk_widget_set_visible (self->verdict, FALSE);
  gtk_label_set_label (self->verdict_title, "");
  gtk_label_set_label (self->reason, "");
}

static void
judge_answer (AwaleLessonView *self,
              const char      *answer)
{
  bool right = awale_lesson_is_right (self->lesson, &self->rules, answer);

  self->answered = true;
  show_verdict (self, answer, right);
  show_sowing (self);
  g_signal_emit_by_name (self, "answered", right);
}

static void
pit_activated_cb (AwaleLessonView *self,
                  AwaleMove        move)
{
  bool again = self->answered;

  if (self->showing)
    return;
  if (!awale_lesson_is_played (self->lesson))
    {
      awale_game_set_cursor (self->game, self->asked);
      return;
    }
  if (again)
    {
      awale_lesson_view_reset (self);
      awale_board_play (self->board, move);
      return;
    }
  judge_answer (self, awale_move_to_string (move));
}

static void
refused_cb (AwaleLessonView *self,
            AwaleMove        move,
            const char      *sentence)
{
  if (self->showing || !awale_lesson_is_played (self->lesson))
    return;
  if (self->answered)
    {
      awale_lesson_view_reset (self);
      awale_board_play (self->board, move);
      return;
    }
  judge_answer (self, awale_move_to_string (move));
}

static bool
has_focus (GtkWidget *part)
{
  return gtk_widget_get_focus_child (part) != NULL;
}

/* Handles keys after an answer. After the right answer, Enter on the board or on a choice goes on
 * to the next lesson. Any other key that plays a pit first returns to the position of the
 * question, for another try. */
static gboolean
key_pressed_cb (AwaleLessonView *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  bool enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  bool letter =
    gdk_keyval_to_lower (keyval) >= GDK_KEY_a && gdk_keyval_to_lower (keyval) <= GDK_KEY_f;

  if (enter && self->answered && gtk_widget_get_visible (GTK_WIDGET (self->next_button)) &&
      (has_focus (GTK_WIDGET (self->board)) || has_focus (GTK_WIDGET (self->options))))
    {
      g_signal_emit_by_name (self, "next-requested");
      return GDK_EVENT_STOP;
    }
  if (has_focus (GTK_WIDGET (self->board)) &&
      (enter || keyval == GDK_KEY_space ||
       (letter && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)))
    awale_lesson_view_reset (self);
  return GDK_EVENT_PROPAGATE;
}

static void
reset_clicked_cb (AwaleLessonView *self)
{
  awale_lesson_view_reset (self);
  awale_lesson_view_focus (self);
}

static void
next_clicked_cb (AwaleLessonView *self)
{
  g_signal_emit_by_name (self, "next-requested");
}

static void
option_clicked_cb (AwaleLessonView *self,
                   GtkButton       *button)
{
  g_autofree char *answer = g_strdup (g_object_get_data (G_OBJECT (button), "awale-answer"));

  awale_lesson_view_reset (self);
  judge_answer (self, answer);
}

static void
add_option (AwaleLessonView *self,
            const char      *option)
{
  g_autofree char *words = awale_lesson_dup_option_text (self->lesson, &self->rules, option);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  awale_accessible_set_label (button, words);
  g_object_set_data_full (G_OBJECT (button), "awale-answer", g_strdup (option), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (option_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->options, button);
}

static void
fill_options (AwaleLessonView *self)
{
  g_auto (GStrv) options = awale_lesson_dup_options (self->lesson, &self->rules);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_box_remove (self->options, child);
  for (char **option = options; *option != NULL; option++)
    add_option (self, *option);
  gtk_widget_set_visible (GTK_WIDGET (self->options), options[0] != NULL);
}

static void
awale_lesson_view_dispose (GObject *object)
{
  AwaleLessonView *self = AWALE_LESSON_VIEW (object);

  if (self->reveal != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->reveal);
  self->reveal = 0;
  g_clear_pointer (&self->asked, awale_node_unref);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_lesson_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/board/awale-lesson-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, situation);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, question);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, board);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, options);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, verdict);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, verdict_title);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, reason);
  gtk_widget_class_bind_template_child (widget_class, AwaleLessonView, next_button);
  gtk_widget_class_bind_template_callback (widget_class, pit_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, awale_lesson_view_reset);
}

static void
awale_lesson_view_class_init (AwaleLessonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_lesson_view_dispose;
  g_type_ensure (AWALE_TYPE_BOARD);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "lesson");

  AWALE_ADD_SIGNAL (klass, "answered", 1, G_TYPE_BOOLEAN);
  AWALE_ADD_SIGNAL (klass, "next-requested", 0);
}

static void
awale_lesson_view_init (AwaleLessonView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_board_set_telling (self->board, false);
  awale_lesson_view_set_lesson (self, NULL, NULL);
}

void
awale_lesson_view_set_lesson (AwaleLessonView    *self,
                              const AwaleLesson  *lesson,
                              const AwaleRuleset *rules)
{
  g_autofree char *situation = NULL;
  g_autofree char *question = NULL;

  g_return_if_fail (AWALE_IS_LESSON_VIEW (self));
  g_return_if_fail (lesson == NULL || rules != NULL);

  self->lesson = lesson;
  hide_verdict (self);
  g_clear_pointer (&self->asked, awale_node_unref);
  g_clear_object (&self->game);
  gtk_widget_set_visible (GTK_WIDGET (self), lesson != NULL);
  if (lesson == NULL)
    {
      awale_board_set_game (self->board, NULL);
      return;
    }

  self->rules = *rules;
  self->game = awale_lesson_create_game (lesson, rules);
  self->asked = awale_node_ref (awale_game_get_cursor (self->game));
  situation = awale_lesson_dup_situation (lesson);
  question = awale_lesson_dup_question (lesson, rules);
  gtk_label_set_label (self->question, question);
  awale_style_show_text (self->situation, situation);
  fill_options (self);
  awale_board_set_game (self->board, self->game);
}

void
awale_lesson_view_set_next (AwaleLessonView *self,
                            const char      *label)
{
  g_return_if_fail (AWALE_IS_LESSON_VIEW (self));

  self->has_next = label != NULL;
  gtk_button_set_label (self->next_button, label != NULL ? label : "");
}

void
awale_lesson_view_reset (AwaleLessonView *self)
{
  g_return_if_fail (AWALE_IS_LESSON_VIEW (self));

  if (!self->answered)
    return;

  hide_verdict (self);
  awale_game_set_cursor (self->game, self->asked);
}

void
awale_lesson_view_focus (AwaleLessonView *self)
{
  GtkWidget *option;

  g_return_if_fail (AWALE_IS_LESSON_VIEW (self));

  option = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  if (option != NULL)
    gtk_widget_grab_focus (option);
  else
    awale_board_focus_pit (self->board, AWALE_NO_MOVE);
}

AwaleBoard *
awale_lesson_view_get_board (AwaleLessonView *self)
{
  g_return_val_if_fail (AWALE_IS_LESSON_VIEW (self), NULL);

  return self->board;
}
