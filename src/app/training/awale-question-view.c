/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-question-view"

#include "awale-question-view.h"

#include "app/learn/awale-lesson-board.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-focus.h"
#include "widgets/board/awale-board-values.h"
#include "widgets/board/awale-pass-bar.h"

struct _AwaleQuestionView
{
  GtkWidget      parent_instance;

  AwaleQuiz     *quiz;       /* Quiz being shown; nullable. */
  AwaleQuizState state;      /* Displayed state; AWALE_QUIZ_OVER before the first question. */
  AwaleQuizStep  likeliest;

  GtkLabel      *origin;
  GtkLabel      *question;
  AwaleBoard    *board;
  AwalePassBar  *pass_bar;
  GtkLabel      *verdict;
  GtkLabel      *reasons;
  GtkWidget     *steps;
  GtkWidget     *buttons[AWALE_QUIZ_N_STEPS];
};

G_DEFINE_FINAL_TYPE (AwaleQuestionView, awale_question_view, GTK_TYPE_WIDGET)

static void
set_game (AwaleQuestionView *self,
          AwaleGame         *game)
{
  if (awale_board_get_game (self->board) == game)
    return;
  awale_board_set_game (self->board, game);
  g_object_set (self->pass_bar, "game", game, NULL);
}

static void
show_line (AwaleQuestionView      *self,
           const AwaleQuizDisplay *display)
{
  AwaleBoardValues *values = awale_board_get_values (self->board);
  const AwaleRuleset *rules = awale_game_get_rules (display->game);
  bool compares = display->n_moves > 0 && display->compared != AWALE_NO_MOVE;

  awale_board_values_set_comparison (values, rules, display->position,
                                     compares ? display->compared : AWALE_NO_MOVE,
                                     compares ? display->line[0] : AWALE_NO_MOVE);
  awale_board_values_set_line (values, rules, display->position, display->line,
                               compares ? 0 : display->n_moves);
  awale_board_values_set_capture (values,
                                  awale_node_get_position (awale_game_get_cursor (display->game)),
                                  display->capture.harvest > 0 ? &display->capture : NULL,
                                  display->color);
}

static bool
may_take_focus (AwaleQuestionView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *page = gtk_widget_get_ancestor (widget, GTK_TYPE_STACK);

  return gtk_widget_get_mapped (widget)
         && (awale_focus_get (self) == NULL || page == NULL || awale_focus_is_inside (page));
}

/* Shows the buttons of @steps, and moves the focus away before hiding the focused button. */
static void
show_steps (AwaleQuestionView *self,
            AwaleQuizStep      steps,
            bool               moves_focus)
{
  for (int i = 0; i < AWALE_QUIZ_N_STEPS; i++)
    if ((steps >> i & 1) != 0)
      gtk_widget_set_visible (self->buttons[i], TRUE);
    else
      moves_focus |= gtk_widget_is_focus (self->buttons[i]);
  if (moves_focus && may_take_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  for (int i = 0; i < AWALE_QUIZ_N_STEPS; i++)
    gtk_widget_set_visible (self->buttons[i], (steps >> i & 1) != 0);
}

/* Shows the present state of the quiz. When the quiz is over, its last question stays visible. */
static void
changed_cb (AwaleQuestionView *self)
{
  const AwaleQuizDisplay *display = awale_quiz_get_display (self->quiz);
  bool is_new = display->state != self->state || display->likeliest != self->likeliest;

  if (display->state == AWALE_QUIZ_OVER)
    return;
  self->state = display->state;
  self->likeliest = display->likeliest;
  set_game (self, display->game);
  g_object_set (self->board, "flipped", display->side == AWALE_NORTH, NULL);
  if (display->game != NULL)
    show_line (self, display);
  awale_board_set_lock (self->board, display->lock);
  awale_pass_bar_set_shown (self->pass_bar, display->state == AWALE_QUIZ_ASKING);
  gtk_label_set_text (self->question, display->question);
  gtk_label_set_text (self->verdict, display->verdict);
  gtk_label_set_text (self->reasons, display->reasons != NULL ? display->reasons : "");
  show_steps (self, display->steps, is_new);
}

static void
pit_activated_cb (AwaleQuestionView *self,
                  AwaleMove          move)
{
  awale_quiz_answer (self->quiz, move);
}

static void
animating_cb (AwaleQuestionView *self)
{
  if (self->quiz != NULL)
    awale_quiz_set_held (self->quiz, awale_board_is_animating (self->board));
}

static void
clicked_cb (AwaleQuestionView *self,
            GtkWidget         *button)
{
  for (int i = 0; i < AWALE_QUIZ_N_STEPS; i++)
    if (button == self->buttons[i])
      awale_quiz_step (self->quiz, 1 << i);
}

static gboolean
awale_question_view_grab_focus (GtkWidget *widget)
{
  AwaleQuestionView *self = AWALE_QUESTION_VIEW (widget);

  for (int i = 0; i < AWALE_QUIZ_N_STEPS; i++)
    if ((self->likeliest >> i & 1) != 0)
      return gtk_widget_grab_focus (self->buttons[i]);
  awale_board_focus_pit (self->board, AWALE_NO_MOVE);
  return TRUE;
}

static void
awale_question_view_dispose (GObject *object)
{
  AwaleQuestionView *self = AWALE_QUESTION_VIEW (object);

  if (self->board != NULL)
    awale_question_view_set_quiz (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_QUESTION_VIEW);

  G_OBJECT_CLASS (awale_question_view_parent_class)->dispose (object);
}

static void
awale_question_view_class_init (AwaleQuestionViewClass *klass)
{
  static const char *const buttons[] = {
    "retry_button", "hint_button", "reveal_button", "next_button",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_question_view_dispose;
  widget_class->grab_focus = awale_question_view_grab_focus;

  g_type_ensure (AWALE_TYPE_BOARD);
  g_type_ensure (AWALE_TYPE_PASS_BAR);
  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/training/awale-question-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, origin);
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, question);
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, board);
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, pass_bar);
  gtk_widget_class_bind_template_child_full (widget_class, "answer", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, verdict);
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, reasons);
  gtk_widget_class_bind_template_child (widget_class, AwaleQuestionView, steps);
  for (int i = 0; i < AWALE_QUIZ_N_STEPS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i], FALSE,
                                               G_STRUCT_OFFSET (AwaleQuestionView, buttons[i]));
  gtk_widget_class_bind_template_callback (widget_class, pit_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, animating_cb);
  gtk_widget_class_bind_template_callback (widget_class, awale_board_pass);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
awale_question_view_init (AwaleQuestionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

void
awale_question_view_bind_settings (AwaleQuestionView *self,
                                   GSettings         *settings)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));

  awale_lesson_board_bind (self->board, settings);
}

void
awale_question_view_set_quiz (AwaleQuestionView *self,
                              AwaleQuiz         *quiz)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));
  g_return_if_fail (quiz == NULL || AWALE_IS_QUIZ (quiz));

  if (self->quiz != NULL)
    g_signal_handlers_disconnect_by_data (self->quiz, self);
  g_set_object (&self->quiz, quiz);
  self->state = AWALE_QUIZ_OVER;
  if (quiz == NULL)
    {
      set_game (self, NULL);
      return;
    }
  g_signal_connect_object (quiz, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
awale_question_view_set_origin (AwaleQuestionView *self,
                                const char        *origin)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));
  g_return_if_fail (origin != NULL);

  gtk_label_set_text (self->origin, origin);
  gtk_widget_set_visible (GTK_WIDGET (self->origin), TRUE);
}

GtkWidget *
awale_question_view_add_button (AwaleQuestionView *self,
                                const char        *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_val_if_fail (AWALE_IS_QUESTION_VIEW (self), button);

  gtk_box_prepend (GTK_BOX (self->steps), button);
  awale_accessible_name_buttons (button);
  return button;
}

void
awale_question_view_set_label (AwaleQuestionView *self,
                               AwaleQuizStep      step,
                               const char        *label)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));

  for (int i = 0; i < AWALE_QUIZ_N_STEPS; i++)
    if ((step >> i & 1) != 0)
      gtk_button_set_label (GTK_BUTTON (self->buttons[i]), label);
  awale_accessible_name_buttons (GTK_WIDGET (self));
}
